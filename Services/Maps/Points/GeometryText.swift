import Contracts
import Domain

/// Reads well-known text (OGC 06-103r4) and PostGIS's extended form with `SRID=…;`: any geometry, with
/// or without heights and measures, which are left out.
struct GeometryText {
  private var rest: Substring
  private var system = CoordinateSystem.degrees
  private var shape = PointShape()
  private(set) var turned = 0

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
    skip()
    if rest.uppercased().hasPrefix("EMPTY") {
      _ = word()
      return Self.names.contains(kind)
    }
    switch kind {
    case "POINT":
      guard let points = positions(), points.count == 1 else { return false }
      shape.points += points
    case "MULTIPOINT":
      guard let points = positions() else { return false }
      shape.points += points
    case "LINESTRING":
      guard let line = positions() else { return false }
      shape.lines.append(line)
    case "MULTILINESTRING":
      guard let lines = lists() else { return false }
      shape.lines += lines
    case "POLYGON":
      guard let rings = lists() else { return false }
      shape.rings += rings
    case "MULTIPOLYGON":
      return list { reader in
        guard let rings = reader.lists() else { return false }
        reader.shape.rings += rings
        return true
      }
    case "GEOMETRYCOLLECTION": return list { $0.geometry() }
    default: return false
    }
    return true
  }

  /// Something in parentheses with commas between.
  private mutating func list(_ element: (inout GeometryText) -> Bool) -> Bool {
    guard take("(") else { return false }
    repeat {
      guard element(&self) else { return false }
    } while take(",")
    return take(")")
  }

  private mutating func lists() -> [[Coordinate]]? {
    var all: [[Coordinate]] = []
    let isRead = list { reader in
      guard let positions = reader.positions() else { return false }
      all.append(positions)
      return true
    }
    return isRead ? all : nil
  }

  /// `(x y, x y)`; each may stand in parentheses of its own.
  private mutating func positions() -> [Coordinate]? {
    var all: [Coordinate] = []
    let isRead = list { reader in
      let isWrapped = reader.take("(")
      guard let position = reader.position() else { return false }
      all.append(position)
      return !isWrapped || reader.take(")")
    }
    return isRead ? all : nil
  }

  private mutating func position() -> Coordinate? {
    skip()
    let numbers = rest.prefix { $0 != "," && $0 != ")" }
    rest = rest[numbers.endIndex...]
    let values = numbers.split(whereSeparator: \.isWhitespace).map { Double(String($0)) }
    guard (2...4).contains(values.count), let x = values[0], let y = values[1] else { return nil }
    return system.position(x: x, y: y, &turned)
  }
}
