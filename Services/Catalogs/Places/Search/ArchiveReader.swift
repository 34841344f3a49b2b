import Contracts
import Database
import Domain

/// An open file of places, with its statements compiled.
///
/// Not safe to share. Numbers of the file are checked where they are used: it may be damaged.
final class ArchiveReader {
  let database: SQLiteConnection
  let placeCount: Int
  /// The time the newest dump was added, in seconds since 1970.
  let addedAt: Int
  /// The kinds by their numbers, with the places of each.
  let features: [(feature: PlaceFeature, places: Int)]

  private let place: SQLiteStatement
  private let area: SQLiteStatement
  private let others: SQLiteStatement
  private let id: SQLiteStatement
  private let prefix: SQLiteStatement
  private let names: SQLiteStatement
  /// Regions from a fold on.
  let regionsFrom: SQLiteStatement
  /// The first row from a cell on, the rows of a kind, and positions, for ``NearestPlaces``.
  private let firstRow: SQLiteStatement
  /// The first rows from coarse cells on, of those that were looked for: each search of the nearest begins with
  /// them.
  private var firstRows: [Int: Int?] = [:]
  let rowsOfKind: SQLiteStatement
  let rowsOfMap: SQLiteStatement
  /// Areas that were read lately.
  private var areas: [Int: PlaceArea] = [:]
  /// The rows that meet conditions, of the last ones that were looked for.
  var matches: (conditions: PlaceConditions, rows: RowSet)?

  /// The bytes of pages that are kept: the upper ones of each table.
  private static let pageMemory = 20 << 20
  /// The most areas that are kept.
  private static let mostAreas = 8_000

  init(_ database: SQLiteConnection) throws(SQLiteError) {
    self.database = database
    // The file never changes: one transaction for all statements spares each its own.
    try database.execute("PRAGMA cache_size = -\(Self.pageMemory >> 10); BEGIN")
    placeCount = try Self.counts(database).places
    let newest = try SQLiteStatement(database, "SELECT max(added) FROM dumps")
    addedAt = try newest.next() ? newest.number(0) : 0
    let feature = try SQLiteStatement(
      database, "SELECT class, code, places FROM features ORDER BY feature")
    var features: [(feature: PlaceFeature, places: Int)] = []
    while try feature.next() {
      features.append(
        (PlaceFeature(feature.text(0), feature.text(1)), Self.count(feature.number(2))))
    }
    self.features = features
    place = try SQLiteStatement(
      database,
      """
      SELECT id, feature, area, latitude, longitude, population, elevation, name
      FROM places WHERE row = ?
      """)
    area = try SQLiteStatement(
      database,
      "SELECT country, admin1, admin2, zone, region, district FROM areas WHERE area = ?")
    others = try SQLiteStatement(database, "SELECT names FROM others WHERE row = ?")
    id = try SQLiteStatement(database, "SELECT row FROM ids WHERE id = ?")
    prefix = try SQLiteStatement(
      database,
      "SELECT prefix, places, likely FROM prefixes WHERE prefix >= ? ORDER BY prefix LIMIT 1")
    names = try SQLiteStatement(
      database, "SELECT fold, row, info FROM names WHERE fold >= ? ORDER BY fold, row")
    regionsFrom = try SQLiteStatement(
      database,
      "SELECT fold, country, name, first, last FROM regions WHERE fold >= ? ORDER BY fold, country")
    firstRow = try SQLiteStatement(
      database, "SELECT row FROM cells WHERE cell >= ? ORDER BY cell LIMIT 1")
    rowsOfKind = try SQLiteStatement(database, "SELECT key FROM kinds WHERE key BETWEEN ? AND ?")
    rowsOfMap = try SQLiteStatement(
      database,
      "SELECT row, id, feature, latitude, longitude FROM places WHERE row BETWEEN ? AND ?")
  }

  /// Returns the first row of a cell and those after it; `nil` if they are empty.
  func firstRow(from cell: Int) throws(SQLiteError) -> Int? {
    // The side of a coarse cell is a sixteenth of a quarter of the world.
    let isCoarse = cell & 0x3FF == 0
    if isCoarse, let known = firstRows[cell] { return known }
    firstRow.bind(1, cell)
    defer { firstRow.reset() }
    let row = try firstRow.next() ? firstRow.number(0) : nil
    if isCoarse { firstRows[cell] = row }
    return row
  }

