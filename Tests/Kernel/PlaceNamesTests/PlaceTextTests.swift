import ContractMocks
import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import PlaceNames

@Suite struct PlaceTextTests {
  private let reader = PlaceText(
    places: MockPlaceDataManager(
      [
        Self.city("1", "Lima", "PE"), Self.city("2", "Lima", "US", "Ohio"),
        Self.city("3", "New York", "US", "New York"), Self.city("4", "York", "GB"),
        Self.city("5", "Madrid", "ES"), Self.city("6", "Rio de Janeiro", "BR"),
        Self.city("7", "Janeiro", "BR"), Self.city("8", "San Jose", "CR"),
        Self.city("9", "San Jose", "US", "California"), Self.city("10", "Alto", "PE"),
        Self.city("11", "Alto", "CL"), Self.city("12", "Bajo Rica", "PE"),
        Self.city("13", "Alto Bajo", "PE"), Self.city("14", "Rica", "PE"),
        Self.city("15", "Francetown", "GA"), Self.city("16", "Colombia", "CO", people: 99_999),
        Self.city("17", "Singapore", "SG", people: 100_000), Self.city("18", "La", "GH"),
        Self.city("19", "Ohio", "CO"), Self.city("20", "Washington", "US"),
        Self.city("21", "Georgia", "US", "Vermont", people: 500_000),
      ], bounds: ["FR": Self.box, "CO": Self.box, "GE": Self.box, "SG": Self.box, "GH": Self.box]),
    map: MockMapDataManager())

  private static let box = WorldRect(minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5)

