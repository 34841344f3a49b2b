import Contracts
import Domain
import Testing

@Suite struct CountryLookupTests {
  @Test(arguments: [
    ("PE", "PE"), ("pe", "PE"), (" Pe ", "PE"), ("Peru", "PE"), ("PERÚ", "PE"), ("Spain", "ES"),
    ("España", "ES"), ("espana", "ES"), ("Estados Unidos", "US"), ("united states", "US"),
    ("USA", "US"), ("U.S.A.", "US"), ("EE. UU.", "US"), ("UK", "GB"), ("Reino Unido", "GB"),
    ("Côte d’Ivoire", "CI"), ("Ivory Coast", "CI"), ("Holanda", "NL"), ("Kosovo", "XK"),
    ("Trinidad and Tobago", "TT"), ("Guinea-Bissau", "GW"), ("Alemania", "DE"), ("me", "ME"),
    ("china", "CN"), ("Myanmar", "MM"), ("burma", "MM"), ("bosnia", "BA"),
    ("bosnia and herzegovina", "BA"), ("Costa de Marfil", "CI"), ("saint lucia", "LC"),
    ("santa lucía", "LC"), ("dr congo", "CD"), ("República del Congo", "CG"), ("malvinas", "FK"),
    ("viet nam", "VN"), ("saint vincent and grenadines", "VC"), ("Cocos (Keeling) Islands", "CC"),
    ("antarctica", "AQ"), ("Antártida", "AQ"), ("sahara occidental", "EH"), ("TF", "TF"),
  ])
  func understandsCodesAndNames(text: String, code: String) {
    #expect(CountryLookup.code(for: text) == code)
  }

  /// Names in a country's own languages are names of it; their beginnings are not.
  @Test(arguments: [
    ("Deutschland", "DE"), ("magyarorszag", "HU"), ("日本", "JP"), ("Ελλάδα", "GR"), ("中国", "CN"),
    ("Schweiz", "CH"), ("svizzera", "CH"), ("Suomi", "FI"), ("Éire", "IE"), ("Polska", "PL"),
    ("ísland", "IS"), ("भारत", "IN"),
  ])
  func understandsACountrysOwnNames(text: String, code: String) {
    #expect(CountryLookup.code(for: text) == code)
    #expect(CountryLookup.names(of: code).contains(Fold.fold(text)))
    #expect(CountryLookup.code(startingWith: text) == code)
    #expect(CountryLookup.ending("berlin \(text)")?.code == code)
    #expect(
      ["deutsch", "magyar", "polsk"].map(CountryLookup.code(startingWith:)) == [nil, nil, nil])
  }

  @Test(arguments: [
    ("per", "PE"), ("Perú", "PE"), ("costa r", "CR"), ("fr", "FR"), ("aleman", "DE"), ("", nil),
    ("united", nil), ("zzz", nil), ("costa", nil), ("x", nil),
  ])
  func understandsTheStartOfAName(text: String, code: String?) {
    #expect(CountryLookup.code(startingWith: text) == code)
  }

  @Test(arguments: ["", "Atlantis", "zz", "peruvia", "Pe ru"])
  func knowsNothingElse(text: String) {
    #expect(CountryLookup.code(for: text) == nil)
  }

  @Test func everyNameAndCodeLeadsBackToItsCountry() {
    for country in CountryNames.all + CountryNames.withoutCities {
      let names = [country.code, country.code.lowercased(), country.english, country[.spanish]]
      #expect(names.map { CountryLookup.code(for: $0) } == names.map { _ in country.code })
    }
  }

  @Test func aCountryIsNamedInBothLanguages() {
    #expect(CountryNames.all.map(\.code) == CountryNames.all.map(\.code).sorted())
    #expect(["DE", "AQ", "ZZ"].map(CountryNames.english) == ["Germany", "Antarctica", nil])
    #expect(
      ["DE", "EH", "de"].map { CountryNames.name(of: $0, in: .spanish) }
        == ["Alemania", "Sáhara Occidental", nil])
  }
}
