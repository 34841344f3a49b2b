import Testing

@testable import Domain

@Suite struct NameTableTests {
  private static let sample = """
    es\tfr

    Aachen, DE\tAquisgrán\tAix-la-Chapelle
    Lima, PE\t\tLima la Grise
    London, GB\tLondres\tLondres
    Łódź, PL\t\tLodz

    """

  /// Returns what a table answers.
  private func answer<Answer>(_ text: String = sample, _ body: (NameTable) -> Answer) -> Answer {
    Array(text.utf8).withUnsafeBytes { bytes in
      body(NameTable(bytes))
    }
  }

  @Test func eachNameIsFoundInEachLanguage() {
    let titles = ["Aachen, DE", "Lima, PE", "London, GB", "Łódź, PL"]
    let names = answer { table in
      ["es", "fr"].map { code in titles.map { table.name(of: $0, in: code) } }
    }
    #expect(
      names == [
        ["Aquisgrán", nil, "Londres", nil],
        ["Aix-la-Chapelle", "Lima la Grise", "Londres", "Lodz"],
      ])
  }

  @Test func otherKeysAndLanguagesHaveNone() {
    for key in ["", "A", "Aachen", "Aachen, DE\tA", "M", "London, GBR", "Łódź, PLL", "es", "\n"] {
      #expect(answer { $0.name(of: key, in: "fr") } == nil, "\(key)")
    }
    for code in ["", "e", "en", "es\tfr", "frr"] {
      #expect(answer { $0.name(of: "London, GB", in: code) } == nil, "\(code)")
    }
  }

  @Test func aColumnHasTheNamesOfItsLanguage() {
    #expect(answer { $0.names(in: "es") } == ["Aachen, DE": "Aquisgrán", "London, GB": "Londres"])
    #expect(answer { $0.names(in: "fr").count } == 4)
    #expect(answer { $0.names(in: "en") } == [:])
  }

  @Test(arguments: ["", "\n", "es", "es\n", "es\n\n", "es\n\nA", "es\n\nA\n"])
  func aTableWithoutNamesHasNone(text: String) {
    #expect(answer(text) { $0.name(of: "A", in: "es") } == nil)
    #expect(answer(text) { $0.names(in: "es") } == [:])
  }

  /// The table of the program is sorted, so that each key is found.
  @Test(arguments: Language.others) func eachNameOfTheProgramIsFound(language: Language) {
    let cities = CityNames.byTitle(in: language)
    #expect(cities.filter { CityNames.name(ofTitle: $0, in: language) != $1 } == [:])
    let regions = RegionNames.byTitle(in: language)
    #expect(regions.filter { RegionNames.name(ofTitle: $0, in: language) != $1 } == [:])
    #expect(cities.count >= 300 && regions.count >= 200)
  }

  @Test func namesOfAThirdLanguage() {
    #expect(
      ["DE", "CN", "ZZ"].map { CountryNames.name(of: $0, in: .french) }
        == ["Allemagne", "Chine", nil])
    #expect(CityNames.name(ofTitle: "Geneva, CH", in: .french) == "Genève")
    #expect(RegionNames.name(ofTitle: "Bavaria, DE", in: .french) == "Bavière")
    #expect(RegionNames.words(of: "Florida")[.french] == "Floride")
    #expect(RegionNames.name(called: "floride") == "Florida")
  }
}
