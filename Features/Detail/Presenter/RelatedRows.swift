import Domain
import Localization

/// Finds what the facts of an entity lead to.
struct RelatedRows {
  let formats: Formats
  let links: CountryLinks

  /// In the order of the facts, each once; a country ends with the lists of its places.
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

  /// Where the row is that a fact is shown with; nil where it has none, or rows of their own.
  func index(of fact: Fact, in rows: [RelatedRow]) -> Int? {
    guard let row = self.rows(of: fact).first, row.isFact else { return nil }
    return rows.firstIndex { $0.target == row.target }
  }

  private func rows(of fact: Fact) -> [RelatedRow] {
    switch fact.value {
    case .country(let code, _) where CountryNames.english(code) != nil:
      links.countries.map { catalog in
        [
          RelatedRow(
            .entity(Reference(catalog, code)), title: formats.country(code), label: fact.label,
            isFact: true)
        ]
      } ?? []
    case .entity(let link): [row(link, fact.label, isFact: true)].compactMap(\.self)
    case .entities(let links): links.compactMap { row($0, fact.label) }
    default: []
    }
  }

  private func row(
    _ link: EntityLink?, _ label: Words, isFact: Bool = false
  ) -> RelatedRow? {
    guard let link, let reference = link.reference else { return nil }
    return RelatedRow(
      .entity(reference), title: strings[link.words], label: label, isFact: isFact)
  }

  private func lists(of entity: Reference) -> [RelatedRow] {
    guard entity.catalog == links.countries else { return [] }
    return links.places.map { catalog in
      let title = strings(
        DetailText.listOf, strings.name(of: catalog), formats.country(entity.id))
      return RelatedRow(
        .list(catalog, links.filter(entity.id)), title: title,
        label: Words("List", "Lista"))
    }
  }

  private var strings: Strings { Strings(formats.language) }
}
