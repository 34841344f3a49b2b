import Catalog
import Domain

/// The cities of a gazetteer that is being built; after ``sort()`` in display order.
struct RowDrafts {
  private(set) var rows: [RowDraft] = []
  private(set) var texts: [UInt8] = []
  private(set) var timeZones = Labels()
  private(set) var states = Labels()

  init(capacity: Int) throws(GazetteerBuildError) {
    guard capacity <= GazetteerLayout.maximumRows else { throw .tooMany("cities") }
    rows.reserveCapacity(capacity)
    texts.reserveCapacity(24 * capacity)
    // No state is the first one.
    _ = states.index(of: "")
  }

  init(_ records: [CityRecord]) throws(GazetteerBuildError) {
    try self.init(capacity: records.count)
    for (source, record) in records.enumerated() {
      try append(
        number: record.number, latitude: record.latitude, longitude: record.longitude,
        name: record.name, country: record.country, population: record.population,
        timeZone: timeZones.index(of: record.timeZone), state: states.index(of: record.state),
        source: source)
    }
  }

  mutating func timeZone(_ name: String) -> Int32 { timeZones.index(of: name) }

  mutating func state(_ name: String) -> Int32 { states.index(of: name) }

  /// Checks a city and adds it.
  /// - Parameter fold: the name's, where it is known; it is worked out else.
  mutating func append(
    number: UInt32, latitude: Int32, longitude: Int32, name: String, country: String,
    population: UInt32, timeZone: Int32, state: Int32, source: Int,
    fold: UnsafeRawBufferPointer? = nil
  ) throws(GazetteerBuildError) {
    let start = UInt32(texts.count)
    if let fold { texts += fold } else { texts += Fold.bytes(name) }
    let middle = UInt32(texts.count)
    texts += name.utf8
    guard !name.isEmpty, middle - start <= 255, let country = Self.code(country),
      (-9_000_000...9_000_000).contains(latitude), (-18_000_000...18_000_000).contains(longitude),
      texts.count <= Int(Int32.max)
    else { throw .invalidRecord(number) }
    rows.append(
      RowDraft(
        number: number, latitude: latitude, longitude: longitude, population: population,
        country: country, timeZone: timeZone, state: state,
        fold: start, name: middle, end: UInt32(texts.count), source: Int32(source)))
  }

  /// Two capital letters as one number.
  private static func code(_ country: String) -> UInt16? {
    guard country.utf8.count == 2, country.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return country.utf8.reduce(0) { $0 << 8 | UInt16($1) }
  }

  func fold(_ row: Int) -> ArraySlice<UInt8> { texts[Int(rows[row].fold)..<Int(rows[row].name)] }

  func name(_ row: Int) -> ArraySlice<UInt8> { texts[Int(rows[row].name)..<Int(rows[row].end)] }

  func areNamesakes(_ row: Int, _ other: Int) -> Bool {
    rows[row].country == rows[other].country && name(row) == name(other)
  }

  /// Puts the rows in display order and refuses an id that two of them have.
  mutating func sort() throws(GazetteerBuildError) {
    // Most folds differ in their first eight bytes, which compare as one number.
    let keys = rows.indices.map { row in
      var prefix: UInt64 = 0
      for (place, byte) in fold(row).prefix(8).enumerated() {
        prefix |= UInt64(byte) << (56 - 8 * UInt64(place))
      }
      return (prefix: prefix, row: Int32(row))
    }
    let order = texts.withUnsafeBytes { texts in
      keys.sorted { a, b in
        if a.prefix != b.prefix { return a.prefix < b.prefix }
        return Self.isOrdered(rows[Int(a.row)], rows[Int(b.row)], texts)
      }
    }
    rows = order.map { rows[Int($0.row)] }
    let numbers = rows.map(\.number).sorted()
    for (number, next) in zip(numbers, numbers.dropFirst()) where number == next {
      throw .repeatedID(number)
    }
  }

  /// The display order.
  private static func isOrdered(
    _ a: RowDraft, _ b: RowDraft, _ texts: UnsafeRawBufferPointer
  ) -> Bool {
    func text(_ start: UInt32, _ end: UInt32) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: texts[Int(start)..<Int(end)])
    }
    let folds = byteOrder(text(a.fold, a.name), text(b.fold, b.name))
    if folds != 0 { return folds < 0 }
    if a.country != b.country { return a.country < b.country }
    let names = byteOrder(text(a.name, a.end), text(b.name, b.end))
    return names == 0 ? a.number < b.number : names < 0
  }
}
