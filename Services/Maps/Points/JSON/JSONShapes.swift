import Contracts
import Domain
import JSON

/// Makes shapes of GeoJSON (RFC 7946), and of objects with a position.
struct JSONShapes {
  /// The coordinate system that the collection names for its numbers.
  var system = CoordinateSystem.degrees
  /// Longitudes that were brought back.
  private(set) var turned = 0
  /// How many parts of the values have no place.
  private(set) var faults = 0
  /// The way to the first of these in the value that was read last.
  private(set) var firstFault: [JSONStep]?
  private let wanted: PointColumns?
  /// Whether a row had a position.
  private var isPlaced = false
  /// The first of the named members that a row has not.
  private var unknownColumn: FileProblem?

  /// Why no row has a position, if that is because none has the members that the user names.
  var columnProblem: FileProblem? { isPlaced ? nil : unknownColumn }

  init(wanted: PointColumns? = nil) { self.wanted = wanted }

  /// The shapes of a value; what has no place is one that is nowhere.
  mutating func read(_ node: JSONNode) -> [PointShape] {
    firstFault = nil
    return shapes(node, [])
  }

  /// Whether an object has a position of its own, in the members that the user names if any are named.
  func isRow(_ node: JSONNode) -> Bool {
    if let wanted { return wanted.problem(in: node) == nil }
    return JSONPosition.find(in: node) != nil
  }

  private mutating func addFault(_ path: [JSONStep]) {
    faults += 1
    firstFault = firstFault ?? path
  }

  private mutating func shapes(_ node: JSONNode, _ path: [JSONStep]) -> [PointShape] {
    if case .array(let values) = node {
      return values.indices.flatMap { shapes(values[$0], path + [.index($0)]) }
    }
    guard node.isObject else {
      addFault(path)
      return []
    }
    switch node["type"]?.string {
    case "FeatureCollection" where node["features"] != nil:
      if let crs = node["crs"], let system = CoordinateSystem(crs) { self.system = system }
      return shapes(node["features"] ?? .null, path + [.member("features")])
    case "Feature": return [feature(node, path)]
    case let type? where Self.isGeometry(type, node):
      var shape = shape(node, path)
      shape.feature = .object([
        .init("type", .string("Feature")), .init("geometry", placed(node)),
        .init("properties", .null),
      ])
      return [shape]
    default: return [row(node, path)]
    }
  }

  /// Whether an object has what all values of GeoJSON but rows have.
  static func isMeant(_ node: JSONNode) -> Bool {
    guard let type = node["type"]?.string else { return false }
    return type == "FeatureCollection" || type == "Feature" || isGeometry(type, node)
  }

  private static func isGeometry(_ type: String, _ node: JSONNode) -> Bool {
    switch type {
    case "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon":
      node["coordinates"] != nil
    case "GeometryCollection": node["geometries"] != nil
    default: false
    }
  }

  // MARK: - Features

  private mutating func feature(_ node: JSONNode, _ path: [JSONStep]) -> PointShape {
    var (shape, node) = (PointShape(), node)
    if let geometry = node["geometry"], geometry != .null {
      let before = turned
      shape = self.shape(geometry, path + [.member("geometry")])
      if turned > before || system != .degrees, case .object(var members) = node,
        let index = members.firstIndex(where: { $0.name == "geometry" })
      {
        members[index].value = placed(geometry)
        node = .object(members)
      }
    } else {
      // It is somewhere, nobody says where (3.2).
      addFault(path)
    }
    shape.feature = node
    var members = node["properties"]?.members ?? []
    if let times = node["properties"]?.coordinateTimes { shape.take(times) }
    // Programs add members of their own (6.1).
    let standard = ["type", "geometry", "properties", "bbox"]
    members += node.members.filter { member in
      !standard.contains(member.name) && !members.contains { $0.name == member.name }
    }
    shape.describe(members)
    return shape
  }

  private mutating func shape(_ geometry: JSONNode, _ path: [JSONStep]) -> PointShape {
    var shape = PointShape()
    if let fault = add(geometry, path, to: &shape) {
      addFault(fault)
      return PointShape()
    }
    if shape.isNowhere { addFault(path) }
    return shape
  }

  /// - Returns: the way to what is wrong; `nil` if all is right.
  private mutating func add(
    _ geometry: JSONNode, _ path: [JSONStep], to shape: inout PointShape
  ) -> [JSONStep]? {
    if geometry["type"] == .string("GeometryCollection") {
      let parts = geometry["geometries"]?.elements ?? []
      for (index, part) in parts.enumerated() {
        let way = path + [.member("geometries"), .index(index)]
        if let fault = add(part, way, to: &shape) { return fault }
      }
      return nil
    }
    let way = path + [.member("coordinates")]
    guard let value = geometry["coordinates"] else { return path }
    var reader = CoordinateReader(system: system)
    switch geometry["type"]?.string {
    case "Point":
      if value != .array([]) { shape.points += [reader.position(value, way)].compactMap(\.self) }
    case "MultiPoint": shape.points += reader.positions(value, way)
    case "LineString": reader.add(value, way, to: &shape)
    case "MultiLineString":
      for (index, line) in reader.elements(value, way).enumerated() {
        reader.add(line, way + [.index(index)], to: &shape)
      }
    case "Polygon": shape.rings += reader.lists(value, way)
    case "MultiPolygon":
      for (index, polygon) in value.elements.enumerated() {
        shape.rings += reader.lists(polygon, way + [.index(index)])
      }
    default: return path
    }
    turned += reader.turned
    return reader.fault
  }

