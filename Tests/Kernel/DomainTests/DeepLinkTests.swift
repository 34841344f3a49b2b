import Domain
import TestSupport
import Testing

@Suite struct DeepLinkTests {
  /// Stands in for the reader of positions, which another module has.
  private func read(_ text: String) -> Coordinate? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
  }

  private static let lima = Reference(.cities, "3936456")

  private static let links: [(String, [Destination])] = [
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

  @Test(arguments: links)
  func leadsToAPlace(_ link: String, _ path: [Destination]) {
    #expect(DeepLink.path(link, among: CatalogID.known, position: read) == path)
  }

  @Test func leadsToPositions() throws {
    let position = try #require(Coordinate(latitude: -12.04, longitude: -77.03))
    #expect(
      DeepLink.path("map/-12.04,-77.03", among: CatalogID.known, position: read) == [
        .home, .map(.position(position)),
      ])
  }

  @Test(arguments: [
    "", "/", "//", "nowhere", "Cities", "cities/", "cities//", "cities//map", "cities/1/",
    "cities/1/map/", "cities/1/maps", "cities/1/map/2", "cities/a b", "cities/1\n", " cities",
    "/cities", "home/", "home/1", "favorites/1", "map/", "map/1,2/3", "map/95,0", "map/x",
    "catalejo://cities",
  ])
  func leadsNowhereElse(_ link: String) {
    #expect(DeepLink.path(link, among: CatalogID.known, position: read) == nil)
  }
}
