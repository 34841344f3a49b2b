import Contracts
import Domain
import Platform

/// The cities of a gazetteer that is being built; after ``sort()`` they are in display order.
struct RowDrafts {
  private(set) var rows: [RowDraft] = []
  private(set) var texts: [UInt8] = []
  var timeZones: Labels
  var regions: Labels

  /// - Parameters:
  ///   - capacity: the number of cities to expect.
  ///   - timeZones: the time zones that have a number already.
  ///   - regions: the regions that have a number already; the first one stands for none.
  init(
    capacity: Int, timeZones: [String] = [], regions: [String] = [""]
  ) throws(GazetteerBuildError) {
    guard capacity <= GazetteerLayout.maximumRows else { throw .tooMany("cities") }
    self.timeZones = Labels(timeZones)
    self.regions = Labels(regions)
    rows.reserveCapacity(capacity)
    texts.reserveCapacity(24 * capacity)
  }

  /// Checks a city's texts and adds it.
  /// - Parameters:
  ///   - city: the city.
  ///   - population: the number of its inhabitants.
  ///   - timeZone: the number of its time zone.
  ///   - region: the number of its region.
  ///   - source: its index in the source.
  ///   - fold: the fold of its name; `nil` computes it.
  mutating func append(
    _ city: City, population: UInt32, timeZone: Int, region: Int, source: Int,
    fold: UnsafeRawBufferPointer? = nil
  ) throws(GazetteerBuildError) {
    let start = UInt32(texts.count)
    if let fold { texts += fold } else { texts += Fold.bytes(city.name) }
    let middle = UInt32(texts.count)
    texts += city.name.utf8
    guard !city.name.isEmpty, middle - start <= 255, let country = Self.code(city.country),
      texts.count <= Int(Int32.max)
    else { throw .invalidCity(city.number) }
    rows.append(
      RowDraft(
        number: city.number, latitude: Self.stored(city.coordinate.latitude),
        longitude: Self.stored(city.coordinate.longitude), population: population,
        country: country, timeZone: Int32(timeZone), region: Int32(region),
        fold: start, name: middle, end: UInt32(texts.count), source: Int32(source)))
  }

  /// Adds the cities of other drafts; their time zones and regions must have the same numbers.
  mutating func append(_ other: RowDrafts) throws(GazetteerBuildError) {
    // Each of the two may have as many as a gazetteer holds.
    guard rows.count + other.rows.count <= GazetteerLayout.maximumRows,
      texts.count + other.texts.count <= Int(Int32.max)
    else { throw .tooMany("cities") }
    let start = UInt32(texts.count)
    texts += other.texts
    for var row in other.rows {
      row.fold += start
      row.name += start
      row.end += start
      rows.append(row)
    }
  }

  /// Returns degrees in units of 10⁻⁵, which is about a metre.
  private static func stored(_ degrees: Double) -> Int32 { Int32((degrees * 100_000).rounded()) }

  /// Returns two capital letters as one number.
  private static func code(_ country: String) -> UInt16? {
    guard country.utf8.count == 2, country.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return country.utf8.reduce(0) { $0 << 8 | UInt16($1) }
  }

  func fold(_ row: Int) -> ArraySlice<UInt8> { texts[Int(rows[row].fold)..<Int(rows[row].name)] }

  func name(_ row: Int) -> ArraySlice<UInt8> { texts[Int(rows[row].name)..<Int(rows[row].end)] }

  /// Returns the rows that share their name and country with another one, in rising order.
  ///
  /// If the region does not tell a row from the others, its mark says that its neighbor is looked up.
  func namesakes() -> [(row: Int, mark: Int)] {
    var found: [(row: Int, mark: Int)] = []
    var start = 0
    // In display order, namesakes are next to each other.
    while start < rows.count {
      let end = rows[start...].indices.dropFirst().first { !areNamesakes($0, start) } ?? rows.count
      let group = start..<end
      start = end
      guard group.count > 1 else { continue }
      for row in group {
        let region = rows[row].region
        let isAlone = region != 0 && !group.contains { $0 != row && rows[$0].region == region }
        found.append((row, isAlone ? NamesakeMark.region : NamesakeMark.lookedUp))
      }
    }
    return found
  }

  private func areNamesakes(_ row: Int, _ other: Int) -> Bool {
    rows[row].country == rows[other].country && name(row) == name(other)
  }

  /// Puts the rows in display order.
  mutating func sort() {
    // Most folds differ in their first eight bytes, which are compared as one number.
    let keys = rows.indices.map { row in
      var prefix: UInt64 = 0
      for (index, byte) in fold(row).prefix(8).enumerated() {
        prefix |= UInt64(byte) << (56 - 8 * UInt64(index))
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
  }

  /// Returns whether a row comes before another one in display order.
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

/// A city before it is written to a gazetteer; its texts are in ``RowDrafts``.
struct RowDraft {
  var number: UInt32
  /// In 10⁻⁵ degrees.
  var latitude: Int32
  var longitude: Int32
  var population: UInt32
  /// Two capital letters, the first one in the high byte.
  var country: UInt16
  /// An index of ``RowDrafts/timeZones``.
  var timeZone: Int32
  /// An index of ``RowDrafts/regions``; 0 for none.
  var region: Int32
  /// The offsets in ``RowDrafts/texts`` at which the fold starts, the name starts, and the name ends.
  var fold: UInt32
  var name: UInt32
  var end: UInt32
  /// The index in the source that the draft was made from.
  var source: Int32
}

/// Texts that many rows have, numbered in the order they come.
struct Labels {
  private var values: [String]
  private var indices: [String: Int]

  init(_ values: [String]) {
    self.values = values
    indices = Dictionary(zip(values, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the number of a text; a new text gets the next number.
  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = values.count
    values.append(text)
    return values.count - 1
  }

  /// Returns the texts that are used, sorted by their folds and then by their bytes, and the rank of
  /// each number among them.
  func sorted(used: some Sequence<Int32>) -> (values: [String], ranks: [Int]) {
    var isUsed = [Bool](repeating: false, count: values.count)
    for index in used { isUsed[Int(index)] = true }
    let folds = values.map { Array(Fold.bytes($0)) }
    let order = values.indices.filter { isUsed[$0] }.sorted { a, b in
      folds[a] == folds[b]
        ? values[a].utf8.lexicographicallyPrecedes(values[b].utf8)
        : folds[a].lexicographicallyPrecedes(folds[b])
    }
    var ranks = [Int](repeating: 0, count: values.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return (order.map { values[$0] }, ranks)
  }
}
