package import Domain

extension KeyedDecodingContainer {
  /// - Returns: the value, which the entity can't do without.
  /// - Throws: `DecodingError` at the key if it is `nil`.
  package func required<Value>(_ value: Value?, at key: Key) throws -> Value {
    guard let value else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "missing, or of no use")
    }
    return value
  }

  /// - Throws: `DecodingError` at the key, unless what was found there is good.
  package func check(_ isGood: Bool, at key: Key) throws {
    _ = try required(isGood ? isGood : nil, at: key)
  }
}

/// Reads values that services send in more than one shape. Each function returns `nil` for a value
/// that is missing, null, or of a shape it does not know.
extension KeyedDecodingContainer {
  package func readable<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decode(type, forKey: key)
  }

  /// Whether there is anything but null.
  package func holds(_ key: Key) -> Bool {
    contains(key) && (try? decodeNil(forKey: key)) != true
  }

  package func members<Name: CodingKey>(
    _ type: Name.Type, of key: Key
  ) -> KeyedDecodingContainer<Name>? {
    try? nestedContainer(keyedBy: type, forKey: key)
  }

  /// A text as ``Swift/String/onOneLine`` has it, or a whole number as text.
  ///
  /// - Parameter decoded: takes a text out of the form it is written in, before all else.
  package func line(_ key: Key, reading decoded: (String) -> String = { $0 }) -> String? {
    if let text = readable(String.self, key) { return decoded(text).onOneLine }
    return readable(Int.self, key).map { String($0) }
  }

  /// A whole number, also one that is written as a text or with a fraction of zero.
  package func wholeNumber(_ key: Key) -> Int? {
    readable(Int.self, key) ?? readable(Double.self, key).flatMap { Int(exactly: $0) }
      ?? readable(String.self, key).flatMap { Int($0) }
  }

  /// A number, also one that is written as a text.
  package func number(_ key: Key) -> Double? {
    readable(Double.self, key) ?? readable(String.self, key).flatMap { Double($0) }
  }

  /// A position on the globe.
  package func coordinate(_ latitude: Key, _ longitude: Key) -> Coordinate? {
    guard let latitude = number(latitude), let longitude = number(longitude) else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  package func webLink(_ key: Key) -> WebLink? {
    readable(String.self, key).flatMap { WebLink($0) }
  }

  /// Reads an id: a text or a whole number, of visible characters and without a slash, which deep
  /// links use.
  package func identifier(_ key: Key) -> String? {
    guard let text = readable(String.self, key) ?? readable(Int.self, key).map({ String($0) }),
      Self.isIdentifier(text)
    else { return nil }
    return text
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
          .unassigned, .privateUse:
          false
        default: scalar != "/" && !scalar.properties.isWhitespace
        }
      }
  }
}

extension String {
  /// The text without line ends; `nil` if nothing is left.
  ///
  /// Runs of white space become one space, NUL characters go: favorites can't keep them.
  package var onOneLine: String? {
    let words = split { $0.isWhitespace || $0 == "\0" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// Something that may be broken: reading it never fails, for an array does not go on after an element
/// that does.
package struct Readable<Value: Decodable>: Decodable {
  package let result: Result<Value, any Error>

  package var value: Value? { try? result.get() }

  package init(from decoder: any Decoder) {
    result = Result { try Value(from: decoder) }
  }
}

/// The elements of a JSON array that could be read, in their order; broken ones are left out.
///
/// If every one is broken, the first one's error is thrown: an answer of another shape is not an
/// empty answer, which would take the place of what is held.
package struct ReadableElements<Element: Decodable>: Decodable {
  package let elements: [Element]

  package init(from decoder: any Decoder) throws {
    let attempts = try [Readable<Element>](from: decoder)
    elements = attempts.compactMap(\.value)
    if elements.isEmpty, let first = attempts.first { _ = try first.result.get() }
  }
}

extension ReadableElements: Equatable where Element: Equatable {}
extension ReadableElements: Sendable where Element: Sendable {}
