import Catalog
import Domain
import TestSupport

/// A made-up entity of several lists.
struct Notice: StoredEntity {
  static let catalog = CatalogID.articles
  static let hasDetails = false
  static let filterKeys = ["kind"]
  static let sortKeys = ["rank"]

  let id: String
  let title: String

  init(_ id: String, _ title: String = "") {
    self.id = id
    self.title = title
  }

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    let kind = filters.last?.value ?? "emailed"
    guard ["emailed", "shared"].contains(kind) else {
      throw .invalidFilter(
        key: "kind", value: kind, known: [Words("emailed", "emailed"), Words("shared", "shared")])
    }
    return .edition(kind)
  }

  func sortKey(for key: String) -> SortKey { .text(title) }

  var searchedTexts: [String] { [title] }

  func passes(_ filter: Filter) throws(DataError) -> Bool { true }

  func completed(by other: Notice) -> Notice { self }
}
