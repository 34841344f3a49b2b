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
      kind: Words("country", "país"),
      spanishVerbs: ["países"],
      summary: Words("open the list of countries", "abre la lista de países"),
      invitation: Words(
        "all countries: figures and borders", "todos los países: cifras y fronteras"),
      nothingFound: Words(
        "No country has all of these words: “{0}”.",
        "Ningún país tiene todas estas palabras: «{0}»."),
      searched: Words(
        "search words of the name in English or Spanish, the capital, codes",
        "busca palabras del nombre en inglés o español, la capital, códigos"),
      // The credits are those of the cities.
      credits: []),
    filters: [
      .terms("continent", Words("continent", "continente")) { CountryTerms.continents },
      .terms("currency", Words("currency", "moneda"), form: .codeOrName) {
        CountryTerms.currencies
      },
      .terms("language", Words("language", "idioma"), form: .codeOrName) {
        CountryTerms.languages
      },
      .countries("neighbour", Words("neighbour", "vecino")), .population,
      FilterOption("area", Words("area", "superficie"), measure: .area),
      FilterOption("density", Words("density", "densidad"), measure: .density),
      FilterOption("capital", Words("capital", "capital")),
      FilterOption("phoneprefix", Words("phone prefix", "prefijo"), form: Words("+N", "+N")),
      FilterOption("tld", Words("internet domain", "dominio"), form: Words(".XX", ".XX")),
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
    holding: HoldingTraits(isWhole: true), ids: .country, services: [])
}
