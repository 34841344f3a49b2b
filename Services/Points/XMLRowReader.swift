import Catalog
import Domain

/// The points of GPX or KML as rows of CSV.
struct XMLRowReader: RowSource {
  static let header = "latitude,longitude,name\n"
  private static let size = 1 << 16

  private let source: ByteSource
  private let parser = XMLShapes()
  /// What was read of it already.
  private var start: [UInt8]
  private var isAtEnd = false

  /// What could not be read; what could is counted by who takes it.
  var report: PointReport {
    let (count, first) = parser.faults
    return PointReport(
      broken: count, first: first.map { .init(path: source.path, line: $0.line, column: $0.column) }
    )
  }

  init(_ source: ByteSource, start: [UInt8]) {
    self.source = source
    self.start = start
  }

  /// - Throws: `malformed` for what is neither GPX nor KML.
  mutating func next() throws(DataError) -> RowChunk? {
    while let shapes = try nextShapes() {
      var bytes: [UInt8] = []
      for shape in shapes {
        let name = Self.field(shape.name)
        for position in ([shape.points] + shape.lines + shape.rings).joined() {
          bytes.append(contentsOf: "\(position.latitude),\(position.longitude),\(name)\n".utf8)
        }
      }
      if !bytes.isEmpty { return RowChunk(bytes: bytes, line: 1) }
    }
    return nil
  }

  /// The shapes that come next; nil at the end.
  mutating func nextShapes() throws(DataError) -> [Shape]? {
    guard !isAtEnd else { return nil }
    var bytes = start
    start = []
    if bytes.isEmpty { isAtEnd = try !source.read(into: &bytes, limit: Self.size) }
    if !parser.read(bytes, isLast: isAtEnd) { isAtEnd = true }
    guard parser.isKnown ?? !isAtEnd else {
      throw .malformed(path: source.path, reason: .notPoints)
    }
    return parser.takeShapes()
  }

  private static func field(_ name: String) -> String {
    name.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      ? "\"\(name.replacing("\"", with: "\"\""))\"" : name
  }
}
