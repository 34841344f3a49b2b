import TextUI

/// Writes JSON (RFC 8259) that is safe to print: C0, DEL, C1, line separators, bidirectional controls
/// and invisible format characters are escaped as `\uXXXX`.
package enum JSONWriter {
  /// Returns a value as JSON on one line.
  package static func text(_ node: JSONNode) -> String {
    var bytes: [UInt8] = []
    append(node, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a value.
  ///
  /// It writes bytes: most of JSON is single characters, which cost ten times as much in a string.
  private static func append(_ node: JSONNode, to bytes: inout [UInt8]) {
    switch node {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): append(string: text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(string: member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(member.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Returns a text in quotes (RFC 8259, section 7).
  package static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(string: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text in quotes.
  package static func append(string text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Most strings are plain ASCII, which is quick to check in bytes.
    guard !text.utf8.allSatisfy(isPlain) else {
      bytes += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
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

  /// Returns whether a byte is a whole character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
