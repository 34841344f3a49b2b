import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import Viper

@testable import ListFeature

@Suite struct ListRowFormatTests {
  private func row(_ item: ListItem, search: String = "", isByPrefix: Bool = true) -> ListRow? {
    let answer = ListAnswer(query: ListQuery(search: search), items: [item], total: 1)
    return ListRowFormat(
      formats: Formats(.english), search: SearchTraits(isByPrefix: isByPrefix), clock: { 0 }
    ).page(answer).rows.first
  }

  @Test func theNumberStandsBeforeTheTitleAndTheOtherFactsBehindIt() {
    let abra = ListItem(
      reference: Reference(.pokemon, "63"),
      summary: Summary(
        title: "Abra",
        facts: [
          Fact("number", Words("Number", "Número"), .number(63)),
          Fact("types", Words("Types", "Tipos"), .terms([Term("psychic")])),
        ]))
    #expect(row(abra)?.number == "#63")
    #expect(row(abra)?.details == ["psychic"])
  }

  @Test func writesOutWhatTheInteractorFound() throws {
    let position = try #require(Coordinate(latitude: -12.04318, longitude: 0))
    let near = Distinction.near("Callao, PE", kilometres: 12.4, bearing: 44)
    let items = [
      ListItem(
        reference: ListFixtures.reference("1"),
        summary: Summary(title: "Porto", position: position, distinction: near),
        isFavorite: true),
      ListItem(
        reference: ListFixtures.reference("2"),
        summary: Summary(title: "Oporto", distinction: .region("North")), matchedName: "Portus"),
    ]
    let search = ListQuery(search: "port")
    let found = ListAnswer(query: search, items: items, total: 12_000, alternateTotal: 1_000)
    let scene = ListScene(found, of: .cities, formats: Formats(.english), now: 0)
    #expect(scene.query == search && scene.notice == nil)
    #expect(
      scene.content
        == .success(
          ListPage(
            rows: [
              ListRow(
                reference: ListFixtures.reference("1"), title: "Porto", highlights: [0..<4],
                position: "-12.0432, 0.0000",
                distinction: "12 km NE of Callao, PE",
                isFavorite: true),
              ListRow(
                reference: ListFixtures.reference("2"), title: "Oporto", highlights: [0..<4],
                distinction: "North", matchedName: "Portus"),
            ],
            total: 12_000, alternateTotal: 1_000, countText: "13,000", alternateText: "1,000")))
  }

  /// A city is called Londres in Spanish, and was found by that name or by a third.
  @Test func anotherNameIsSaidUnlessTheTitleBeginsWithIt() {
    func found(_ language: Language, by name: String?, title: String = "London, GB") -> ListRow? {
      let item = ListItem(
        reference: ListFixtures.reference("1"), summary: Summary(title: title), matchedName: name)
      let answer = ListAnswer(query: ListQuery(search: "lon"), items: [item], total: 1)
      return ListRowFormat(
        formats: Formats(language), search: SearchTraits(isByPrefix: true), clock: { 0 }
      ).page(answer).rows.first
    }
    #expect(found(.spanish, by: "Londres")?.matchedName == nil)
    #expect(found(.spanish, by: "Londinium")?.matchedName == "Londinium")
    #expect(found(.english, by: "London")?.matchedName == "London")
    #expect(found(.spanish, by: "Porto", title: "Porto")?.matchedName == "Porto")
    #expect(found(.english, by: nil)?.highlights == [0..<3])
    #expect(found(.english, by: "Augusta")?.highlights == [])
  }

  @Test func aLetterIsHighlightedToo() {
    let port = ListItem(reference: Reference(.cities, "1"), summary: Summary(title: "Port"))
    #expect(row(port, search: "p")?.highlights == [0..<1])
    #expect(row(port, search: "-")?.highlights == [])
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

  @Test func rowsAreFoundByHowTheirTitlesStartOrByWords() {
    let port = ListItem(reference: Reference(.cities, "1"), summary: Summary(title: "Old Port"))
    #expect(row(port, search: "old p")?.highlights == [0..<5])
    #expect(row(port, search: "port")?.highlights == [])
    #expect(row(port, search: "port", isByPrefix: false)?.highlights == [4..<8])
  }
}
