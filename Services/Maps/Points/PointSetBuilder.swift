import Contracts
import Domain
import Geo

/// Puts together what files hold.
struct PointSetBuilder {
  /// The source of a point's properties.
  private enum Source {
    case listed([PointProperty])
    /// The row of a piece of a table, by where it begins there.
    case row(piece: Int, start: Int)
  }

  /// A piece of a table: its rows are read again where one is asked for.
  private struct Piece {
    let columns: DelimitedColumns
    let bytes: [UInt8]
  }

  private var names: [String] = []
  private var coordinates: [Coordinate] = []
  private var shapes: [PointShape] = []
  private var sources: [Source] = []
  private var pieces: [Piece] = []
  var report = PointReport()

  var set: PointSet {
    let (sources, pieces) = (sources, pieces)
    return PointSet(names: names, coordinates: coordinates, shapes: shapes, report: report) {
      index in
      switch sources[index] {
      case .listed(let properties): properties
      case .row(let piece, let start):
        pieces[piece].columns.properties(pieces[piece].bytes, at: start)
      }
    }
  }

  /// Adds rows of a table with these columns.
  mutating func add(_ rows: DelimitedRows, _ columns: DelimitedColumns) {
    let piece = pieces.count
    pieces.append(Piece(columns: columns, bytes: rows.bytes))
    var report = rows.report
    for row in rows.rows {
      guard let position = row.position else { continue }
      let name = columns.name == nil ? "" : rows.text(row.name)
      if let index = row.shape {
        var shape = rows.shapes[index]
        shape.name = name
        shape.properties = columns.properties(rows.bytes, at: row.start)
        add(shape)
        report.read -= 1
        continue
      }
      coordinates.append(position)
      names.append(name)
      sources.append(.row(piece: piece, start: row.start))
    }
    self.report += report
  }

  mutating func add(_ shape: PointShape) {
    var shape = shape
    shape.feature = nil
    shape.properties.removeAll { $0.value.isEmpty }
    guard !shape.isNowhere else { return shapes.append(shape) }
    var marked = shape.points
    // A line or an area is called by a point of it: where it begins, or its middle.
    if marked.isEmpty, !shape.name.isEmpty,
      let middle = Self.middle(of: shape.rings) ?? shape.lines.first?.first
    {
      shape.label = coordinates.count
      marked = [middle]
    }
    for position in marked {
      coordinates.append(position)
      names.append(shape.name)
      sources.append(.listed(shape.properties))
    }
    shape.points = []
    if !shape.lines.isEmpty || !shape.rings.isEmpty { shapes.append(shape) }
    report.read += 1
  }

  /// That of the largest ring.
  private static func middle(of rings: [[Coordinate]]) -> Coordinate? {
    Antimeridian.rings(rings).map { Shoelace.measure($0.map(WebMercator.project)) }
      .max { $0.area < $1.area }?.centroid.map(WebMercator.unproject) ?? rings.first?.first
  }
}
