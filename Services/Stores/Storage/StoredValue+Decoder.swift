extension StoredValue: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let end) = token else { throw Unexpected() }
    return KeyedDecodingContainer(StoredMembers(row: row, places: place + 1..<end))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unexpected() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension StoredValue: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let value) = token else { throw Unexpected() }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let range, let isPlain) = token else { throw Unexpected() }
    return try row.text(range, isPlain: isPlain)
  }

  func decode(_ type: Int.Type) throws -> Int {
    guard case .whole(let value) = token else { throw Unexpected() }
    return value
  }

  func decode(_ type: Double.Type) throws -> Double {
    switch token {
    case .whole(let value): return Double(value)
    case .fraction(let range):
      guard let value = Double(try row.text(range, isPlain: true)) else { throw Unexpected() }
      return value
    default: throw Unexpected()
    }
  }

  /// A type that asks for itself would ask for ever.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw Unexpected() }

  /// The elements of an array.
  fileprivate func elements<Element>(
    _ element: (StoredValue) throws -> Element
  ) throws -> [Element] {
    guard case .array(let end) = token else { throw Unexpected() }
    var elements: [Element] = []
    var place = place + 1
    while place < end {
      elements.append(try element(StoredValue(row: row, place: place)))
      place = row.end(of: place)
    }
    return elements
  }
}

/// An object by the keys of an entity.
private struct StoredMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let row: StoredRow
  /// Those of its keys and values.
  let places: Range<Int>

  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    row.members(in: places).compactMap { Key(stringValue: String(decoding: $0, as: UTF8.self)) }
  }

  private func member(_ key: Key) -> StoredValue? {
    var name = key.stringValue
    return name.withUTF8 { row.member($0, in: places) }.map { StoredValue(row: row, place: $0) }
  }

  private func value(_ key: Key) throws -> StoredValue {
    guard let value = member(key) else { throw StoredValue.Unexpected() }
    return value
  }

  func contains(_ key: Key) -> Bool { member(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { false }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try value(key).decode(type)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try value(key).decode(type)
  }

  // By default what may be missing is looked up twice.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try member(key)?.decode(type)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try member(key)?.decode(type)
  }

  func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value? {
    guard let value = member(key) else { return nil }
    return try Self.decode(type, of: value)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Self.decode(type, of: value(key))
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, of value: StoredValue
  ) throws -> Value {
    // Arrays of what JSON has are the only ones that lists of entities need.
    if type == [String].self {
      return try known(value.elements { try $0.decode(String.self) })
    }
    if type == [Int].self { return try known(value.elements { try $0.decode(Int.self) }) }
    return try Value(from: value)
  }

  /// By itself, so that only an array makes the types that it takes.
  @inline(never)
  private static func known<Value>(_ array: Any) throws -> Value {
    guard let value = array as? Value else { throw StoredValue.Unexpected() }
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw StoredValue.Unexpected()
  }

  func superDecoder() throws -> any Decoder { throw StoredValue.Unexpected() }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw StoredValue.Unexpected() }
}
