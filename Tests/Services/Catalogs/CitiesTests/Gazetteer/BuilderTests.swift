import Domain
import Geo
import TestSupport
import Testing

@testable import Cities

@Suite struct BuilderTests {
  @Test func theOrderOfTheRecordsDoesNotMatter() throws {
    let one = try Gazetteer(SmallWorld.cities).files
    #expect(try one == Gazetteer(SmallWorld.cities.reversed()).files)
  }

  @Test(arguments: [
    city(1, ""), city(1, "Uno", "x"), city(1, "Uno", "xa"), city(1, "Uno", "XAB"),
    city(1, String(repeating: "x", count: 256)),
  ])
  func refusesWhatCanNotBeStored(bad: City) {
    #expect(throws: GazetteerBuildError.invalidCity(1)) { try Gazetteer([bad]) }
  }

  @Test func refusesAnIDTwice() {
    #expect(throws: GazetteerBuildError.repeatedID(1)) {
      try Gazetteer([city(1, "Uno"), city(1, "Dos")])
    }
  }

  @Test func noCitiesAtAllAreAlsoAGazetteer() throws {
    let gazetteer = try Gazetteer([City]())
    #expect(gazetteer.matches("") == CityMatches(named: [], alternates: []))
    #expect(gazetteer.matches("lima") == CityMatches(named: [], alternates: []))
  }

  @Test func aNameOfPunctuationIsFoundByItsCountry() throws {
    let gazetteer = try Gazetteer([city(1, "!!"), city(2, "Uno")])
    #expect(gazetteer.matches("xa").named == [0..<1])
    #expect(gazetteer.matches("xb").named == [])
  }

  @Test(arguments: [
    ("londra", "londra"), ("Nueva York", "nueva york"), ("NYC", "nyc"),
    ("Rio do meio", "rio do meio"),
    ("Saint-Denis", "saint denis"), ("Łódź", "lodz"), ("O'Neill's", "oneills"),
    ("Москва", "москва"),
    ("Đđ", "dd"), ("서울", "서울"), ("a  b", "a b"), ("xX", "x"), ("", "abc"),
    (String(repeating: "Long-", count: 70), String(repeating: "long ", count: 70)),
  ])
  func aWrittenFormIsGotBackFromTheFold(written: String, fold: String) {
    let (written, fold) = (Array(written.utf8), Array(fold.utf8))
    #expect(WrittenForm(of: written, fold: fold).written(fold) == written)
  }

  @Test func codesAreGotBackAndShorten() {
    let texts = ["banana", "bandana", "ananas", "москва", "мост", ""].map { Array($0.utf8)[...] }
    let codes = NameCodes(texts, used: Set(texts.joined()))
    #expect(codes.section.count == AlternateNameSection.codes.expectedLength(1, version: 4))
    for text in texts {
      let coded = codes.encode(text)
      #expect(coded.flatMap { codes.expansions[Int($0)] } == Array(text))
      #expect(coded.count < text.count || text.isEmpty)
    }
  }

  private func distinctions(_ ids: [String], _ gazetteer: Gazetteer) throws -> [Distinction?] {
    try ids.map { try gazetteer.item($0).distinction }
  }

  /// The larger city at these degrees, and how far north of it the other one is.
  private func near(
    _ name: String, _ country: String, _ latitude: Double, _ longitude: Double, north: Double
  ) -> Distinction {
    let position = Coordinate(wrappingLatitude: latitude, longitude: longitude)
    let other = Coordinate(wrappingLatitude: latitude + north, longitude: longitude)
    return .near(
      name, country: country, kilometres: Geodesy.distance(from: position, to: other),
      bearing: north > 0 ? 0 : 180)
  }

  @Test func namesakesAreToldApartByTheirStateOrTheNearestLargerCity() throws {
    #expect(
      try distinctions(["20", "21", "22", "30", "31", "9", "7"], SmallWorld.gazetteer()) == [
        .region("Ohio", in: "US"), .region("Illinois", in: "US"),
        near("Twin", "US", 42, -92, north: 0.5),
        near("Nuevo Puerto", "XA", 10, 20, north: 1), near("Nuevo Puerto", "XA", 10, 20, north: -1),
        // A city without a namesake needs none.
        nil, nil,
      ])
  }

  @Test func theLargestCityOfAllHasNoneToBeFoundFrom() throws {
    let gazetteer = try Gazetteer([
      city(1, "Solo", "XA", 1, 0, 1), city(2, "Solo", "XA", 2, 0, 2),
    ])
    #expect(
      try distinctions(["1", "2"], gazetteer) == [near("Solo", "XA", 2, 0, north: -1), nil])
  }
}
