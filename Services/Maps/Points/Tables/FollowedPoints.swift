import Contracts
import Domain
import JSON
import Synchronization

/// The points in the lines of a file or a pipe, as they come.
final class FollowedPoints: PointFeed {
  /// A change that comes sooner is shown with the next.
  static let pause = Duration.milliseconds(50)

  private let clock: any Clock<Duration>
  private let lines: Mutex<PointLines>

  init(
    _ source: sending ByteSource, last: Int, clock: any Clock<Duration>, limits: RowLimits
  ) {
    self.clock = clock
    lines = Mutex(PointLines(source, last: last, limits: limits))
  }

  var latest: PointSet { lines.withLock { $0.latest } }

  @concurrent
  func next() async throws(DataError) -> PointSet? {
    while true {
      let (isChanged, isOver) = try lines.withLock { lines throws(DataError) in
        (try lines.read(), lines.isOver)
      }
      if isChanged {
        try? await clock.sleep(for: Self.pause)
        return latest
      }
      guard !isOver, (try? await clock.sleep(for: Self.pause)) != nil else { return nil }
    }
  }
}

/// Reads whole lines and keeps the points of the last ones.
struct PointLines {
  /// How many chunks are read at once, at most: what never ends is shown meanwhile.
  private static let mostChunks = 16

  private enum Layout {
    case delimited(DelimitedColumns)
    case jsonLines
  }

  private let source: ByteSource
  private let last: Int
  /// Whether all has been read, and no more can come.
  private(set) var isOver = false
  private(set) var latest = PointSet(names: [], coordinates: [], isTrail: true)
  private var layout: Layout?
  /// That of what the file held before it was started over.
  private var former: Layout?
  private var buffer: RowBuffer
  private var report = PointReport()
  private var points: [(name: String, coordinate: Coordinate, properties: [PointProperty])] = []

  init(_ source: ByteSource, last: Int, limits: RowLimits) {
    self.source = source
    buffer = RowBuffer(limits)
    self.last = last
  }

  /// Reads what is there, without waiting for more.
  ///
  /// - Returns: whether there was something in it.
  mutating func read() throws(DataError) -> Bool {
    let before = report
    for _ in 0..<Self.mostChunks where !isOver {
      guard source.isReady else { break }
      let isRead = try source.read(into: &buffer.bytes, limit: buffer.limits.chunk)
      if !isRead {
        // A file may grow.
        guard !source.isFile else {
          if source.startOver() {
            (buffer, former, layout) = (RowBuffer(buffer.limits), layout ?? former, nil)
          }
          break
        }
        isOver = true
      }
      takeLines()
    }
    guard report != before else { return false }
    let points = points
    latest = PointSet(
      names: points.map(\.name), coordinates: points.map(\.coordinate),
      shapes: points.count > 1 ? [PointShape(lines: [points.map(\.coordinate)])] : [],
      report: report, first: report.read - points.count, isTrail: true
    ) { points[$0].properties }
    return true
  }

  private mutating func takeLines() {
    while let chunk = buffer.take(
      upTo: isOver ? buffer.bytes.count : RowBoundary.last(in: buffer.bytes[...]))
    {
      if let piece = chunk.report(ofPieceIn: source.path) {
        report += piece
      } else {
        add(findLayout(chunk))
      }
    }
    points.removeFirst(max(0, points.count - last))
  }

  private mutating func add(_ rows: RowChunk) {
    switch layout {
    case nil: break
    case .delimited(let columns): add(DelimitedRows(rows, columns, path: source.path), columns)
    case .jsonLines:
      for (index, line) in rows.lines.enumerated() where !line.allSatisfy(\.isBlank) {
        add(JSONReader.node(line), line: rows.line + index)
      }
    }
  }

  /// Finds out what the lines are written in, where that is not known yet: the first that tells it
  /// does, those before it are broken.
  ///
  /// - Returns: the lines with points.
  private mutating func findLayout(_ chunk: RowChunk) -> RowChunk {
    var chunk = chunk
    while layout == nil, !chunk.bytes.isEmpty {
      if chunk.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { chunk.bytes.removeFirst(3) }
      let end = chunk.bytes.firstIndex(of: .lineFeed).map { $0 + 1 } ?? chunk.bytes.count
      let (first, others) = chunk.split(at: end)
      if JSONReader.node(first.bytes[...])?.isObject == true {
        layout = .jsonLines
      } else if let columns = Self.columns(first.bytes) {
        if !columns.header.isEmpty {
          layout = .delimited(columns)
          chunk = others
        } else if case .delimited = former {
          // Not each part of a log has the header.
          layout = former
        } else {
          layout = .delimited(columns)
        }
      }
      if layout == nil, case .delimited(let columns)? = former,
        first.bytes.contains(columns.delimiter)
      {
        layout = former
      }
      guard layout == nil else { break }
      if !first.bytes.allSatisfy(\.isBlank) { fail(line: first.line) }
      chunk = others
    }
    return chunk
  }

  private static func columns(_ line: [UInt8]) -> DelimitedColumns? {
    guard !line.contains(0) else { return nil }
    do throws(FileProblem) {
      return try TableStart.find(line).columns
    } catch {
      return nil
    }
  }

  private mutating func fail(line: Int) {
    report += PointReport(broken: 1, first: .init(path: source.path, line: line, column: 1))
  }

  private mutating func add(_ rows: DelimitedRows, _ columns: DelimitedColumns) {
    report += rows.report
    // Rows without a position must not push points out.
    for row in rows.rows.filter({ $0.position != nil }).suffix(last) {
      guard let position = row.position else { continue }
      points.append(
        (
          columns.name == nil ? "" : rows.text(row.name), position,
          columns.properties(rows.bytes, at: row.start)
        ))
    }
  }

  private mutating func add(_ value: JSONNode?, line: Int) {
    var shapes = JSONShapes()
    for shape in value.map({ shapes.read($0) }) ?? [] {
      for position in ([shape.points] + shape.lines + shape.rings).joined() {
        points.append((shape.name, position, shape.properties))
        report.read += 1
      }
    }
    report.add(PointNote(source.path, .broughtBack, count: shapes.turned))
    if value == nil || shapes.faults > 0 { fail(line: line) }
  }
}
