package import Catalog
package import Domain

/// Something that a fact leads to: "Lima", the capital.
package struct RelatedRow: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    case entity(Reference)
    case list(CatalogID, Filter)
  }

  package let target: Target
  package let title: String
  /// What it is to the entity on screen.
  package let label: Words
  /// Whether the fact that leads there is shown with its number, and needs no row of its own.
  package let isFact: Bool

  package init(_ target: Target, title: String, label: Words, isFact: Bool = false) {
    self.target = target
    self.title = title
    self.label = label
    self.isFact = isFact
  }
}

/// A nearest larger city: "São Paulo, BR", "3,470 km" to the south-east.
package struct NeighborRow: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let distance: String
  /// Seen from the entity on screen.
  package let point: CompassPoint
}

/// What the offered catalogs have of a country: where a fact that names one leads.
package struct CountryLinks: Hashable, Sendable {
  /// The catalog whose entities are countries; nil where none is offered.
  let countryCatalog: CatalogID?
  /// The catalogs of places that have the filter `country`.
  let placeCatalogs: [CatalogID]

  package init(among catalogs: [CatalogDescription] = []) {
    countryCatalog = catalogs.first { $0.ids == .country }?.id
    placeCatalogs = catalogs.filter { $0.arePlaces && $0.filterKeys.contains(Filter.countryKey) }
      .map(\.id)
  }

  func filter(_ code: String) -> Filter { Filter(key: Filter.countryKey, value: code) }
}
