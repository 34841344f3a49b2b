import Catalog
import Domain

/// A row of a list of cities: a city, or why there is none.
struct CityRow: Decodable {
  let city: Result<City, SkippedRow>

  /// Never fails itself: an array does not go on after an element that does.
  init(from decoder: any Decoder) {
    city = Result { () throws(SkippedRow) in try Self.city(from: decoder) }
  }

  private enum Member: String, CodingKey {
    case number = "_id"
    case name, country
    case position = "coord"
  }

  private enum Degrees: String, CodingKey {
    case longitude = "lon"
    case latitude = "lat"
  }

  private static func city(from decoder: any Decoder) throws(SkippedRow) -> City {
    guard let row = try? decoder.container(keyedBy: Member.self) else { throw .notAnObject }
    let number = try value(row.decode(UInt32.self, forKey: .number), or: .identifier)
    guard number > 0 else { throw .identifier }
    let name = try value(row.decode(String.self, forKey: .name), or: .name)
    guard isName(name) else { throw .name }
    let country = try value(row.decode(String.self, forKey: .country), or: .country)
    guard country.utf8.count == 2, country.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw .country
    }
    let position = try value(
      row.nestedContainer(keyedBy: Degrees.self, forKey: .position), or: .position)
    let latitude = try value(position.decode(Double.self, forKey: .latitude), or: .position)
    let longitude = try value(position.decode(Double.self, forKey: .longitude), or: .position)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw .position
    }
    return City(
      number: number, name: name, country: country, coordinate: coordinate, population: 0,
      timeZone: "")
  }

  /// Not blank, and short enough for the index; only a fold of what is not ASCII can be longer
  /// than the text.
  private static func isName(_ name: String) -> Bool {
    let count = name.utf8.count
    guard count <= 255, !name.utf8.allSatisfy({ $0 <= 0x20 }) else { return false }
    // No character's fold is more than eleven times as long.
    return count <= 23 || name.utf8.allSatisfy { $0 < 0x80 } || Fold.bytes(name).count <= 255
  }

  /// - Throws: `wrongType`; the reason given where there is no value, or none that can be read.
  private static func value<Value>(
    _ decoded: @autoclosure () throws -> Value, or reason: SkippedRow
  ) throws(SkippedRow) -> Value {
    do {
      return try decoded()
    } catch DecodingError.typeMismatch {
      throw .wrongType
    } catch {
      throw reason
    }
  }
}
