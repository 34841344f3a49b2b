package import Domain

/// What the commands of one catalog's list can name.
package struct ListVocabulary: Hashable, Sendable {
  /// The values Tab offers for each filter key.
  package let filters: [String: [String]]
  package let sortKeys: [String]
  package let map: EntityMap

  package init(filters: [String: [String]], sortKeys: [String], map: EntityMap) {
    self.filters = filters
    self.sortKeys = sortKeys
    self.map = map
  }
}
