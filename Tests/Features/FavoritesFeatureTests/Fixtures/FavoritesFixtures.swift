import ContractMocks
import Contracts
import Domain
import TestSupport

@testable import FavoritesFeature

/// Favorites the way the interactor and the presenter have them.
enum FavoritesFixtures {
  static let broken = DataError.unreadable(
    path: "favorites.sqlite", reason: .system("disk I/O error"))
  static let position = Coordinate(wrappingLatitude: 1.5, longitude: -2)

  static func reference(_ id: String) -> Reference { Reference(.cities, id) }

  /// A catalog of so many entities: "Port 1" has the id 1.
  static func harbors(_ count: Int) -> MockLocalDataManager<Harbor> {
    MockLocalDataManager(
      (1...count).map {
        Harbor(id: String($0), name: "Port \($0)", coordinate: position)
      })
  }

  /// A catalog that can't be read.
  static let unreadable = LocalSummaries(
    MockLocalDataManager<Harbor>(.failure(broken)), of: .cities)

  /// 1 January 1970 plus as many seconds.
  static func favorite(
    _ id: String, _ title: String? = nil, position: Coordinate? = position, added: Int = 0
  ) -> Favorite {
    Favorite(
      reference: reference(id), title: title ?? "Port \(id)", position: position, added: added)
  }

  /// - Parameter isFound: whether its catalog says something of it.
  static func item(
    _ id: String, position: Coordinate? = position, isFound: Bool = true, isGone: Bool = false
  ) -> FavoritesItem {
    FavoritesItem(
      favorite: favorite(id, position: position),
      summary: Summary(title: "Port \(id)", position: position),
      facts: isFound && !isGone ? [.name("Port \(id)")] : [], isGone: isGone)
  }

  static func row(_ id: String) -> FavoritesRow {
    FavoritesRow(
      reference: reference(id), title: "Port \(id)", position: "1.5000, -2.0000",
      added: "January 1, 1970")
  }

  static func answer(
    _ query: FavoritesQuery, _ ids: [String], total: Int? = nil
  ) -> FavoritesAnswer {
    FavoritesAnswer(query: query, items: ids.map { item($0) }, total: total ?? ids.count)
  }

  static func page(_ ids: [String], total: Int? = nil, offset: Int = 0) -> FavoritesPage {
    FavoritesPage(
      rows: ids.map { row($0) }, total: total ?? ids.count, offset: offset,
      totalText: String(total ?? ids.count))
  }
}

/// A made-up entity with a place.
struct Harbor: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  let coordinate: Coordinate

  var summary: Summary { Summary(title: name, position: coordinate) }

  var facts: [Fact] { [.name(name)] }
}
