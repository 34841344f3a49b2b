import Domain

/// A piece of a dump: whole lines, or one line that is too long to be read.
struct DumpChunk: Sendable {
  let bytes: [UInt8]
  /// Whether it stands for one line that is longer than any row; it has no bytes then.
  var isTooLong = false
}

/// Cuts a dump into pieces of whole lines, which can be read at the same time.
struct DumpChunks {
  /// The bytes of a piece; no line is longer.
  ///
  /// A row of GeoNames has less than a tenth of it: its other names have at most 10,000 characters.
  private let size: Int
  private let file: DumpFile
  private var rest: [UInt8] = []
  private var isAtStart = true
  private var isAtEnd = false

  init(_ file: DumpFile, size: Int = 1 << 20) {
    self.file = file
    self.size = size
  }

  /// Returns the next piece; `nil` at the end.
  ///
  /// A byte order mark is left out.
  mutating func next() throws(DataError) -> DumpChunk? {
    var bytes = rest
    rest = []
    bytes.reserveCapacity(2 * size)
    while !isAtEnd {
      isAtEnd = try !file.read(into: &bytes, limit: size)
      if isAtStart, isAtEnd || bytes.count >= 3 {
        isAtStart = false
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      }
      guard bytes.count >= size else { continue }
      if let end = bytes.lastIndex(of: .lineFeed) {
        rest = Array(bytes[(end + 1)...])
        bytes.removeLast(bytes.count - end - 1)
        return DumpChunk(bytes: bytes)
      }
      try skipLine()
      return DumpChunk(bytes: [], isTooLong: true)
    }
    return bytes.isEmpty ? nil : DumpChunk(bytes: bytes)
  }

  /// Passes over the rest of a line.
  private mutating func skipLine() throws(DataError) {
    while !isAtEnd {
      var bytes: [UInt8] = []
      isAtEnd = try !file.read(into: &bytes, limit: size)
      guard let end = bytes.firstIndex(of: .lineFeed) else { continue }
      rest = Array(bytes[(end + 1)...])
      return
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
