import Domain

/// Reads the polygons of a shapefile (.shp; ESRI Shapefile Technical Description, 1998).
///
/// Header of 100 bytes: big-endian i32 9994 first, little-endian i32 shape type (5, polygon) at 32.
/// A record: big-endian i32 number and i32 length in 16-bit words; then little-endian i32 type, box
/// of four doubles, i32 parts, i32 points, the first point of each part, and the points as double
/// longitude, latitude. Type 0 is an empty record.
enum ShapefileReader {
  private static let polygon: Int32 = 5

  /// Returns the rings of each record; an empty record has none.
  static func records(_ bytes: [UInt8]) throws(SourceError) -> [[[Coordinate]]] {
    var cursor = SourceCursor(bytes)
    guard try cursor.big(Int32.self) == 9994 else { throw .unsupported("shapefile header") }
    try cursor.take(28)
    let type = try cursor.little(Int32.self)
    guard type == polygon else { throw .unsupported("shape type \(type)") }
    try cursor.take(64)
    var records: [[[Coordinate]]] = []
    while !cursor.isAtEnd {
      try cursor.take(4)
      let length = Int(try cursor.big(Int32.self)) * 2
      let start = cursor.offset
      records.append(try readRecord(&cursor))
      guard cursor.offset - start == length else { throw .unsupported("shape record length") }
    }
    return records
  }

  private static func readRecord(
    _ cursor: inout SourceCursor
  ) throws(SourceError) -> [[Coordinate]] {
    let type = try cursor.little(Int32.self)
    guard type != 0 else { return [] }
    guard type == polygon else { throw .unsupported("shape type \(type)") }
    try cursor.take(32)
    let parts = try cursor.little(Int32.self)
    let points = Int(try cursor.little(Int32.self))
    guard parts >= 0, points >= 0 else { throw .unsupported("shape record") }
    var starts: [Int] = []
    for _ in 0..<parts { starts.append(Int(try cursor.little(Int32.self))) }
    var positions: [Coordinate] = []
    for _ in 0..<points { positions.append(try readPosition(&cursor)) }
    guard starts.first ?? points == 0 else { throw .unsupported("shape record parts") }
    var rings: [[Coordinate]] = []
    for (start, end) in zip(starts, starts.dropFirst() + [points]) {
      guard start <= end, end <= points else { throw .unsupported("shape record parts") }
      rings.append(Array(positions[start..<end]))
    }
    return rings
  }

  /// Reads a position.
  ///
  /// The source writes 180.00000000000006, which is taken for 180.
  private static func readPosition(
    _ cursor: inout SourceCursor
  ) throws(SourceError) -> Coordinate {
    let longitude = try cursor.double()
    let latitude = try cursor.double()
    func rounded(_ degrees: Double, to limit: Double) -> Double {
      abs(degrees) < limit + 0.000_001 ? min(limit, max(-limit, degrees)) : degrees
    }
    return try cursor.position(
      latitude: rounded(latitude, to: 90), longitude: rounded(longitude, to: 180))
  }
}

/// Reads text columns of a dBASE III table (.dbf), which names the shapes of a shapefile.
///
/// Header of 32 bytes: little-endian u32 records at 4, u16 length of the header at 8, u16 length of
/// a record at 10. Then 32 bytes for each column: its name, padded with zeros to 11 bytes, and its
/// width at 16; byte 13 ends them. A record is a mark of one byte and its columns, padded with
/// blanks.
enum DBaseReader {
  /// Returns the text of a column in each record, up to its first blank.
  static func column(
    _ name: String, of bytes: [UInt8]
  ) throws(SourceError) -> [String] {
    var cursor = SourceCursor(bytes)
    try cursor.take(4)
    let records = Int(try cursor.little(UInt32.self))
    let header = Int(try cursor.little(UInt16.self))
    let length = Int(try cursor.little(UInt16.self))
    try cursor.take(20)
    var (place, start) = (0..<0, 1)
    while header - cursor.offset >= 32 {
      let column = Array(try cursor.take(32))
      let end = start + Int(column[16])
      if text(column[..<11], until: 0) == name { place = start..<end }
      start = end
    }
    guard !place.isEmpty, place.upperBound <= length else {
      throw .unsupported("dBASE table without \(name)")
    }
    try cursor.take(header - cursor.offset)
    var values: [String] = []
    for _ in 0..<records {
      values.append(text(Array(try cursor.take(length))[place], until: UInt8(ascii: " ")))
    }
    return values
  }

  /// Returns the text before the first filler.
  private static func text(_ bytes: ArraySlice<UInt8>, until filler: UInt8) -> String {
    String(decoding: bytes.prefix { $0 != filler }, as: UTF8.self)
  }
}
