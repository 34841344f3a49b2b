/// A picture with a byte for each pixel, row by row from the north west.
struct GrayImage: Hashable {
  let columns: Int
  let rows: Int
  let pixels: [UInt8]

  init(columns: Int, rows: Int, pixels: [UInt8]) {
    self.columns = columns
    self.rows = rows
    self.pixels = pixels
  }

  /// Reads a portable graymap with one byte a pixel (PGM, "P5", by netpbm's pgm(5)), without comments.
  init(portable bytes: [UInt8]) throws(SourceError) {
    let fields = bytes.prefix(64).split(
      maxSplits: 4, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x20 || $0 == 0x0A })
    let words = fields.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, words[0] == "P5", let columns = Int(words[1]), let rows = Int(words[2]),
      words[3] == "255"
    else { throw .unsupported("portable graymap") }
    let header = words.reduce(0) { $0 + $1.utf8.count + 1 }
    guard bytes.count == header + columns * rows else {
      throw SourceError("\(bytes.count) bytes for \(columns) × \(rows) pixels")
    }
    self.init(columns: columns, rows: rows, pixels: Array(bytes[header...]))
  }

  subscript(column: Int, row: Int) -> Int { Int(pixels[row * columns + column]) }

  /// Returns the picture with fewer pixels: each is the mean of what it covers.
  func reduced(to columns: Int, _ rows: Int) -> GrayImage {
    // All is counted in parts of a pixel that both sizes are whole numbers of.
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var (sum, weight) = (0, 0)
        for y in row * self.rows / rows...((row + 1) * self.rows - 1) / rows {
          let high = Self.overlap(y, row, self.rows, rows)
          for x in column * self.columns / columns...((column + 1) * self.columns - 1) / columns {
            let area = high * Self.overlap(x, column, self.columns, columns)
            sum += area * self[x, y]
            weight += area
          }
        }
        pixels.append(UInt8((sum + weight / 2) / weight))
      }
    }
    return GrayImage(columns: columns, rows: rows, pixels: pixels)
  }

  /// Returns how much of a pixel of the many is within one of the few.
  private static func overlap(_ one: Int, _ other: Int, _ many: Int, _ few: Int) -> Int {
    min((one + 1) * few, (other + 1) * many) - max(one * few, other * many)
  }
}
