import Domain

/// Whole rows of a file, to be read by themselves.
struct RowChunk: Sendable {
  var bytes: [UInt8]
  /// The number of its first line.
  var line = 1

  var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
  }

  func withoutFirstRow(_ delimiter: UInt8) -> RowChunk {
    var record = DelimitedRecord()
    _ = record.read(bytes, from: 0, delimiter: delimiter)
    return split(at: record.next).1
  }

  /// The chunk up to a place between two rows, and from there on.
  func split(at place: Int) -> (RowChunk, RowChunk) {
    let first = Array(bytes[..<place])
    return (
      RowChunk(bytes: first, line: line),
      RowChunk(bytes: Array(bytes[place...]), line: line + first.count { $0 == .lineFeed })
    )
  }
}

/// Gives rows, whole ones, in chunks.
protocol RowSource {
  /// Waits until there is a row; nil at the end.
  mutating func next() throws(DataError) -> RowChunk?
}

/// Reads the rows of delimited text, or lines.
struct RowReader: RowSource {
  /// Of a chunk, at most.
  static let size = 1 << 20

  private let source: ByteSource
  private var rest: [UInt8] = []
  private var line = 1
  private var isAtEnd = false
  /// Nil for rows that are lines.
  var delimiter: UInt8?

  init(_ source: ByteSource) {
    self.source = source
  }

  /// The first bytes, without a mark of UTF-8, and whether they are all.
  ///
  /// Where no line feed is among them, carriage returns end the lines.
  mutating func peek() throws(DataError) -> (bytes: [UInt8], isWhole: Bool) {
    while !isAtEnd, rest.count < PointFormat.sample,
      !rest.drop(while: \.isBlank).contains(.lineFeed)
    {
      isAtEnd = try !source.read(into: &rest, limit: Self.size)
    }
    if !rest.contains(.lineFeed), rest.contains(.carriageReturn) {
      source.endsLinesAtReturns = true
      rest = rest.map { $0 == .carriageReturn ? .lineFeed : $0 }
    }
    rest.removeByteOrderMark()
    return (rest, isAtEnd)
  }

  /// What is there at once goes into one chunk.
  mutating func next() throws(DataError) -> RowChunk? {
    while true {
      repeat {
        guard !isAtEnd, rest.count < Self.size else { break }
        isAtEnd = try !source.read(into: &rest, limit: Self.size - rest.count)
      } while source.isReady
      var end = isAtEnd ? rest.count : RowBoundary.last(in: rest, before: rest.count, delimiter)
      // A row that never ends would take all memory: its first line goes alone.
      if end == 0, rest.count >= Self.size {
        end = rest.firstIndex(of: .lineFeed).map { $0 + 1 } ?? rest.count
      }
      if end > 0 { return take(end) }
      if isAtEnd { return nil }
    }
  }

  private mutating func take(_ end: Int) -> RowChunk {
    let (chunk, others) = RowChunk(bytes: rest, line: line).split(at: end)
    (rest, line) = (others.bytes, others.line)
    return chunk
  }
}

/// Where rows end.
enum RowBoundary {
  /// The last place between two whole rows that is not after another place; 0 where there is none.
  ///
  /// - Parameter delimiter: nil for rows that are lines.
  static func last(in bytes: [UInt8], before place: Int, _ delimiter: UInt8?) -> Int {
    guard let delimiter else { return (bytes[..<place].lastIndex(of: .lineFeed) ?? -1) + 1 }
    var record = DelimitedRecord()
    var end = 0
    while record.read(bytes, from: end, delimiter: delimiter), record.next <= place {
      end = record.next
    }
    return end
  }
}

extension [UInt8] {
  /// Removes a mark of UTF-8 from the start.
  mutating func removeByteOrderMark() {
    if starts(with: [0xEF, 0xBB, 0xBF]) { removeFirst(3) }
  }
}
