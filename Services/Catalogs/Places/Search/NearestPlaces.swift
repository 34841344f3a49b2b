import Contracts
import Database
import Domain
import Geo
import Platform

/// The places nearest to a position.
///
/// Each quarter of the map, and of that, is a range of rows (``Cell``). The nearest part is always the next to
/// be divided, or read if it has few places, until no part is as near as the places so far (Hjaltason and
/// Samet, "Distance Browsing in Spatial Databases", ACM TODS 24, 1999).
struct NearestPlaces {
  private let reader: ArchiveReader
  private let position: Coordinate
  private let conditions: PlaceConditions
  /// The rows that meet conditions which kinds do not tell; `nil` if there are none such.
  private let matches: RowSet?
  private let kind: SQLiteStatement
  private let place: SQLiteStatement
  private let count: Int
  private var top: TopRows<Nearness>

  /// A quarter with more places than these is divided.
  private static let mostToRead = 8
  private static let surelyMany = 64
  /// If there are more kinds than these, each place is looked at.
  private static let mostKinds = 40

  private struct Nearness: Comparable {
    let kilometres: Double
    let id: Int

    static func < (a: Nearness, b: Nearness) -> Bool {
      (a.kilometres, a.id) < (b.kilometres, b.id)
    }
  }

  /// A part of the map, or of the places of a kind in it, with its rows.
  private struct Part: Comparable {
    let level: Int
    /// The first bits of its cells, two for each level.
    let start: Int
    let rows: Range<Int>
    let feature: Int?
    /// No place of it is nearer.
    var kilometres = 0.0

    // The first of a heap is the greatest.
    static func < (a: Part, b: Part) -> Bool { a.kilometres > b.kilometres }
  }

  init(
    _ reader: ArchiveReader, _ position: Coordinate, _ conditions: PlaceConditions, count: Int
  ) throws(SQLiteError) {
    self.reader = reader
    self.position = position
    self.conditions = conditions
    self.count = max(0, count)
    let isOfKinds =
      conditions.areOfNames && conditions.countries == nil && conditions.otherCountries.isEmpty
    matches = isOfKinds ? nil : try reader.matching(conditions)
    (kind, place) = (reader.rowsOfKind, reader.rowsOfMap)
    top = TopRows(capacity: count)
  }

  /// Returns the places, nearest first.
  mutating func places() throws(SQLiteError) -> [StoredPlace] {
    guard count > 0, reader.placeCount > 0 else { return [] }
    var kinds: [Int?] = [nil]
    if let features = conditions.features, features.count <= Self.mostKinds {
      kinds = features.filter { reader.features[$0].places > 0 }
    }
    var parts = Heap<Part>()
    let rows = 1..<reader.placeCount + 1
    for kind in kinds { parts.append(Part(level: 0, start: 0, rows: rows, feature: kind)) }
    while let part = parts.popFirst(), isNearEnough(part.kilometres) {
      if let few = try few(part) {
        try read(few, part)
      } else {
        for quarter in try quarters(part) where isNearEnough(quarter.kilometres) {
          parts.append(quarter)
        }
      }
    }
    var places: [StoredPlace] = []
    for (_, row) in top.rows { if let place = try reader.stored(row) { places.append(place) } }
    return places
  }

  private func isNearEnough(_ kilometres: Double) -> Bool {
    guard top.rows.count == count, let last = top.rows.last else { return true }
    return kilometres <= last.key.kilometres
  }

  /// Returns the rows of a part, or of its kind; `nil` if they are so many that the part is to be divided.
  private func few(_ part: Part) throws(SQLiteError) -> [Int]? {
    if part.level == Cell.levels { return try rows(of: part, limit: .max) }
    // One that has many by the share of its kind is not even looked into.
    let share = part.feature.map { Double(reader.features[$0].places) / Double(reader.placeCount) }
    guard Double(part.rows.count) * (share ?? 1) < Double(Self.surelyMany) else { return nil }
    let rows = try rows(of: part, limit: Self.mostToRead + 1)
    return rows.count > Self.mostToRead ? nil : rows
  }

