import Contracts
import Domain
import JSON

/// The elements of OpenStreetMap in the answer of an Overpass server: nodes are points, ways lines or
/// areas, relations what their members are.
///
/// Ways may give their positions themselves (`out geom`), a middle (`out center`), or the numbers of
/// nodes that come before or behind them.
struct OverpassElements {
  private var nodes: [String: Coordinate] = [:]
  /// Nodes that nothing is said of: mostly corners of ways.
  private var plainNodes: [(id: String, node: JSONNode)] = []
  private var wayNodes: [String: [String]] = [:]
  private var waiting: [JSONNode] = []
  private var used: Set<String> = []
  /// How many have no position.
  private(set) var unplaced = 0
  private(set) var turned = 0

  static func isMeant(_ node: JSONNode) -> Bool {
    ["node", "way", "relation", "count"].contains(node["type"]?.string)
  }

  /// The shapes of an element whose positions are known; others wait for the end.
  mutating func take(_ element: JSONNode) -> [PointShape] {
    let id = element["id"]?.text ?? ""
    switch element["type"]?.string {
    case "node":
      guard let position = position(element) else {
        unplaced += 1
        return []
      }
      nodes[id] = position
      guard element["tags"] != nil else {
        plainNodes.append((id, element))
        return []
      }
      return [described(PointShape(points: [position]), element)]
    case "way":
      let numbers = element["nodes"]?.elements.map(\.text) ?? []
      wayNodes[id] = numbers
      used.formUnion(numbers)
      if let shape = placed(element) { return [shape] }
    case "relation":
      if let shape = placed(element) { return [shape] }
    default: return []
    }
    waiting.append(element)
    return []
  }

  /// Returns the elements that waited for their nodes, and the nodes that belong to nothing.
  mutating func finish() -> [PointShape] {
    var shapes: [PointShape] = []
    for element in waiting {
      var shape = PointShape()
      if element["type"] == .string("way") {
        add(line(of: element["id"]?.text ?? ""), of: element, to: &shape)
      } else {
        for member in element["members"]?.elements ?? [] {
          let id = member["ref"]?.text ?? ""
          if member["type"] == .string("node"), let position = nodes[id] {
            shape.points.append(position)
          } else if member["type"] == .string("way"), !line(of: id).isEmpty {
            shape.lines.append(line(of: id))
          }
        }
        closeRings(of: element, &shape)
      }
      if shape.isNowhere { unplaced += 1 } else { shapes.append(described(shape, element)) }
    }
    waiting = []
    shapes += plainNodes.filter { !used.contains($0.id) }.compactMap { id, node in
      nodes[id].map { described(PointShape(points: [$0]), node) }
    }
    plainNodes = []
    return shapes
  }

  private func line(of way: String) -> [Coordinate] {
    (wayNodes[way] ?? []).compactMap { nodes[$0] }
  }

  private mutating func position(_ node: JSONNode) -> Coordinate? {
    guard let latitude = node["lat"]?.number, let longitude = node["lon"]?.number else {
      return nil
    }
    return PositionField.position(latitude, longitude, &turned)
  }

  // MARK: - Elements that have their positions

  private mutating func placed(_ element: JSONNode) -> PointShape? {
    var shape = PointShape()
    if let geometry = element["geometry"]?.elements {
      add(geometry.compactMap { position($0) }, of: element, to: &shape)
    }
    for member in element["members"]?.elements ?? [] {
      if let line = member["geometry"]?.elements {
        shape.lines += [line.compactMap { position($0) }].filter { !$0.isEmpty }
      } else if let point = position(member) {
        shape.points.append(point)
      }
    }
    closeRings(of: element, &shape)
    if shape.isNowhere, let center = element["center"], let point = position(center) {
      shape.points = [point]
    }
    return shape.isNowhere ? nil : described(shape, element)
  }

  /// A way that closes is an area, but for roads and fences.
  private func add(_ line: [Coordinate], of way: JSONNode, to shape: inout PointShape) {
    guard !line.isEmpty else { return }
    let tags = way["tags"]
    let isRoad = ["highway", "barrier", "railway", "aerialway"].contains { tags?[$0] != nil }
    let isArea = tags?["area"] == .string("yes") || tags != nil && !isRoad
    if line.count > 3, line.first == line.last, isArea {
      shape.rings.append(line)
    } else {
      shape.lines.append(line)
    }
  }

  /// The ways of a border, joined end to end.
  private func closeRings(of relation: JSONNode, _ shape: inout PointShape) {
    let type = relation["tags"]?["type"]?.string
    guard type == "multipolygon" || type == "boundary" else { return }
    var open = shape.lines.filter { $0.count > 1 }
    shape.lines = []
    while var ring = open.popLast() {
      while ring.first != ring.last,
        let next = open.firstIndex(where: { $0.first == ring.last || $0.last == ring.last })
      {
        let part = open.remove(at: next)
        ring += (part.first == ring.last ? part : part.reversed()).dropFirst()
      }
      if ring.first == ring.last { shape.rings.append(ring) } else { shape.lines.append(ring) }
    }
  }

  private func described(_ shape: PointShape, _ element: JSONNode) -> PointShape {
    var shape = shape
    let id = "\(element["type"]?.text ?? "")/\(element["id"]?.text ?? "")"
    shape.describe([.init("@id", .string(id))] + (element["tags"]?.members ?? []))
    return shape
  }
}
