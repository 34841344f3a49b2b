import Catalog
import Domain

/// A row of a list of cities as its members arrive.
struct CityRow {
  var number: Double?
  var name: String?
  var country: String?
  var longitude: Double?
  var latitude: Double?
  /// Whether a member that is read was of another type.
  var hasWrongType = false

  /// The city, or why there is none.
  func city() -> Result<City, Reason> {
    if hasWrongType { return .failure(Reason(.wrongType)) }
    guard let number, number >= 1, let number = UInt32(exactly: number) else {
      return .failure(Reason(.identifier))
    }
    guard let name, Self.isName(name) else { return .failure(Reason(.name)) }
    guard let country, country.utf8.count == 2,
      country.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return .failure(Reason(.country)) }
    guard let latitude, let longitude,
      let position = Coordinate(latitude: latitude, longitude: longitude)
    else { return .failure(Reason(.position)) }
    return .success(
      City(
        number: number, name: name, country: country, coordinate: position, population: 0,
        timeZone: ""))
  }

  struct Reason: Error {
    let reason: SkippedRow

    init(_ reason: SkippedRow) {
      self.reason = reason
    }
  }

  /// Not blank, and short enough for the index; only a fold of what is not ASCII can be longer
  /// than the text.
  private static func isName(_ name: String) -> Bool {
    let count = name.utf8.count
    guard count <= 255, !name.utf8.allSatisfy({ $0 <= 0x20 }) else { return false }
    // No character's fold is more than eleven times as long.
    return count <= 23 || name.utf8.allSatisfy { $0 < 0x80 } || Fold.bytes(name).count <= 255
  }
}
