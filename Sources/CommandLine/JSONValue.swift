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
}

/// Writes JSON (RFC 8259) that is safe to print: C0, DEL, C1, line separators, bidirectional
/// controls and invisible format characters are escaped as `\uXXXX`.
package enum JSONText {
  package static func text(_ value: JSONValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private static func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value?): text += String(value)
    case .number(let value?) where value.isFinite: text += "\(value)"
    case .string(let value?): write(value, to: &text)
    case .integer, .number, .string: text += "null"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        write(value, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        write(member.name, to: &text)
        text += ":"
        write(member.value, to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most strings are plain ASCII, and bytes are quick to look at.
    guard !string.utf8.allSatisfy(isPlain) else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where SafeText.isUnsafe(scalar): text += SafeText.jsonEscaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte stands for itself, and for a whole character.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
