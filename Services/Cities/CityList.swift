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
    try await JSONReading.value(Self.self, from: bytes, of: Cities.service)
  }
}

extension CityList: Decodable {
  package init(from decoder: any Decoder) throws {
    let rows = try [CityRow](from: decoder)
    var cities: [City] = []
    var seen: Set<UInt32> = []
    for city in rows.lazy.compactMap(\.city) where seen.insert(city.number).inserted {
      // Of the cities with one id, the first stays.
      cities.append(city)
    }
    self.cities = cities
    skipped = rows.count - cities.count
    guard !cities.isEmpty else {
      throw DecodingError.valueNotFound(
        City.self, .init(codingPath: decoder.codingPath, debugDescription: "no row is a city"))
    }
  }
}

/// A row of a list of cities; it has none where its content is wrong.
private struct CityRow: Decodable {
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
