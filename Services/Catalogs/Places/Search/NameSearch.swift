import Contracts
import Database
import Domain
import Geo

/// The places whose names begin with a text, of those that meet conditions.
///
/// Few names are read once; of many the file has the count.
final class NameSearch {
  let reader: ArchiveReader
  /// The bytes of the fold, of which a blank at the end counts.
  let text: [UInt8]
  let isWhole: Bool
  let conditions: PlaceConditions

  /// With more names than these, the rows that meet conditions are found first, at once.
  private static let mostLookups = 20_000

  init(
    _ reader: ArchiveReader, _ text: [UInt8], isWhole: Bool, _ conditions: PlaceConditions
  ) {
    self.reader = reader
    self.text = Array(text.prefix(ArchiveLayout.longestFold))
    self.isWhole = isWhole
    self.conditions = conditions
  }

  /// A place that is found, and the fold of the name by which it is.
  struct Found {
    let row: Int
    var fold: [UInt8]?
  }

  /// The places that were counted when the file was made; the prefix of a whole name ends with a NUL.
  private lazy var counted: Result<(places: Int, likely: [(row: Int, weight: Int)])?, SQLiteError> =
    Result { () throws(SQLiteError) in try reader.counted(isWhole ? text + [0] : text) }
  /// The names that begin with the text, if they are few.
  private var few: [Name]?

  private struct Name {
    let fold: [UInt8]
    let row: Int
    let info: NameInfo
  }

  /// Reads the names if they are few, and were not read before.
  private func readFew() throws(SQLiteError) {
    guard few == nil, try counted.get() == nil else { return }
    var names: [Name] = []
    try reader.forEachName(text, isWhole: isWhole) { fold, row, info in
      names.append(Name(fold: Array(fold), row: row, info: info))
      return true
    }
    few = names
  }

  // MARK: - Counting

  /// Returns the number of places.
  func total() throws(SQLiteError) -> Int {
    if conditions.isEmpty, let counted = try counted.get() { return counted.places }
    var total = 0
    try forEachPlace { _, _, _ throws(SQLiteError) in
      total += 1
      return true
    }
    return total
  }

  /// Calls `body` with the first name of each place that is found, in their order, until it returns false.
  func forEachPlace(
    _ body: (UnsafeRawBufferPointer, Int, NameInfo) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    try forEachName { fold, row, info throws(SQLiteError) in
      guard isWhole || info.shared <= text.count else { return true }
      return try body(fold, row, info)
    }
  }

  /// Calls `body` with each name of the places that are found.
  private func forEachName(
    _ body: (UnsafeRawBufferPointer, Int, NameInfo) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    let rows = try matchingRows()
    try readFew()
    try forEachStored { fold, row, info throws(SQLiteError) in
      guard conditions.holds(info) else { return true }
      if let rows {
        guard rows.contains(row) else { return true }
      } else if !conditions.areOfNames {
        guard let place = try reader.stored(row), conditions.holds(place) else { return true }
      }
      return try body(fold, row, info)
    }
  }

  private func forEachStored(
    _ body: (UnsafeRawBufferPointer, Int, NameInfo) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    guard let few else { return try reader.forEachName(text, isWhole: isWhole, body) }
    for name in few {
      var result: Result<Bool, SQLiteError> = .success(true)
      name.fold.withUnsafeBytes { fold in
        result = Result { () throws(SQLiteError) in try body(fold, name.row, name.info) }
      }
      guard try result.get() else { return }
    }
  }

  private func matchingRows() throws(SQLiteError) -> RowSet? {
    guard !conditions.areOfNames else { return nil }
    if let matches = reader.matches, matches.conditions == conditions { return matches.rows }
    guard let counted = try counted.get(), counted.places > Self.mostLookups else { return nil }
    return try reader.matching(conditions)
  }

  // MARK: - The likeliest

  /// Returns the likeliest places, the likeliest first.
  func likely(_ count: Int) throws(SQLiteError) -> [Int] {
    // The least key is that of the greatest weight.
    var top = TopRows<Int>(capacity: count)
    if conditions.isEmpty, count <= ArchiveLayout.likelyCount,
      let counted = try counted.get()
    {
      for (row, weight) in counted.likely { top.offer(row, -weight) }
      guard !isWhole, !text.isEmpty else { return top.rows.map(\.row) }
      if let exact = try reader.counted(text + [0]) {
        for (row, weight) in exact.likely { top.offer(row, -weight - PlaceWeight.wholeName) }
      } else {
        try reader.forEachName(text, isWhole: true) { _, row, info in
          top.offer(row, -info.weight - PlaceWeight.wholeName)
          return true
        }
      }
      return top.rows.map(\.row)
    }
    try forEachName { fold, row, info in
      top.offer(row, -info.weight - (fold.count == text.count ? PlaceWeight.wholeName : 0))
      return true
    }
    return top.rows.map(\.row)
  }

