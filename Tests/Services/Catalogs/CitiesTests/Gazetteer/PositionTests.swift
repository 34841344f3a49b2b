import Contracts
import Domain
import FoundationEssentials
import Geo
import TestSupport
import Testing

@testable import Cities

/// The surroundings of positions by the embedded cities and outlines.
@Suite struct PositionTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try Gazetteer()
  }

  private func located(_ latitude: Double, _ longitude: Double) -> NearestPlace? {
    gazetteer.places(
      nearestTo: [Coordinate(wrappingLatitude: latitude, longitude: longitude)]
    ).first
  }

  /// The nearest place of each is in another country.
  @Test(arguments: [
    (-22.35, -67.55, "BO", "Potosi", "America/La_Paz"),
    (48.8597, -113.4360, "US", "Montana", "America/Denver"),
  ])
  func theCountryIsThatOfTheOutline(
    latitude: Double, longitude: Double, country: String, region: String, zone: String
  ) throws {
    let place = try #require(located(latitude, longitude))
    #expect(place.home != country)
    #expect([place.country, place.region, place.timeZone] == [country, region, zone])
    #expect(place.isInOutline)
  }

  /// Divisions of a country that have a code of their own, countries and exclaves without an outline,
  /// and borders nearer than the outlines are accurate: there the nearest place says it.
  @Test(arguments: [
    (-21.1, 55.5, "RE"), (4, -53, "GF"), (78.5, 16, "SJ"), (12.18, -68.26, "BQ"), (-80, 100, "AQ"),
    (41.9024, 12.4533, "VA"), (36.14, -5.353, "GI"), (35.8892, -5.3204, "ES"), (-29.5, 28.2, "LS"),
    (32.5149, -117.0382, "MX"), (32.5601, -117.0431, "US"), (43.9360, 12.4468, "SM"),
    // The countries of areas in dispute, by Natural Earth.
    (9.5, 44, "SO"), (42.6, 20.9, "XK"), (45.3, 34.5, "UA"), (24.5, -13.5, "MA"), (23.5, 121, "TW"),
    (35.3, 33.6, "CY"), (31.9, 35.2, "PS"), (33, 35.8, "IL"),
  ])
  func countries(latitude: Double, longitude: Double, country: String) {
    #expect(located(latitude, longitude)?.country == country)
  }

  /// Summits on borders are in no outline, and neither is the sea: Mont Blanc, the Matterhorn, Everest, K2;
  /// the Atlantic, a fjord, the Strait of Gibraltar.
  @Test(arguments: [
    (45.8326, 6.8652, true), (45.9764, 7.6586, true), (27.988, 86.925, true),
    (35.8808, 76.5155, true), (0, 0, false), (61.1, 6.5, false), (35.95, -5.5, true),
  ])
  func bordersAreToldFromTheSea(latitude: Double, longitude: Double, isBetween: Bool) {
    let place = located(latitude, longitude)
    #expect(place?.isInOutline == false)
    #expect(place?.isBetweenCountries == isBetween)
  }

  /// Where GeoNames has another zone than the tz database, and Beijing time in all of China.
  @Test(arguments: [
    (46.3722, 96.2583, "Asia/Ulaanbaatar"), (47.7408, 96.8443, "Asia/Ulaanbaatar"),
    (48.0056, 91.6419, "Asia/Hovd"), (43.8256, 87.6168, "Asia/Shanghai"),
    (62.66, 135.57, "Asia/Khandyga"), (60.42, 134.54, "Asia/Khandyga"),
    (64.57, 143.24, "Asia/Ust-Nera"), (67.55, 133.39, "Asia/Vladivostok"),
  ])
  func clocksAreThoseOfTheTimeZoneDatabase(latitude: Double, longitude: Double, zone: String) {
    #expect(located(latitude, longitude)?.timeZone == zone)
  }

  /// In Nunavut the nearest place of each is beyond the meridian that parts its zones.
  @Test(arguments: [
    (69.3567, -86.9241, "America/Rankin_Inlet"), (73.4036, -84.6829, "America/Iqaluit"),
    (77.2398, -102.4507, "America/Cambridge_Bay"), (71.4978, -82.3091, "America/Iqaluit"),
  ])
  func theZonesOfNunavutArePartedByMeridians(latitude: Double, longitude: Double, zone: String) {
    #expect(located(latitude, longitude)?.timeZone == zone)
  }

  /// The nearest place of each is in another state, or has another clock.
  @Test(arguments: [
    (-24.8568, 128.8383, "AU", "Western Australia", "Australia/Perth"),
    (-18.5238, 136.7145, "AU", "Northern Territory", "Australia/Darwin"),
    (-17.4868, -53.3822, "BR", "Mato Grosso", "America/Cuiaba"),
    (58.5179, -129.8546, "CA", "British Columbia", "America/Vancouver"),
    (59.9074, -109.2931, "CA", "Saskatchewan", "America/Regina"),
    (71.15243, -116.00157, "CA", "Northwest Territories", "America/Edmonton"),
    (42.7952, -117.70355, "US", "Oregon", "America/Boise"),
  ])
  func theStateIsThatOfItsLines(
    latitude: Double, longitude: Double, country: String, region: String, zone: String
  ) throws {
    let place = try #require(located(latitude, longitude))
    #expect([place.country, place.region, place.timeZone] == [country, region, zone])
  }

  /// A fetched list may have no place with this region.
  @Test func aStateWithoutPlacesIsLeftOut() throws {
    let places = try Gazetteer([city(1, "Perth", "AU", -31.95, 115.86, 9, state: "R")]).places(
      nearestTo: [Coordinate(wrappingLatitude: -24.8568, longitude: 128.8383)])
    #expect(places.map { [$0.name, $0.country, $0.region] } == [["Perth", "AU", "R"]])
  }

  /// Qaanaaq is the nearest place of both.
  @Test(arguments: [(77.5, -68.5, "America/Thule"), (80.5, -45, "America/Nuuk")])
  func onePlaceIsNotTheClockOfAllThatIsFarFromAll(
    latitude: Double, longitude: Double, zone: String
  ) throws {
    let place = try #require(located(latitude, longitude))
    #expect(place.country == "GL" && place.timeZone == zone)
  }

  /// There are no places in Antarctica: a position there has a country, and neither region nor clock.
  @Test func aCountryWithoutPlacesHasNoClock() throws {
    let place = try #require(located(-80, 100))
    #expect([place.country, place.region, place.timeZone] == ["AQ", "", ""])
  }

  @Test(arguments: [
    (37.7949, -122.4194, "San Francisco"), (40.7440, -74.0324, "Hoboken"),
    (41.9024, 12.4533, "Vatican City"), (41.3874, 2.1686, "Barcelona"),
    (32.5149, -117.0382, "Tijuana"), (48.8157, 2.385, "Ivry-sur-Seine"),
    (-12.0464, -77.0428, "Lima"), (36.14, -5.353, "Gibraltar"),
  ])
  func theCityIsTheOneThatReachesAsFar(latitude: Double, longitude: Double, city: String) {
    #expect(located(latitude, longitude)?.city == city)
  }

  /// A hundredth of a degree to the north and to the east of its middle.
  @Test func theLargestCitiesAreNamedBesideTheirMiddles() {
    let found = gazetteer.read { cities in
      let largest = (0..<cities.count).sorted {
        (cities.population($1), cities.number($0)) < (cities.population($0), cities.number($1))
      }.prefix(200)
      return largest.count { row in
        let middle = cities.coordinate(row)
        let names = [(0.01, 0.0), (0, 0.01)].map { north, east in
          located(middle.latitude + north, middle.longitude + east)?.city
        }
        return names == [cities.name(row), cities.name(row)]
      }
    }
    #expect(found >= 190)
  }

  @Test func placesInTheCountryAreWhatAScanFinds() {
    gazetteer.read { cities in
      let tree = KDTree(cities)
      var random = SeededGenerator(seed: 3)
      for code in ["BO", "US", "VA", "NZ", "FJ"] {
        let country = cities.countryIndex(code: code)
        let rows = (0..<cities.count).filter { cities.countryIndex($0) == country }
        for _ in 0..<20 {
          let position = Coordinate(
            wrappingLatitude: .random(in: -90...90, using: &random),
            longitude: .random(in: -180...180, using: &random))
          let scanned = rows.map { row in
            NearbyRow(
              row: row, number: cities.number(row),
              kilometres: Geodesy.distance(from: position, to: cities.coordinate(row)))
          }.min(by: <)
          #expect(tree.nearest(to: position, in: country) == scanned)
        }
      }
    }
  }

  @Test func withoutCitiesNothingIsSaid() throws {
    let places = try Gazetteer([City]()).places(
      nearestTo: [Coordinate(wrappingLatitude: 0, longitude: 0)])
    #expect(places == [])
  }
}

