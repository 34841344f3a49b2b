/// Writes vector tiles (Mapbox Vector Tile 2.1), as far as made-up streets need them.
struct VectorTileWriter {
  /// The width of a tile in its own units.
  static let extent = 4096.0
  /// The units that a tile has beyond its edges.
  static let margin = 128.0

  private var layers: [(name: String, layer: Layer)] = []

  /// The features of a layer; their keys and values are written once.
  private struct Layer {
    var features: [[UInt8]] = []
    var keys: [String] = []
    var values: [StubTag] = []
  }

  /// Adds a shape, as far as it lies in the tile.
  ///
  /// - Parameters:
  ///   - feature: the shape with its tags.
  ///   - point: returns the place of a point in units of the tile, with y down.
  mutating func add(_ feature: StubFeature, at point: (StubPoint) -> StubPoint) {
    let points = feature.points.map(point)
    let parts: [[StubPoint]] =
      switch feature.shape {
      case .area: [Self.outline(TileEdges.clippedArea(points))].filter { $0.count > 2 }
      case .line: TileEdges.clippedLine(points)
      case .point: points.filter(TileEdges.hold).map { [$0] }
      }
    guard !parts.isEmpty else { return }
    let index = layers.firstIndex { $0.name == feature.layer } ?? layers.count
    if index == layers.count { layers.append((feature.layer, Layer())) }
    var tags: [UInt8] = []
    for (key, value) in feature.tags {
      tags += Protobuf.varint(Self.index(of: key, in: &layers[index].layer.keys))
      tags += Protobuf.varint(Self.index(of: value, in: &layers[index].layer.values))
    }
    layers[index].layer.features.append(
      Protobuf.field(1, layers[index].layer.features.count + 1) + Protobuf.field(2, tags)
        + Protobuf.field(3, feature.shape.rawValue)
        + Protobuf.field(4, Self.geometry(parts, feature)))
  }

  private static func index<Value: Equatable>(of value: Value, in values: inout [Value]) -> Int {
    if let known = values.firstIndex(of: value) { return known }
    values.append(value)
    return values.count - 1
  }

  /// Returns a ring in the direction of an outline: its area is positive while y goes down (4.3.4.4).
  private static func outline(_ ring: [StubPoint]) -> [StubPoint] {
    let doubled = zip(ring, ring.dropFirst() + ring.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return doubled < 0 ? ring.reversed() : ring
  }

  /// The bytes of the tile; none if nothing lies in it.
  var bytes: [UInt8] {
    layers.flatMap { name, layer in
      let content =
        Protobuf.field(15, 2) + Protobuf.field(1, Array(name.utf8))
        + layer.features.flatMap { Protobuf.field(2, $0) }
        + layer.keys.flatMap { Protobuf.field(3, Array($0.utf8)) }
        + layer.values.flatMap { Protobuf.field(4, Self.value($0)) }
        + Protobuf.field(5, Int(Self.extent))
      return Protobuf.field(3, content)
    }
  }

  private static func value(_ tag: StubTag) -> [UInt8] {
    switch tag {
    case .text(let text): Protobuf.field(1, Array(text.utf8))
    case .number(let number): Protobuf.field(5, number)
    }
  }

  /// Writes the commands of a shape (4.3): move, draw lines, close; points are counted from the one before.
  private static func geometry(_ parts: [[StubPoint]], _ feature: StubFeature) -> [UInt8] {
    var bytes: [UInt8] = []
    var pen = (x: 0, y: 0)
    for part in parts {
      let corners = part.map { (x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
      for (index, corner) in corners.enumerated() {
        if index == 0 { bytes += Protobuf.varint(1 << 3 | 1) }
        if index == 1 { bytes += Protobuf.varint((corners.count - 1) << 3 | 2) }
        bytes += Protobuf.zigzag(corner.x - pen.x) + Protobuf.zigzag(corner.y - pen.y)
        pen = corner
      }
      if feature.shape == .area { bytes += Protobuf.varint(1 << 3 | 7) }
    }
    return bytes
  }
}

/// Writes the fields of protocol buffers.
enum Protobuf {
  static func varint(_ value: Int) -> [UInt8] {
    var (value, bytes): (Int, [UInt8]) = (value, [])
    while value > 0x7F {
      bytes.append(UInt8(value & 0x7F) | 0x80)
      value >>= 7
    }
    return bytes + [UInt8(value)]
  }

  static func zigzag(_ value: Int) -> [UInt8] { varint(value < 0 ? -2 * value - 1 : 2 * value) }

  static func field(_ number: Int, _ value: Int) -> [UInt8] {
    varint(number << 3) + varint(value)
  }

  static func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    varint(number << 3 | 2) + varint(bytes.count) + bytes
  }
}
