import Database
import Domain
import Platform

/// Writes the names in their order, and the counts of their prefixes.
final class NameWriter {
  private let name: SQLiteStatement
  private let prefix: SQLiteStatement
  private var prefixes: PrefixCounts
  /// The name that was added last, of which the next may be a repetition.
  private var fold: [UInt8] = []
  private var row = 0
  private var info = NameInfo(weight: 0, feature: 0, country: 0)
  private(set) var count = 0

  init(_ database: SQLiteConnection, places: Int) throws(SQLiteError) {
    name = try SQLiteStatement(database, "INSERT INTO names VALUES (?,?,?)")
    prefix = try SQLiteStatement(database, "INSERT INTO prefixes VALUES (?,?,?)")
    prefixes = PrefixCounts(places: places)
  }

  /// Adds the next name; of a name that a place has twice, the greater weight counts.
  func add(_ fold: UnsafeRawBufferPointer, _ row: Int, _ info: NameInfo) throws {
    if row == self.row,
      self.fold.withUnsafeBytes({ $0.count == fold.count && byteOrder($0, fold) == 0 })
    {
      if info.weight > self.info.weight { self.info = info }
      return
    }
    try write()
    self.fold.removeAll(keepingCapacity: true)
    self.fold.append(contentsOf: fold)
    (self.row, self.info) = (row, info)
  }

  func finish() throws {
    try write()
    try prefixes.finish(tell)
  }

  private func write() throws {
    guard row > 0 else { return }
    try fold.withUnsafeBytes { fold in
      info.shared = try prefixes.add(fold, row: row, weight: info.weight, tell)
      name.bind(1, fold)
    }
    name.bind(2, row)
    name.bind(3, info.packed)
    try name.run()
    count += 1
  }

  private func tell(_ text: ArraySlice<UInt8>, _ found: PrefixCounts.Prefix) throws {
    guard found.names > ArchiveLayout.mostNamesToRead || text.isEmpty else { return }
    var likely: [UInt8] = []
    for (row, weight) in found.likely {
      likely.append(UInt32(row))
      likely.append(UInt8(weight))
    }
    text.withUnsafeBytes { prefix.bind(1, $0) }
    prefix.bind(2, found.places)
    prefix.bind(3, likely)
    try prefix.run()
  }
}
