import Domain
import Testing

@testable import Geo

/// Codes and grids, written and read again.
@Suite struct GridTests {
  private func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }

  /// The codes are made up, and were compared with Google's own library.
  @Test func plusCodesHaveTheDigitsOfTheirArea() {
    #expect(PlusCode.code(of: at(41.3874, 2.1686)) == "8FH495P9+XC")
    #expect(PlusCode.code(of: at(41.3874, 2.1686), length: 11) == "8FH495P9+XC9")
    #expect(PlusCode.code(of: at(41.3874, 2.1686), length: 4) == "8FH40000+")
    #expect(PlusCode.code(of: at(90, 1)) == "CFX3X2X2+X2")
    #expect(PlusCode.code(of: at(-90, 180)) == "22222222+22")
    #expect(PlusCode.code(of: at(0, -180)) == "62G22222+22")
  }

  @Test func aShortCodeIsTheOneNearestToItsPlace() throws {
    let short = try #require(ShortPlusCode.find(in: "95QF+29 A")).code
    let here = short.position(near: at(41.4, 2.2))
    #expect(here == PositionReader.coordinate("8FH495QF+29"))
    // Across the edge of a degree the nearest code is the neighbor's.
    let edge = try #require(ShortPlusCode.find(in: "X2X2+22 A")).code
    #expect(edge.position(near: at(42.001, 2.001))?.latitude.rounded() == 42)
    #expect(edge.position(near: at(42.001, 2.001))?.latitude ?? 90 < 42)
    #expect(ShortPlusCode.find(in: "Lima") == nil)
  }

  @Test func gridsAreThoseOfTheirZones() {
    let places = [
      at(41.3874, 2.1686), at(-33.857, 151.215), at(60.39, 5.32), at(78.22, 15.65), at(79, 9),
      at(0, 0), at(-0.00001, 0), at(83.99, 179.99), at(-80, -180), at(84.1, 0), at(-80.1, 0),
    ]
    #expect(
      places.map { MGRS.reference(of: $0) ?? "-" } == [
        "31TDF3048882097", "56HLH3487352266", "32VKN9723000510", "33XWG1481383004",
        "33XUH7241076538",
        "31NAA6602100000", "31MAV6602199998", "60XWU3493627884", "1CDM4186716915", "-", "-",
      ])
    #expect(UTM(at(41.3874, 2.1686))?.text == "31T 430488 4582097")
    #expect(UTM(at(-33.857, 151.215))?.text == "56H 334873 6252266")
    #expect(UTM(at(-90, 0)) == nil)
  }

  /// Each notation that is written is read as the same place, over the whole Earth.
  @Test func whatIsWrittenIsRead() throws {
    var state: UInt64 = 35
    func random(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + (range.upperBound - range.lowerBound) * Double(state >> 11) / 9_007_199_254_740_992
    }
    for _ in 0..<2000 {
      let place = at(random(-79.9...83.9), random(-180...180))
      let utm = try #require(UTM(place)).text
      let mgrs = try #require(MGRS.reference(of: place))
      for (text, metres) in [
        (PlusCode.code(of: place), 12.0), (PlusCode.code(of: place, length: 12), 1), (utm, 1.5),
        (mgrs, 1),
        ("\(place.latitude), \(place.longitude)", 0.01),
        ("\(place.latitude) \(place.longitude)", 0.01),
      ] {
        let read = try #require(PositionReader.coordinate(text), "\(text)")
        #expect(Geodesy.distance(from: place, to: read) * 1000 < metres, "\(text) \(place)")
      }
    }
  }
}
