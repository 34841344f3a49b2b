import Domain
import Platform

/// The transverse Mercator projection of the WGS 84 ellipsoid with the scale of UTM, by Krüger's
/// series to the sixth order in the third flattening.
///
/// After Karney, "Transverse Mercator with an accuracy of a few nanometers", J. Geodesy 85, 2011,
/// equations 7 to 36.
enum TransverseMercator {
  private static let scale = 0.9996
  private static let flattening = 1 / 298.257223563
  private static let n = flattening / (2 - flattening)
  private static let eccentricity = (flattening * (2 - flattening)).squareRoot()
  /// The radius of a circle as long as a meridian, times the scale, in metres.
  private static let radius =
    scale * 6_378_137 / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64 + n * n * n * n * n * n / 256)

  /// Returns a polynomial in n without a constant term.
  private static func series(_ coefficients: [Double]) -> Double {
    coefficients.reversed().reduce(0) { ($0 + $1) * n }
  }

  private static let alpha = [
    series([1 / 2, -2 / 3, 5 / 16, 41 / 180, -127 / 288, 7891 / 37800]),
    series([0, 13 / 48, -3 / 5, 557 / 1440, 281 / 630, -1_983_433 / 1_935_360]),
    series([0, 0, 61 / 240, -103 / 140, 15061 / 26880, 167_603 / 181_440]),
    series([0, 0, 0, 49561 / 161_280, -179 / 168, 6_601_661 / 7_257_600]),
    series([0, 0, 0, 0, 34729 / 80640, -3_418_889 / 1_995_840]),
    series([0, 0, 0, 0, 0, 212_378_941 / 319_334_400]),
  ]

  private static let beta = [
    series([1 / 2, -2 / 3, 37 / 96, -1 / 360, -81 / 512, 96199 / 604_800]),
    series([0, 1 / 48, 1 / 15, -437 / 1440, 46 / 105, -1_118_711 / 3_870_720]),
    series([0, 0, 17 / 480, -37 / 840, -209 / 4480, 5569 / 90720]),
    series([0, 0, 0, 4397 / 161_280, -11 / 504, -830_251 / 7_257_600]),
    series([0, 0, 0, 0, 4583 / 161_280, -108_847 / 3_991_680]),
    series([0, 0, 0, 0, 0, 20_648_693 / 638_668_800]),
  ]

  /// Returns the metres east of a meridian and north of the equator.
  static func project(_ position: Coordinate, meridian: Double) -> (east: Double, north: Double) {
    let latitude = Geodesy.radians(position.latitude)
    let longitude = Geodesy.radians(position.longitude - meridian)
    let tau = tan(latitude)
    let sigma = sinh(eccentricity * atanh(eccentricity * tau / (1 + tau * tau).squareRoot()))
    let conformal = tau * (1 + sigma * sigma).squareRoot() - sigma * (1 + tau * tau).squareRoot()
    let xi = atan2(conformal, cos(longitude))
    let eta = asinh(sin(longitude) / hypot(conformal, cos(longitude)))
    var (north, east) = (xi, eta)
    for (index, factor) in alpha.enumerated() {
      let order = 2 * Double(index + 1)
      north += factor * sin(order * xi) * cosh(order * eta)
      east += factor * cos(order * xi) * sinh(order * eta)
    }
    return (radius * east, radius * north)
  }

  /// Returns the latitude, and the longitude from the meridian, in degrees.
  static func unproject(east: Double, north: Double) -> (latitude: Double, longitude: Double) {
    let (xi, eta) = (north / radius, east / radius)
    var (x, y) = (xi, eta)
    for (index, factor) in beta.enumerated() {
      let order = 2 * Double(index + 1)
      x -= factor * sin(order * xi) * cosh(order * eta)
      y -= factor * cos(order * xi) * sinh(order * eta)
    }
    let conformal = sin(x) / hypot(sinh(y), cos(x))
    // Newton's method (equations 19 to 21); three steps are exact to the last bit.
    let square = eccentricity * eccentricity
    var tau = conformal / (1 - square)
    for _ in 0..<5 {
      let length = (1 + tau * tau).squareRoot()
      let sigma = sinh(eccentricity * atanh(eccentricity * tau / length))
      let guess = tau * (1 + sigma * sigma).squareRoot() - sigma * length
      tau +=
        (conformal - guess) / (1 + guess * guess).squareRoot() * (1 + (1 - square) * tau * tau)
        / ((1 - square) * length)
    }
    return (atan(tau) * 180 / .pi, atan2(sinh(y), cos(x)) * 180 / .pi)
  }
}
