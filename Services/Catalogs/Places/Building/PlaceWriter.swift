import Database
import Domain
import Platform

/// Writes the places in their order, and hands their names on to be sorted.
final class PlaceWriter {
  private let place: SQLiteStatement
  private let cell: SQLiteStatement
  private let names: RecordSorter
  private let others: RecordSorter

  /// The number of places so far; their rows are numbered from 1 on.
  private(set) var count = 0
  private var lastCell = -1
  /// Each id with its row, in the order of rows, until they are sorted.
  private(set) var ids: [UInt64] = []
  // By rows; the first one is of no place.
  private(set) var features: [UInt16] = [0]
  private(set) var areas: [UInt32] = [0]
  private(set) var weights: [UInt8] = [0]
  private var heights = RankedPlaces()
  private var residents = RankedPlaces()

  init(
    _ database: SQLiteConnection, names: RecordSorter, others: RecordSorter, capacity: Int
  ) throws(SQLiteError) {
    place = try SQLiteStatement(database, "INSERT INTO places VALUES (?,?,?,?,?,?,?,?,?,?)")
    cell = try SQLiteStatement(database, "INSERT INTO cells VALUES (?,?)")
    self.names = names
    self.others = others
    ids.reserveCapacity(capacity)
    features.reserveCapacity(capacity + 1)
    areas.reserveCapacity(capacity + 1)
    weights.reserveCapacity(capacity + 1)
  }

  /// Writes a place that was read.
  ///
  /// - Parameter area: its number in the file.
  func write(_ record: PlaceRecord, area: Int) throws {
    place.bind(10, utf8: record.name)
    try write(
      cell: record.cell, id: record.id, dump: record.dump, feature: record.feature, area: area,
      latitude: record.latitude, longitude: record.longitude, population: record.population,
      elevation: record.elevation, weight: record.weight)
    let (feature, country, weight) = (record.feature, record.country, record.weight)
    try record.forEachFold { fold, less throws(FileProblem) in
      try names.add(
        name: fold, row: count,
        NameInfo(weight: max(1, weight - less), feature: feature, country: country))
    }
    if !record.others.isEmpty { try others.add(names: record.others, row: count, isLate: false) }
  }

  /// Writes a place of the old file; its names come from there, too.
  func write(_ row: HeldPlaces.Row) throws {
    row.name.withUnsafeBytes { place.bind(10, utf8: $0) }
    try write(
      cell: Int(row.key >> 32), id: row.id, dump: row.dump, feature: row.feature, area: row.area,
      latitude: row.latitude, longitude: row.longitude, population: row.population,
      elevation: row.elevation, weight: 1)
  }

  private func write(
    cell: Int, id: Int, dump: Int, feature: Int, area: Int, latitude: Int, longitude: Int,
    population: Int, elevation: Int?, weight: Int
  ) throws(SQLiteError) {
    count += 1
    if cell != lastCell {
      self.cell.bind(1, cell)
      self.cell.bind(2, count)
      try self.cell.run()
      lastCell = cell
    }
    place.bind(1, count)
    place.bind(2, id)
    place.bind(3, dump)
    place.bind(4, feature)
    place.bind(5, area)
    place.bind(6, latitude)
    place.bind(7, longitude)
    place.bind(8, population)
    place.bind(9, elevation)
    try place.run()
    if let elevation { heights.add(count, elevation) }
    if population > 0 { residents.add(count, population) }
    if id != 0 { ids.append(UInt64(id) << 32 | UInt64(count)) }
    features.append(UInt16(truncatingIfNeeded: feature))
    areas.append(UInt32(truncatingIfNeeded: area))
    weights.append(UInt8(weight))
  }

  func sortIDs() { ids.sort() }

  /// Returns the row of an id; `nil` if it is not held.
  func row(ofID id: Int) -> Int? {
    let wanted = UInt64(id) << 32
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low] >> 32 == UInt64(id) else { return nil }
    return Int(ids[low] & 0xFFFF_FFFF)
  }

  /// Writes the tables that find places by id, by feature, by area, and by their numbers.
  ///
  /// - Returns: the least height and the least number of residents of the places that have them in order.
  func writeIndices(
    _ database: SQLiteConnection
  ) throws(SQLiteError) -> (height: Int, residents: Int) {
    let id = try SQLiteStatement(database, "INSERT INTO ids VALUES (?,?)")
    for pair in ids {
      id.bind(1, Int(pair >> 32))
      id.bind(2, Int(pair & 0xFFFF_FFFF))
      try id.run()
    }
    ids = []
    try writeKeys("kinds", features, database)
    try writeKeys("members", areas, database)
    let height = try heights.write("heights", to: database)
    // Places without a resident are not among them.
    return (height, max(1, try residents.write("residents", to: database)))
  }

  /// Writes numbers and rows in the order of the numbers, which are counted first.
  private func writeKeys(
    _ table: String, _ numbers: [some UnsignedInteger], _ database: SQLiteConnection
  ) throws(SQLiteError) {
    guard let most = numbers.max() else { return }
    var starts = [Int](repeating: 0, count: Int(most) + 2)
    for number in numbers.dropFirst() { starts[Int(number) + 1] += 1 }
    for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
    var rows = [UInt32](repeating: 0, count: max(0, numbers.count - 1))
    for (row, number) in numbers.enumerated().dropFirst() {
      rows[starts[Int(number)]] = UInt32(row)
      starts[Int(number)] += 1
    }
    let key = try SQLiteStatement(database, "INSERT INTO \(table) VALUES (?)")
    for row in rows {
      key.bind(1, ArchiveLayout.key(Int(numbers[Int(row)]), Int(row)))
      try key.run()
    }
  }
}

extension RecordSorter {
  /// Adds a name of a place: sorted, they are in the order of folds, then of rows.
  func add(name fold: UnsafeRawBufferPointer, row: Int, _ info: NameInfo) throws(FileProblem) {
    try add { bytes in
      bytes.append(contentsOf: fold)
      bytes.append(UInt8(0))
      bytes.append(UInt32(row).bigEndian)
      bytes.append(UInt8(info.weight))
      bytes.append(UInt16(info.feature))
      bytes.append(UInt16(info.country))
    }
  }

  /// Adds written names of a place: sorted, they are in the order of rows.
  ///
  /// - Parameter isLate: whether they come from the file of alternate names.
  func add(
    names: UnsafeRawBufferPointer, row: Int, isLate: Bool
  ) throws(FileProblem) {
    try add { bytes in
      bytes.append(UInt32(row).bigEndian)
      bytes.append(UInt8(isLate ? 0 : 1))
      bytes.append(contentsOf: names)
    }
  }
}

/// A name as it was sorted.
struct NameRecord {
  let bytes: UnsafeRawBufferPointer

  private var end: Int { bytes.count - 10 }
  var fold: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[..<end]) }
  var row: Int { Int(bytes.big32(end + 1)) }
  var info: NameInfo {
    NameInfo(
      weight: Int(bytes[end + 5]),
      feature: Int(bytes.loadUnaligned(fromByteOffset: end + 6, as: UInt16.self)),
      country: Int(bytes.loadUnaligned(fromByteOffset: end + 8, as: UInt16.self)))
  }
}
