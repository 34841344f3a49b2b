import Foundation

/// A JSON value whose members keep their order, as the services' do.
enum StubJSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([StubJSON])
  case object([(key: String, value: StubJSON)])

  /// How a service writes its JSON.
  enum Style: Sendable {
    case plain
    /// `/` as `\/`.
    case escapedSlashes
    /// All that is not ASCII as `\uXXXX`.
    case escapedUnicode
  }

  func text(_ style: Style) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): Self.quoted(value, style)
    case .array(let values):
      "[\(values.map { $0.text(style) }.joined(separator: ","))]"
    case .object(let members):
      "{"
        + members.map { "\(Self.quoted($0.key, style)):\($0.value.text(style))" }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String, _ style: Style) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "/" where style == .escapedSlashes: quoted += "\\/"
      case "\n": quoted += "\\n"
      case "\u{C}": quoted += "\\f"
      case _ where scalar.value < 0x20 || (!scalar.isASCII && style == .escapedUnicode):
        for unit in String(scalar).utf16 { quoted += String(format: "\\u%04x", Int(unit)) }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

// MARK: - Literals

extension StubJSON: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension StubJSON: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
}

extension StubJSON: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .string(value) }
}

extension StubJSON: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: StubJSON...) { self = .array(elements) }
}

extension StubJSON: ExpressibleByDictionaryLiteral {
  /// A member whose value is nil is left out; one that is there and says nothing is `.null`.
  init(dictionaryLiteral elements: (String, StubJSON?)...) {
    self = .object(elements.compactMap { key, value in value.map { (key, $0) } })
  }
}