  private func quarters(_ part: Part) throws(SQLiteError) -> [Part] {
    var (parts, first) = ([Part](), part.rows.lowerBound)
    for quarter in 0..<4 {
      let start = part.start << 2 | quarter
      var end = part.rows.upperBound
      if quarter < 3 {
        let next = try reader.firstRow(from: (start + 1) << (2 * (Cell.levels - part.level - 1)))
        if let next { end = min(end, max(first, next)) }
      }
      if first < end {
        var quarter = Part(
          level: part.level + 1, start: start, rows: first..<end, feature: part.feature)
        quarter.kilometres = distance(to: quarter)
        parts.append(quarter)
      }
      first = end
    }
    return parts
  }

  /// Returns the rows of a part, or of its kind, at most some.
  private func rows(of part: Part, limit: Int) throws(SQLiteError) -> [Int] {
    guard let feature = part.feature else { return Array(part.rows.prefix(limit)) }
    kind.bind(1, ArchiveLayout.key(feature, part.rows.lowerBound))
    kind.bind(2, ArchiveLayout.key(feature, part.rows.upperBound) - 1)
    defer { kind.reset() }
    var rows: [Int] = []
    while rows.count < limit, try kind.next() { rows.append(kind.number(0) & 0xFFFF_FFFF) }
    return rows
  }

  private mutating func read(_ rows: [Int], _ part: Part) throws(SQLiteError) {
    // Without a kind they are neighbors.
    let ranges =
      part.feature == nil ? [part.rows] : rows.map { $0..<$0 + 1 }
    for range in ranges {
      place.bind(1, range.lowerBound)
      place.bind(2, range.upperBound - 1)
      while try place.next() { offer(place) }
    }
  }

  /// Offers a place of which `statement` has the row, the id, the kind and the position.
  private mutating func offer(_ statement: SQLiteStatement) {
    let row = statement.number(0)
    guard conditions.features?.contains(statement.number(2)) ?? true,
      matches?.contains(row) ?? true
    else { return }
    let coordinate = Coordinate(
      wrappingLatitude: Double(statement.number(3)) / 100_000,
      longitude: Double(statement.number(4)) / 100_000)
    let kilometres = Geodesy.distance(from: position, to: coordinate)
    guard isNearEnough(kilometres) else { return }
    top.offer(row, Nearness(kilometres: kilometres, id: statement.number(1)))
  }

  /// Returns a distance in kilometres which no place of a part is nearer than.
  private func distance(to part: Part) -> Double {
    let side = Double(1 << part.level)
    let west = Double(Cell.column(part.start)) / side * 360 - 180
    let south = Double(Cell.line(part.start)) / side * 180 - 90
    let (east, north) = (west + 360 / side, south + 180 / side)
    let kilometres =
      if (west...east).contains(position.longitude) {
        distance(to: min(north, max(south, position.latitude)), position.longitude)
      } else {
        min(nearest(of: west, south, north), nearest(of: east, south, north))
      }
    // Sines are rounded.
    return kilometres * 0.999_999 - 0.001
  }

  /// Returns the distance to a part of a meridian.
  private func nearest(of longitude: Double, _ south: Double, _ north: Double) -> Double {
    let latitude = Geodesy.radians(position.latitude)
    let turn = Geodesy.radians(longitude - position.longitude)
    // The foot of the perpendicular; beyond a pole if the meridian is on the other side of the Earth.
    let foot = atan2(sin(latitude), cos(latitude) * cos(turn)) * 180 / .pi
    return distance(to: min(north, max(south, foot)), longitude)
  }

  private func distance(to latitude: Double, _ longitude: Double) -> Double {
    Geodesy.distance(
      from: position, to: Coordinate(wrappingLatitude: latitude, longitude: longitude))
  }
}
