/// Writes vector tiles in the shapes of real ones, whole and broken.
struct TileWriter {
  var bytes: [UInt8] = []

  /// A value of a tag.
  enum Value: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral
  {
    case text(String)
    case integer(Int)
    case bool(Bool)
    case double(Double)

    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral number: Int) { self = .integer(number) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(floatLiteral number: Double) { self = .double(number) }
  }

  /// The tags of a feature, in their order.
  struct Tags: ExpressibleByDictionaryLiteral, Sendable, CustomStringConvertible {
    var pairs: [(key: String, value: Value)]

    init(dictionaryLiteral pairs: (String, Value)...) {
      self.pairs = pairs.map { ($0.0, $0.1) }
    }

    var description: String { pairs.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
  }

  /// A feature, with its points in the numbers of the layer.
  struct Feature {
    var type: Int
    /// The commands and numbers of its geometry.
    var geometry: [Int]
    var tags: Tags = [:]

    static func point(_ x: Int, _ y: Int, _ tags: Tags) -> Feature {
      Feature(type: 1, geometry: [command(1, 1)] + zigzag([x, y]), tags: tags)
    }

    static func line(_ points: [(Int, Int)], _ tags: Tags) -> Feature {
      var cursor = (0, 0)
      return Feature(type: 2, geometry: path(points, &cursor), tags: tags)
    }

    static func area(_ rings: [[(Int, Int)]], _ tags: Tags) -> Feature {
      var cursor = (0, 0)
      return Feature(
        type: 3, geometry: rings.flatMap { path($0, &cursor) + [command(7, 1)] }, tags: tags)
    }

    static func command(_ id: Int, _ count: Int) -> Int { count << 3 | id }

    static func zigzag(_ numbers: [Int]) -> [Int] { numbers.map { $0 << 1 ^ $0 >> 63 } }

    private static func path(_ points: [(Int, Int)], _ cursor: inout (Int, Int)) -> [Int] {
      var numbers: [Int] = []
      for (index, point) in points.enumerated() {
        if index == 0 { numbers.append(command(1, 1)) }
        if index == 1 { numbers.append(command(2, points.count - 1)) }
        numbers += zigzag([point.0 - cursor.0, point.1 - cursor.1])
        cursor = point
      }
      return numbers
    }
  }

  mutating func varint(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func field(_ number: UInt64, _ value: UInt64) {
    varint(number << 3)
    varint(value)
  }

  mutating func field(_ number: UInt64, _ value: [UInt8]) {
    varint(number << 3 | 2)
    varint(UInt64(value.count))
    bytes += value
  }

  static func packed(_ numbers: [Int]) -> [UInt8] {
    var writer = TileWriter()
    for number in numbers { writer.varint(UInt64(truncatingIfNeeded: number)) }
    return writer.bytes
  }

  private static func message(_ value: Value) -> [UInt8] {
    var writer = TileWriter()
    switch value {
    case .text(let text): writer.field(1, Array(text.utf8))
    case .integer(let number): writer.field(4, UInt64(bitPattern: Int64(number)))
    case .bool(let value): writer.field(7, value ? 1 : 0)
    case .double(let number):
      writer.varint(3 << 3 | 1)
      withUnsafeBytes(of: number.bitPattern.littleEndian) { writer.bytes += $0 }
    }
    return writer.bytes
  }

  /// The message of a layer.
  ///
  /// - Parameters:
  ///   - version: `nil` to leave it out, as with the name and the extent.
  ///   - extra: fields that are written before all others.
  static func layer(
    _ name: String?, version: Int? = 2, extent: Int? = 4096, extra: [UInt8] = [],
    _ features: [Feature]
  ) -> [UInt8] {
    var writer = TileWriter(bytes: extra)
    if let version { writer.field(15, UInt64(version)) }
    if let name { writer.field(1, Array(name.utf8)) }
    var keys: [String] = []
    var values: [Value] = []
    for feature in features {
      var tags: [Int] = []
      for (key, value) in feature.tags.pairs {
        if !keys.contains(key) { keys.append(key) }
        if !values.contains(value) { values.append(value) }
        tags += [keys.firstIndex(of: key) ?? 0, values.firstIndex(of: value) ?? 0]
      }
      var message = TileWriter()
      if !tags.isEmpty { message.field(2, packed(tags)) }
      message.field(3, UInt64(feature.type))
      message.field(4, packed(feature.geometry))
      writer.field(2, message.bytes)
    }
    for key in keys { writer.field(3, Array(key.utf8)) }
    for value in values { writer.field(4, message(value)) }
    if let extent { writer.field(5, UInt64(extent)) }
    return writer.bytes
  }

  /// The bytes of a tile with layers.
  static func tile(_ layers: [UInt8]...) -> [UInt8] { tile(layers) }

  static func tile(_ layers: [[UInt8]]) -> [UInt8] {
    var writer = TileWriter()
    for layer in layers { writer.field(3, layer) }
    return writer.bytes
  }
}
