import Domain
import TextUI

/// A JSON value whose objects keep the order of their members, which JSONEncoder does not.
package enum JSONValue: Sendable {
  package typealias Member = (name: String, value: JSONValue)

  case bool(Bool)
  /// Nil is null.
  case integer(Int?)
  /// Nil is null, and so is what is not finite.
  case number(Double?)
  /// Nil is null.
  case string(String?)
  case array([JSONValue])
  case object([Member])
  /// A number as it was written.
  case literal(String)
}

extension JSONValue {
  /// What was read of JSON, as it was written.
  init(_ node: JSONNode) {
    switch node {
    case .null: self = .string(nil)
    case .bool(let value): self = .bool(value)
    case .number(let text): self = .literal(text)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { JSONValue($0) })
    case .object(let members): self = .object(members.map { ($0.name, JSONValue($0.value)) })
    }
  }

  /// The same with whole numbers as people write them: 1 for 1.0.
  var withWholeNumbers: JSONValue {
    switch self {
    case .number(let value?): Int(exactly: value).map { .integer($0) } ?? self
    case .array(let values): .array(values.map(\.withWholeNumbers))
    case .object(let members): .object(members.map { ($0.name, $0.value.withWholeNumbers) })
    case .bool, .integer, .number, .string, .literal: self
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }

  package init(arrayLiteral values: JSONValue...) { self = .array(values) }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { ($0, $1) })
  }
}

/// Writes JSON (RFC 8259) that is safe to print: C0, DEL, C1, line separators, bidirectional
/// controls and invisible format characters are escaped as `\uXXXX`.
package enum JSONText {
  package static func text(_ value: JSONValue) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Bytes, because most of JSON is single characters, which cost a string ten times as much.
  private static func write(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value?): bytes += String(value).utf8
    case .number(let value?) where value.isFinite: bytes += "\(value)".utf8
    case .string(let value?): write(value, to: &bytes)
    case .literal(let text): bytes += text.utf8
    case .integer, .number, .string: bytes += "null".utf8
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        write(member.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Most strings are plain ASCII, and bytes are quick to look at.
    guard !string.utf8.allSatisfy(isPlain) else {
      bytes += string.utf8
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case _ where SafeText.isUnsafe(scalar): bytes += SafeText.jsonEscaped(scalar).utf8
      default: bytes += String(scalar).utf8
      }
    }
  }

  /// Whether a byte stands for itself, and for a whole character.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
