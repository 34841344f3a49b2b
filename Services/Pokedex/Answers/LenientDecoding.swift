/// PokeAPI's data are made by many hands: what is missing, null or of another type is not known,
/// and one broken entry is no reason to go without the others.
extension KeyedDecodingContainer {
  /// The value of a key; nil where it can't be had, for whatever reason.
  func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// A number above 0, in whatever way it is written; 0 and below stand for "not known".
  func positive(_ key: Key) -> Int? {
    let number = lenient(Int.self, key) ?? lenient(Double.self, key).flatMap(Int.init(exactly:))
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A text that says something.
  /// - Throws: where there is none.
  func name(_ key: Key) throws -> String {
    let name = try decode(String.self, forKey: key)
    guard !name.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "empty")
    }
    return name
  }

  /// The readable entries of an array; none where there is no array.
  func entries<Entry: Decodable>(_ type: Entry.Type, _ key: Key) -> [Entry] {
    lenient(ReadableEntries<Entry>.self, key)?.entries ?? []
  }
}
