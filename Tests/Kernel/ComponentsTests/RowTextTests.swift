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
          Fact("number", Words("Number", "Número"), .number(63)),
          Fact("types", Words("Types", "Tipos"), .terms([Term("psychic")])),
        ]))
    #expect(words().number(abra) == "#63")
    #expect(abra.summary.details(Formats(.english), below: abra.title) == ["psychic"])
  }

  @Test func whatNamesOfAnotherLanguageMatchIsMarkedThere() {
    let oporto = row(Summary(title: "Oporto", distinction: .region("North")), "Portus")
    let words = words(search: "port")
    #expect(words.title(oporto).spans == [Span("Oporto")])
    #expect(
      words.remark(oporto).spans == [
        Span("Port", .match), Span("us", .dim), .separator(.dim), Span("North", .dim),
      ])
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
        .details(Formats(.spanish), below: title)
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
