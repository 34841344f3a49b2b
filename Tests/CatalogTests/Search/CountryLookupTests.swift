import Catalog
import Domain
import Testing

@Suite struct CountryLookupTests {
  @Test(arguments: [
    ("PE", "PE"), ("pe", "PE"), (" Pe ", "PE"), ("Peru", "PE"), ("PERÚ", "PE"), ("Spain", "ES"),
    ("España", "ES"), ("espana", "ES"), ("Estados Unidos", "US"), ("united states", "US"),
    ("USA", "US"), ("U.S.A.", "US"), ("EE. UU.", "US"), ("UK", "GB"), ("Reino Unido", "GB"),
    ("Côte d’Ivoire", "CI"), ("Ivory Coast", "CI"), ("Holanda", "NL"), ("Kosovo", "XK"),
    ("Trinidad and Tobago", "TT"), ("Guinea-Bissau", "GW"), ("Alemania", "DE"), ("me", "ME"),
  ])
  func understandsCodesAndNames(text: String, code: String) {
    #expect(CountryLookup.code(for: text) == code)
  }

  @Test(arguments: ["", "Atlantis", "zz", "peruvia", "Pe ru"])
  func knowsNothingElse(text: String) {
    #expect(CountryLookup.code(for: text) == nil)
  }

  @Test func everyNameAndCodeLeadsBackToItsCountry() {
    for country in CountryNames.all {
      let names = [country.code, country.code.lowercased(), country.english, country.spanish]
      #expect(names.map(CountryLookup.code) == names.map { _ in country.code })
    }
  }

  @Test func aCountryIsNamedInBothLanguages() {
    #expect(CountryNames.all.count == 246)
    #expect(CountryNames.all.map(\.code) == CountryNames.all.map(\.code).sorted())
    #expect(CountryNames.english("DE") == "Germany")
    #expect(CountryNames.spanish("DE") == "Alemania")
    #expect(CountryNames.english("ZZ") == nil)
    #expect(CountryNames.spanish("de") == nil)
  }
}
