import Contracts
import Database
import Geo

/// The rows of the tables of tiles.
enum TileRow {
  typealias Values = [(any SQLiteValue)?]

  static let tileColumns = "body, etag, last_modified, fetched_at"
  static let isTile = "source = ? AND zoom = ? AND x = ? AND y = ?"
  static let setColumns =
    "machine, least_zoom, most_zoom, min_x, min_y, max_x, max_y, attribution, templates"

  static func key(_ id: TileID, _ source: String) -> Values { [source, id.zoom, id.x, id.y] }

  static func tile(_ row: SQLiteRow) throws(SQLiteError) -> TileData {
    TileData(
      try row.bytes(0),
      validators: Validators(
        etag: try row.optionalText(1), lastModified: try row.optionalText(2)),
      fetchedAt: try row.number(3))
  }

  /// Reads a description; `nil` if it has no zooms.
  static func set(_ row: SQLiteRow) throws(SQLiteError) -> TileSet? {
    let (least, most) = (try row.number(1), try row.number(2))
    let edges = (CInt(3)...6).compactMap { row.real($0) }
    guard (0...TileID.deepest).contains(least), (least...TileID.deepest).contains(most),
      edges.count == 4
    else { return nil }
    return TileSet(
      source: try row.text(0), zooms: least...most,
      bounds: WorldRect(minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3]),
      attribution: try row.text(7),
      templates: try row.text(8).split(separator: "\n").map(String.init))
  }

  static func values(_ set: TileSet, _ source: String) -> Values {
    let (zooms, bounds) = (set.zooms, set.bounds)
    return [source, set.source, zooms.lowerBound, zooms.upperBound]
      + [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
      + [set.attribution, set.templates.joined(separator: "\n")]
  }
}
