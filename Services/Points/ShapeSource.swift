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
    func fault(_ place: XMLPlace) -> PointReport.Fault {
      .init(path: source.path, line: place.line, column: place.column)
    }
    let (count, first) = parser.faults
    return PointReport(broken: count, first: first.map(fault), cut: parser.cut.map(fault))
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
      if let piece = chunk.report(ofPieceIn: path) {
        report += piece
        return []
      }
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
    guard let value = GeoJSON(bytes) else {
      let end = JSONPlace.end(ofCut: bytes)
      throw .malformed(
        path: path, reason: end.map { .cutOff(line: $0.line, column: $0.column) } ?? .notPoints)
    }
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

/// The positions of shapes as rows of CSV, with the properties that the first shapes have.
struct ShapeRows<Source: ShapeSource>: RowSource {
  private static var columns: [String] { ["latitude", "longitude", "name"] }

  private(set) var source: Source
  private var properties: [String] = []
  /// Those that tell which columns there are.
  private var first: [PointShape]?

  init(_ source: Source) {
    self.source = source
  }

  /// The names of the columns; of one value of JSON all shapes tell them.
  mutating func header() throws(DataError) -> RowChunk {
    repeat { first = try source.nextShapes() } while first?.isEmpty == true
    var seen = Set(Self.columns)
    properties = (first ?? []).flatMap { $0.properties.map(\.name) }
      .filter { seen.insert($0).inserted }
    return RowChunk(bytes: Self.row(Self.columns + properties))
  }

  mutating func next() throws(DataError) -> RowChunk? {
    defer { first = nil }
    var shapes = first
    while shapes?.isEmpty ?? true {
      guard let next = try source.nextShapes() else { return nil }
      shapes = next
    }
    return shapes.map { RowChunk(bytes: $0.flatMap(rows)) }
  }

  /// One for each position, or one without.
  private func rows(_ shape: PointShape) -> [UInt8] {
    let values =
      [shape.name]
      + properties.map { name in shape.properties.first { $0.name == name }?.value ?? "" }
    let positions = ([shape.points] + shape.lines + shape.rings).joined().map {
      [$0.latitude, $0.longitude].map(DecimalText.text)
    }
    return (positions.isEmpty ? [["", ""]] : positions).flatMap { Self.row($0 + values) }
  }

  private static func row(_ values: [String]) -> [UInt8] {
    Array((values.map { field($0) }.joined(separator: ",") + "\n").utf8)
  }

  private static func field(_ name: String) -> String {
    name.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      ? "\"\(name.replacing("\"", with: "\"\""))\"" : name
  }
}
