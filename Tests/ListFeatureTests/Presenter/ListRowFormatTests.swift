import Catalog
import Domain
import Localization
import Testing

@testable import ListFeature

@Suite struct ListRowFormatTests {
  private func row(_ item: ListItem, search: String = "") -> ListRow? {
    let answer = ListAnswer(query: ListQuery(search: search), items: [item], total: 1)
    return ListRowFormat(formats: Formats(.english), clock: { 0 }).page(answer).rows.first
  }

  @Test func theNumberStandsBeforeTheTitleAndTheOtherFactsBehindIt() {
    let abra = ListItem(
      reference: Reference(.pokemon, "63"),
      summary: Summary(title: "Abra", facts: [.number(63), .types(["psychic"])]))
    #expect(row(abra)?.number == "#63")
    #expect(row(abra)?.details == ["Psychic"])
  }

  @Test func citiesAreFoundByHowTheirNamesStartAndAllElseByWords() {
    let summary = Summary(title: "Old Port")
    let city = ListItem(reference: Reference(.cities, "1"), summary: summary)
    let person = ListItem(reference: Reference(.people, "1"), summary: summary)
    #expect(row(city, search: "old p")?.highlights == [0..<5])
    #expect(row(city, search: "port")?.highlights == [])
    #expect(row(person, search: "port")?.highlights == [4..<8])
  }
}
