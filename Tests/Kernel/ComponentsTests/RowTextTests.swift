import Components
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI

/// The words of a row, and the marks of the search in them.
@Suite struct RowTextTests {
  private func words(search: String = "", isByPrefix: Bool = true) -> RowText {
    RowText(
      ListPage(query: .typed(search: search)), isByPrefix: isByPrefix, Strings(.english))
  }

  private func row(_ summary: Summary, _ matchedName: String? = nil) -> ListRow {
    ListRow(reference: Reference(.cities, "1"), summary: summary, matchedName: matchedName)
  }

  /// The parts of a title that the search matched.
  private func marked(_ title: String, _ search: String, isByPrefix: Bool = true) -> [String] {
    words(search: search, isByPrefix: isByPrefix).title(row(Summary(title: title))).spans
      .filter { $0.style == .match }.map(\.text)
  }

  @Test func theNumberStandsBeforeTheTitleAndTheOtherFactsBehindIt() {
    let abra = row(
      Summary(
        title: "Abra",
        facts: [
          Fact("number", Words("Number"), .number(63)),
          Fact("types", Words("Types"), .terms([Term("psychic")])),
        ]))
    #expect(words().number(abra) == "#63")
    #expect(words().details(abra) == [Line("psychic", .dim)])
  }

  @Test func whatNamesOfAnotherLanguageMatchIsMarkedThere() {
    let oporto = row(Summary(title: "Oporto", distinction: .region("North", in: "PT")), "Portus")
    let words = words(search: "port")
    #expect(words.title(oporto).spans == [Span("Oporto")])
    #expect(
      words.remark(oporto).spans == [
        Span("Port", .match), Span("us", .dim), .separator(.dim), Span("North", .dim),
      ])
  }

  /// A value that people know by a color has it, and a word in any case.
  @Test func termsHaveTheirColors() {
    let types = [Term("grass", Words("Grass"), hue: .green), Term("odd-one")]
    let fact = Fact("types", Words("Types"), .terms(types + types))
    let mossling = row(Summary(title: "Mossling", facts: [fact]))
    #expect(
      words().details(mossling).map(\.spans) == [
        [Span("Grass", .green), Span(", ", .dim), Span("odd one", .dim)]
      ])
    let continent = Fact("continent", Words("Continent"), .term(types[0]))
    #expect(
      Formats(.spanish).spans(of: continent, "Planta") == [Span("Planta", .green)])
    let plain = Fact("text", Words { $0 == .spanish ? "Texto" : "Text" }, .text("any"))
    #expect(Formats(.spanish).spans(of: plain, "any", .dim) == [Span("any", .dim)])
    // Each color is a style of its own.
    let all = Hue.allCases.map { Formats(.english).spans(of: [Term("x", hue: $0)])[0].style }
    #expect(Set(all).count == Hue.allCases.count && !all.contains(.plain))
  }

  @Test func aPlaceHasItsRegionItsCountryAndItsPopulation() {
    let facts = [
      Fact.country("PE"), .population(1_275_000),
      Fact("region", Words("Region"), .region("Catalonia", in: "ES")),
    ]
    func texts(_ facts: [Fact], _ language: Language) -> [String] {
      let page = ListPage(query: .typed())
      let row = ListRow(
        reference: Reference(.cities, "1"), summary: Summary(title: "Puerto"), facts: facts)
      return RowText(page, isByPrefix: true, Strings(language)).place(row).map(\.text)
    }
    #expect(texts(facts, .english) == ["Catalonia", "Peru", "1,275,000"])
    #expect(texts(facts, .spanish) == ["Cataluña", "Perú", "1.275.000"])
    #expect(texts([], .english) == ["", "", ""])
  }

  @Test func aRegionIsSaidOnce() {
    let near = Distinction.near("Lima", kilometres: 12, bearing: 0)
    let remarks = [Distinction.region("North", in: "PT"), near].flatMap { distinction -> [String] in
      let port = row(Summary(title: "Port", distinction: distinction))
      return [false, true].map { words().remark(port, hasRegion: $0).text }
    }
    #expect(remarks == ["North", "", "12 km N of Lima", "12 km N of Lima"])
  }

  @Test func aLetterIsMarkedToo() {
    #expect(marked("Port", "p") == ["P"])
    #expect(marked("Port", "-") == [])
  }

  @Test func rowsAreFoundByHowTheirTitlesStartOrByWords() {
    #expect(marked("Old Port", "old p") == ["Old P"])
    #expect(marked("Old Port", "port") == [])
    #expect(marked("Old Port", "port", isByPrefix: false) == ["Port"])
  }

  /// A search that ends with a country is marked where the name before it stands.
  @Test func theNameBeforeACountryIsMarked() {
    let page = ListPage(query: .typed(search: "port peru"), name: "port")
    let words = RowText(page, isByPrefix: true, Strings(.english))
    #expect(
      words.title(row(Summary(title: "Porto, PE"))).spans == [
        Span("Port", .match), Span("o, PE"),
      ])
  }

  @Test func aCountryThatIsTheTitleIsNotRepeated() {
    func details(_ title: String) -> [String] {
      Summary(title: title, facts: [.countryName("Germany"), .country("PE")])
        .details(below: title, Formats(.spanish)).map(\.text)
    }
    #expect(details("Alemania") == ["", "Perú"])
    #expect(details("Berlín") == ["Alemania", "Perú"])
    #expect(details("Perú") == ["Alemania", "Perú"])
  }
}

/// A page in the language of the people who read it.
@Suite struct ListPageLanguageTests {
  private func shown(
    _ language: Language, by name: String?, title: String = "London, GB"
  ) -> ListRow? {
    let row = ListRow(
      reference: Reference(.cities, "1"), summary: Summary(title: title), matchedName: name)
    return ListPage(rows: [row], total: 1).titled(in: language).rows.first
  }

  /// A city is called Londres in Spanish, and was found by that name or by a third.
  @Test func anotherNameIsSaidUnlessTheTitleBeginsWithIt() {
    #expect(shown(.spanish, by: "Londres")?.matchedName == nil)
    #expect(shown(.spanish, by: "Londres")?.title == "Londres, GB")
    #expect(shown(.spanish, by: "Londinium")?.matchedName == "Londinium")
    #expect(shown(.english, by: "London")?.matchedName == "London")
    #expect(shown(.english, by: "London")?.title == "London, GB")
    #expect(shown(.spanish, by: "Porto", title: "Porto")?.matchedName == "Porto")
  }
}
