import Catalog
import CatalogMocks
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

  @Test func anAnswerIsShownAsByAPresenter() {
    let port = ListItem(reference: Reference(.cities, "1"), summary: Summary(title: "Old Port"))
    let answer = ListAnswer(query: ListQuery(search: "old"), items: [port], total: 1)
    let scene = ListScene(answer, of: .mock(.cities), formats: Formats(.english), now: 0)
    #expect(scene.content.value?.rows.map(\.highlights) == [[0..<3]])
    #expect(scene.query == answer.query && scene.notice == nil)
  }

  @Test func rowsAreFoundByHowTheirTitlesStartOrByWords() {
    let port = ListItem(reference: Reference(.cities, "1"), summary: Summary(title: "Old Port"))
    #expect(row(port, search: "old p")?.highlights == [0..<5])
    #expect(row(port, search: "port")?.highlights == [])
    #expect(row(port, search: "port", isByPrefix: false)?.highlights == [4..<8])
  }
}
