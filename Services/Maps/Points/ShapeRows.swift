import Contracts
import Domain
import JSON

/// The positions of shapes as rows of CSV, with the properties that the shapes have.
struct ShapeRows: RowSource {
  private static var columns: [String] { ["latitude", "longitude", "name"] }
  /// How many shapes tell which columns there are, where a text can't be read twice.
  private static let mostFirst = 10_000
  /// How many columns there are, at most.
  private static let mostColumns = 1000

  private(set) var source: any ShapeSource
  private var properties: [String] = []
  private var known: Set<String> = []
  /// Those that tell which columns there are.
  private var first: [PointShape] = []
  private let path: String
  private(set) var report = PointReport()

  init(_ source: any ShapeSource, path: String) {
    self.source = source
    self.path = path
  }

  /// The names of the properties of all shapes, in their order.
  static func names(of source: some ShapeSource) throws(DataError) -> [String] {
    var (source, names, seen) = (source, [String](), Set<String>())
    while names.count < mostColumns, let shapes = try source.nextShapes() {
      for property in shapes.lazy.flatMap(\.properties) where seen.insert(property.name).inserted {
        names.append(property.name)
      }
    }
    return names
  }

  /// The header.
  ///
  /// - Parameter names: of all properties; `nil` takes those of the shapes that come first.
  mutating func header(_ names: [String]?) throws(DataError) -> RowChunk {
    if let names {
      properties = names
    } else {
      while first.count < Self.mostFirst, let shapes = try source.nextShapes() { first += shapes }
      properties = first.flatMap { $0.properties.map(\.name) }.uniqued
    }
    properties = Array(properties.prefix(Self.mostColumns))
    known = Set(properties)
    // A property may be called as a column is.
    let taken = Self.columns + properties
    let titles = properties.map { name in
      var title = name
      while Self.columns.contains(title) || title != name && taken.contains(title) {
        title = "own_\(title)"
      }
      return title
    }
    return RowChunk(bytes: Self.row(Self.columns + titles))
  }

  mutating func next() throws(DataError) -> RowChunk? {
    var shapes = first
    first = []
    while shapes.isEmpty {
      guard let next = try source.nextShapes() else { return nil }
      shapes = next
    }
    var bytes: [UInt8] = []
    for shape in shapes { append(shape, to: &bytes) }
    return RowChunk(bytes: bytes)
  }

  /// One row for each position, or one without.
  private mutating func append(_ shape: PointShape, to bytes: inout [UInt8]) {
    var values: [String: String] = [:]
    for property in shape.properties {
      guard known.contains(property.name) else {
        report.add(PointNote(path, .lateProperty(property.name)))
        continue
      }
      if values[property.name] == nil { values[property.name] = Self.text(of: property) }
    }
    let rest = Self.row([shape.name] + properties.map { values[$0] ?? "" })
    let positions = ([shape.points] + shape.lines + shape.rings).joined()
    guard !positions.isEmpty else {
      bytes += ",,".utf8
      bytes += rest
      return
    }
    for position in positions {
      let place = [position.latitude, position.longitude].map(DecimalText.text)
      bytes += "\(place[0]),\(place[1]),".utf8
      bytes += rest
    }
  }

  /// Lists and objects stay JSON.
  private static func text(of property: PointProperty) -> String {
    switch property.json {
    case .array?, .object?: property.json.map(JSONWriter.text) ?? ""
    default: property.value
    }
  }

  private static func row(_ values: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      DelimitedRecord.append(value, UInt8(ascii: ","), to: &bytes)
    }
    bytes.append(.lineFeed)
    return bytes
  }
}
