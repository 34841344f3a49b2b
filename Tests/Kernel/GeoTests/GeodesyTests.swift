import Domain
import Geo
import Testing

@Suite struct GeodesyTests {
  private func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// A degree of a great circle of the mean radius, in kilometres.
  private let degree = 6371.0088 * Double.pi / 180

  private func isNear(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    (a - b).magnitude <= tolerance
  }

  @Test func distancesAlongGreatCirclesAreTheirArcs() throws {
    let cases: [(Coordinate, Coordinate, Double)] = try [
      (at(0, 0), at(0, 0), 0), (at(0, 0), at(0, 1), 1), (at(0, 0), at(1, 0), 1),
      (at(10, 20), at(-20, 20), 30), (at(0, 0), at(0, 90), 90), (at(90, 0), at(-90, 0), 180),
      (at(0, 0), at(0, 180), 180), (at(90, 17), at(90, -120), 0), (at(90, 0), at(0, 55), 90),
      (at(60, 0), at(60, 180), 60),
    ]
    for (a, b, degrees) in cases {
      #expect(isNear(Geodesy.distance(from: a, to: b), degrees * degree, within: 1e-6))
      #expect(isNear(Geodesy.distance(from: b, to: a), degrees * degree, within: 1e-6))
    }
  }

  @Test func knowsHowFarCitiesAreApart() throws {
    // Great-circle distances as atlases and flight tables give them; the sphere is off by 0.5 %.
    let cases: [(Coordinate, Coordinate, Double)] = try [
      (at(51.5074, -0.1278), at(48.8566, 2.3522), 344),  // London, Paris
      (at(40.7128, -74.006), at(34.0522, -118.2437), 3936),  // New York, Los Angeles
      (at(-33.8688, 151.2093), at(-34.6037, -58.3816), 11_800),  // Sydney, Buenos Aires
    ]
    for (a, b, kilometres) in cases {
      let distance = Geodesy.distance(from: a, to: b)
      #expect(isNear(distance, kilometres, within: kilometres * 0.005))
    }
  }

  @Test func bearingsAreClockwiseFromNorth() throws {
    let origin = try at(0, 0)
    let cases: [(Coordinate, Double)] = try [
      (at(10, 0), 0), (at(0, 10), 90), (at(-10, 0), 180), (at(0, -10), 270), (at(90, 0), 0),
    ]
    for (target, bearing) in cases {
      #expect(isNear(Geodesy.bearing(from: origin, to: target), bearing, within: 1e-9))
    }
  }

  @Test func bearingsFollowTheGreatCircle() throws {
    // Baghdad to Osaka, a textbook example: the way starts north of east.
    let bearing = try Geodesy.bearing(from: at(35, 45), to: at(35, 135))
    #expect(isNear(bearing, 60.16, within: 0.01))
  }

  @Test func bearingsAreAlwaysATurn() throws {
    for latitude in stride(from: -90.0, through: 90, by: 30) {
      for longitude in stride(from: -180.0, through: 180, by: 30) {
        let bearing = try Geodesy.bearing(from: at(12, 34), to: at(latitude, longitude))
        #expect((0..<360).contains(bearing))
      }
    }
  }
}
