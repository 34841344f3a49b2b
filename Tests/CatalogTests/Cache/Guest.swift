import Catalog
import Domain
import TestSupport

/// A made-up entity that comes in pages.
struct Guest: StoredEntity {
  static let catalog = CatalogID.people
  static let hasDetails = false
  static let filterKeys = ["letter", "country"]
  static let sortKeys = ["page"]

  let id: String

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision { .pages }

  func sortKey(for key: String) -> SortKey { .text(id) }

  var searchedTexts: [String] { [id] }

  func passes(_ filter: Filter) throws(DataError) -> Bool { id.hasPrefix(filter.value) }

  func completed(by other: Guest) -> Guest { self }
}
