/// Reads types that are `Decodable`, in two fifths of the time that `JSONDecoder` takes, or less.
///
/// Whole numbers are read as `Int` and others as `Double`: no stored type has numbers of other types.
extension JSONNode {
  /// A value of another kind than the type that is read, or a member that is missing.
  package struct Mismatch: Error {}

  /// Reads the value as a type.
  /// - Throws: `Mismatch`, and the errors of the type's own initializers.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try type.init(from: NodeDecoder(node: self))
  }
}

/// Reads a value, whether or not it has parts.
private struct NodeDecoder: Decoder, SingleValueDecodingContainer {
  let node: JSONNode

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = node else { throw JSONNode.Mismatch() }
    return KeyedDecodingContainer(MemberContainer(members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = node else { throw JSONNode.Mismatch() }
    return ElementContainer(elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { if case .null = node { true } else { false } }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let value) = node else { throw JSONNode.Mismatch() }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let text) = node else { throw JSONNode.Mismatch() }
    return text
  }

  func decode(_ type: Int.Type) throws -> Int {
    // A number with a fraction or an exponent may be whole, too: 1.0, 1e3.
    guard case .number(let text) = node,
      let number = Int(text) ?? node.number.flatMap({ Int(exactly: $0) })
    else { throw JSONNode.Mismatch() }
    return number
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = node.number, number.isFinite else { throw JSONNode.Mismatch() }
    return number
  }

  /// Refuses other types of numbers: their initializers would call this method again and again.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type is any Numeric.Type { throw JSONNode.Mismatch() }
    return try type.init(from: self)
  }
}

/// Reads the members of an object; if two have the same name, the first one counts.
private struct MemberContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [JSONNode.Member]

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.name) } }

  private func member(_ key: Key) -> NodeDecoder? {
    let name = key.stringValue
    return members.first { $0.name == name }.map { NodeDecoder(node: $0.value) }
  }

  private func value(_ key: Key) throws -> NodeDecoder {
    guard let value = member(key) else { throw JSONNode.Mismatch() }
    return value
  }

  /// Returns a member's value; `nil` if the member is missing or null.
  private func known(_ key: Key) -> NodeDecoder? {
    member(key).flatMap { $0.decodeNil() ? nil : $0 }
  }

  func contains(_ key: Key) -> Bool { member(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try value(key).decode(type)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try type.init(from: value(key))
  }

  // By default a member that may be missing is looked up three times.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try known(key)?.decode(type)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try known(key)?.decode(type)
  }

  func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value? {
    try known(key).map { try type.init(from: $0) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { throw JSONNode.Mismatch() }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}

/// Reads the elements of an array, one after the other.
private struct ElementContainer: UnkeyedDecodingContainer {
  let elements: [JSONNode]
  var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  private mutating func next() throws -> NodeDecoder {
    guard !isAtEnd else { throw JSONNode.Mismatch() }
    defer { currentIndex += 1 }
    return NodeDecoder(node: elements[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, case .null = elements[currentIndex] else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try type.init(from: next())
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}