  private static func city(
    _ id: String, _ name: String, _ country: String, _ region: String = "", people: Int = 0
  ) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, id), name: name, country: country, region: region,
      coordinate: Coordinate(wrappingLatitude: 10, longitude: 20), population: people)
  }

  private func text(_ place: ResolvedPlace) -> String {
    [place.reference?.id ?? "-", place.title, "\(place.ambiguity)"].joined(separator: " ")
  }

  private func place(_ words: String) async throws -> String? {
    try await reader.place(words).map(text)
  }

  private func pair(_ words: String) async throws -> [String]? {
    try await reader.pair(words).map { [text($0.0), text($0.1)] }
  }

  @Test(arguments: [
    ("lima", "1 Lima, PE 1"), ("  LIMA ", "1 Lima, PE 1"), ("\"lima\"", "1 Lima, PE 1"),
    ("lima pe", "1 Lima, PE 0"), ("lima, peru", "1 Lima, PE 0"), ("lima us", "2 Lima, US 0"),
    ("lima ohio", "2 Lima, US 0"), ("lima, oh", "2 Lima, US 0"), ("new york", "3 New York, US 0"),
    ("san jose california", "9 San Jose, US 0"), ("san jose, costa rica", "8 San Jose, CR 0"),
    ("-12.5,-77", "- -12.5,-77 0"), ("-12.5, -77", "- -12.5, -77 0"),
    ("of lima", "1 Lima, PE 1"), ("de lima pe", "1 Lima, PE 0"),
  ])
  func readsAPlace(words: String, found: String) async throws {
    #expect(try await place(words) == found)
  }

  @Test(arguments: [
    ("france", "France"), ("Francia", "France"), ("ohio", "Ohio"), ("colombia", "Colombia"),
    // A large city in that very country.
    ("singapore", "Singapore, SG"), ("singapur", "Singapore"),
    ("georgia", "Georgia"), ("georgia us", "Georgia, US"), ("new york", "New York, US"),
    ("washington", "Washington, US"),
    // Codes and abbreviations are no names.
    ("la", "La, GH"), ("gh", nil), ("oh", nil),
    // Neither the map nor the cities know Chile.
    ("chile", nil),
  ])
  func readsACountryOrAState(words: String, title: String?) async throws {
    #expect(try await reader.place(words)?.title == title)
  }

  /// The words that join two places in a sentence are left out.
  @Test(arguments: [
    "lima us to new york", "from lima us to new york", "between lima us and new york",
    "de lima us a new york", "entre lima us y new york", "from lima us, to new york",
  ])
  func readsTwoPlacesInASentence(words: String) async throws {
    #expect(try await pair(words) == ["2 Lima, US 0", "3 New York, US 0"])
  }

  @Test func readsTwoPlacesOnBothSidesOfAHyphen() async throws {
    #expect(try await pair("lima-francia")?.count == 2)
    #expect(try await reader.unknown(in: "from lima to nowhere") == "nowhere")
  }

  /// If a text says more about one place than about the other, two places are meant.
  @Test(arguments: [
    ("lima / lima peru", ["2 Lima, US 0", "1 Lima, PE 0"]),
    ("lima ohio / lima", ["2 Lima, US 0", "1 Lima, PE 1"]),
    ("lima peru / lima", ["1 Lima, PE 0", "2 Lima, US 0"]),
    ("lima, lima pe", ["2 Lima, US 0", "1 Lima, PE 0"]),
    // These say the same of both, or there is no other.
    ("lima / lima", ["1 Lima, PE 1", "1 Lima, PE 1"]),
    ("lima peru / lima, pe", ["1 Lima, PE 0", "1 Lima, PE 0"]),
    ("madrid / madrid es", ["5 Madrid, ES 0", "5 Madrid, ES 0"]),
  ])
  func onePlaceNamedInTwoWaysIsTwo(words: String, found: [String]) async throws {
    #expect(try await pair(words) == found)
  }

  @Test func aCountryOrAStateIsItsMiddle() async throws {
    let france = try #require(try await reader.place("france"))
    #expect(france.kind == .country("FR"))
    #expect(france.coordinate == Coordinate(latitude: 0, longitude: 0))
    let ohio = try #require(AmericanStates.state("Ohio"))
    #expect(try await reader.place("ohio")?.coordinate == ohio.middle)
    #expect(try await reader.place("georgia")?.kind == .country("GE"))
  }

  @Test func whatOnlyStartsSoIsOfferedAndNotTaken() async throws {
    #expect(try await reader.place("madr") == nil)
    #expect(await reader.near("madr") == ["Madrid, ES"])
    #expect(try await reader.place("madrid")?.title == "Madrid, ES")
    #expect(try await reader.pair("madr lima") == nil)
    #expect(try await reader.pair("madr / lima") == nil)
    #expect(try await reader.unknown(in: "madr lima") == "madr")
  }

  @Test(arguments: [
    "", " ", ",", "\"\"", "nowhere", "lima france", "lima texas", "ma", "91,0", "0,181", "nan,0",
    "12", "peru",
  ])
  func readsNothingElse(words: String) async throws {
    #expect(try await place(words) == nil)
  }

  @Test(
    arguments: [
      ("lima xqzw", "xqzw"), ("xqzw lima", "xqzw"), ("new york xqzw", "xqzw"),
      ("lima / xqzw", "xqzw"),
      ("91,0 / lima", "91,0"), ("\"xq zw\" lima", "xq zw"), ("lima peru xq zw", "xq zw"),
      ("lima", nil), ("new york", nil), ("xqzw", nil), ("xq zw", nil), ("lima madrid", nil),
      ("", nil),
    ] as [(String, String?)])
  func tellsWhichNameIsNone(words: String, unknown: String?) async throws {
    #expect(try await reader.unknown(in: words) == unknown)
  }

  @Test func aPositionIsWhereItSays() async throws {
    let place = try #require(try await reader.place(" -12.5, -77"))
    #expect(place.coordinate == Coordinate(latitude: -12.5, longitude: -77))
    #expect(place.kind == .position)
    #expect(place.reference == nil)
  }

  @Test(arguments: [
    ("lima madrid", "1 Lima, PE 1", "5 Madrid, ES 0"),
    ("new york lima", "3 New York, US 0", "1 Lima, PE 1"),
    ("york new york", "4 York, GB 0", "3 New York, US 0"),
    ("\"new york\" lima", "3 New York, US 0", "1 Lima, PE 1"),
    ("lima \"new york\"", "1 Lima, PE 1", "3 New York, US 0"),
    ("“new york” “lima”", "3 New York, US 0", "1 Lima, PE 1"),
    ("new york / lima", "3 New York, US 0", "1 Lima, PE 1"),
    ("new york,lima", "3 New York, US 0", "1 Lima, PE 1"),
    ("lima, peru, madrid, spain", "1 Lima, PE 0", "5 Madrid, ES 0"),
    ("lima ohio madrid", "2 Lima, US 0", "5 Madrid, ES 0"),
    ("san jose costa rica lima", "8 San Jose, CR 0", "1 Lima, PE 1"),
    ("lima -33.4,-70.6", "1 Lima, PE 1", "- -33.4,-70.6 0"),
    ("-12, -77, 40, -3", "- -12, -77 0", "- 40, -3 0"),
    ("lima lima", "1 Lima, PE 1", "1 Lima, PE 1"),
    ("lima peru / ohio lima ohio", nil, nil),
    ("france colombia", "- France 0", "- Colombia 0"),
    ("francia lima", "- France 0", "1 Lima, PE 1"),
    ("texas, france", "- Texas 0", "- France 0"),
    // There is a city of the first name in the second country.
    ("ohio colombia", "- Ohio 0", "- Colombia 0"),
    // There is another Alto.
    ("alto bajo rica", "13 Alto Bajo, PE 0", "14 Rica, PE 0"),
    ("rica bajo rica", "14 Rica, PE 0", "12 Bajo Rica, PE 0"),
  ])
  func readsTwoPlaces(words: String, first: String?, second: String?) async throws {
    let found = try await pair(words)
    #expect(found?.first == first)
    #expect(found?.last == second)
  }

  @Test(arguments: [
    "", " ", "lima", "new york", "lima peru", "lima, pe", "rio de janeiro", "lima nowhere",
    "nowhere lima", "colombia colombia", "france", "lima 91,0", "91,0 lima", "lima /", "/ lima",
    "lima / madrid / york",
    "\"lima madrid\"x", "-12,-77", "ma li", "\"lima\"",
    "lima madrid" + String(repeating: " x", count: 20),
  ])
  func readsNoTwoPlacesWhereThereAreNone(words: String) async throws {
    #expect(try await pair(words) == nil)
  }

  @Test(arguments: [
    "10.5,20.5 -3.5,40", "10.5, 20.5, -3.5, 40", "10.5 20.5 / -3.5 40",
    "10°30′N 20°30′E 3°30′S 40°E", "geo:10.5,20.5 https://maps.google.com/?q=-3.5,40",
  ])
  func twoPositionsInOneLineAreToldApart(_ text: String) async throws {
    let pair = try await reader.pair(text)
    #expect(pair?.0.coordinate == Coordinate(latitude: 10.5, longitude: 20.5))
    #expect(pair?.1.coordinate == Coordinate(latitude: -3.5, longitude: 40))
  }

  @Test func aShortPlusCodeIsLookedForNearItsPlace() async throws {
    let code = PlusCode.code(of: Coordinate(wrappingLatitude: 10.4, longitude: 20.3))
    let short = String(code.dropFirst(4))
    let whole = try #require(PositionReader.coordinate(code))
    for near in ["Lima", "Lima, Peru", "Lima, Nowhere"] {
      let reading = try #require(PositionReader.read("\(short) \(near)"))
      #expect(try await reader.position(reading) == .success(ReadPosition(whole)))
    }
    let reading = try #require(PositionReader.read("\(short) Oz"))
    #expect(try await reader.position(reading) == .failure(.unknownPlace("Oz")))
  }
}
