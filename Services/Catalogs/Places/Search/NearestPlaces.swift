import Contracts
import Database
import Domain
import Geo
import Platform

/// The places nearest to a position.
///
/// Each quarter of the map, and of that, is a range of rows (``Cell``). The quarters are visited from the
/// nearest on; those that are farther away than the places so far are left out (branch and bound).
struct NearestPlaces {
  private let reader: ArchiveReader
  private let position: Coordinate
  private let conditions: PlaceConditions
  /// The rows that meet conditions which kinds do not tell; `nil` if there are none such.
  private let matches: RowSet?
  private let cell: SQLiteStatement
  private let kind: SQLiteStatement
  private let place: SQLiteStatement
  private let count: Int
  private var top: TopRows<Nearness>

  /// A quarter with more places than these is divided.
  private static let mostToRead = 16
  /// Of more kinds than these, each place is looked at.
  private static let mostKinds = 40

  private struct Nearness: Comparable {
    let kilometres: Double
    let id: Int

    static func < (a: Nearness, b: Nearness) -> Bool {
      (a.kilometres, a.id) < (b.kilometres, b.id)
    }
  }

  /// A part of the map with its rows.
  private struct Part {
    let level: Int
    /// The first bits of its cells, two for each level.
    let start: Int
    let rows: Range<Int>
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
    (cell, kind, place) = (reader.firstRow, reader.rowsOfKind, reader.rowsOfMap)
    top = TopRows(capacity: count)
  }

  /// Returns the places, nearest first.
  mutating func places() throws(SQLiteError) -> [StoredPlace] {
    guard count > 0, reader.placeCount > 0 else { return [] }
    let world = Part(level: 0, start: 0, rows: 1..<reader.placeCount + 1)
    if let features = conditions.features, features.count <= Self.mostKinds {
      // The rarest kind comes last: then there are places already that leave most of the map out.
      let held = features.filter { reader.features[$0].places > 0 }
      for feature in held.sorted(by: { reader.features[$0].places > reader.features[$1].places }) {
        try visit(world, feature)
      }
    } else {
      try visit(world, nil)
    }
    var places: [StoredPlace] = []
    for (_, row) in top.rows { if let found = try reader.stored(row) { places.append(found) } }
    return places
  }

  private mutating func visit(_ part: Part, _ feature: Int?) throws(SQLiteError) {
    guard !part.rows.isEmpty else { return }
    if part.level == Cell.levels {
      return try read(try rows(part.rows, feature, limit: nil), part.rows, feature)
    }
    let few = try rows(part.rows, feature, limit: Self.mostToRead + 1)
    if few.count <= Self.mostToRead { return try read(few, part.rows, feature) }
    var parts = try quarters(part).map { (part: $0, kilometres: distance(to: $0)) }
    parts.sort { $0.kilometres < $1.kilometres }
    for (quarter, kilometres) in parts where isNearEnough(kilometres) {
      try visit(quarter, feature)
    }
  }

  private func isNearEnough(_ kilometres: Double) -> Bool {
    guard top.rows.count == count, let last = top.rows.last else { return true }
    return kilometres <= last.key.kilometres
  }

  private func quarters(_ part: Part) throws(SQLiteError) -> [Part] {
    var (parts, first) = ([Part](), part.rows.lowerBound)
    for quarter in 0..<4 {
      let start = part.start << 2 | quarter
      var end = part.rows.upperBound
      if quarter < 3 {
        cell.bind(1, (start + 1) << (2 * (Cell.levels - part.level - 1)))
        if try cell.next() {
          end = min(end, max(first, cell.number(0)))
          cell.reset()
        }
      }
      parts.append(Part(level: part.level + 1, start: start, rows: first..<end))
      first = end
    }
    return parts
  }

  /// Returns the rows of a kind within others, at most some; all of these if there is no kind.
  private func rows(
    _ range: Range<Int>, _ feature: Int?, limit: Int?
  ) throws(SQLiteError) -> [Int] {
    guard let feature else { return Array(limit.map { range.prefix($0) } ?? range[...]) }
    kind.bind(1, ArchiveLayout.key(feature, range.lowerBound))
    kind.bind(2, ArchiveLayout.key(feature, range.upperBound) - 1)
    var rows: [Int] = []
    while try kind.next() {
      rows.append(kind.number(0) & 0xFFFF_FFFF)
      guard rows.count < limit ?? .max else {
        kind.reset()
        break
      }
    }
    return rows
  }

  private mutating func read(
    _ rows: [Int], _ range: Range<Int>, _ feature: Int?
  ) throws(SQLiteError) {
    if feature == nil {
      place.bind(1, range.lowerBound)
      place.bind(2, range.upperBound - 1)
      while try place.next() { offer(place) }
    } else {
      for row in rows {
        place.bind(1, row)
        place.bind(2, row)
        while try place.next() { offer(place) }
      }
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
    let (width, height) = (360 / side, 180 / side)
    let north = Geodesy.radians(
      max(0, south - position.latitude, position.latitude - south - height))
    let turn = (position.longitude - west).truncatingRemainder(dividingBy: 360)
    let east = turn < 0 ? turn + 360 : turn
    guard east > width else { return Geodesy.earthRadius * north * 0.999_999 }
    // The nearest point of a meridian, or a pole if it is on the other side of the Earth.
    let away = Geodesy.radians(min(east - width, 360 - east))
    let latitude = Geodesy.radians(position.latitude)
    let aside =
      away < .pi / 2 ? asin(min(1, cos(latitude) * sin(away))) : .pi / 2 - abs(latitude)
    return Geodesy.earthRadius * max(north, aside) * 0.999_999
  }
}
