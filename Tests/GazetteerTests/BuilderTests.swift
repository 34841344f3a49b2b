import TestSupport
import Testing

@testable import Gazetteer

@Suite struct BuilderTests {
  private func record(
    _ number: UInt32 = 1, name: String = "Uno", country: String = "XA", latitude: Int32 = 0,
    longitude: Int32 = 0
  ) -> CityRecord {
    CityRecord(
      number: number, name: name, country: country, latitude: latitude, longitude: longitude)
  }

  @Test func theOrderOfTheRecordsDoesNotMatter() throws {
    let one = try GazetteerBuilder(SmallWorld.records)
    let other = try GazetteerBuilder(SmallWorld.records.reversed())
    #expect(one.cities == other.cities)
    #expect(one.otherNames == other.otherNames)
  }

  @Test func refusesWhatCanNotBeStored() {
    let bad = [
      record(name: ""), record(country: "x"), record(country: "xa"), record(country: "XAB"),
      record(latitude: 9_000_001), record(longitude: -18_000_001),
      record(name: String(repeating: "x", count: 256)),
    ]
    for record in bad {
      #expect(throws: GazetteerBuildError.invalidRecord(1)) { try GazetteerBuilder([record]) }
    }
    #expect(throws: GazetteerBuildError.repeatedID(1)) {
      try GazetteerBuilder([record(), record(name: "Dos")])
    }
  }

  @Test func noCitiesAtAllAreAlsoAGazetteer() throws {
    let built = try GazetteerBuilder([])
    let data = try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames))
    #expect(Gazetteer(data).count == 0)
    #expect(PrefixSearch(data: data).matches([]) == CityMatches(named: [], alsoKnown: []))
    #expect(
      PrefixSearch(data: data).matches(Array("lima".utf8)) == CityMatches(named: [], alsoKnown: []))
  }

  @Test func aNameOfPunctuationIsFoundByItsCountry() throws {
    let built = try GazetteerBuilder([record(1, name: "!!", country: "XA"), record(2)])
    let data = try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames))
    #expect(PrefixSearch(data: data).matches(Array("xa".utf8)).named == [0..<1])
    #expect(PrefixSearch(data: data).matches(Array("xb".utf8)).named == [])
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

  @Test func otherNamesAreReadBackInOrder() throws {
    let names = (0..<300).map { "Name-\($0) \(String(repeating: "x", count: $0))" }
    let record = CityRecord(
      number: 1, name: "Uno", country: "XA", latitude: 0, longitude: 0, otherNames: names)
    let built = try GazetteerBuilder([record])
    let data = try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames))
    let read = data.read { _, table in
      (0..<table.count).map { String(decoding: table.name($0).written, as: UTF8.self) }
    }
    let folds = names.map { (name: $0, fold: "name" + $0.lowercased().dropFirst(4)) }
    let sorted = folds.sorted {
      Array($0.fold.replacing("-", with: " ").utf8)
        .lexicographicallyPrecedes(Array($1.fold.replacing("-", with: " ").utf8))
    }
    #expect(read == sorted.map(\.name))
  }

  @Test func codesAreGotBackAndShorten() {
    let texts = ["banana", "bandana", "ananas", "москва", "мост", ""].map { Array($0.utf8)[...] }
    let codes = NameCodes(texts, used: Set(texts.joined()))
    #expect(codes.section.count == OtherNameSection.codes.expectedLength(1))
    for text in texts {
      let coded = codes.encode(text)
      #expect(coded.flatMap { codes.expansions[Int($0)] } == Array(text))
      #expect(coded.count < text.count || text.isEmpty)
    }
  }
}
