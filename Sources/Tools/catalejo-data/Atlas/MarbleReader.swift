import Domain

/// Reads the features of a PN2 file, the vector format of the Marble globe (big-endian, version 2).
///
/// - Header: u8 version, u32 number of polygons (those within groups count, the groups do not), u8
///   whether polygons have a colour.
/// - Polygon: u8 flag, u32 id, then by its flag one of the two below.
/// - Flag 4, a group: u8 colour if the header says so, u8 n, then n polygons.
/// - Any other flag: u8 colour if the header says so, except with flag 3 (an inner boundary) and
///   within a group; then u32 nodes and the nodes.
/// - Node: i16 latitude and i16 longitude in 1/120°, i16 children, then for each child its i8
///   Δlatitude and i8 Δlongitude from the node.
enum MarbleReader {
  private static let group: UInt8 = 4
  private static let innerBoundary: UInt8 = 3

  /// A line of a feature.
  struct Polygon {
    let positions: [Coordinate]
    /// Whether the line bounds a hole.
    let isInner: Bool
  }

  /// Returns the lines of each feature, outer and inner ones.
  static func features(_ bytes: [UInt8]) throws(SourceError) -> [[[Coordinate]]] {
    try polygons(bytes).map { $0.map(\.positions) }
  }

  /// Returns the lines of each feature: those of a group, or the single line of a polygon outside
  /// groups.
  static func polygons(_ bytes: [UInt8]) throws(SourceError) -> [[Polygon]] {
    var cursor = SourceCursor(bytes)
    let version = try cursor.big(UInt8.self)
    guard version == 2 else { throw .unsupported("PN2 version \(version)") }
    let count = Int(try cursor.big(UInt32.self))
    let isColored = try cursor.big(UInt8.self) != 0
    var features: [[Polygon]] = []
    var read = 0
    while read < count {
      let flag = try readHead(&cursor)
      var feature: [Polygon] = []
      if flag == group {
        if isColored { try cursor.take(1) }
        for _ in 0..<(try cursor.big(UInt8.self)) {
          let flag = try readHead(&cursor)
          guard flag != group else { throw .unsupported("group within a group") }
          feature.append(
            Polygon(positions: try readNodes(&cursor), isInner: flag == innerBoundary))
        }
      } else {
        if isColored, flag != innerBoundary { try cursor.take(1) }
        feature.append(
          Polygon(positions: try readNodes(&cursor), isInner: flag == innerBoundary))
      }
      read += feature.count
      features.append(feature)
    }
    guard cursor.isAtEnd else {
      throw SourceError("unexpected bytes from byte \(cursor.offset) on")
    }
    return features
  }

  private static func readHead(_ cursor: inout SourceCursor) throws(SourceError) -> UInt8 {
    let flag = try cursor.big(UInt8.self)
    guard flag <= group else { throw .unsupported("PN2 polygon flag \(flag)") }
    try cursor.take(4)
    return flag
  }

  private static func readNodes(
    _ cursor: inout SourceCursor
  ) throws(SourceError) -> [Coordinate] {
    var line: [Coordinate] = []
    for _ in 0..<(try cursor.big(UInt32.self)) {
      let latitude = Double(try cursor.big(Int16.self))
      let longitude = Double(try cursor.big(Int16.self))
      let children = try cursor.big(Int16.self)
      guard children >= 0 else { throw .unsupported("PN2 node with \(children) children") }
      line.append(try cursor.position(latitude: latitude / 120, longitude: longitude / 120))
      for _ in 0..<children {
        let north = latitude + Double(try cursor.big(Int8.self))
        let east = longitude + Double(try cursor.big(Int8.self))
        line.append(try cursor.position(latitude: north / 120, longitude: east / 120))
      }
    }
    return line
  }
}
