import Foundation

/// A JSON value whose members keep their order, as those of the services do.
enum StubJSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([StubJSON])
  case object([(key: String, value: StubJSON)])

  /// A service's way of writing JSON.
  enum Style: Sendable {
    case plain
    /// Writes `/` as `\/`.
    case escapedSlashes
    /// Writes characters outside ASCII as `\uXXXX`.
    case escapedUnicode
  }

  func text(_ style: Style) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .string(let value): return Self.quoted(value, style)
    case .array(let values): return "[\(values.map { $0.text(style) }.joined(separator: ","))]"
    case .object(let members):
      let texts = members.map { "\(Self.quoted($0.key, style)):\($0.value.text(style))" }
      return "{\(texts.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String, _ style: Style) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "/" where style == .escapedSlashes: "\\/"
      case "\n": "\\n"
      case "\u{C}": "\\f"
      case _ where scalar.value < 0x20 || (!scalar.isASCII && style == .escapedUnicode):
        String(scalar).utf16.map { String(format: "\\u%04x", Int($0)) }.joined()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

// MARK: - Literals

extension StubJSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .bool(value) }

  init(integerLiteral value: Int) { self = .integer(value) }

  init(stringLiteral value: String) { self = .string(value) }

  init(arrayLiteral elements: StubJSON...) { self = .array(elements) }

  /// Leaves out a member whose value is `nil`; `.null` is written.
  init(dictionaryLiteral elements: (String, StubJSON?)...) {
    self = .object(elements.compactMap { key, value in value.map { (key, $0) } })
  }
}

// MARK: - Faults

extension StubJSON {
  /// The same structure with wrong leaves: numbers for strings, and strings for numbers.
  var withWrongTypes: StubJSON {
    changed { leaf, _ in
      switch leaf {
      case .bool: "yes"
      case .integer, .number: "a number"
      case .string(let text): .integer(text.count)
      default: leaf
      }
    }
  }

  /// The same structure without ids, names and titles, which tell one thing from another.
  var withoutIdentity: StubJSON {
    changed(without: ["id", "_id", "uuid", "login", "name", "title", "pageid", "url"]) { leaf, _ in
      leaf
    }
  }

  /// Returns the same structure with other texts.
  ///
  /// Languages stay, because the program chooses texts by them.
  func withTexts(_ change: (_ text: String, _ key: String) -> String) -> StubJSON {
    changed { leaf, key in
      guard case .string(let text) = leaf, key != "language" else { return leaf }
      return .string(change(text, key))
    }
  }

  /// Returns the same structure with other leaves, and without the members of some keys.
  ///
  /// `key` is the member that a leaf is the value of. In an object with a language it is
  /// `language`.
  private func changed(
    under key: String = "", without dropped: Set<String> = [],
    _ change: (_ leaf: StubJSON, _ key: String) -> StubJSON
  ) -> StubJSON {
    switch self {
    case .array(let values):
      .array(values.map { $0.changed(under: key, without: dropped, change) })
    case .object(let members):
      .object(
        members.filter { !dropped.contains($0.key) }.map { name, value in
          let inner = key == "language" ? key : name
          return (name, value.changed(under: inner, without: dropped, change))
        })
    default: change(self, key)
    }
  }
}
