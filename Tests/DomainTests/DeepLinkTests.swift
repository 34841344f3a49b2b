import Domain
import TestSupport
import Testing

@Suite struct DeepLinkTests {
  private static let lima = Reference(.cities, "3936456")

  private static let places: [(String, [Destination])] = [
    ("home", [.home]),
    ("favorites", [.home, .favorites]),
    ("favorites/map", [.home, .favorites, .map(.favorites)]),
    ("cities", [.home, .list(.cities, search: nil)]),
    ("cities/3936456", [.home, .list(.cities, search: nil), .detail(lima)]),
    (
      "cities/3936456/map",
      [.home, .list(.cities, search: nil), .detail(lima), .map(.entity(lima))]
    ),
    ("cities/any-id", [.home, .list(.cities, search: nil), .detail(Reference(.cities, "any-id"))]),
  ]

  @Test(arguments: places)
  func leadsToAPlace(_ link: String, _ path: [Destination]) {
    #expect(DeepLink.path(link, among: CatalogID.known) == path)
  }

  @Test func leadsToPositions() throws {
    let position = try #require(Coordinate(latitude: -12.04, longitude: -77.03))
    #expect(
      DeepLink.path("map/-12.04,-77.03", among: CatalogID.known) == [
        .home, .map(.position(position)),
      ])
  }

  @Test(arguments: [
    "", "/", "//", "nowhere", "Cities", "cities/", "cities//", "cities//map", "cities/1/",
    "cities/1/map/", "cities/1/maps", "cities/1/map/2", "cities/a b", "cities/1\n", " cities",
    "/cities", "home/", "home/1", "favorites/1", "map", "map/", "map/1,2/3", "map/95,0", "map/x",
    "catalejo://cities",
  ])
  func leadsNowhereElse(_ link: String) {
    #expect(DeepLink.path(link, among: CatalogID.known) == nil)
  }

  @Test(arguments: [
    ("0,0", 0.0, 0.0), ("-12.04318,-77.02824", -12.04318, -77.02824), ("90,-180", 90, -180),
    ("1e1,+5", 10, 5), ("-.5,5.", -0.5, 5),
  ])
  func readsPositions(_ text: String, _ latitude: Double, _ longitude: Double) {
    #expect(DeepLink.position(text) == Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(arguments: [
    "", ",", "1", "1,", ",1", "1,2,3", "1;2", "a,b", "nan,0", "0,inf", "90.1,0", "0,180.1", "1,2 m",
    "0x10,0", "0,0X1p2", " 1,2", "1, 2", "１,２",
  ])
  func readsNoOtherPositions(_ text: String) {
    #expect(DeepLink.position(text) == nil)
  }
}

@Suite struct PositionTextTests {
  @Test(arguments: [
    ("-12.05,-77.04", -12.05, -77.04), ("-12.05, -77.04", -12.05, -77.04),
    (" -12.05 ,\t-77.04 ", -12.05, -77.04), ("40.4 -3.7", 40.4, -3.7),
    ("40,4168 -3,7", 40.4168, -3.7), ("40,4168, -3,7", 40.4168, -3.7), ("40 -3,7", 40, -3.7),
    ("40,5 -3", 40.5, -3), ("1,2", 1, 2), ("1, 2", 1, 2),
  ])
  func readsWhatPeopleType(_ text: String, _ latitude: Double, _ longitude: Double) {
    #expect(PositionText.position(text) == Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(arguments: [
    "", " ", ",", "1", "1,", "1,2,3", "1,2,3,4", "1 2 3", "1;2", "a b", "91,0", "91 0", "0 180,1",
    "nan 0", "0x10 0", "1,,2 3", "1 2,3,4",
  ])
  func readsNothingElse(_ text: String) {
    #expect(PositionText.position(text) == nil)
  }
}
