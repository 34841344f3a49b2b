import Catalog
import Domain

/// Whole rows of a file, to be read by themselves, or a piece of one that is too long for that.
struct RowChunk: Sendable {
  enum Kind {
    case rows
    case startOfLongRow
    case restOfLongRow
  }

  var bytes: [UInt8]
  /// The number of its first line.
  var line = 1
  var kind = Kind.rows

  /// What is to be told of a piece, nil for rows that can be read.
  ///
  /// A row in pieces is counted once.
  func report(ofPieceIn path: String) -> PointReport? {
    switch kind {
    case .rows: nil
    case .startOfLongRow:
      PointReport(broken: 1, first: .init(path: path, line: line, column: 1, kind: .tooLong))
    case .restOfLongRow: PointReport()
    }
  }

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

/// What was read and not taken yet.
struct RowBuffer {
  /// Of a row, at most: one that never ends would take all memory.
  static let limit = 1 << 20

  var bytes: [UInt8] = []
  private var line = 1
  private var isInLongRow = false

  /// Takes whole rows, a line that opens a quote which is closed too late, or a piece of a row that
  /// is too long: that goes on to the end of its line.
  ///
  /// - Parameter end: where the last whole row ends; 0 where none does.
  /// - Returns: nil where more has to be read.
  mutating func take(upTo end: Int) -> RowChunk? {
    var (end, kind) = (end, RowChunk.Kind.rows)
    if isInLongRow || end == 0 && bytes.count >= Self.limit {
      let lineEnd = bytes.firstIndex(of: .lineFeed).map { $0 + 1 }
      end = lineEnd ?? bytes.count
      kind = isInLongRow ? .restOfLongRow : lineEnd == nil ? .startOfLongRow : .rows
      isInLongRow = lineEnd == nil
    }
    guard end > 0 else { return nil }
    var (chunk, others) = RowChunk(bytes: bytes, line: line).split(at: end)
    chunk.kind = kind
    (bytes, line) = (others.bytes, others.line)
    return chunk
  }
}

/// Reads the rows of delimited text, or lines.
struct RowReader: RowSource {
  /// Of a chunk, at most.
  static let size = RowBuffer.limit

  private let source: ByteSource
  private var buffer = RowBuffer()
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
    while !isAtEnd, buffer.bytes.count < PointFormat.sample,
      !buffer.bytes.drop(while: \.isBlank).contains(.lineFeed)
    {
      isAtEnd = try !source.read(into: &buffer.bytes, limit: Self.size)
    }
    if !buffer.bytes.contains(.lineFeed), buffer.bytes.contains(.carriageReturn) {
      source.endsLinesAtReturns = true
      buffer.bytes = buffer.bytes.map { $0 == .carriageReturn ? .lineFeed : $0 }
    }
    buffer.bytes.removeByteOrderMark()
    return (buffer.bytes, isAtEnd)
  }

  /// What is there at once goes into one chunk.
  mutating func next() throws(DataError) -> RowChunk? {
    while true {
      repeat {
        guard !isAtEnd, buffer.bytes.count < Self.size else { break }
        isAtEnd = try !source.read(into: &buffer.bytes, limit: Self.size - buffer.bytes.count)
      } while source.isReady
      let end =
        isAtEnd
        ? buffer.bytes.count
        : RowBoundary.last(in: buffer.bytes, before: buffer.bytes.count, delimiter)
      if let chunk = buffer.take(upTo: end) { return chunk }
      if isAtEnd { return nil }
    }
  }
}

/// Where rows end.
enum RowBoundary {
  /// The last place between two whole rows that is not after another place; 0 where there is none.
  ///
  /// - Parameter delimiter: nil for rows that are lines.
  static func last(in bytes: [UInt8], before place: Int, _ delimiter: UInt8?) -> Int {
    guard let delimiter else { return last(in: bytes[..<place]) }
    var record = DelimitedRecord()
    var end = 0
    while record.read(bytes, from: end, delimiter: delimiter), record.next <= place {
      end = record.next
    }
    return end
  }

  /// The same for lines.
  static func last(in bytes: ArraySlice<UInt8>) -> Int {
    (bytes.lastIndex(of: .lineFeed) ?? -1) + 1
  }
}

extension [UInt8] {
  /// Removes a mark of UTF-8 from the start.
  mutating func removeByteOrderMark() {
    if starts(with: [0xEF, 0xBB, 0xBF]) { removeFirst(3) }
  }
}
