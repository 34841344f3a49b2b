import Contracts
import Domain
import TestSupport
import Testing

@testable import Cities

/// A refreshed list, compared with one built anew of all that is known.
@Suite struct RefreshedGazetteerTests {
  @Test func answersAsOneBuiltAnew() async throws {
    let refreshed = try await Gazetteer(
      building: NewerWorld.cities, keeping: SmallWorld.gazetteer())
    let reference = try Gazetteer(NewerWorld.known)
    #expect(refreshed.count == NewerWorld.cities.count)
    let queries = [
      "", "a", "ar", "ar x", "arb", "arbol", "new", "newp", "newt", "twin", "twin us", "eco",
      "otra",
      "新", "nuevo puerto", "grande", "neuhafen", "newest", "xa", "np", "tre", "tree",
    ]
    for query in queries {
      for sort in [nil, "population"] {
        let question = CatalogQuery(search: query, sort: sort, pageSize: .max)
        #expect(try refreshed.page(question) == reference.page(question), "\(query)")
      }
      let american = [Filter(key: "country", value: "US")]
      let question = CatalogQuery(search: query, filters: american, pageSize: .max)
      #expect(try refreshed.page(question) == reference.page(question), "\(query)")
    }
    for latitude in stride(from: -80.0, through: 80, by: 20) {
      let place = Coordinate(wrappingLatitude: latitude, longitude: 3 * latitude)
      #expect(
        refreshed.nearest(to: place, count: 4, largerThan: 50, excluding: nil)
          == reference.nearest(to: place, count: 4, largerThan: 50, excluding: nil))
    }
  }

  /// The embedded list as a newer version of itself: every byte but the namesakes' marks is known.
  @Test func theSameListGivesTheSameFiles() async throws {
    let embedded = try Gazetteer()
    let list = embedded.read { cities in (0..<cities.count).map { cities.city($0) } }
    var random = SeededGenerator(seed: 5)
    let newer = try await Gazetteer(building: list.shuffled(using: &random), keeping: embedded)
    #expect(newer.files.alternateNames == embedded.files.alternateNames)
    for section in CitySection.allCases where section != .namesakeMarks {
      let (old, new) = (embedded.cities, newer.cities)
      #expect(
        old.data[old.range(section)] == new.data[new.range(section)],
        "\(section)")
    }
    // The meaning of the marks is the same, too.
    let wrong = newer.read { cities in
      stride(from: 0, to: cities.count, by: 7).filter { cities.city($0) != list[$0] }
    }
    #expect(wrong == [])
  }

  @Test func namesInNewPlacesAreReadBack() async throws {
    // Enough names for several blocks, every third city of which is gone.
    let cities = (1...400).map { number in
      city(
        UInt32(number), "City \(number)",
        others: [
          "Other-\(number) \(String(repeating: "long ", count: number % 9))", "Ótra\(number)",
        ])
    }
    let kept = cities.filter { $0.number % 3 != 0 }
    let list = kept.map { $0.number % 5 == 0 ? city($0.number, "New \($0.number)") : $0 }
    let newer = try await Gazetteer(building: list, keeping: Gazetteer(cities))
    let names = newer.read { cities in
      (0..<cities.names.count).map { index in
        "\(cities.number(cities.names.row(index) ?? 0)) \(cities.names.text(index))"
      }
    }
    let expected = kept.flatMap { city in
      (city.alternateNames + (city.number % 5 == 0 ? [city.name] : []))
        .map { "\(city.number) \($0)" }
    }
    #expect(names.sorted() == expected.sorted())
    #expect(NaiveSearch(newer).otherNamesAreSorted)
  }
}