  /// A number of rows; that of a damaged file may be anything.
  static func count(_ number: Int) -> Int { min(Int(UInt32.max), max(0, number)) }

  static let damage = SQLiteError.corrupt("a row makes no sense")

  /// Returns the numbers of places and of names.
  ///
  /// - Throws: an error of a damaged file, too, if it could not hold as many.
  static func counts(
    _ database: SQLiteConnection
  ) throws(SQLiteError) -> (places: Int, names: Int) {
    var (places, names, size) = (0, 0, 0)
    try database.run("SELECT places, names FROM archive") { row throws(SQLiteError) in
      (places, names) = (try row.number(0), try row.number(1))
    }
    try database.run("PRAGMA page_count") { row throws(SQLiteError) in
      size = try row.number(0) * leastPage
    }
    guard (0...size).contains(places), (0...size).contains(names) else { throw damage }
    return (places, names)
  }

  /// The numbers by which places are sorted when the file is made.
  enum Rank: String {
    case heights, residents
  }

  /// Calls `body` with the places of the greatest numbers, the greatest first, until it returns false.
  ///
  /// - Parameter least: the least number that is wanted; `nil` wants those that are sorted.
  /// - Returns: false if a place with such a number may be missing.
  func forEachRanked(
    _ rank: Rank, from least: Int?, _ body: (Int) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) -> Bool {
    var first = 0
    try database.run("SELECT height, residents FROM archive") { row throws(SQLiteError) in
      first = try row.number(rank == .heights ? 0 : 1)
    }
    guard least ?? .max >= first else { return false }
    let statement = try SQLiteStatement(
      database, "SELECT key FROM \(rank.rawValue) WHERE key >= ? ORDER BY key DESC")
    statement.bind(1, ArchiveLayout.rankKey(least ?? first, Int(UInt32.max)))
    while try statement.next() {
      guard try body(ArchiveLayout.row(ofRankKey: statement.number(0))) else { return true }
    }
    return least != nil
  }

  /// The least bytes of a page, of which a row needs more than one.
  private static let leastPage = 4_096

  // MARK: - Places

  /// Returns the place of a row; `nil` if there is none.
  func stored(_ row: Int) throws(SQLiteError) -> StoredPlace? {
    place.bind(1, row)
    guard try place.next() else { return nil }
    defer { place.reset() }
    return StoredPlace(
      row: row, id: place.number(0), feature: place.number(1), area: place.number(2),
      latitude: place.number(3), longitude: place.number(4), population: place.number(5),
      elevation: place.optionalNumber(6), name: place.text(7))
  }

  func area(_ number: Int) throws(SQLiteError) -> PlaceArea {
    if let known = areas[number] { return known }
    area.bind(1, number)
    var found = PlaceArea()
    if try area.next() {
      found = PlaceArea(
        country: area.text(0), admin1: area.text(1), admin2: area.text(2), timeZone: area.text(3),
        region: area.text(4), district: area.text(5))
      area.reset()
    }
    if areas.count >= Self.mostAreas { areas.removeAll(keepingCapacity: true) }
    areas[number] = found
    return found
  }

  /// Returns the written other names of a place.
  func otherNames(_ row: Int) throws(SQLiteError) -> [PlaceName] {
    others.bind(1, row)
    guard try others.next() else { return [] }
    defer { others.reset() }
    return PackedNames.names(in: others.bytes(0))
  }