/// The reach of made-up cities; each is at latitude 0, a number of kilometres east of the first.
@Suite struct CoveringCityTests {
  private func names(at kilometres: Double, _ cities: [City]) throws -> String? {
    try Gazetteer(cities).places(
      nearestTo: [Self.east(kilometres)], in: CountryGrid(Data())
    ).first?.city
  }

  private static func east(_ kilometres: Double) -> Coordinate {
    Coordinate(
      wrappingLatitude: 0, longitude: kilometres / Geodesy.earthRadius * 180 / .pi)
  }

  /// A city of a reach of ten kilometres, and a smaller one, of one kilometre, somewhere.
  private func pair(
    at kilometres: Double, country: String = "XA", region: String = "R"
  ) -> [City] {
    let small = Self.east(kilometres)
    return [
      city(1, "Grande", "XA", 0, 0, 6_283_185, state: "R"),
      city(2, "Chica", country, small.latitude, small.longitude, 62_832, state: region),
    ]
  }

  @Test func quartersAreTheCitysAndSuburbsTheirOwn() throws {
    #expect(try names(at: 5, pair(at: 5)) == "Grande")
    #expect(try names(at: 7.4, pair(at: 7.4)) == "Grande")
    #expect(try names(at: 7.6, pair(at: 7.6)) == "Chica")
    #expect(try names(at: 9.9, pair(at: 30)) == "Grande")
    // No city reaches there, so it is the nearest place.
    #expect(try names(at: 20, pair(at: 30)) == "Chica")
  }

  @Test func noCityReachesOverABorder() throws {
    #expect(try names(at: 5, pair(at: 5, country: "XB")) == "Chica")
    #expect(try names(at: 5, pair(at: 5, region: "S")) == "Chica")
    #expect(try names(at: 5, pair(at: 5, region: "")) == "Grande")
  }
}
