import Catalog
package import Domain
import Localization

/// What the commands of one catalog's list can name.
package struct ListVocabulary: Hashable, Sendable {
  /// The values Tab offers for each filter key.
  package let filters: [String: [String]]
  package let sortKeys: [String]
  package let map: EntityMap
}

extension ListVocabulary {
  /// What a catalog says of itself, and the filter of stars, which every list has.
  init(of catalog: CatalogDescription, map: EntityMap, _ strings: Strings) {
    var filters = [ListQuery.favoriteKey: ["yes"]]
    for filter in catalog.filters { filters[filter.key] = filter.typed().map { strings[$0] } }
    self.init(filters: filters, sortKeys: catalog.sortKeys, map: map)
  }
}
