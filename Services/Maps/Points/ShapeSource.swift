import Contracts
import Domain
import JSON

/// Gives the points, lines and areas of a text, as they come.
protocol ShapeSource {
  /// The parts that could not be read so far, and all else that is to be said. The caller counts the
  /// shapes that were read.
  var report: PointReport { get }
  /// The members of a GeoJSON collection that tell of itself.
  var collectionMembers: [JSONNode.Member] { get }
  /// The shapes that come next; `nil` at the end.
  mutating func nextShapes() throws(DataError) -> [PointShape]?
}

extension ShapeSource {
  var collectionMembers: [JSONNode.Member] { [] }
}

/// The shapes of GPX, KML and TCX.
struct XMLShapeReader: ShapeSource {
  private static let size = 1 << 16

  private let stream: BufferedStream
  private let parser = XMLParser()
  private var isAtEnd = false

  init(_ stream: BufferedStream) { self.stream = stream }

  /// Whether a text's root is of a format that is read.
  static func isKnown(_ stream: BufferedStream) throws(DataError) -> Bool {
    let parser = XMLParser()
    _ = parser.read(try stream.peek(size), isLast: stream.isAtEnd)
    return parser.isKnown
  }

  var report: PointReport { parser.output.report(stream.path) + stream.report }

  /// - Throws: `holdsNoPositions` for any other XML.
  mutating func nextShapes() throws(DataError) -> [PointShape]? {
    guard !isAtEnd else { return nil }
    var bytes: [UInt8] = []
    isAtEnd = try !stream.read(into: &bytes, limit: Self.size)
    if !parser.read(bytes, isLast: isAtEnd) { isAtEnd = true }
    if !parser.isKnown, parser.root != nil || isAtEnd {
      throw .malformed(
        path: stream.path,
        reason: parser.root.map { .holdsNoPositions(.xml(root: $0)) } ?? .notPoints)
    }
    return parser.takeShapes()
  }
}

/// The rows of a table as shapes.
struct TableShapes: ShapeSource {
  private var reader: RowReader
  private let columns: DelimitedColumns
  private var own = PointReport()
  private var isFirst = true

  init(_ reader: RowReader, _ columns: DelimitedColumns) {
    self.reader = reader
    self.columns = columns
  }

  var report: PointReport { own + reader.report }

  mutating func nextShapes() throws(DataError) -> [PointShape]? {
    guard var chunk = try reader.next() else { return nil }
    if isFirst, !columns.header.isEmpty { chunk = chunk.withoutFirstRow(columns.delimiter) }
    isFirst = false
    let rows = DelimitedRows(chunk, columns, path: reader.path)
    var report = rows.report
    report.read = 0
    own += report
    return rows.rows.compactMap { row in
      guard let position = row.position else { return nil }
      var shape = row.shape.map { rows.shapes[$0] } ?? PointShape(points: [position])
      shape.name = columns.name == nil ? "" : rows.text(row.name)
      shape.properties = columns.properties(rows.bytes, at: row.start)
      return shape
    }
  }
}

/// The shapes of all texts of a file.
struct FileShapes: ShapeSource {
  private let input: PointInput
  private let wanted: PointColumns?
  private var current: (any ShapeSource)?
  private var path = ""
  private var done = PointReport()
  private var hasShapes = false
  private var isOver = false
  private(set) var collectionMembers: [JSONNode.Member] = []

  init(_ input: PointInput, wanted: PointColumns?) {
    self.input = input
    self.wanted = wanted
  }

  var report: PointReport { done + (current?.report ?? PointReport()) + input.report }

  mutating func nextShapes() throws(DataError) -> [PointShape]? {
    while !isOver {
      guard current != nil else {
        guard let part = try input.next() else {
          isOver = true
          break
        }
        path = part.path
        current = try part.shapes(wanted)
        continue
      }
      do throws(DataError) {
        if let shapes = try current?.nextShapes() {
          hasShapes = hasShapes || !shapes.isEmpty
          return shapes
        }
      } catch {
        // One of several files may be something else.
        guard path != input.path, case .malformed = error, input.count > 0 || hasShapes else {
          throw error
        }
        input.passOver(path)
      }
      finish()
    }
    return nil
  }

  private mutating func finish() {
    guard let source = current else { return }
    done += source.report
    collectionMembers += source.collectionMembers.filter { member in
      !collectionMembers.contains { $0.name == member.name }
    }
    current = nil
  }
}

extension DelimitedColumns {
  /// The cells of the row that begins at a place, without its name and its position; and the height of a
  /// point that is written with its position.
  func properties(_ bytes: [UInt8], at start: Int) -> [PointProperty] {
    guard place != .line else { return [] }
    var record = DelimitedRecord()
    _ = record.read(bytes, from: start, delimiter: delimiter)
    let positions = positions
    let properties = record.fields.indices.compactMap { index -> PointProperty? in
      guard index != name, !positions.contains(index) else { return nil }
      let value = DelimitedRecord.text(bytes[record.fields[index]])
      let name = header.indices.contains(index) ? header[index] : "\(index + 1)"
      return value.isEmpty ? nil : PointProperty(name, value)
    }
    guard case .geometry(let column) = place, record.fields.indices.contains(column),
      case .shape(let shape, _, _) = GeometryText.read(
        DelimitedRecord.text(bytes[record.fields[column]]))
    else { return properties }
    return properties
      + shape.properties.filter { height in !properties.contains { $0.name == height.name } }
  }
}
