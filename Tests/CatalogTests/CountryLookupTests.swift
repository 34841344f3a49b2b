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
    ("china", "CN"), ("Myanmar", "MM"), ("burma", "MM"), ("bosnia", "BA"),
    ("bosnia and herzegovina", "BA"), ("Costa de Marfil", "CI"), ("saint lucia", "LC"),
    ("santa lucía", "LC"), ("dr congo", "CD"), ("República del Congo", "CG"), ("malvinas", "FK"),
    ("viet nam", "VN"), ("saint vincent and grenadines", "VC"), ("Cocos (Keeling) Islands", "CC"),
    ("antarctica", "AQ"), ("Antártida", "AQ"), ("sahara occidental", "EH"), ("TF", "TF"),
  ])
  func understandsCodesAndNames(text: String, code: String) {
    #expect(CountryLookup.code(for: text) == code)
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
      let names = [country.code, country.code.lowercased(), country.english, country.spanish]
      #expect(names.map { CountryLookup.code(for: $0) } == names.map { _ in country.code })
    }
  }

  @Test func aCountryIsNamedInBothLanguages() {
    #expect(CountryNames.all.map(\.code) == CountryNames.all.map(\.code).sorted())
    #expect(["DE", "AQ", "ZZ"].map(CountryNames.english) == ["Germany", "Antarctica", nil])
    #expect(
      ["DE", "EH", "de"].map(CountryNames.spanish) == ["Alemania", "Sáhara Occidental", nil])
  }
}

@Suite struct TermsTests {
  private let terms = Terms(
    "type",
    ["fire": Words("Fire", "Fuego"), "ice": Words("Ice", "Hielo"), "hot": Words("Hot", "Calor")])

  @Test(arguments: [("FIRE", "fire"), ("fuego", "fire"), ("Hielo", "ice"), ("hot", "hot")])
  func aValueIsFoundInEitherLanguage(typed: String, name: String) throws {
    #expect(try terms.names(of: Filter(key: "type", value: typed)) == [name])
  }

  @Test func whatSeveralAreCalledMeansAllOfThem() throws {
    let chinese = Words("Chinese", "chino")
    let terms = Terms("language", ["zh": chinese, "cmn": chinese])
    for typed in ["chinese", "chino"] {
      #expect(try terms.names(of: Filter(key: "language", value: typed)) == ["zh", "cmn"])
    }
    #expect(try terms.names(of: Filter(key: "language", value: "ZH")) == ["zh"])
  }

  @Test func whatIsNoneIsRefusedWithThoseThatAre() {
    let words = [Words("Fire", "Fuego"), Words("Ice", "Hielo")]
    let two = Terms("type", ["fire": words[0], "ice": words[1]])
    let filter = Filter(key: "type", value: "mud")
    #expect(throws: DataError.invalidFilter(key: "type", value: "mud", known: words)) {
      try two.names(of: filter)
    }
    let example = Words("a name", "un nombre")
    #expect(throws: DataError.invalidFilter(key: "type", value: "mud", known: [example])) {
      try Terms("type", [:], example: example).names(of: filter)
    }
  }

  @Test func aFilterOffersAndSaysThem() {
    let option = FilterOption.terms("type", Words("type", "tipo")) { [terms] in terms }
    #expect(option.values().map(\.name) == ["fire", "hot", "ice"])
    #expect(option.typed().last == Words("ice", "hielo"))
    #expect(option.phrase?("fuego") == Words("type Fire", "tipo Fuego"))
    #expect(option.phrase?("mud") == Words("type mud", "tipo mud"))
    #expect(terms["mud"] == Term("mud"))
  }
}
