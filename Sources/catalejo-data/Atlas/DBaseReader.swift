/// Reads text columns of a dBASE III table (.dbf), which says what the shapes of a shapefile are.
///
/// Header of 32 bytes: little-endian u32 records at 4, u16 length of the header at 8, u16 length of a
/// record at 10. Then 32 bytes for each column: its name, padded with zeros to 11 bytes, and its
/// width at 16; byte 13 ends them. A record is a mark of one byte and its columns, padded with
/// blanks.
enum DBaseReader {
  /// The text of a column in each record up to its first blank.
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

  /// What stands before the first filler.
  private static func text(_ bytes: ArraySlice<UInt8>, until filler: UInt8) -> String {
    String(decoding: bytes.prefix { $0 != filler }, as: UTF8.self)
  }
}
