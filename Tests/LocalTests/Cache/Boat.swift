import Catalog
import Domain
import Storage
import TestSupport

/// A made-up entity that comes in pages.
struct Boat: StoredEntity {
  static let catalog = CatalogID.people
  static let hasDetails = true
  static let filterKeys: [String] = []
  static let sortKeys = ["page", "name"]

  let id: String
  let name: String
  let sails: Int?

  init(_ id: String, _ name: String, sails: Int? = nil) {
    self.id = id
    self.name = name
    self.sails = sails
  }

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision { .pages }

  func sortKey(for key: String) -> SortKey { .text(name) }

  var searchedTexts: [String] { [name] }

  func passes(_ filter: Filter) throws(DataError) -> Bool { true }

  func completed(by other: Boat) -> Boat { Boat(id, name, sails: sails ?? other.sails) }
}
