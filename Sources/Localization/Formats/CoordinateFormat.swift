package import Domain

/// Writes positions.
///
/// Digits and point are the same in every language, so that they can be copied.
package enum CoordinateFormat {
  /// Signed decimal degrees, "-12.04318, -77.02824".
  package static func decimal(_ position: Coordinate, places: Int = 5) -> String {
    "\(fixed(position.latitude, places)), \(fixed(position.longitude, places))"
  }

  /// Degrees, minutes and seconds with hemispheres, "12°02'35\"S 77°01'42\"W".
  ///
  /// - Parameter abbreviation: the language's letter of a compass point.
  package static func sexagesimal(
    _ position: Coordinate, abbreviation: (CompassPoint) -> String
  ) -> String {
    let north: CompassPoint = position.latitude < 0 ? .south : .north
    let east: CompassPoint = position.longitude < 0 ? .west : .east
    return degrees(position.latitude) + abbreviation(north) + " "
      + degrees(position.longitude) + abbreviation(east)
  }

  private static func degrees(_ value: Double) -> String {
    let seconds = Int((abs(value) * 3600).rounded())
    let parts = [seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(seconds / 3600)°\(parts[0])'\(parts[1])\""
  }

  /// A number with exactly so many decimal places and a point; zero has no sign.
  static func fixed(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let units = Int((value * Double(scale)).rounded())
    guard places > 0 else { return String(units) }
    let digits = String(abs(units) % scale)
    let padding = String(repeating: "0", count: places - digits.count)
    return "\(units < 0 ? "-" : "")\(abs(units) / scale).\(padding)\(digits)"
  }
}
