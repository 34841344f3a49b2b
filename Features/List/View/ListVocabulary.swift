/// What the commands of one catalog's list can name.
package struct ListVocabulary: Hashable, Sendable {
  /// The values Tab offers for each filter key.
  package let filters: [String: [String]]
  package let sortKeys: [String]
  package let hasPlaces: Bool

  package init(filters: [String: [String]], sortKeys: [String], hasPlaces: Bool) {
    self.filters = filters
    self.sortKeys = sortKeys
    self.hasPlaces = hasPlaces
  }
}
