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
  /// How many rows were left out.
  package let skipped: Int

  /// - Throws: what `JSONReading` throws; `unexpected` also where no row is a city.
  package static func read(_ bytes: [UInt8]) async throws(DataError) -> Self {
    if let rows = await rows(ofHalves: bytes) { return Self(rows) }
    return try await JSONReading.value(Self.self, from: bytes, of: Cities.service)
  }

  /// The rows of a long list, whose halves are read at once; nil for what has to be read as a whole.
  ///
  /// Where a cut goes through a text or a row, no half is an array: two halves that are have all the
  /// rows of the whole.
  private static func rows(ofHalves bytes: [UInt8]) async -> [CityRow]? {
    guard bytes.count > 100_000, let comma = commaBetweenRows(of: bytes) else { return nil }
    do {
      async let first = JSONReading.value(
        [CityRow].self, from: bytes[..<comma] + [UInt8(ascii: "]")], of: Cities.service)
      let second = try await JSONReading.value(
        [CityRow].self, from: [UInt8(ascii: "[")] + bytes[(comma + 1)...], of: Cities.service)
      let rows = try await first + second
      return rows.contains { $0.city != nil } ? rows : nil
    } catch {
      // Read as a whole, it says what is wrong.
      return nil
    }
  }

  private static func commaBetweenRows(of bytes: [UInt8]) -> Int? {
    let (brace, space) = (UInt8(ascii: "}"), UInt8(ascii: " "))
    return bytes.indices[(bytes.count / 2)...].first { index in
      bytes[index] == UInt8(ascii: ",") && bytes[..<index].last { $0 > space } == brace
        && bytes[(index + 1)...].first { $0 > space } == UInt8(ascii: "{")
    }
  }
}

extension CityList: Decodable {
  private init(_ rows: [CityRow]) {
    var seen: Set<UInt32> = []
    // Of the cities with one id, the first stays.
    cities = rows.compactMap(\.city).filter { seen.insert($0.number).inserted }
    skipped = rows.count - cities.count
  }

  package init(from decoder: any Decoder) throws {
    self.init(try [CityRow](from: decoder))
    guard !cities.isEmpty else {
      throw DecodingError.valueNotFound(
        City.self, .init(codingPath: decoder.codingPath, debugDescription: "no row is a city"))
    }
  }
}

/// A row of a list of cities; it has none where its content is wrong.
private struct CityRow: Decodable, Sendable {
  let city: City?

  /// Never fails: an array does not go on after an element that does.
  init(from decoder: any Decoder) {
    city = try? Self.city(from: decoder)
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

  /// Nil for an id of 0, a name or a country that can't be stored, and what is not on the globe.
  private static func city(from decoder: any Decoder) throws -> City? {
    let row = try decoder.container(keyedBy: Member.self)
    let position = try row.nestedContainer(keyedBy: Degrees.self, forKey: .position)
    let number = try row.decode(UInt32.self, forKey: .number)
    let name = try row.decode(String.self, forKey: .name)
    let country = try row.decode(String.self, forKey: .country)
    let coordinate = Coordinate(
      latitude: try position.decode(Double.self, forKey: .latitude),
      longitude: try position.decode(Double.self, forKey: .longitude))
    guard number > 0, isName(name), country.utf8.count == 2,
      country.utf8.allSatisfy({ (0x41...0x5A).contains($0) }), let coordinate
    else { return nil }
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
}
