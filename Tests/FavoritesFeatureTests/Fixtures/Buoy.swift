import Catalog
import Domain
import TestSupport

/// A made-up entity that is stored.
struct Buoy: StoredEntity, Summarizable {
  static let catalog = CatalogID.items
  static let hasDetails = false
  static let filterKeys: [String] = []
  static let sortKeys = ["id"]

  let id: String

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [])
  }

  var summary: Summary { Summary(title: "Buoy \(id)") }

  var searchedTexts: [String] { [id] }

  func sortKey(for key: String) -> SortKey { .text(id) }

  func passes(_ filter: Filter) throws(DataError) -> Bool { true }

  func completed(by other: Buoy) -> Buoy { self }
}
