import Contracts
import Domain
import Storage
import TestSupport

/// A made-up entity with a place.
struct Harbor: Entity, Summarizable, Describable, Locatable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  let coordinate = Coordinate(wrappingLatitude: 0, longitude: 0)

  var summary: Summary { Summary(title: name, position: coordinate) }

  var facts: [Fact] { [.name(name)] }

  func fact(sortedBy key: String) -> Fact? { key == "population" ? .population(4) : nil }
}

/// A made-up entity without a place.
struct Word: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String

  var facts: [Fact] { [.name(id)] }

  var summary: Summary { Summary(title: "word \(id)") }
}

/// A made-up entity that is stored in pages.
struct Ferry: StoredEntity, Summarizable, Describable {
  static let catalog = CatalogID.people
  static let hasDetails = false
  static let filters = [FilterOption("line", Words { $0 == .spanish ? "línea" : "line" })]
  static let sortKeys = ["page", "id"]

  let id: String

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision { .pages }

  var summary: Summary { Summary(title: "Ferry \(id)") }

  var facts: [Fact] { [] }

  var searchedTexts: [String] { [id] }

  func sortKey(for key: String) -> SortKey { .text(id) }

  static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    { $0.id.hasPrefix(filter.value) }
  }

  func completed(by other: Ferry) -> Ferry { self }
}
