import Catalog
import Cities
import Domain
import Testing

@testable import Gazetteer

/// What is known of the embedded list.
@Suite struct EmbeddedTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try Gazetteer()
  }

  @Test func hasAllCities() throws {
    #expect(gazetteer.count == 234_908)
    #expect(try gazetteer.page(CatalogQuery(limit: 0)).total == 234_908)
  }

  /// So a name that CLDR has of a zone is that of a city, not of a country or an island.
  @Test func knowsEachSpanishNameAsAnotherNameOfItsCity() throws {
    for (title, spanish) in CityNames.byTitle {
      let query = CatalogQuery(search: title, sort: "population", limit: 1)
      let city = try #require(try gazetteer.page(query).matches.first?.item)
      #expect(city.title == title)
      // One that is spelt like the name but for accents is not stored again.
      let names = [city.name] + (try gazetteer.item(city.id).alternateNames)
      #expect(names.map(Fold.fold).contains(Fold.fold(spanish)))
    }
  }

  @Test func everyRowMakesSense() {
    let countries = Set(CountryNames.all.map(\.code))
    var numbers: Set<UInt32> = []
    var wrong: [Int] = []
    gazetteer.read { cities in
      for row in 0..<cities.count {
        let city = cities.city(row)
        numbers.insert(city.number)
        let latitude = Double(cities.latitude(row)) / 100_000
        let longitude = Double(cities.longitude(row)) / 100_000
        if city.name.isEmpty || !countries.contains(city.country)
          || !city.timeZone.utf8.contains(0x2F)
          || Coordinate(latitude: latitude, longitude: longitude) != city.coordinate
          || cities.row(ofID: city.id) != row
        {
          wrong.append(row)
        }
      }
    }
    #expect(numbers.count == 234_908)
    #expect(wrong == [])
  }

  @Test func limaIsWhereItIs() throws {
    let lima = try gazetteer.item("3936456")
    #expect(lima.title == "Lima, PE")
    #expect(lima.coordinate == Coordinate(latitude: -12.04318, longitude: -77.02824))
    #expect(lima.timeZone == "America/Lima")
  }

  @Test func namesakesHaveADistinctionAndOthersNone() {
    let wrong = gazetteer.read { cities in
      (1..<cities.count - 1).filter { row in
        let (name, country) = (Array(cities.name(row).utf8), cities.countryIndex(row))
        let shares = [row - 1, row + 1].contains {
          cities.countryIndex($0) == country && Array(cities.name($0).utf8) == name
        }
        return shares != (cities.city(row).distinction != nil)
      }
    }
    #expect(wrong == [])
  }
}
