import Contracts
import Domain

/// Reads well-known text (OGC 06-103r4) and PostGIS's extended form with `SRID=…;`: any geometry, with
/// or without heights and measures.
///
/// The heights of lines are their elevations, and that of a point is its property `elevation`. Those of
/// several points and of areas are left out, and so are all measures.
struct GeometryText {
  private var rest: Substring
  private var system = CoordinateSystem.degrees
  private var shape = PointShape()
  private(set) var turned = 0
  /// Whether a third number is a height, and not a measure.
  private var hasHeights = true

  private typealias Line = (positions: [Coordinate], heights: [Double])

  /// Whether a text looks like one: names of geometries are enough.
  static func isMeant(_ text: String) -> Bool {
    var text = text.uppercased()[...]
    if text.hasPrefix("SRID="), let end = text.firstIndex(of: ";") {
      text = text[text.index(after: end)...]
    }
    text = text.drop(while: \.isWhitespace)
    let name = text.prefix { $0.isLetter }
    return names.contains(String(name)) && text.dropFirst(name.count).contains("(")
      || names.contains(where: { text.hasPrefix($0 + " EMPTY") })
  }

  private static let names = [
    "POINT", "LINESTRING", "POLYGON", "MULTIPOINT", "MULTILINESTRING", "MULTIPOLYGON",
    "GEOMETRYCOLLECTION", "POINTZ", "LINESTRINGZ", "POLYGONZ", "MULTIPOINTZ", "MULTILINESTRINGZ",
    "MULTIPOLYGONZ", "GEOMETRYCOLLECTIONZ",
  ]

  /// The outcome of reading a text.
  enum Outcome {
    /// With how many longitudes were brought back; a geometry may be empty.
    case shape(PointShape, turned: Int, system: CoordinateSystem)
    case otherSystem(String)
    case broken
  }

  static func read(_ text: String) -> Outcome {
    var reader = GeometryText(rest: text[...])
    if text.uppercased().hasPrefix("SRID="), let end = text.firstIndex(of: ";"),
      let code = Int(text[text.index(text.startIndex, offsetBy: 5)..<end])
    {
      reader.system = CoordinateSystem(code: code)
      if case .other(let name) = reader.system { return .otherSystem(name) }
      reader.rest = text[text.index(after: end)...]
    }
    guard reader.geometry(), reader.skip(), reader.rest.isEmpty else { return .broken }
    return .shape(reader.shape, turned: reader.turned, system: reader.system)
  }

  @discardableResult
  private mutating func skip() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    return true
  }

  private mutating func take(_ sign: Character) -> Bool {
    skip()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func word() -> String {
    skip()
    let word = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(word.count)
    return word.uppercased()
  }

  private mutating func geometry() -> Bool {
    var kind = word()
    if kind.hasSuffix("ZM") { kind.removeLast(2) } else if kind.hasSuffix("Z") { kind.removeLast() }
    skip()
    let dimension = rest.prefix { $0.isLetter }.uppercased()
    if ["Z", "M", "ZM"].contains(dimension) { _ = word() }
    hasHeights = dimension != "M"
    skip()
    if rest.uppercased().hasPrefix("EMPTY") {
      _ = word()
      return Self.names.contains(kind)
    }
    switch kind {
    case "POINT":
      guard let point = line(), point.positions.count == 1 else { return false }
      shape.points += point.positions
      shape.properties = point.heights.filter(\.isFinite).map {
        PointProperty("elevation", DecimalText.text($0))
      }
    case "MULTIPOINT":
      guard let points = line() else { return false }
      shape.points += points.positions
    case "LINESTRING":
      guard let line = line() else { return false }
      append([line])
    case "MULTILINESTRING":
      guard let lines = lines() else { return false }
      append(lines)
    case "POLYGON":
      guard let rings = lines() else { return false }
      shape.rings += rings.map(\.positions)
    case "MULTIPOLYGON":
      return list { reader in
        guard let rings = reader.lines() else { return false }
        reader.shape.rings += rings.map(\.positions)
        return true
      }
    case "GEOMETRYCOLLECTION": return list { $0.geometry() }
    default: return false
    }
    return true
  }

  private mutating func append(_ lines: [Line]) {
    for line in lines { shape.append(line.positions, LineRecord(elevations: line.heights)) }
  }

  /// Something in parentheses with commas between.
  private mutating func list(_ element: (inout GeometryText) -> Bool) -> Bool {
    guard take("(") else { return false }
    repeat {
      guard element(&self) else { return false }
    } while take(",")
    return take(")")
  }

  private mutating func lines() -> [Line]? {
    var all: [Line] = []
    let isRead = list { reader in
      guard let line = reader.line() else { return false }
      all.append(line)
      return true
    }
    return isRead ? all : nil
  }

  /// `(x y, x y)`; each may stand in parentheses of its own.
  private mutating func line() -> Line? {
    var all: Line = ([], [])
    let isRead = list { reader in
      let isWrapped = reader.take("(")
      guard let (position, height) = reader.position() else { return false }
      all.positions.append(position)
      all.heights.append(height)
      return !isWrapped || reader.take(")")
    }
    return isRead ? all : nil
  }

  /// A position and its height, which is NaN if there is none.
  private mutating func position() -> (Coordinate, height: Double)? {
    skip()
    let numbers = rest.prefix { $0 != "," && $0 != ")" }
    rest = rest[numbers.endIndex...]
    let values = numbers.split(whereSeparator: \.isWhitespace).map { Double(String($0)) }
    guard (2...4).contains(values.count), let x = values[0], let y = values[1],
      let position = system.position(x: x, y: y, &turned)
    else { return nil }
    return (position, hasHeights && values.count > 2 ? values[2] ?? .nan : .nan)
  }
}
