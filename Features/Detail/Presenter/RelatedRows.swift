package import Catalog
import Domain
import Localization

/// Finds what the facts of an entity lead to.
struct RelatedRows {
  let formats: Formats
  let links: CountryLinks

  /// In the order of the facts, each once.
  ///
  /// Several of one fact are sorted by their titles; a country ends with the lists of its places.
  func rows(of facts: [Fact], of entity: Reference) -> [RelatedRow] {
    var rows: [RelatedRow] = []
    for fact in facts {
      for row in self.rows(of: fact)
      where row.target != .entity(entity) && !rows.contains(where: { $0.target == row.target }) {
        rows.append(row)
      }
    }
    return rows + lists(of: entity)
  }

  /// Where the row is that a fact is shown with; nil where it leads nowhere, or its links are listed.
  func index(of fact: Fact, in rows: [RelatedRow]) -> Int? {
    guard let row = self.rows(of: fact).first, row.isFact else { return nil }
    return rows.firstIndex { $0.target == row.target }
  }

  private func rows(of fact: Fact) -> [RelatedRow] {
    switch fact.value {
    case .country(let code, _) where CountryNames.english(code) != nil:
      links.countryCatalog.map { catalog in
        [
          RelatedRow(
            target: .entity(Reference(catalog, code)), title: formats.country(code),
            label: fact.label,
            isFact: true)
        ]
      } ?? []
    case .entity(let link): [row(link, fact.label, isFact: true)].compactMap(\.self)
    case .entities(let entities):
      entities.compactMap { row($0, fact.label) }
        .sorted { Fold.fold($0.title) < Fold.fold($1.title) }
    default: []
    }
  }

  private func row(
    _ link: EntityLink?, _ label: Words, isFact: Bool = false
  ) -> RelatedRow? {
    guard let link, let reference = link.reference else { return nil }
    return RelatedRow(
      target: .entity(reference), title: strings[link.words], label: label, isFact: isFact)
  }

  private func lists(of entity: Reference) -> [RelatedRow] {
    guard entity.catalog == links.countryCatalog else { return [] }
    return links.placeCatalogs.map { catalog in
      let title = strings(
        DetailText.listOf, strings.name(of: catalog), formats.country(entity.id))
      return RelatedRow(
        target: .list(catalog, links.filter(entity.id)), title: title,
        label: Words("List", "Lista"))
    }
  }

  private var strings: Strings { Strings(formats.language) }
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