  /// Returns the first other name whose fold begins with some bytes, or is equal to them.
  func otherName(_ row: Int, startingWith wanted: [UInt8], isWhole: Bool) throws(SQLiteError)
    -> String?
  {
    others.bind(1, row)
    guard try others.next() else { return nil }
    defer { others.reset() }
    var found: String?
    PackedNames.forEach(in: others.bytes(0)) { name, _, _ in
      guard found == nil, let first = name.first, let letter = wanted.first else { return }
      // Folding takes long, and most names begin with another letter.
      let isOther = first < 0x80 && letter < 0x80 && first | 0x20 != letter | 0x20
      guard !isOther || !Self.isLetter(first) else { return }
      let text = String(decoding: name, as: UTF8.self)
      let fold = ArchiveLayout.key(Fold.bytes(text))
      if isWhole ? fold.elementsEqual(wanted) : fold.starts(with: wanted) { found = text }
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  func row(ofID wanted: Int) throws(SQLiteError) -> Int? {
    id.bind(1, wanted)
    guard try id.next() else { return nil }
    defer { id.reset() }
    return id.number(0)
  }

  // MARK: - Names

  /// Returns the places of a prefix; `nil` if it has too few names to have been counted.
  func counted(_ text: [UInt8]) throws(SQLiteError) -> (
    places: Int, likely: [(row: Int, weight: Int)]
  )? {
    prefix.bind(1, text)
    guard try prefix.next() else { return nil }
    defer { prefix.reset() }
    // The first one that begins so has exactly the names that do.
    guard prefix.bytes(0).starts(with: text) else { return nil }
    var likely: [(row: Int, weight: Int)] = []
    let bytes = prefix.bytes(2)
    for place in stride(from: 0, to: bytes.count - 4, by: 5) {
      let row = Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
      likely.append((row, Int(bytes[place + 4])))
    }
    return (prefix.number(1), likely)
  }

  /// Calls `body` with each name that begins with a text, in their order, until it returns false.
  ///
  /// - Parameter isWhole: whether only names that are equal to it count.
  func forEachName(
    _ text: [UInt8], isWhole: Bool,
    _ body: (_ fold: UnsafeRawBufferPointer, _ row: Int, _ info: NameInfo) throws(SQLiteError) ->
      Bool
  ) throws(SQLiteError) {
    names.bind(1, text)
    defer { names.reset() }
    while try names.next() {
      let fold = names.bytes(0)
      guard fold.starts(with: text), !isWhole || fold.count == text.count else { return }
      guard try body(fold, names.number(1), NameInfo(names.number(2))) else { return }
    }
  }
}

/// A row of `places`.
struct StoredPlace {
  let row: Int
  /// 0 for a postal code.
  let id: Int
  let feature: Int
  let area: Int
  let latitude: Int
  let longitude: Int
  let population: Int
  let elevation: Int?
  let name: String

  var coordinate: Coordinate {
    Coordinate(
      wrappingLatitude: Double(latitude) / 100_000, longitude: Double(longitude) / 100_000)
  }
}

/// A row of `areas`.
struct PlaceArea {
  var country = ""
  var admin1 = ""
  var admin2 = ""
  var timeZone = ""
  var region = ""
  var district = ""
}

extension ArchiveReader {
  /// Returns a place as contracts have it.
  func archived(_ place: StoredPlace, matchedName: String? = nil) throws(SQLiteError)
    -> ArchivedPlace
  {
    let area = try area(place.area)
    let feature =
      features.indices.contains(place.feature)
      ? features[place.feature].feature : PlaceFeature("", "")
    return ArchivedPlace(
      id: place.id == 0 ? "\(area.country)-\(place.name)" : String(place.id), name: place.name,
      matchedName: matchedName, feature: feature, country: area.country,
      region: area.admin1.isEmpty && area.region.isEmpty
        ? nil : PlaceDivision(code: area.admin1, name: area.region),
      district: area.admin2.isEmpty && area.district.isEmpty
        ? nil : PlaceDivision(code: area.admin2, name: area.district),
      coordinate: place.coordinate, population: place.population, elevation: place.elevation,
      timeZone: area.timeZone)
  }

  /// Returns the row of a place's id; `nil` if it is not held.
  func row(ofID text: String) throws(SQLiteError) -> Int? {
    if let number = Int(text) { return number > 0 ? try row(ofID: number) : nil }
    guard let dash = text.firstIndex(of: "-"),
      let country = CountryNumber.number(String(text[..<dash]))
    else { return nil }
    let code = String(text[text.index(after: dash)...])
    var found: Int?
    try forEachName(Array(ArchiveLayout.key(Fold.bytes(code))), isWhole: true) {
      _, row, info throws(SQLiteError) in
      guard info.country == country, features.indices.contains(info.feature),
        features[info.feature].feature.group == PlaceConditions.postalGroup,
        try stored(row)?.name == code
      else { return true }
      found = row
      return false
    }
    return found
  }
}
