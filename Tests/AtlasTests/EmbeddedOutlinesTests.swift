import Atlas
import Catalog
import Domain
import Geo
import Testing

@Suite struct EmbeddedOutlinesTests {
  private let atlas: Atlas
  private let codes = (CountryNames.all + CountryNames.withoutCities).map(\.code)

  init() throws {
    atlas = try Atlas()
  }

  @Test(arguments: KnownCity.all)
  func aCityIsInItsCountryAndInNoOther(city: KnownCity) async {
    var found: Set<String> = []
    for code in codes {
      guard let rings = await atlas.outline(of: code) else { continue }
      if EvenOdd.contains(city.point, in: rings) { found.insert(code) }
    }
    #expect(found == [city.country])
  }

  @Test func theWorldHasThisManyOutlines() async {
    var count = 0
    for code in Set(codes) where await atlas.outline(of: code) != nil { count += 1 }
    #expect(count == 177)
  }

  @Test func theCountriesOfAViewAreThoseWithAPartInIt() async {
    let lima = WebMercator.project(Coordinate(wrappingLatitude: -12.05, longitude: -77.05))
    let around = WorldRect(
      minX: lima.x - 0.02, minY: lima.y - 0.02, maxX: lima.x + 0.02, maxY: lima.y + 0.02)
    let countries = await atlas.countries(in: around)
    #expect(Set(countries.map(\.code)).isSuperset(of: ["BR", "PE"]) && countries.count < 7)
    for country in countries { #expect(await atlas.outline(of: country.code) == country.rings) }
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(await atlas.countries(in: world).count == 177)
    let sea = WorldRect(minX: 0.1, minY: 0.6, maxX: 0.101, maxY: 0.601)
    #expect(await atlas.countries(in: sea) == [])
  }

  @Test func whatIsTooSmallOrNoCountryHasNone() async {
    for code in ["SG", "AD", "MT", "MV", "ZZ", "", "pe", "PER"] {
      #expect(await atlas.outline(of: code) == nil, "\(code)")
    }
  }

  @Test func holesAndIslandsHaveRingsOfTheirOwn() async {
    // South Africa with the hole that is Lesotho; France with Corsica, without Guiana.
    var counts: [Int?] = []
    for code in ["ZA", "LS", "FR", "GF", "NO", "SJ", "CY"] {
      counts.append(await atlas.outline(of: code)?.count)
    }
    #expect(counts == [2, 1, 2, 1, 1, 3, 1])
  }
}
