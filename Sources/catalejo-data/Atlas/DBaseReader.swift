/// Reads text columns of a dBASE III table (.dbf), which says what the shapes of a shapefile are.
///
/// Header of 32 bytes: little-endian u32 records at 4, u16 length of the header at 8, u16 length of a
/// record at 10. Then 32 bytes for each column: its name, padded with zeros to 11 bytes, and its
/// width at 16; byte 13 ends them. A record is a mark of one byte and its columns, padded with
/// blanks.
enum DBaseReader {
  private static let end: UInt8 = 13

  /// The text of a column in each record up to its first blank.
  static func column(
    _ name: String, of bytes: [UInt8]
  ) throws(SourceError) -> [String] {
    var cursor = SourceCursor(bytes)
    try cursor.skip(4)
    let records = Int(try cursor.little(UInt32.self))
    let header = Int(try cursor.little(UInt16.self))
    let length = Int(try cursor.little(UInt16.self))
    try cursor.skip(20)
    let place = try find(name, &cursor)
    guard cursor.offset <= header, place.upperBound <= length else {
      throw .unsupported("dBASE header")
    }
    try cursor.skip(header - cursor.offset)
    var values: [String] = []
    for _ in 0..<records {
      try cursor.skip(place.lowerBound)
      values.append(try text(place.count, &cursor, until: UInt8(ascii: " ")))
      try cursor.skip(length - place.upperBound)
    }
    return values
  }

  /// The bytes of a column within a record.
  private static func find(
    _ name: String, _ cursor: inout SourceCursor
  ) throws(SourceError) -> Range<Int> {
    var found: Range<Int>?
    var place = 1
    while true {
      let first = try cursor.little(UInt8.self)
      guard first != end else { break }
      let title = try text(10, &cursor, until: 0)
      try cursor.skip(5)
      let width = Int(try cursor.little(UInt8.self))
      try cursor.skip(15)
      if String(UnicodeScalar(first)) + title == name { found = place..<place + width }
      place += width
    }
    guard let found else { throw .unsupported("dBASE table without \(name)") }
    return found
  }

  /// Reads so many bytes, of which those from the first filler on don't count.
  private static func text(
    _ count: Int, _ cursor: inout SourceCursor, until filler: UInt8
  ) throws(SourceError) -> String {
    var letters: [UInt8] = []
    for _ in 0..<count { letters.append(try cursor.little(UInt8.self)) }
    return String(decoding: letters.prefix { $0 != filler }, as: UTF8.self)
  }
}
