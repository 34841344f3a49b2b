import Catalog
import Cities
import Domain
import TestSupport
import Testing

@testable import Gazetteer

/// A refreshed list against one built anew of all that is known.
@Suite struct RefreshedGazetteerTests {
  private func data(_ list: [City], keeping older: GazetteerData) throws -> GazetteerData {
    let built = try RefreshedGazetteer(list, keeping: older)
    return try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames))
  }

  @Test func answersAsOneBuiltAnew() throws {
    let refreshed = Gazetteer(try data(NewerWorld.cities, keeping: SmallWorld.data()))
    let built = try GazetteerBuilder(NewerWorld.records)
    let reference = Gazetteer(
      try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames)))
    #expect(refreshed.count == NewerWorld.cities.count)
    let queries = [
      "", "a", "ar", "ar x", "arb", "arbol", "new", "newp", "newt", "twin", "twin us", "eco",
      "otra",
      "新", "nuevo puerto", "grande", "neuhafen", "newest", "xa", "np", "tre", "tree",
    ]
    for query in queries {
      for sort in [nil, "population"] {
        let question = CatalogQuery(search: query, sort: sort, limit: .max)
        #expect(try refreshed.answer(question) == reference.answer(question), "\(query)")
      }
      let american = [Filter(key: "country", value: "US")]
      let question = CatalogQuery(search: query, filters: american, limit: .max)
      #expect(try refreshed.answer(question) == reference.answer(question), "\(query)")
    }
    for latitude in stride(from: -80.0, through: 80, by: 20) {
      let place = Coordinate(wrappingLatitude: latitude, longitude: 3 * latitude)
      #expect(
        refreshed.neighbors(of: place, count: 4, largerThan: 50, excluding: nil)
          == reference.neighbors(of: place, count: 4, largerThan: 50, excluding: nil))
    }
  }

  @Test func whatACityWasCalledFindsIt() throws {
    let refreshed = Gazetteer(try data(NewerWorld.cities, keeping: SmallWorld.data()))
    func found(_ search: String) throws -> [String] {
      try refreshed.answer(CatalogQuery(search: search, limit: 9)).matches
        .map { "\($0.item.title) \($0.matchedName ?? "-")" }
    }
    #expect(try found("arbol") == ["Tree, XB Árbol"])
    #expect(try found("otra") == ["新, XD Otra"])
    #expect(try found("newtree") == ["Tree, XB Newtree"])
    // "eco" starts the new name: nothing else is needed to find it.
    #expect(try found("eco") == ["Écoville, XA -"])
  }

  @Test func keepsPopulationTimeZoneAndRegion() throws {
    let refreshed = Gazetteer(try data(NewerWorld.cities, keeping: SmallWorld.data()))
    let cities = try refreshed.answer(CatalogQuery(search: "twin", limit: 9)).matches.map(\.item)
    #expect(cities.map(\.population) == [700, 400, 500])
    #expect(cities.map(\.timeZone) == ["Etc/UTC", "Etc/UTC", "Etc/UTC"])
    #expect(cities.first?.distinction == .region("Illinois"))
    let new = try refreshed.answer(CatalogQuery(search: "newest", limit: 1)).matches.map(\.item)
    #expect(new.map(\.population) == [0])
    #expect(new.map(\.timeZone) == [""])
  }

  /// The embedded list as a newer version of itself: every byte but the namesakes' marks is known.
  @Test func theSameListGivesTheSameFiles() throws {
    let embedded = try Gazetteer().data
    let list = embedded.read { cities, _ in (0..<cities.count).map { cities.city($0) } }
    var random = SeededGenerator(seed: 5)
    let built = try RefreshedGazetteer(list.shuffled(using: &random), keeping: embedded)
    let data = try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames))
    embedded.otherNames.bytes.read { #expect(Array($0) == built.otherNames) }
    for section in CitySection.allCases where section != .namesakeMarks {
      let same = embedded.cities.bytes.read { old in
        data.cities.bytes.read { new in
          old[embedded.cities.sections[section.rawValue]]
            .elementsEqual(new[data.cities.sections[section.rawValue]])
        }
      }
      #expect(same, "\(section)")
    }
    // What the marks stand for is the same, too.
    let wrong = data.read { cities, _ in
      stride(from: 0, to: cities.count, by: 7).filter { cities.city($0) != list[$0] }
    }
    #expect(wrong == [])
  }

  @Test func namesInNewPlacesAreReadBack() throws {
    // Enough names for several blocks, every third city of which is gone.
    let records = (1...400).map { number in
      CityRecord(
        number: UInt32(number), name: "City \(number)", country: "XA", latitude: 0, longitude: 0,
        otherNames: [
          "Other-\(number) \(String(repeating: "long ", count: number % 9))", "Ótra\(number)",
        ])
    }
    let built = try GazetteerBuilder(records)
    let older = try GazetteerData(
      cities: .owned(built.cities), otherNames: .owned(built.otherNames))
    let kept = records.filter { $0.number % 3 != 0 }
    let list = kept.map { record in
      City(
        number: record.number, name: record.number % 5 == 0 ? "New \(record.number)" : record.name,
        country: record.country, coordinate: Coordinate(wrappingLatitude: 0, longitude: 0),
        population: 0, timeZone: "")
    }
    let newer = try data(list, keeping: older)
    let names = newer.read { cities, table in
      (0..<table.count).map { index in
        "\(cities.number(table.row(index))) \(String(decoding: table.name(index).written, as: UTF8.self))"
      }
    }
    let expected = kept.flatMap { record in
      (record.otherNames + (record.number % 5 == 0 ? [record.name] : []))
        .map { "\(record.number) \($0)" }
    }
    #expect(names.sorted() == expected.sorted())
    #expect(NaiveSearch(newer).otherNamesAreSorted)
  }

  @Test func refusesWhatCanNotBeStored() throws {
    let older = try SmallWorld.data()
    let twice = [NewerWorld.cities[0], NewerWorld.cities[0]]
    #expect(throws: GazetteerBuildError.repeatedID(7)) {
      try RefreshedGazetteer(twice, keeping: older)
    }
    let nameless = City(
      number: 5, name: "", country: "XA",
      coordinate: Coordinate(wrappingLatitude: 0, longitude: 0), population: 0, timeZone: "")
    #expect(throws: GazetteerBuildError.invalidRecord(5)) {
      try RefreshedGazetteer([nameless], keeping: older)
    }
  }
}
