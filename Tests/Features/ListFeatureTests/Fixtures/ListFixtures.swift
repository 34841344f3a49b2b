import ContractMocks
import Contracts
import Domain
import TestSupport

@testable import ListFeature

/// Rows the way all roles have them.
enum ListFixtures {
  static let broken = DataError.unreadable(
    path: "favorites.sqlite", reason: .system("disk I/O error"))

  static func scene(
    _ capabilities: ListCapabilities = ListCapabilities(),
    _ query: CatalogQuery = CatalogQuery.typed(),
    chosen: Int = 0
  ) -> ListScene {
    var scene = ListScene(catalog: .cities, query: query, chosen: chosen)
    scene.capabilities = capabilities
    return scene
  }

  static func reference(_ id: String) -> Reference { Reference(.cities, id) }

  static func row(_ id: String, isFavorite: Bool = false) -> ListRow {
    ListRow(
      reference: reference(id), summary: Summary(title: "Port \(id)"), isFavorite: isFavorite)
  }

  /// The page that answers a query, with these ids.
  static func answer(
    _ query: CatalogQuery, _ ids: [String], total: Int? = nil, favorite: String? = nil,
    partialError: DataError? = nil, provenance: Provenance = .embedded, skipped: Int = 0,
    ageText: String? = nil
  ) -> ListPage {
    var page = ListPage(
      query: query, rows: ids.map { row($0, isFavorite: $0 == favorite) },
      total: total ?? ids.count, provenance: provenance)
    (page.partialError, page.skipped, page.ageText) = (partialError, skipped, ageText)
    return page
  }

  /// The page at an offset of a list with two rows a page.
  static func page(
    _ ids: [String], total: Int? = nil, offset: Int = 0, favorite: String? = nil,
    provenance: Provenance = .embedded, ageText: String? = nil
  ) -> ListPage {
    answer(
      .typed(offset: offset, pageSize: 2), ids, total: total, favorite: favorite,
      provenance: provenance, ageText: ageText)
  }
}

extension ListRow {
  /// A row of values as they are written.
  init(
    reference: Reference, number: Int? = nil, title: String, details: [String] = [],
    sortedBy: String? = nil, position: String? = nil, distinction: String? = nil,
    isFavorite: Bool = false, isFrequent: Bool = false, matchedName: String? = nil,
    picture: PictureAddress? = nil
  ) {
    func fact(_ value: FactValue) -> Fact {
      Fact("fact", Words { $0 == .spanish ? "Dato" : "Fact" }, value)
    }
    self.init(
      reference: reference,
      summary: Summary(
        title: title, position: position.flatMap(Coordinate.init(written:)),
        distinction: distinction.map(Distinction.init(written:)),
        facts: (number.map { [fact(.number($0))] } ?? []) + details.map { fact(.text($0)) },
        picture: picture),
      isFavorite: isFavorite, matchedName: matchedName, sortedBy: sortedBy.map { fact(.text($0)) })
    self.isFrequent = isFrequent
  }
}

/// A made-up entity of the region it is called as.
struct Ward: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String

  var facts: [Fact] { [Fact("region", Words("Region"), .region(id, in: "PE"))] }

  var summary: Summary { Summary(title: id) }
}
