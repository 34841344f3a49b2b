import Domain
import Geo

/// A position in two fields, or in one.
enum PositionField {
  /// Two numbers of degrees; a longitude within ±360° is brought back.
  ///
  /// - Parameter turned: counts those that were.
  static func position(
    _ latitude: Double, _ longitude: Double, _ turned: inout Int
  ) -> Coordinate? {
    if let position = Coordinate(latitude: latitude, longitude: longitude) { return position }
    guard abs(latitude) <= 90, abs(longitude) <= 360 else { return nil }
    turned += 1
    return Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }

  /// Two texts: numbers, or any notation that the reader of positions knows.
  static func position(
    _ latitude: String, _ longitude: String, _ turned: inout Int
  ) -> Coordinate? {
    if let north = number(latitude), let east = number(longitude) {
      return position(north, east, &turned)
    }
    // A link has both in one; beside another field it is no position.
    let isOther = [latitude, longitude].contains { text in
      text.isEmpty || text.contains { "/(".contains($0) } || text.lowercased().hasPrefix("geo:")
    }
    guard !isOther else { return nil }
    return PositionReader.coordinate("\(latitude); \(longitude)")
  }

  /// One text with a position in it.
  ///
  /// - Parameter isLongitudeFirst: whether of two plain numbers the first is the longitude.
  static func position(
    _ text: String, isLongitudeFirst: Bool = false, _ turned: inout Int
  ) -> Coordinate? {
    let parts = text.split { ",; \t|".contains($0) }.map { String($0) }
    if parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) {
      return isLongitudeFirst
        ? position(second, first, &turned) : position(first, second, &turned)
    }
    return PositionReader.coordinate(text)
  }

  private static func number(_ text: String) -> Double? {
    DecimalText.number(Array(text.utf8)[...], allowsComma: true)
  }
}
