import Catalog
import Decoding
package import Domain

/// What a published list of cities holds: a JSON array of objects, of which unknown members are
/// passed over.
///
///     {"country":"MX","name":"Sain Alto","_id":3988251,"coord":{"lon":-103.25,"lat":23.58333}}
///
/// Rows whose content is wrong are left out and counted.
package struct CityList: Hashable, Sendable {
  /// In the list's order; without population and time zone, which it does not know.
  package let cities: [City]
  /// How many rows were left out, and why; no reason is there with 0.
  package let skipped: [SkippedRow: Int]

  package init(_ cities: [City], skipped: [SkippedRow: Int] = [:]) {
    self.cities = cities
    self.skipped = skipped
  }

  package var skippedCount: Int { skipped.values.reduce(0, +) }

  /// - Throws: what `JSONReading` throws; `unexpected` also where no row is a city.
  package static func read(_ bytes: [UInt8]) async throws(DataError) -> Self {
    try await JSONReading.value(Self.self, from: bytes, of: Cities.service)
  }
}

extension CityList: Decodable {
  package init(from decoder: any Decoder) throws {
    var cities: [City] = []
    var skipped: [SkippedRow: Int] = [:]
    var seen: Set<UInt32> = []
    for row in try [CityRow](from: decoder) {
      do throws(SkippedRow) {
        let city = try row.city.get()
        // Of the cities with one id, the first stays.
        guard seen.insert(city.number).inserted else { throw .repeatedIdentifier }
        cities.append(city)
      } catch {
        skipped[error, default: 0] += 1
      }
    }
    guard !cities.isEmpty else {
      throw DecodingError.valueNotFound(
        City.self, .init(codingPath: decoder.codingPath, debugDescription: "no row is a city"))
    }
    self.init(cities, skipped: skipped)
  }
}

/// Why a row of a list of cities is left out.
package enum SkippedRow: Error, CaseIterable, Hashable {
  /// Something else than an object.
  case notAnObject
  /// A member that should be text, a number or an object is something else.
  case wrongType
  /// No id, or none that is a whole number of 1 to 4,294,967,295.
  case identifier
  /// An id that an earlier row has.
  case repeatedIdentifier
  /// No name, an empty one, one that is no Unicode, or one with a fold of more than 255 bytes.
  case name
  /// Not two capital letters: none, "" or "-".
  case country
  /// No position, or none on the globe.
  case position
}

/// A row of a list of cities: a city, or why there is none.
private struct CityRow: Decodable {
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
