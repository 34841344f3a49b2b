import Domain
import Foundation
import Geo
import Testing

@Suite struct SolarPositionTests {
  /// Equinoxes and solstices as the United States Naval Observatory publishes them ("Earth's
  /// Seasons"), in UTC; the longitude follows from the equation of time then (-7.4, -1.9, 7.4 and
  /// 2.2 minutes).
  @Test(arguments: [
    ("2024-03-20T03:06:00Z", 0.0, 135.3), ("2024-06-20T20:51:00Z", 23.44, -132.3),
    ("2024-09-22T12:44:00Z", 0, -12.8), ("2024-12-21T09:20:00Z", -23.44, 39.5),
    ("2000-03-20T07:35:00Z", 0, 68.1), ("2030-06-21T07:31:00Z", 23.44, 67.7),
  ])
  func equinoxesAndSolsticesAreAsPublished(time: String, latitude: Double, longitude: Double) throws
  {
    let date = try Date(time, strategy: .iso8601)
    let zenith = SolarPosition(at: Int(date.timeIntervalSince1970)).zenith
    #expect(abs(zenith.latitude - latitude) < 0.05)
    #expect(abs(zenith.longitude - longitude) < 0.5)
  }

  @Test(arguments: [Int.min, -1_000_000_000_000, 0, 4_000_000_000, Int.max])
  func anyMomentHasAPlace(seconds: Int) {
    let zenith = SolarPosition(at: seconds).zenith
    #expect(abs(zenith.latitude) <= 90)
    #expect(abs(zenith.longitude) <= 180)
  }

  /// Whatever the season, the Sun is 90° from each point of the line.
  @Test(arguments: [-23.44, -5, -0.01, 0, 0.01, 12, 23.44])
  func theLineIsAQuarterOfTheWorldFromTheSun(latitude: Double) {
    let sun = Coordinate(wrappingLatitude: latitude, longitude: 40)
    let position = SolarPosition(zenith: sun)
    var count = 0
    for x in stride(from: 0.0, to: 1, by: 0.001) {
      let y = position.terminator(atX: x)
      guard (0...1).contains(y) else { continue }
      let point = WebMercator.unproject(WorldPoint(x: x, y: y))
      let quarter = Geodesy.distance(from: sun, to: point) / Geodesy.earthRadius
      #expect(abs(quarter - .pi / 2) < 1e-6)
      count += 1
    }
    #expect(abs(latitude) < 1 || count > 100)
  }

  @Test(arguments: [(-23.44, true), (0, true), (23.44, false)])
  func nightIsOnTheFarSideOfTheLine(latitude: Double, isNight: Bool) {
    let sun = Coordinate(wrappingLatitude: latitude, longitude: 40)
    let north = WebMercator.project(Coordinate(wrappingLatitude: 80, longitude: -100))
    #expect(SolarPosition(zenith: sun).isNight(at: north) == isNight)
    #expect(!SolarPosition(zenith: sun).isNight(at: WebMercator.project(sun)))
  }
}
