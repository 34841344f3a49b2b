package import Catalog
import Domain

/// What the offered catalogs have of a country: where a fact that names one leads.
package struct CountryLinks: Hashable, Sendable {
  /// The catalog whose entities are countries; nil where none is offered.
  let countries: CatalogID?
  /// Those of places that can be asked for the ones in a country.
  let places: [CatalogID]

  package init(among catalogs: [CatalogDescription] = []) {
    countries = catalogs.first { $0.ids == .country }?.id
    places = catalogs.filter { $0.arePlaces && $0.filterKeys.contains(Filter.countryKey) }.map(\.id)
  }

  func filter(_ code: String) -> Filter { Filter(key: Filter.countryKey, value: code) }
}