  /// The geometry with the positions that were meant, all else as it was.
  private func placed(_ geometry: JSONNode) -> JSONNode {
    switch geometry {
    case .array(let values) where values.count >= 2 && values[0].number != nil:
      guard let x = values[0].number, let y = values[1].number else { return geometry }
      var turned = 0
      guard let place = system.position(x: x, y: y, &turned), turned > 0 || system != .degrees
      else { return geometry }
      let isDegrees = system == .degrees
      return .array(
        [
          Self.number(place.longitude), isDegrees ? values[1] : Self.number(place.latitude),
        ] + values[2...])
    case .array(let values): return .array(values.map(placed))
    case .object(let members):
      return .object(
        members.filter { $0.name != "bbox" || system == .degrees }.map { member in
          ["coordinates", "geometries"].contains(member.name)
            ? .init(member.name, placed(member.value)) : member
        })
    default: return geometry
    }
  }

  /// To a centimetre, as a number of metres says it.
  private static func number(_ degrees: Double) -> JSONNode {
    .number(DecimalText.text((degrees * 1e7).rounded() / 1e7))
  }

  // MARK: - Rows

  /// An object with members such as `lat` and `lon`; without a position it is nowhere.
  private mutating func row(_ node: JSONNode, _ path: [JSONStep]) -> PointShape {
    let way =
      wanted.map { JSONPosition.pair(latitude: [$0.latitude], longitude: [$0.longitude]) }
      ?? JSONPosition.find(in: node)
    var shape = PointShape()
    if let position = way?.position(in: node, &turned) {
      shape.points = [position]
      isPlaced = true
    } else {
      unknownColumn = unknownColumn ?? wanted.flatMap { $0.problem(in: node) }
      addFault(path)
    }
    let names = shape.isNowhere ? [] : way?.names ?? []
    shape.describe(node.members.filter { !names.contains($0.name) })
    return shape
  }
}

/// Reads the arrays of numbers that positions are.
private struct CoordinateReader {
  let system: CoordinateSystem
  var turned = 0
  var fault: [JSONStep]?

  mutating func lists(_ value: JSONNode, _ path: [JSONStep]) -> [[Coordinate]] {
    elements(value, path).enumerated().map { positions($0.element, path + [.index($0.offset)]) }
      .filter { !$0.isEmpty }
  }

  mutating func positions(_ value: JSONNode, _ path: [JSONStep]) -> [Coordinate] {
    let values = elements(value, path)
    return values.indices.compactMap { position(values[$0], path + [.index($0)]) }
  }

  /// Adds a line with its altitudes.
  mutating func add(_ value: JSONNode, _ path: [JSONStep], to shape: inout PointShape) {
    let line = positions(value, path)
    guard !line.isEmpty else { return }
    let altitudes = value.elements.map { position in
      position.elements.count > 2 ? position.elements[2].degrees ?? .nan : .nan
    }
    // With a fault, fewer positions were read; then the shape is left out.
    shape.append(
      line, LineRecord(elevations: altitudes.count == line.count ? altitudes : []))
  }

  mutating func elements(_ value: JSONNode, _ path: [JSONStep]) -> [JSONNode] {
    guard case .array(let values) = value else {
      fault = fault ?? path
      return []
    }
    return values
  }

  /// Longitude, latitude, and perhaps an altitude.
  mutating func position(_ value: JSONNode, _ path: [JSONStep]) -> Coordinate? {
    let numbers = value.elements
    guard numbers.count >= 2, let x = numbers[0].degrees, let y = numbers[1].degrees,
      let position = system.position(x: x, y: y, &turned)
    else {
      fault = fault ?? path
      return nil
    }
    return position
  }
}

extension JSONNode {
  /// The times of a line's positions among its properties, where programs that make GeoJSON of GPX put
  /// them: `coordTimes`, or `coordinateProperties.times`.
  fileprivate var coordinateTimes: [JSONNode]? {
    let found = self["coordTimes"] ?? self["coordinateProperties"]?["times"]
    guard case .array(let times)? = found else { return nil }
    return times
  }

  /// A number, also one that is written as a text.
  fileprivate var degrees: Double? {
    number ?? string.flatMap { DecimalText.number(Array($0.utf8)[...], allowsComma: true) }
  }
}

extension PointShape {
  /// Takes the times of the positions of its lines; a list that does not fit its line is left out.
  fileprivate mutating func take(_ times: [JSONNode]) {
    let lists = lines.count == 1 && times.first?.string != nil ? [.array(times)] : times
    guard lists.count == lines.count else { return }
    while records.count < lines.count { records.append(LineRecord()) }
    for (index, list) in lists.enumerated() where list.elements.count == lines[index].count {
      records[index] = LineRecord(
        elevations: records[index].elevations,
        times: list.elements.map { $0.string.flatMap(MomentText.seconds) ?? .nan })
    }
  }

  /// Takes the name from the members, and keeps the others.
  mutating func describe(_ members: [JSONNode.Member]) {
    let title = PointNames.name(members.map(\.name)).flatMap { index in
      members[index].value.elements.isEmpty && !members[index].value.isObject ? index : nil
    }
    name = title.map { members[$0].value.text } ?? ""
    properties += members.indices.filter { $0 != title }
      .map { PointProperty(members[$0].name, members[$0].value) }
  }
}
