import Contracts
import Decoding
package import Domain

/// The contents of a published list of cities: a JSON array of objects, whose unknown members are
/// ignored.
///
///     {"country":"MX","name":"Sain Alto","_id":3988251,"coord":{"lon":-103.25,"lat":23.58333}}
///
/// Rows with wrong contents are left out and counted.
package struct CityList: Hashable, Sendable {
  /// The cities in the list's order; the list has neither populations nor time zones.
  package let cities: [City]
  /// The number of rows that were left out.
  package let skipped: Int

  /// Reads a list.
  /// - Throws: the errors of `AnswerDecoder`; `unexpected` also if no row is a city.
  package static func read(_ bytes: [UInt8]) async throws(DataError) -> Self {
    if let parts = await CityListReader.rows(of: bytes) {
      let list = Self(parts)
      if !list.cities.isEmpty { return list }
    }
    // `JSONDecoder` reads it as a whole to say what is wrong.
    return try await AnswerDecoder.value(Self.self, from: bytes, of: Cities.service)
  }
}

extension CityList: Decodable {
  private init(_ parts: [[CityRow]]) {
    let count = parts.reduce(0) { $0 + $1.count }
    var seen = Set<UInt32>(minimumCapacity: count)
    // If several cities have the same id, the first stays.
    var cities: [City] = []
    // A long list keeps no more memory than it needs.
    cities.reserveCapacity(count)
    for rows in parts {
      for row in rows {
        if let city = row.city, seen.insert(city.number).inserted { cities.append(city) }
      }
    }
    self.cities = cities
    skipped = count - cities.count
  }

  package init(from decoder: any Decoder) throws {
    self.init([try [CityRow](from: decoder)])
    guard !cities.isEmpty else {
      throw DecodingError.valueNotFound(
        City.self, .init(codingPath: decoder.codingPath, debugDescription: "no row is a city"))
    }
  }
}

/// A row of a list of cities; its city is `nil` if the contents are wrong.
struct CityRow: Decodable, Sendable {
  let city: City?

  init(city: City?) {
    self.city = city
  }

  /// The city is `nil` for an id of 0, for a name or a country that can't be stored, and for a
  /// position off the globe.
  init(number: UInt32, name: String, country: String, latitude: Double, longitude: Double) {
    let isStorable =
      number > 0 && Self.isName(name) && country.utf8.count == 2
      && country.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    let coordinate = isStorable ? Coordinate(latitude: latitude, longitude: longitude) : nil
    city = coordinate.map { coordinate in
      City(
        number: number, name: name, country: country, coordinate: coordinate, population: 0,
        timeZone: "")
    }
  }

  /// Never fails: if an element fails, an array can't be read beyond it.
  init(from decoder: any Decoder) {
    self = (try? Self.row(from: decoder)) ?? Self(city: nil)
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

  private static func row(from decoder: any Decoder) throws -> Self {
    let row = try decoder.container(keyedBy: Member.self)
    let position = try row.nestedContainer(keyedBy: Degrees.self, forKey: .position)
    return Self(
      number: try row.decode(UInt32.self, forKey: .number),
      name: try row.decode(String.self, forKey: .name),
      country: try row.decode(String.self, forKey: .country),
      latitude: try position.decode(Double.self, forKey: .latitude),
      longitude: try position.decode(Double.self, forKey: .longitude))
  }

  /// Returns whether a name is not blank and short enough for the index.
  ///
  /// A fold can be longer than its text only if the text is not ASCII.
  private static func isName(_ name: String) -> Bool {
    let count = name.utf8.count
    guard count <= 255, !name.utf8.allSatisfy({ $0 <= 0x20 }) else { return false }
    // No character's fold is more than eleven times as long.
    return count <= 23 || name.utf8.allSatisfy { $0 < 0x80 } || Fold.bytes(name).count <= 255
  }
}
