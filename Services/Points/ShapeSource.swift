import Catalog
import Domain

/// Gives the points, lines and areas of a file, as they come.
protocol ShapeSource {
  /// What could not be read so far; what could is counted by who takes it.
  var report: PointReport { get }
  /// The shapes that come next; nil at the end.
  mutating func nextShapes() throws(DataError) -> [PointShape]?
}

/// GPX or KML.
struct XMLShapeReader: ShapeSource {
  private static let size = 1 << 16

  private let source: ByteSource
  private let parser = XMLShapes()
  /// What was read of it already.
  private var start: [UInt8]
  private var isAtEnd = false

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
  mutating func nextShapes() throws(DataError) -> [PointShape]? {
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
}

/// GeoJSON: one value, or one a line.
struct JSONShapeReader: ShapeSource {
  /// The most bytes of one value.
  private static let limit = 256 << 20

  private var reader: RowReader
  private let path: String
  private let isLines: Bool
  private(set) var report = PointReport()

  init(_ reader: RowReader, _ path: String, isLines: Bool) {
    self.reader = reader
    self.path = path
    self.isLines = isLines
  }

  /// - Throws: `malformed` where the one value is no JSON.
  mutating func nextShapes() throws(DataError) -> [PointShape]? {
    guard var chunk = try reader.next() else { return nil }
    if isLines {
      return chunk.lines.enumerated().flatMap { index, line in
        line.allSatisfy(\.isBlank) ? [] : shapes(of: GeoJSON(line), line, at: chunk.line + index)
      }
    }
    while let next = try reader.next() {
      chunk.bytes += next.bytes
      guard chunk.bytes.count <= Self.limit else {
        throw .unreadable(path: path, reason: .tooLarge(limit: Self.limit))
      }
    }
    let bytes = chunk.bytes[...]
    guard let value = GeoJSON(bytes) else { throw .malformed(path: path, reason: .notPoints) }
    return shapes(of: value, bytes, at: 1)
  }

  /// - Parameters:
  ///   - value: nil for what is no JSON.
  ///   - text: what it is read from.
  ///   - line: where that begins.
  private mutating func shapes(
    of value: GeoJSON?, _ text: ArraySlice<UInt8>, at line: Int
  ) -> [PointShape] {
    let faults = value?.faults ?? 1
    if faults > 0 {
      let place = JSONPlace.find(value?.firstFault ?? [], in: text)
      report += PointReport(
        broken: faults,
        first: .init(path: path, line: line + place.line - 1, column: place.column))
    }
    return value?.shapes ?? []
  }
}

/// The positions of shapes as rows of CSV.
struct ShapeRows<Source: ShapeSource>: RowSource {
  static var header: String { "latitude,longitude,name\n" }

  private(set) var source: Source

  init(_ source: Source) {
    self.source = source
  }

  mutating func next() throws(DataError) -> RowChunk? {
    while let shapes = try source.nextShapes() {
      var bytes: [UInt8] = []
      for shape in shapes {
        let name = Self.field(shape.name)
        let positions = Array(([shape.points] + shape.lines + shape.rings).joined())
        if positions.isEmpty { bytes.append(contentsOf: ",,\(name)\n".utf8) }
        for position in positions {
          let numbers = [position.latitude, position.longitude].map(DecimalText.text)
          bytes.append(contentsOf: "\(numbers[0]),\(numbers[1]),\(name)\n".utf8)
        }
      }
      if !bytes.isEmpty { return RowChunk(bytes: bytes, line: 1) }
    }
    return nil
  }

  private static func field(_ name: String) -> String {
    name.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      ? "\"\(name.replacing("\"", with: "\"\""))\"" : name
  }
}
