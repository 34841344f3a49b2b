import Catalog
import CatalogMocks
import Domain
import Places
import Testing

@testable import Gazetteer

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
    let (first, second) = try #require(await reader.pair(text))
    #expect([first.title, second.title] == [from, to])
    #expect(!first.isGuess && !second.isGuess)
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