  // MARK: - Rows

  /// Returns places in the order of names.
  ///
  /// - Parameter excluded: rows that are passed over.
  func byName(at range: Range<Int>, except excluded: [Int] = []) throws(SQLiteError) -> [Found] {
    guard !range.isEmpty else { return [] }
    if text.isEmpty, !conditions.isEmpty {
      let rows = try reader.matching(conditions)
      if rows.count < max(1_000, reader.placeCount / 100) {
        return try sortedByName(rows, range, excluded)
      }
    }
    var (found, index) = ([Found](), 0)
    try forEachPlace { fold, row, _ in
      guard !excluded.contains(row) else { return true }
      defer { index += 1 }
      if range.contains(index) { found.append(Found(row: row, fold: Array(fold))) }
      return index + 1 < range.upperBound
    }
    return found
  }

  /// Sorts few places by their own names, rather than to look for them among all names.
  private func sortedByName(
    _ rows: RowSet, _ range: Range<Int>, _ excluded: [Int]
  ) throws(SQLiteError) -> [Found] {
    var folds: [(fold: [UInt8], row: Int)] = []
    var wanted: [Int] = []
    rows.visit { if !excluded.contains($0) { wanted.append($0) } }
    for row in wanted {
      guard let place = try reader.stored(row) else { continue }
      folds.append((Array(Fold.bytes(place.name)), row))
    }
    folds.sort { $0.fold == $1.fold ? $0.row < $1.row : $0.fold.lexicographicallyPrecedes($1.fold) }
    return folds.dropFirst(range.lowerBound).prefix(range.count).map { Found(row: $0.row) }
  }

  /// Returns places by a number of each; one that is not known comes last.
  ///
  /// - Parameter rank: the table that has the greatest of these numbers in order.
  func sorted(
    at range: Range<Int>, by rank: ArchiveReader.Rank, _ number: (StoredPlace) -> Double?
  ) throws(SQLiteError) -> [Found] {
    if text.isEmpty, let ranked = try ranked(at: range, by: rank) { return ranked }
    var first = SortedRows(range)
    try forEachRow { row throws(SQLiteError) in
      guard let place = try reader.stored(row) else { return }
      first.offer(row, number(place).map { -$0 } ?? .infinity)
    }
    return first.sorted.map { Found(row: $0) }
  }

  /// More places than these are sorted, rather than looked for one by one from a position on.
  private static let mostNearest = 1_000

  /// Returns the places nearest to a position.
  func nearest(at range: Range<Int>, to position: Coordinate) throws(SQLiteError) -> [Found] {
    if text.isEmpty, range.upperBound <= Self.mostNearest {
      var places = try NearestPlaces(reader, position, conditions, count: range.upperBound)
      return try places.places().dropFirst(range.lowerBound).map { Found(row: $0.row) }
    }
    var first = SortedRows(range)
    try forEachRow { row throws(SQLiteError) in
      guard let place = try reader.stored(row) else { return }
      first.offer(row, Geodesy.distance(from: position, to: place.coordinate))
    }
    return first.sorted.map { Found(row: $0) }
  }

  /// Calls `body` with each row that is found, once; it ends early if nobody waits for the answer.
  private func forEachRow(_ body: (Int) throws(SQLiteError) -> Void) throws(SQLiteError) {
    if text.isEmpty {
      var rows: [Int] = []
      if conditions.isEmpty {
        rows = Array(1..<reader.placeCount + 1)
      } else {
        try reader.matching(conditions).visit { rows.append($0) }
      }
      for row in rows where !Task.isCancelled { try body(row) }
    } else {
      try forEachPlace { _, row, _ throws(SQLiteError) in
        try body(row)
        return !Task.isCancelled
      }
    }
  }

  /// Returns the places with the greatest numbers; `nil` if the file has too few of them in order.
  private func ranked(
    at range: Range<Int>, by rank: ArchiveReader.Rank
  ) throws(SQLiteError) -> [Found]? {
    let rows = conditions.isEmpty ? nil : try reader.matching(conditions)
    var found: [Found] = []
    _ = try reader.forEachRanked(rank, from: nil) { row in
      if rows?.contains(row) ?? true { found.append(Found(row: row)) }
      return found.count < range.upperBound
    }
    return found.count < range.upperBound ? nil : Array(found.dropFirst(range.lowerBound))
  }
}
