package import Domain

/// Reads a published list of cities while its bytes arrive, in pieces of any size.
///
/// The list is a JSON array of objects; members come in any order, unknown ones are passed over, of
/// a repeated one the last counts:
///
///     {"country":"MX","name":"Sain Alto","_id":3988251,"coord":{"lon":-103.25,"lat":23.58333}}
///
/// Rows whose content is wrong are left out and counted; where the JSON itself is broken, all is
/// refused. Names are kept as they are, control characters included.
package struct CityListParser {
  private var tokenizer = JSONTokenizer()
  private var reader = CityRowReader()
  private var failure: DataError?

  package init() {}

  /// - Throws: `service` with `notJSON` or `unexpected`; every later call throws the same.
  package mutating func read(_ bytes: [UInt8]) throws(DataError) {
    if let failure { throw failure }
    do throws(DataError) {
      try tokenizer.read(bytes, &reader)
    } catch {
      failure = error
      throw error
    }
  }

  /// The list, when all bytes are read.
  /// - Throws: as ``read(_:)``; `unexpected` also where no row is a city.
  package mutating func finish() throws(DataError) -> CityList {
    if let failure { throw failure }
    try tokenizer.finish(&reader)
    let cities = Self.withoutRepetitions(reader.cities)
    guard !cities.isEmpty else { throw .service(Cities.service, .unexpected(detail: "$")) }
    var skipped = reader.skipped
    let repeated = reader.cities.count - cities.count
    if repeated > 0 { skipped[.repeatedIdentifier] = repeated }
    return CityList(cities, skipped: skipped)
  }

  /// Of the cities with one id, the first.
  private static func withoutRepetitions(_ cities: [City]) -> [City] {
    // Sorting numbers takes less than a set of them; the place in the low half keeps equals in
    // order.
    let places = cities.indices.map { UInt64(cities[$0].number) << 32 | UInt64($0) }.sorted()
    let repeated = Set(
      zip(places, places.dropFirst()).lazy
        .filter { $0 >> 32 == $1 >> 32 }.map { Int($1 & 0xFFFF_FFFF) })
    guard !repeated.isEmpty else { return cities }
    return cities.indices.filter { !repeated.contains($0) }.map { cities[$0] }
  }
}
