import ContractMocks
import Contracts
import Domain
import PlaceNames
import Testing

@testable import Cities

/// The known facts of the embedded list.
@Suite struct EmbeddedTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try Gazetteer()
  }

  @Test func hasAllCities() throws {
    #expect(gazetteer.count == 234_908)
    #expect(try gazetteer.page(CatalogQuery(pageSize: 0)).total == 234_908)
  }

  /// So a name that CLDR has of a zone is that of a city, not of a country or an island.
  @Test(arguments: Language.others)
  func knowsEachNameAsAnotherNameOfItsCity(language: Language) throws {
    for (title, name) in CityNames.byTitle(in: language) {
      let query = CatalogQuery(search: title, sort: "population", pageSize: 1)
      let row = try #require(try gazetteer.page(query).rows.first)
      #expect(row.title == title)
      // One that is spelt like the name but for accents is not stored again.
      let city = try gazetteer.item(row.reference.id)
      let names = [city.name] + city.alternateNames
      #expect(names.map(Fold.fold).contains(Fold.fold(name)))
    }
  }

  @Test(arguments: Language.others) func knowsEachRegionThatHasAName(language: Language) {
    let names = RegionNames.byTitle(in: language)
    #expect(names.count >= 200)
    let unknown = gazetteer.read { cities in
      names.keys.filter { title in
        let indices = cities.regionNames.indices(of: Array(Fold.bytes(String(title.dropLast(4)))))
        return cities.regions(at: [indices], in: String(title.suffix(2))).map(\.0.title) != [title]
      }
    }
    #expect(unknown == [])
  }

  /// By the whole Spanish name, by its beginning, and by the name of the data.
  @Test(arguments: [
    ("Cataluña", "Catalonia"), ("cataluna", "Catalonia"), ("catalu", "Catalonia"),
    ("baviera", "Bavaria"), ("Lombardía", "Lombardy"), ("navarra", "Navarre"),
    ("Nueva York", "New York"), ("bavaria", "Bavaria"),
  ])
  func aRegionIsFoundByItsSpanishName(typed: String, name: String) throws {
    let query = CatalogQuery(
      filters: [Filter(key: "region", value: typed)], pageSize: 5, hasFacts: true)
    let page = try gazetteer.page(query)
    #expect(page.rows.allSatisfy { $0.facts.region == name })
    #expect(page.rows.count == 5)
  }

  @Test func severalRegionsAreNamedInBothLanguages() {
    let query = CatalogQuery(filters: [Filter(key: "region", value: "nueva y")], pageSize: 1)
    #expect(throws: Never.self) { try gazetteer.page(query) }
    let error = #expect(throws: DataError.self) {
      try gazetteer.page(
        CatalogQuery(filters: [Filter(key: "region", value: "nueva")], pageSize: 1))
    }
    guard case .invalidFilter(_, _, let known)? = error else { return }
    #expect(known.contains(Words { $0 == .spanish ? "Nueva York" : "New York" }))
    #expect(known.contains(Words(name: "Nueva Esparta")))
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

/// Places of articles over the real cities.
@Suite struct ResolvedPlacesTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try Gazetteer()
  }

  @Test(arguments: [
    ("Lyon (France)", "Lyon, FR", "Auvergne-Rhône-Alpes"),
    ("BOMBAY (INDIA)", "Mumbai, IN", "Maharashtra"),
    ("Kiev (Ukraine)", "Kyiv, UA", ""), ("Springfield (Ill)", "Springfield, US", "Illinois"),
    ("Springfield (Mass)", "Springfield, US", "Massachusetts"),
    ("Bronx (NYC)", "The Bronx, US", "New York"),
    ("NEW YORK CITY", "New York City, US", "New York"),
    ("New York", "New York City, US", "New York"),
    ("Washington (DC)", "Washington, US", "District of Columbia"),
    ("Washington", "Washington, US", "District of Columbia"),
    ("St Petersburg (Fla)", "St. Petersburg, US", "Florida"),
    ("St Petersburg (Russia)", "Saint Petersburg, RU", "St.-Petersburg"),
    ("Mexico City", "Mexico City, MX", "Mexico City"),
    ("Hanoi (Vietnam)", "Hanoi, VN", "Ha Noi"),
    ("Córdoba (Spain)", "Córdoba, ES", "Andalusia"),
    ("Cordoba (Argentina)", "Córdoba, AR", "Cordoba"),
  ])
  func findsCities(name: String, title: String, region: String) async {
    let place = await PlaceResolver(places: gazetteer, map: MockMapDataManager()).resolve(name)
    #expect(place?.title == title)
    guard case .city(let city) = place?.kind else {
      Issue.record("no city")
      return
    }
    #expect(city.region == region)
  }

  @Test(arguments: [
    ("france spain", "France", "Spain"), ("peru chile", "Peru", "Chile"),
    ("mexico usa", "Mexico", "United States"), ("españa perú", "Spain", "Peru"),
    ("colombia cuba", "Colombia", "Cuba"), ("singapore lima", "Singapore, SG", "Lima, PE"),
    ("panama havana", "Panama", "Havana, CU"), ("texas ohio", "Texas", "Ohio"),
    ("new mexico lima", "New Mexico", "Lima, PE"), ("georgia armenia", "Georgia", "Armenia"),
    ("new york lima", "New York City, US", "Lima, PE"), ("lima madrid", "Lima, PE", "Madrid, ES"),
    ("guinea ecuatorial gabon", "Equatorial Guinea", "Gabon"),
  ])
  func readsTwoPlacesSomebodyTypes(text: String, from: String, to: String) async throws {
    let reader = PlaceText(places: gazetteer, map: MockMapDataManager())
    let (first, second) = try #require(try await reader.pair(text))
    #expect([first.title, second.title] == [from, to])
  }

  @Test func theMiddleOfAStateIsInIt() async {
    for state in AmericanStates.all {
      let near = gazetteer.read { cities in
        KDTree(cities)
          .nearest(to: state.middle, count: 1, largerThan: nil, excluding: nil)
          .map { cities.region($0.row) }
      }
      #expect(near == [state.name])
    }
  }
}
