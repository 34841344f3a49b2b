import Contracts
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

  /// Says what became of a piece; `nil` for rows that can be read.
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

  /// The chunk up to an offset between two rows, and from there on.
  func split(at offset: Int) -> (RowChunk, RowChunk) {
    let first = Array(bytes[..<offset])
    return (
      RowChunk(bytes: first, line: line),
      RowChunk(bytes: Array(bytes[offset...]), line: line + first.count { $0 == .lineFeed })
    )
  }
}

/// Gives rows, whole ones, in chunks.
protocol RowSource {
  /// Waits until there is a row; `nil` at the end.
  mutating func next() throws(DataError) -> RowChunk?
}

/// How many bytes are read at once, at most.
struct RowLimits: Sendable {
  /// The limit of a chunk, unless one row is longer.
  var chunk = 1 << 20
  /// The limit of a row: one that never ends would take all memory.
  var row = 16 << 20
}

/// The bytes that were read and not taken yet.
struct RowBuffer {
  let limits: RowLimits
  var bytes: [UInt8] = []
  fileprivate(set) var line = 1
  private var isInLongRow = false

  init(_ limits: RowLimits) { self.limits = limits }

  /// Takes whole rows, a line that opens a quote which is closed too late, or a piece of a row that
  /// is too long: that goes on to the end of its line.
  ///
  /// - Parameter end: where the last whole row ends; 0 where none does.
  /// - Returns: `nil` if more has to be read.
  mutating func take(upTo end: Int) -> RowChunk? {
    var (end, kind) = (end, RowChunk.Kind.rows)
    if isInLongRow || end == 0 && bytes.count >= limits.row {
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

/// Reads the rows of a table, or lines.
struct RowReader: RowSource {
  private let stream: BufferedStream
  /// Whether carriage returns end lines, as on a Macintosh before 2001: they are read as line feeds.
  private let endsLinesAtReturns: Bool
  private var buffer: RowBuffer
  private var isAtEnd = false
  /// `nil` for rows that are lines.
  private let delimiter: UInt8?

  init(
    _ stream: BufferedStream, delimiter: UInt8?, endsLinesAtReturns: Bool,
    limits: RowLimits = RowLimits()
  ) {
    self.stream = stream
    buffer = RowBuffer(limits)
    self.delimiter = delimiter
    self.endsLinesAtReturns = endsLinesAtReturns
  }

  var path: String { stream.path }
  var report: PointReport { stream.report }

  /// Takes a number of bytes from the start; fewer if there are no more.
  mutating func take(_ count: Int) throws(DataError) -> [UInt8] {
    while buffer.bytes.count < count, !isAtEnd { try fill(count - buffer.bytes.count) }
    let (start, rest) = RowChunk(bytes: buffer.bytes, line: buffer.line)
      .split(at: min(count, buffer.bytes.count))
    (buffer.bytes, buffer.line) = (rest.bytes, rest.line)
    return start.bytes
  }

  private mutating func fill(_ limit: Int) throws(DataError) {
    let start = buffer.bytes.count
    isAtEnd = try !stream.read(into: &buffer.bytes, limit: limit)
    guard endsLinesAtReturns else { return }
    for index in start..<buffer.bytes.count where buffer.bytes[index] == .carriageReturn {
      buffer.bytes[index] = .lineFeed
    }
  }

  /// Puts all bytes that are there at once into one chunk.
  mutating func next() throws(DataError) -> RowChunk? {
    var most = buffer.limits.chunk
    while true {
      repeat {
        guard !isAtEnd, buffer.bytes.count < most else { break }
        try fill(most - buffer.bytes.count)
      } while stream.isReady
      let end =
        isAtEnd
        ? buffer.bytes.count
        : RowBoundary.last(in: buffer.bytes, before: buffer.bytes.count, delimiter)
      if let chunk = buffer.take(upTo: end) { return chunk }
      if isAtEnd { return nil }
      // A long row is read on, in pieces that grow so that it is not gone over too often.
      if buffer.bytes.count >= most { most = min(2 * most, buffer.limits.row) }
    }
  }
}

/// Finds the ends of rows.
enum RowBoundary {
  /// The last offset between two whole rows that is not after another offset; 0 if there is none.
  ///
  /// - Parameter delimiter: `nil` for rows that are lines.
  static func last(in bytes: [UInt8], before offset: Int, _ delimiter: UInt8?) -> Int {
    // Without quotes, rows are lines.
    guard let delimiter, bytes.contains(.quote) else { return last(in: bytes[..<offset]) }
    var record = DelimitedRecord()
    var end = 0
    while record.read(bytes, from: end, delimiter: delimiter), record.next <= offset {
      end = record.next
    }
    return end
  }

  /// The same for lines.
  static func last(in bytes: ArraySlice<UInt8>) -> Int {
    (bytes.lastIndex(of: .lineFeed) ?? -1) + 1
  }
}
