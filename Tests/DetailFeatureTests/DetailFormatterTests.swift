import Catalog
import Domain
import Localization
import Testing

@testable import DetailFeature

@Suite struct DetailFormatterTests {
  let answer = DetailAnswer(
    title: "Harbor",
    facts: [
      .name("Harbor"), .country("QQ"), .position(.harbor), .population(1_234_567),
      .timeZone("America/Lima"), .timeZone("Mars/Olympus"),
    ],
    isFavorite: .success(true),
    neighbors: [
      Neighbor(reference: .bigPort, title: "Big Port", kilometres: 3.14, bearing: 225)
    ])

  @Test func writesFactsInEnglish() {
    #expect(
      formatter(.english).content(answer)
        == DetailContent(
          title: "Harbor",
          facts: [
            DetailFact(.name("Harbor"), value: "Harbor"),
            DetailFact(.country("QQ"), value: "QQ"),
            DetailFact(.population(1_234_567), value: "1,234,567"),
            DetailFact(
              .timeZone("America/Lima"), value: "Wed 19:00 (UTC-5)", note: "America/Lima"),
            DetailFact(.timeZone("Mars/Olympus"), value: "Mars/Olympus"),
            DetailFact(.position(.harbor), value: "-12.50000, -77.25000"),
          ],
          allFacts: answer.facts,
          neighbors: [
            NeighborRow(
              reference: .bigPort, title: "Big Port", distance: "3.1 km", point: .southWest)
          ],
          isFavorite: true))
  }

  @Test func writesNumbersAndTimesInSpanish() {
    let content = formatter(.spanish).content(answer)
    #expect(
      content.facts.map { [$0.value, $0.note] } == [
        ["Harbor", nil], ["QQ", nil], ["1.234.567", nil],
        ["mié 19:00 (UTC-5)", "America/Lima"], ["Mars/Olympus", nil],
        ["-12.50000, -77.25000", nil],
      ])
    #expect(content.neighbors.map(\.distance) == ["3,1 km"])
  }

  @Test func aNameThatTheTitleBeginsWithIsNotRepeated() {
    let facts: [Fact] = [.name("Harbor"), .country("PE")]
    let content = formatter(.english).content(DetailAnswer(title: "Harbor, PE", facts: facts))
    #expect(content.facts == [DetailFact(.country("PE"), value: "Peru")])
    #expect(content.allFacts == facts)
  }

  @Test func leavesOutWhatIsNotKnownButForJSON() {
    let facts: [Fact] = [.height(nil), .byline(""), .timeZone(""), .link(nil), .types([])]
    let content = formatter(.english).content(DetailAnswer(title: "", facts: facts))
    #expect(content == DetailContent(title: "", allFacts: facts))
  }

  @Test func aBylineIsANameBecauseTheLabelSaysTheRest() {
    let facts: [Fact] = [.byline("By Ann Roe", shown: "Ann Roe"), .byline("Byron Poe")]
    #expect(
      formatter(.english).content(DetailAnswer(title: "", facts: facts)).facts.map(\.value)
        == ["Ann Roe", "Byron Poe"])
  }

  @Test func tellsTheTimeByTheOffset() {
    let answer = DetailAnswer(title: "", facts: [.utcOffset(330)])
    #expect(
      formatter(.spanish).content(answer).facts == [
        DetailFact(.utcOffset(330), value: "jue 05:30 (UTC+5:30)")
      ])
  }

  @Test func citiesNearbyHaveTheirNamesInTheLanguage() {
    let answer = DetailAnswer(
      title: "", facts: [],
      neighbors: [Neighbor(reference: .bigPort, title: "London, GB", kilometres: 3, bearing: 0)])
    #expect(
      [.english, .spanish].map { formatter($0).content(answer).neighbors.map(\.title) }
        == [["London, GB"], ["Londres, GB"]])
  }

  @Test func passesOnWhatItDoesNotFormat() {
    let provenance = Provenance(.cached, fetchedAt: 5)
    let answer = DetailAnswer(
      title: "", facts: [], isFavorite: .failure(.broken), description: .known(.harbor),
      provenance: provenance)
    #expect(
      formatter(.english).content(answer)
        == DetailContent(title: "", description: .known(.harbor), provenance: provenance))
  }

  @Test func theLinkIsTheEntitysOwnElseTheDescriptions() {
    let own = DetailContent(
      title: "", allFacts: [.link(nil), .link(.page)], description: .known(.harbor))
    #expect(own.link == .page)
    #expect(DetailContent(title: "", description: .known(.harbor)).link == .article)
    #expect(DetailContent(title: "", allFacts: [.picture(.page)]).link == nil)
  }

  private func formatter(_ language: Language) -> DetailFormatter {
    DetailFormatter(formats: Formats(language), clock: { 0 })
  }
}
