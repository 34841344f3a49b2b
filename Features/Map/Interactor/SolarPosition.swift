import Domain
import Glibc

/// Where the Sun stands in the zenith at a moment.
///
/// The low-precision formulas of The Astronomical Almanac (section C, "Low precision formulas for
/// the Sun"): right to about 0.01° between 1950 and 2050.
enum SolarPosition {
  /// The subsolar point.
  ///
  /// - Parameter seconds: since 1970, UTC (UT1 is within a second of it).
  static func zenith(at seconds: Int) -> Coordinate {
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
    return Coordinate(
      wrappingLatitude: declination * 180 / .pi,
      longitude: ascension * 180 / .pi - sidereal)
  }
}
