import Atlas
import Domain
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
