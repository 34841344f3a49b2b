import Catalog
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
