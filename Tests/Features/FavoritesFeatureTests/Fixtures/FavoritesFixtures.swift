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
  static func row(
    _ id: String, position: Coordinate? = position, isFound: Bool = true, isGone: Bool = false
  ) -> ListRow {
    var row = ListRow(
      reference: reference(id), summary: Summary(title: "Port \(id)", position: position),
      facts: isFound && !isGone ? [.name("Port \(id)")] : [])
    (row.added, row.isGone) = (0, isGone)
    return row
  }

  static func answer(
    _ query: CatalogQuery, _ ids: [String], total: Int? = nil
  ) -> ListPage {
    ListPage(query: query, rows: ids.map { row($0) }, total: total ?? ids.count)
  }

  static func page(_ ids: [String], total: Int? = nil, offset: Int = 0) -> ListPage {
    answer(CatalogQuery(offset: offset, pageSize: 2), ids, total: total)
  }
}

extension ListRow {
  /// A row of values as they are written, added on May 31 of 2026 or later.
  init(
    reference: Reference, title: String, position: String? = nil, distinction: String? = nil,
    daysLater: Int = 0, isGone: Bool = false
  ) {
    self.init(
      reference: reference,
      summary: Summary(
        title: title, position: position.flatMap(Coordinate.init(written:)),
        distinction: distinction.map(Distinction.init(written:))))
    (added, self.isGone) = (1_780_185_600 + 86_400 * daysLater, isGone)
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
