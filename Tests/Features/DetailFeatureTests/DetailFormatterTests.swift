import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
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
      formatter(.english).content(answer, of: .harbor)
        == DetailContent(
          title: "Harbor",
          facts: [
            DetailFact(fact: .country("QQ"), value: "QQ"),
            DetailFact(fact: .population(1_234_567), value: "1,234,567"),
            DetailFact(
              fact: .timeZone("America/Lima"), value: "Wed 19:00 (UTC-5)", note: "America/Lima"),
            DetailFact(fact: .timeZone("Mars/Olympus"), value: "no clock for Mars/Olympus"),
            DetailFact(fact: .position(.harbor), value: "-12.50000, -77.25000"),
          ],
          allFacts: answer.facts,
          neighbors: [
            NeighborRow(
              reference: .bigPort, title: "Big Port", distance: "3.1 km", point: .southWest)
          ],
          isFavorite: true))
  }

  /// A name that the title begins with is not repeated; the label of a byline says "by".
  @Test(
    arguments: [
      (.name("Harbor"), nil),
      (.name("Bay"), DetailFact(fact: .name("Bay"), value: "Bay")),
      (.country("PE"), DetailFact(fact: .country("PE"), value: "Perú")),
      (
        .byline("By Ann Roe", shown: "Ann Roe"),
        DetailFact(fact: .byline("By Ann Roe", shown: "Ann Roe"), value: "Ann Roe")
      ),
      (.byline("Byron Poe"), DetailFact(fact: .byline("Byron Poe"), value: "Byron Poe")),
      (.utcOffset(330), DetailFact(fact: .utcOffset(330), value: "jue 05:30 (UTC+5:30)")),
    ] as [(Fact, DetailFact?)])
  func aFactIsWrittenOnce(fact: Fact, expected: DetailFact?) {
    let content = formatter(.spanish).content(
      DetailAnswer(title: "Harbor, PE", facts: [fact]), of: .harbor)
    #expect(content.facts == [expected].compactMap(\.self))
    #expect(content.allFacts == [fact])
  }

  @Test func aRegionStandsBesideItsCountry() {
    let region = Fact("region", Words("Region"), .region("Texas", in: "US"))
    let content = formatter(.spanish).content(
      DetailAnswer(title: "Harbor, US", facts: [.country("US"), region]), of: .harbor)
    #expect(
      content.facts
        == [
          DetailFact(fact: .country("US"), value: "Estados Unidos", note: "Texas")
        ])
  }

  @Test func leavesOutWhatIsNotKnownButForJSON() {
    let facts: [Fact] = [.height(nil), .byline(""), .timeZone(""), .link(nil), .types([])]
    let content = formatter(.english).content(DetailAnswer(title: "", facts: facts), of: .harbor)
    #expect(content == DetailContent(title: "", allFacts: facts))
  }

  @Test func citiesNearbyHaveTheirNamesInTheLanguage() {
    let answer = DetailAnswer(
      title: "", facts: [],
      neighbors: [Neighbor(reference: .bigPort, title: "London, GB", kilometres: 3, bearing: 0)])
    #expect(
      [.english, .spanish].map { formatter($0).content(answer, of: .harbor).neighbors.map(\.title) }
        == [["London, GB"], ["Londres, GB"]])
  }

  @Test func passesOnWhatItDoesNotFormat() {
    let provenance = Provenance(.cached, fetchedAt: 5)
    let answer = DetailAnswer(
      title: "", facts: [], isFavorite: .failure(.broken), description: .known(.harbor),
      provenance: provenance)
    #expect(
      formatter(.english).content(answer, of: .harbor)
        == DetailContent(title: "", description: .known(.harbor), provenance: provenance))
  }

  @Test func theLinkIsTheEntitysOwnElseTheDescriptions() {
    let own = DetailContent(
      title: "", allFacts: [.link(nil), .link(.page)], description: .known(.harbor))
    #expect(own.link == .page)
    #expect(DetailContent(title: "", description: .known(.harbor)).link == .article)
    #expect(DetailContent(title: "", allFacts: [.picture(.page)]).link == nil)
  }

  @Test func factsLeadToOtherEntitiesAndToListsOfACountry() {
    let germany = Reference(.countries, "DE")
    let facts: [Fact] = [
      .countryName("Germany"), .country("DE"), .country("PE"),
      Fact(
        "capital", .capital,
        .entity(EntityLink(Words { $0 == .spanish ? "Berlín" : "Berlin" }, to: .bigPort))),
      Fact(
        "neighbours", .neighbours,
        .entities([
          EntityLink(Words { $0 == .spanish ? "Perú" : "Peru" }, to: Reference(.countries, "PE")),
          EntityLink(
            Words { $0 == .spanish ? "España" : "Spain" }, to: Reference(.countries, "ES")),
          EntityLink(Words { $0 == .spanish ? "Atlántida" : "Atlantis" }, to: nil),
        ])),
    ]
    let content = formatter(.spanish).content(
      DetailAnswer(title: "Germany", facts: facts), of: germany)
    #expect(
      content.related == [
        RelatedRow(
          route: .detail(Reference(.countries, "PE")), title: "Perú",
          label: Words("Country"),
          isFact: true),
        RelatedRow(route: .detail(.bigPort), title: "Berlín", label: .capital, isFact: true),
        RelatedRow(
          route: .detail(Reference(.countries, "ES")), title: "España", label: .neighbours),
        RelatedRow(
          route: .list(.cities, Filter(key: "country", value: "DE")),
          title: "ciudades de Alemania",
          label: Words("List")),
      ])
    // Neighbours are rows; the name is the title.
    #expect(content.facts.map(\.value) == ["Alemania", "Perú", "Berlín"])
    let english = formatter(.english).content(
      DetailAnswer(title: "Germany", facts: facts), of: germany)
    #expect(english.facts.map(\.value) == ["Germany", "Peru", "Berlin"])
  }

  @Test func severalOfOneFactAreSortedByTheirTitles() {
    let links = ["Zagreb", "Ávila", "Berne"].enumerated().map {
      EntityLink(Words(name: $1), to: Reference(.cities, "7\($0)"))
    }
    let answer = DetailAnswer(title: "", facts: [Fact("near", .neighbours, .entities(links))])
    #expect(
      formatter(.english).content(answer, of: .bigPort).related.map(\.title)
        == ["Ávila", "Berne", "Zagreb"])
  }

  /// Of places alone, and only of those that can be filtered by a country.
  @Test func aCountryLeadsToTheListsOfItsPlaces() {
    let links = CountryLinks(among: [
      .cities, CatalogDescription(mock: .people, filters: [.country]),
      CatalogDescription(mock: .items, arePlaces: true), .countries,
    ])
    #expect(links.placeCatalogs == [.cities])
    #expect(links.countryCatalog == .countries)
  }

  @Test func aDetailBeginsWithWhatItsCatalogSays() {
    let facts: [Fact] = [.position(.harbor), .population(5), .utcOffset(0), .age(3)]
    var formatter = formatter(.english)
    formatter.leading = ["age", "elevation", "population"]
    let content = formatter.content(DetailAnswer(title: "", facts: facts), of: .harbor)
    #expect(content.facts.map(\.fact) == [facts[3], facts[1], facts[0], facts[2]])
  }

  @Test func aCountryLeadsNowhereWhereNoCatalogHasIt() {
    let answer = DetailAnswer(title: "", facts: [.country("PE")])
    #expect(DetailFormatter.english.content(answer, of: .harbor).related == [])
  }

  private func formatter(_ language: Language) -> DetailFormatter {
    DetailFormatter(
      formats: Formats(language),
      countries: CountryLinks(among: [.cities, .countries, .people, .pokemon]),
      leading: ["country", "population", "timezone"], clock: { 0 })
  }
}

extension Words {
  fileprivate static let capital = Words("Capital")
  fileprivate static let neighbours = Words("Neighbours")
}
