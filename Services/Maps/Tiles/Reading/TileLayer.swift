/// A layer of a tile: where its features, keys and values are, and what its schema makes of them.
struct TileLayer {
  /// The role of a key in the layer's schema.
  struct KeyRole {
    static let none = UInt8.max

    /// The column of the rules that the key is.
    var column = none
    /// Its place among the keys of names: the least is the best.
    var name = none
    var isRank = false
    var isHeight = false
  }

  let rules: TileSchema.Layer
  /// The rules whose kinds are shown.
  let shown: UInt64
  private let body: ProtobufReader
  private(set) var extent: UInt64 = 4096
  let version: UInt64
  private var keys: [Range<UInt32>] = []
  private(set) var roles: [KeyRole] = []
  private var values: [Range<UInt32>] = []
  /// The rules that a value leaves, for each column and each value; 0 if that is not known yet.
  private var masks: [UInt64] = []
  /// Faults that leave the layer readable.
  private(set) var fault: TileFault?

  /// Looks through the fields of a layer: the keys and values may stand behind the features.
  ///
  /// - Throws: the faults that make it unreadable.
  init(
    _ body: ProtobufReader, _ rules: TileSchema.Layer, ignoring prefix: String, shown: UInt64,
    language: String, _ memory: inout TileMemory
  ) throws(TileFault) {
    self.rules = rules
    self.shown = shown
    self.body = body
    var version: UInt64?
    var reader = body
    do throws(TileFault) {
      while let field = try reader.field() {
        switch (field.number, field.type) {
        case (3, .bytes): keys.append(try Self.range(reader.message(), &memory))
        case (4, .bytes): values.append(try Self.range(reader.message(), &memory))
        case (3, _):
          // Its place is kept: others are counted after it.
          fault = .key
          keys.append(0..<0)
          try reader.skip(field.type)
        case (5, .varint): extent = try reader.varint()
        case (15, .varint): version = try reader.varint()
        case (1, .bytes), (2, .bytes): _ = try reader.message()
        case (1, _), (2, _), (4, _), (5, _), (15, _): throw .layer
        default: try reader.skip(field.type)
        }
      }
    } catch {
      // A tile that was cut may have whole features.
      guard error == .cut else { throw error }
      fault = error
    }
    if version == nil { fault = fault ?? .noVersion }
    self.version = version ?? 1
    guard 1...2 ~= self.version else { throw .version(self.version) }
    guard extent > 0, extent <= UInt64(Int32.max) else { throw .extent }
    try memory.take(values.count * rules.columns.count * MemoryLayout<UInt64>.stride)
    masks = [UInt64](repeating: 0, count: values.count * rules.columns.count)
    let names = rules.names.keys(in: language)
    roles = keys.map { role(of: TileSchema.key(message(at: $0), ignoring: prefix), names: names) }
  }

  private static func range(
    _ text: ProtobufReader, _ memory: inout TileMemory
  ) throws(TileFault) -> Range<UInt32> {
    try memory.take(16)
    return UInt32(text.offset)..<UInt32(text.end)
  }

  private func message(at range: Range<UInt32>) -> ProtobufReader {
    ProtobufReader(body.buffer, Int(range.lowerBound)..<Int(range.upperBound))
  }

  private func role(of key: String, names: [String]) -> KeyRole {
    var role = KeyRole()
    if let column = rules.columns.firstIndex(where: { $0.key == key }) {
      role.column = UInt8(column)
    }
    if let name = names.firstIndex(of: key) { role.name = UInt8(name) }
    role.isRank = rules.rank.key == key
    role.isHeight = rules.height == key
    return role
  }

  /// Reads the messages of its features, one after the other.
  struct Features {
    fileprivate var reader: ProtobufReader

    /// `nil` at the end.
    mutating func next() throws(TileFault) -> ProtobufReader? {
      while let field = try reader.field() {
        if field.number == 2, field.type == .bytes { return try reader.message() }
        try reader.skip(field.type)
      }
      return nil
    }
  }

  var features: Features { Features(reader: body) }

  var valueCount: Int { values.count }

  /// Looks at all values, also those that no feature has.
  func checkValues() throws(TileFault) {
    for index in values.indices { _ = try value(UInt32(index)).text() }
  }

  /// Whether a value is a text without characters.
  func isEmpty(_ index: UInt32) -> Bool {
    guard index < values.count else { return true }
    return message(at: values[Int(index)]).rest.elementsEqual([0x0A, 0x00])
  }

  /// - Throws: `tags` if the layer has no such value.
  func value(_ index: UInt32) throws(TileFault) -> TileValue {
    guard index < values.count else { throw .tags }
    return TileValue(message: message(at: values[Int(index)]))
  }

  /// - Throws: `tags` if the layer has no such key.
  func key(_ index: UInt32) throws(TileFault) -> String {
    guard index < keys.count else { throw .tags }
    return message(at: keys[Int(index)]).text
  }

  /// Returns the rules that a value of a column leaves.
  mutating func mask(column: UInt8, value: UInt32) throws(TileFault) -> UInt64 {
    guard value < values.count else { throw .tags }
    let place = Int(column) * values.count + Int(value)
    if masks[place] == 0 {
      masks[place] =
        rules.columns[Int(column)].mask(of: try self.value(value).text()) | TileMarks.isKnown
    }
    return masks[place]
  }
}
