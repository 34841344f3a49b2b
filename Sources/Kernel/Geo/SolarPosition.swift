package import Domain
import Platform

/// The place where the Sun is in the zenith at a moment.
///
/// It is computed by the low-precision formulas of The Astronomical Almanac (section C, "Low
/// precision formulas for the Sun"), which are right to about 0.01° between 1950 and 2050.
package struct SolarPosition: Sendable {
  /// The subsolar point.
  package let zenith: Coordinate

  package init(zenith: Coordinate) {
    self.zenith = zenith
  }

  /// - Parameter seconds: the moment in seconds since 1970, UTC (UT1 is within a second of it).
  package init(at seconds: Int) {
    // Days since noon of 1 January 2000.
    let days = (Double(seconds) - 946_728_000) / 86_400
    let longitude = 280.460 + 0.9856474 * days
    let anomaly = Geodesy.radians(357.528 + 0.9856003 * days)
    let ecliptic = Geodesy.radians(longitude + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly))
    let obliquity = Geodesy.radians(23.439 - 0.0000004 * days)
    let declination = asin(sin(obliquity) * sin(ecliptic))
    let ascension = atan2(cos(obliquity) * sin(ecliptic), cos(ecliptic))
    // Greenwich mean sidereal time in degrees.
    let sidereal = 280.46061837 + 360.98564736629 * days
    zenith = Coordinate(
      wrappingLatitude: declination * 180 / .pi,
      longitude: ascension * 180 / .pi - sidereal)
  }

  /// Returns whether the Sun is more than a quarter turn from the zenith of a point.
  package func isNight(at point: WorldPoint) -> Bool {
    Geodesy.distance(from: zenith, to: WebMercator.unproject(point)) > Geodesy.earthRadius * .pi / 2
  }

  /// Returns the y of the line between day and night at an x of the world.
  ///
  /// There the middle of the Sun is on the horizon, without refraction. It is outside 0...1 if the
  /// line is nearer to a pole than the world reaches.
  ///
  /// tan φ = -cos(λ - λ☉) / tan δ, and y follows from asinh(tan φ). At an equinox δ is 0 and the line
  /// runs from pole to pole; the smallest δ makes it nearly upright.
  package func terminator(atX x: Double) -> Double {
    let hour = Geodesy.radians(x * 360 - 180 - zenith.longitude)
    let slope = tan(Geodesy.radians(zenith.latitude))
    let divisor = abs(slope) < 1e-9 ? 1e-9 : slope
    return 0.5 - asinh(-cos(hour) / divisor) / (2 * .pi)
  }
}

/// The Sun's height along a parallel.
package struct SunlitParallel: Sendable {
  private let zenith: Coordinate
  /// sin φ · sin δ, with the latitude φ and the declination δ of the Sun.
  private let sines: Double
  /// cos φ · cos δ.
  private let cosines: Double

  package init(_ zenith: Coordinate, latitude: Double) {
    self.zenith = zenith
    let (latitude, declination) = (Geodesy.radians(latitude), Geodesy.radians(zenith.latitude))
    sines = sin(latitude) * sin(declination)
    cosines = cos(latitude) * cos(declination)
  }

  /// Returns the sine of the Sun's height above the horizon at an x of the world; below 0 it is down.
  package func sine(atX x: Double) -> Double {
    sines + cosines * cos(Geodesy.radians(x * 360 - 180 - zenith.longitude))
  }
}
