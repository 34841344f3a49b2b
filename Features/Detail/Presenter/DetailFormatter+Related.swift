package import Contracts
import Domain
import Localization

/// The rows that the facts of an entity lead to.
extension DetailFormatter {
  /// In the order of the facts, each once.
  ///
  /// Several of one fact are sorted by their titles; a country ends with the lists of its places.
  func related(_ facts: [Fact], of entity: Reference) -> [RelatedRow] {
    var rows: [RelatedRow] = []
    for fact in facts {
      for row in self.rows(of: fact)
      where row.route != .detail(entity) && !rows.contains(where: { $0.route == row.route }) {
        rows.append(row)
      }
    }
    return rows + lists(of: entity)
  }

  private func rows(of fact: Fact) -> [RelatedRow] {
    switch fact.value {
    case .country(let code) where CountryNames.english(code) != nil:
      countries.countryCatalog.map { catalog in
        [
          RelatedRow(
            route: .detail(Reference(catalog, code)), title: formats.country(code),
            label: fact.label, isFact: true)
        ]
      } ?? []
    case .entity(let link): rows(of: [link].compactMap(\.self), fact.label, areFacts: true)
    case .family(let relatives):
      rows(of: relatives.map(\.link), fact.label, areFacts: true)
    case .entities(let links):
      rows(of: links, fact.label).sorted { Fold.fold($0.title) < Fold.fold($1.title) }
    default: []
    }
  }

  private func rows(
    of links: [EntityLink], _ label: Words, areFacts: Bool = false
  ) -> [RelatedRow] {
    links.compactMap { link in
      link.reference.map {
        RelatedRow(
          route: .detail($0), title: strings[link.words], label: label, isFact: areFacts)
      }
    }
  }

  private func lists(of entity: Reference) -> [RelatedRow] {
    guard entity.catalog == countries.countryCatalog else { return [] }
    return countries.placeCatalogs.map { catalog in
      let title = strings(
        "{0} of {1}", strings.name(of: catalog), formats.country(entity.id))
      return RelatedRow(
        route: .list(catalog, Filter(key: Filter.countryKey, value: entity.id)), title: title,
        label: Words("List"))
    }
  }

  private var strings: Strings { Strings(formats.language) }
}

/// The offered catalogs that a fact about a country leads to.
package struct CountryLinks: Hashable, Sendable {
  /// The catalog whose entities are countries; `nil` if none is offered.
  let countryCatalog: CatalogID?
  /// The catalogs of places that have the filter `country`.
  let placeCatalogs: [CatalogID]

  package init(among catalogs: [CatalogDescription] = []) {
    countryCatalog = catalogs.first { $0.ids == .country }?.id
    placeCatalogs = catalogs.filter { $0.arePlaces && $0.filterKeys.contains(Filter.countryKey) }
      .map(\.id)
  }
}
