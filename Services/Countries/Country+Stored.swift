package import Catalog
package import Domain

extension Country: StoredEntity {
  package static let filterKeys = Countries.description.filterKeys
  package static let sortKeys = Countries.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [])
  }

  /// Figures go from the highest to the lowest; what is not known comes last.
  package func sortKey(for key: String) -> SortKey {
    switch CountryOrder(rawValue: key) {
    case .population: .highest(population)
    case .area: .highest(area)
    case .density: .highest(density.map { Int($0 * 100) })
    case .name, nil: .text(name)
    }
  }

  package var searchedTexts: [String] {
    [name, CountryNames.spanish(id) ?? "", capital ?? "", id, iso3]
  }

  package func passes(_ filter: Filter) throws(DataError) -> Bool {
    switch filter.key {
    case "continent": try CountryTerms.continents.names(of: filter).contains(continent)
    case "currency": try CountryTerms.currencies.names(of: filter).contains(currency ?? "")
    case "language":
      // A tag as JSON has it ("es-PE") is its language here.
      try CountryTerms.languages.names(
        of: Filter(key: filter.key, value: CountryTerms.language(filter.value))
      ).contains { languages.map(CountryTerms.language).contains($0) }
    case "neighbour": neighbours.contains(try CountryLookup.code(of: filter))
    default: true
    }
  }
}
