import Contracts
import Domain

/// The layout of the file of places, an SQLite database.
///
/// Rows of places are numbered from 1 on in the order of ``Cell``, so that a part of the map is some
/// ranges of rows. Every table is filled in its order, which is many times as fast as any other.
enum ArchiveLayout {
  static let fileName = "places.sqlite"
  static let lockName = "places.lock"
  /// The version of the tables; a file with another one is made anew.
  static let version = 2

  /// Prefixes of more names than these have their own row in `prefixes`; the names of any other are
  /// read when it is searched.
  static let mostNamesToRead = 128
  /// The number of the likeliest places that a prefix has.
  static let likelyCount = 20
  /// Folds are cut after this number of bytes, so that `shared` fits into a byte.
  static let longestFold = 254

  /// The version of Unicode is that of the folds; the names are those of all places, each with its place.
  static let tables = """
    CREATE TABLE archive(
      unicode INTEGER, places INTEGER, names INTEGER, height INTEGER, residents INTEGER);
    CREATE TABLE dumps(
      dump INTEGER PRIMARY KEY, name TEXT, places INTEGER, added INTEGER, skipped INTEGER);
    CREATE TABLE files(
      dump INTEGER, content TEXT, etag TEXT, modified TEXT,
      PRIMARY KEY (dump, content)) WITHOUT ROWID;
    CREATE TABLE features(
      feature INTEGER PRIMARY KEY, class TEXT, code TEXT, name TEXT, places INTEGER);
    CREATE TABLE divisions(code TEXT PRIMARY KEY, name TEXT) WITHOUT ROWID;
    CREATE TABLE areas(
      area INTEGER PRIMARY KEY, country TEXT, admin1 TEXT, admin2 TEXT, zone TEXT, region TEXT,
      district TEXT, places INTEGER);
    CREATE TABLE regions(
      fold BLOB, country TEXT, code TEXT, name TEXT, first INTEGER, last INTEGER,
      PRIMARY KEY (fold, country, code)) WITHOUT ROWID;
    CREATE TABLE places(
      row INTEGER PRIMARY KEY, id INTEGER, dump INTEGER, feature INTEGER, area INTEGER,
      latitude INTEGER, longitude INTEGER, population INTEGER, elevation INTEGER, name TEXT);
    CREATE TABLE cells(cell INTEGER PRIMARY KEY, row INTEGER);
    CREATE TABLE others(row INTEGER PRIMARY KEY, names BLOB);
    CREATE TABLE names(
      fold BLOB, row INTEGER, info INTEGER, PRIMARY KEY (fold, row)) WITHOUT ROWID;
    CREATE TABLE prefixes(
      prefix BLOB PRIMARY KEY, places INTEGER, likely BLOB) WITHOUT ROWID;
    CREATE TABLE ids(id INTEGER PRIMARY KEY, row INTEGER);
    CREATE TABLE kinds(key INTEGER PRIMARY KEY);
    CREATE TABLE members(key INTEGER PRIMARY KEY);
    CREATE TABLE heights(key INTEGER PRIMARY KEY);
    CREATE TABLE residents(key INTEGER PRIMARY KEY);
    """

  /// The key in `kinds` and `members`: the number of a feature or an area, then a row.
  static func key(_ number: Int, _ row: Int) -> Int { number << 32 | row }

  /// The most places in `heights` and `residents`, which have the highest and the most populous; more only
  /// if they are equal.
  static let mostRanked = 1_000_000

  /// The key in `heights` and `residents`: of equal numbers the last one is that of the first row.
  static func rankKey(_ number: Int, _ row: Int) -> Int {
    key(min(leastRank - 1, max(-leastRank, number)) + leastRank, Int(UInt32.max) - row)
  }

  static func number(ofRankKey key: Int) -> Int { key >> 32 - leastRank }

  static func row(ofRankKey key: Int) -> Int { Int(UInt32.max) - key & 0xFFFF_FFFF }

  /// Numbers are stored from this one below zero on.
  private static let leastRank = 1 << 30

  /// The part of a fold by which it is found.
  static func key(_ fold: ArraySlice<UInt8>) -> ArraySlice<UInt8> { fold.prefix(longestFold) }
}

/// The facts of a name that a search needs for each, in one number.
struct NameInfo: Equatable {
  /// 0 for the first name of its place in the order of folds; otherwise one more than the bytes that
  /// it shares with the place's name before it.
  ///
  /// So a name repeats a place among those that start with a text exactly if `shared` is larger than
  /// the number of the text's bytes.
  var shared: Int
  /// Eight times the binary logarithm of the inhabitants that the place is worth by this name.
  let weight: Int
  let feature: Int
  let country: Int

  init(shared: Int = 0, weight: Int, feature: Int, country: Int) {
    self.shared = shared
    self.weight = weight
    self.feature = feature
    self.country = country
  }

  init(_ packed: Int) {
    shared = packed & 0xFF
    weight = packed >> 8 & 0xFF
    feature = packed >> 16 & 0xFFFF
    country = packed >> 32 & 0xFFFF
  }

  var packed: Int { shared | weight << 8 | feature << 16 | country << 32 }
}

/// Countries as numbers.
enum CountryNumber {
  static let none = 0

  /// Returns the number of two capital letters, 0 for no letter, and `nil` for anything else.
  static func number(_ code: some Collection<UInt8>) -> Int? {
    guard !code.isEmpty else { return none }
    guard code.count == 2, code.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    return code.reduce(0) { $0 << 5 | Int($1 - 0x40) }
  }

  static func number(_ code: String) -> Int? { number(code.utf8) }
}

/// The cells of a grid over the Earth, in the order of a Z-curve.
///
/// Each quarter of the map, a quarter of that and so on is a range of cells (Morton, 1966).
enum Cell {
  /// The map has 2¹¹ columns and as many lines: 0.18° and 0.09°.
  static let levels = 11

  /// - Parameters:
  ///   - latitude: in 10⁻⁵ degrees.
  ///   - longitude: in 10⁻⁵ degrees.
  static func cell(latitude: Int, longitude: Int) -> Int {
    let (side, limit) = (1 << levels, 1 << levels - 1)
    let column = min(limit, (longitude + 18_000_000) * side / 36_000_000)
    let line = min(limit, (latitude + 9_000_000) * side / 18_000_000)
    return spread(column) | spread(line) << 1
  }

  /// The column of a cell on the map, or of a larger part by the first bits of its cells.
  static func column(_ cell: Int) -> Int { gathered(cell) }

  static func line(_ cell: Int) -> Int { gathered(cell >> 1) }

  /// Takes every second bit.
  private static func gathered(_ value: Int) -> Int {
    var value = value & 0x5555_5555
    value = (value | value >> 1) & 0x3333_3333
    value = (value | value >> 2) & 0x0F0F_0F0F
    value = (value | value >> 4) & 0x00FF_00FF
    return (value | value >> 8) & 0xFFFF
  }

  /// Puts a 0 before each bit.
  private static func spread(_ value: Int) -> Int {
    var value = value
    value = (value | value << 8) & 0x00FF_00FF
    value = (value | value << 4) & 0x0F0F_0F0F
    value = (value | value << 2) & 0x3333_3333
    return (value | value << 1) & 0x5555_5555
  }
}
