package import Contracts
import Domain
import Storage

/// The catalog of the world's countries, which are embedded; no service is asked.
package struct Countries: ServiceCatalog {
  package let source: CatalogSource<Country>

  package init(source: CatalogSource<Country>) {
    self.source = source
  }

  package static func source(_ resources: CatalogResources) -> CatalogSource<Country> {
    resources.source(
      local: StoredCatalog(resources.cache, embedded: { Country.embedded }),
      remote: nil)
  }

  package static let description = CatalogDescription(
    id: Country.catalog,
    words: CatalogWords(
      kind: Words("country"),
      verb: Words("countries", context: "verb"),
      summary: Words("open the list of countries"),
      invitation: Words("all countries: figures and borders"),
      nothingFound: Words("No country has all of these words: “{0}”."),
      searched: Words(
        "search words of the name in any language of the program, the capital, codes"),
      // The credits are those of the cities.
      credits: []),
    filters: [
      .terms("continent", Words("continent")) { CountryTerms.continents },
      .terms("currency", Words("currency"), form: .codeOrName) {
        CountryTerms.currencies
      },
      .terms("language", Words("language"), form: .codeOrName) {
        CountryTerms.languages
      },
      .countries("neighbour", Words("neighbour")), .population,
      FilterOption("area", Words("area"), measure: .area),
      FilterOption("density", Words("density"), measure: .density),
      FilterOption("capital", Words("capital")),
      FilterOption("phoneprefix", Words("phone prefix"), form: Words("+N")),
      FilterOption("tld", Words("internet domain"), form: Words(".XX")),
      .latitude, .longitude,
    ],
    sorts: CountryOrder.allCases.map { SortOption($0.rawValue, $0.words) },
    search: SearchTraits(nameRank: 0),
    rows: RowTraits(
      fields: [
        "name", "iso3", "capital", "area", "population", "density", "continent", "currency",
        "languages", "phonePrefix", "tld", "neighbours", "latitude", "longitude",
      ], gridPicture: nil),
    leading: ["capital", "population", "area", "density", "continent", "languages", "currency"],
    holding: StorageTraits(isWhole: true), ids: .country, services: [])
}
