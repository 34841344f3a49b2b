import Database

/// The places with the greatest numbers, in the order of these.
struct RankedPlaces {
  private var keys: [Int] = []
  /// No place with a lower number is kept.
  private var least = Int.min
  private static let most = 2 * ArchiveLayout.mostRanked

  mutating func add(_ row: Int, _ number: Int) {
    let key = ArchiveLayout.rankKey(number, row)
    guard key >= least else { return }
    keys.append(key)
    // Places of equal numbers stay together, however many they are.
    if keys.count >= Self.most, keys.count & (keys.count - 1) == 0 || keys.count % Self.most == 0 {
      trim()
    }
  }

  private mutating func trim() {
    keys.sort()
    guard keys.count > ArchiveLayout.mostRanked else { return }
    let first = keys[keys.count - ArchiveLayout.mostRanked] & ~0xFFFF_FFFF
    least = first
    keys.removeFirst(keys.firstIndex { $0 >= first } ?? 0)
  }

  /// Writes the keys in their order.
  ///
  /// - Returns: the least number of which all places are there.
  mutating func write(_ table: String, to database: SQLiteConnection) throws(SQLiteError) -> Int {
    trim()
    keys.sort()
    let key = try SQLiteStatement(database, "INSERT INTO \(table) VALUES (?)")
    for number in keys {
      key.bind(1, number)
      try key.run()
    }
    defer { keys = [] }
    // Without a limit, even the least number is there.
    return least == .min ? Int(Int32.min) : ArchiveLayout.number(ofRankKey: least)
  }
}
