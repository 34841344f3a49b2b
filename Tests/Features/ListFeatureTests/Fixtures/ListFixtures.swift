import ContractMocks
import Contracts
import Domain
import TestSupport

@testable import ListFeature

/// Rows the way the interactor and the presenter have them.
enum ListFixtures {
  static let broken = DataError.unreadable(
    path: "favorites.sqlite", reason: .system("disk I/O error"))

  static func scene(
    _ capabilities: ListCapabilities = ListCapabilities(), _ query: ListQuery = ListQuery(),
    chosen: Int = 0
  ) -> ListScene {
    var scene = ListScene(catalog: .cities, query: query, chosen: chosen)
    scene.capabilities = capabilities
    return scene
  }

  static func reference(_ id: String) -> Reference { Reference(.cities, id) }

  static func item(_ id: String, isFavorite: Bool = false) -> ListItem {
    ListItem(
      reference: reference(id), summary: Summary(title: "Port \(id)"), isFavorite: isFavorite)
  }

  static func row(
    _ id: String, isFavorite: Bool = false
  ) -> ListRow {
    ListRow(reference: reference(id), title: "Port \(id)", isFavorite: isFavorite)
  }

  /// Answers a query with the items of its page out of ids.
  static func answer(
    _ query: ListQuery, _ ids: [String], total: Int? = nil, favorite: String? = nil,
    favoritesError: DataError? = nil, provenance: Provenance = .embedded, skipped: Int = 0
  ) -> ListAnswer {
    ListAnswer(
      query: query, items: ids.map { item($0, isFavorite: $0 == favorite) },
      total: total ?? ids.count, favoritesError: favoritesError, provenance: provenance,
      skipped: skipped)
  }

  static func page(
    _ ids: [String], total: Int? = nil, offset: Int = 0, favorite: String? = nil,
    provenance: Provenance = .embedded, ageText: String? = nil
  ) -> ListPage {
    ListPage(
      rows: ids.map { row($0, isFavorite: $0 == favorite) },
      total: total ?? ids.count, offset: offset, countText: String(total ?? ids.count),
      provenance: provenance, ageText: ageText)
  }
}

/// A made-up entity of the region it is called as.
struct Ward: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String

  var facts: [Fact] { [Fact("region", Words("Region", "Región"), .region(id))] }

  var summary: Summary { Summary(title: id) }
}
