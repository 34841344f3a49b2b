import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import Wikipedia

@Suite struct WikipediaDescriptionsTests {
  private typealias Fixtures = WikipediaFixtures
  private let place: Coordinate
  private let near: Endpoint
  private let titled: Endpoint
  private let rest: Endpoint

  init() throws {
    place = try Fixtures.position()
    near = WikipediaEndpoints.near(place, language: "en")
    titled = WikipediaEndpoints.titled("Ancud", language: "en")
    rest = WikipediaEndpoints.near(
      place, language: "en", continuing: ["excontinue": "1", "continue": "||info"])
  }

  private func http(_ answers: [Endpoint: [String]]) -> MockHTTPDataManager {
    MockHTTPDataManager(
      answers.mapValues { $0.map { .success(.body(Array($0.utf8), Validators())) } })
  }

  private func describe(
    _ http: MockHTTPDataManager, language: String = "en"
  ) async throws(DataError) -> PlaceDescription? {
    try await WikipediaDescriptions(http: http)
      .description(of: "Ancud", at: place, language: language)
  }

  private func known(_ text: String, _ page: Int, _ language: String = "en") throws
    -> PlaceDescription
  {
    let link = try #require(WebLink("https://en.example.org/wiki/\(page)"))
    return PlaceDescription(text: text, source: link, language: language)
  }

  @Test func goesOnWithWhatTheAnswerSaid() {
    let added: [Endpoint.QueryItem] = [.init("continue", "||info"), .init("excontinue", "1")]
    #expect(rest.query == near.query + added)
    let replaced = WikipediaEndpoints.near(place, language: "en", continuing: ["exlimit": "1"])
    #expect(replaced.query == near.query.filter { $0.name != "exlimit" } + [.init("exlimit", "1")])
  }

  @Test func positionsAreWrittenWithoutExponent() throws {
    let origin = try #require(Coordinate(latitude: 0.00001, longitude: -180))
    #expect(
      WikipediaEndpoints.near(origin, language: "en").query[2]
        == .init("ggscoord", "0.00001|-180.00000"))
  }

  @Test func takesThePageOfThePlaceAndNotTheNearestOne() async throws {
    let http = http([
      near: [
        Fixtures.answer(
          Fixtures.page(1, "Ancud Museum", Fixtures.text("M.")),
          Fixtures.page(2, "Ancud", Fixtures.text(" Ancud  is\\na city.")),
          Fixtures.page(3, "Ancud (Chile)", Fixtures.text("R.")))
      ]
    ])
    #expect(try await describe(http) == known("Ancud is\na city.", 2))
    #expect(http.calls == [.init(near)])
  }

  @Test func followsUntilTheTextIsThere() async throws {
    let street = Fixtures.page(1, "Calle Uno", Fixtures.text("S."))
    let http = http([
      near: [Fixtures.firstPart(street, Fixtures.page(2, "Ancud"))],
      rest: [Fixtures.firstPart(Fixtures.page(2, "Ancud", Fixtures.text("A.")))],
    ])
    #expect(try await describe(http) == known("A.", 2))
    #expect(http.calls == [.init(near), .init(rest)])
  }

  @Test func doesNotFollowForPagesOfNoUse() async throws {
    let http = http([
      near: [Fixtures.firstPart(Fixtures.page(1, "Calle Uno"))], titled: [Fixtures.nothing],
    ])
    #expect(try await describe(http) == nil)
    #expect(http.calls == [.init(near), .init(titled)])
  }

  @Test func doesNotFollowForever() async throws {
    let part = Fixtures.firstPart(Fixtures.page(2, "Ancud"))
    let http = http([
      near: [part], rest: Array(repeating: part, count: 9), titled: [Fixtures.nothing],
    ])
    #expect(try await describe(http) == nil)
    #expect(http.calls.count { $0.endpoint == rest } == 4)
  }

  @Test func inALargeCityThePageIsFoundByItsTitle() async throws {
    let city = Fixtures.text("A city.") + Fixtures.place(-41.6, -73.9)
    let http = http([
      near: [Fixtures.answer(Fixtures.page(1, "Ancud Station", Fixtures.text("S.")))],
      titled: [Fixtures.answer(Fixtures.page(9, "Villa de Ancud", city))],
    ])
    #expect(try await describe(http) == known("A city.", 9))
  }

  @Test(arguments: [
    Fixtures.text("E.") + Fixtures.place(-39, -73.9), Fixtures.text("May refer to: …"),
  ])
  func aPageThatIsElsewhereOrNowhereIsNotTaken(members: String) async throws {
    let page = Fixtures.page(9, "Ancud", members)
    let http = http([near: [Fixtures.nothing], titled: [Fixtures.answer(page)]])
    #expect(try await describe(http) == nil)
  }

  @Test func whatIsCalledAfterThePlaceIsTheLastChoice() async throws {
    let http = http([
      near: [
        Fixtures.answer(
          Fixtures.page(1, "Port of Ancud", Fixtures.text("P.")),
          Fixtures.page(2, "Ancud Province", Fixtures.text("A province.")),
          Fixtures.page(3, "Calle Uno", Fixtures.text("S.")))
      ], titled: [Fixtures.nothing],
    ])
    #expect(try await describe(http) == known("A province.", 2))
  }

  @Test func aWikiThatDoesNotKnowTitlesKnowsNothingByThem() async throws {
    let refusal = #"{"error": {"code": "invalid-coord"}}"#
    #expect(try await describe(http([near: [Fixtures.nothing], titled: [refusal]])) == nil)
  }

  @Test func englishIsTheSecondTry() async throws {
    let spanish = WikipediaEndpoints.near(place, language: "es")
    let spanishTitle = WikipediaEndpoints.titled("Ancud", language: "es")
    let http = http([
      spanish: [Fixtures.nothing], spanishTitle: [Fixtures.nothing],
      near: [Fixtures.answer(Fixtures.page(2, "Ancud", Fixtures.text("A.")))],
    ])
    #expect(try await describe(http, language: "es") == known("A.", 2))
    #expect(http.calls == [.init(spanish), .init(spanishTitle), .init(near)])
  }

  @Test func theLanguageIsThePagesOwn() async throws {
    let page = Fixtures.page(2, "Ancud", Fixtures.text("A."))
    let http = http([near: [Fixtures.answer(page.replacing("\"en\"", with: "\"es-cl\""))]])
    #expect(try await describe(http)?.language == "es-cl")
  }

  @Test func aPageWithoutATextOrAnAddressIsPassedOver() async throws {
    let homeless = "{\"pageid\": 1, \"title\": \"Ancud\", \"extract\": \"H.\"}"
    let http = http([
      near: [
        Fixtures.answer(
          homeless, Fixtures.page(2, "Ancud", Fixtures.text(" ")),
          Fixtures.page(3, "Ancud, Chile", Fixtures.text("A.")))
      ]
    ])
    #expect(try await describe(http) == known("A.", 3))
  }

  @Test(arguments: [[Fixtures.nothing, refusal], [refusal]])
  func aRefusalIsNotTakenForIgnorance(answers: [String]) async {
    let http = http([near: [answers[0]], titled: Array(answers.dropFirst())])
    await #expect(throws: DataError.service(.wikipedia, .unexpected(detail: "ratelimited"))) {
      try await describe(http)
    }
  }

  private static let refusal = #"{"error": {"code": "ratelimited", "info": "I"}}"#

  @Test func aFailedSearchByTitleIsAFailure() async {
    let http = http([near: [Fixtures.nothing]])
    await #expect(throws: DataError.service(.wikipedia, .status(404))) { try await describe(http) }
  }
}
