import Domain
import TextUI

/// Writes JSON as it was read, safe to print: what could command a terminal is escaped.
enum JSONWriter {
  static func text(_ node: JSONNode) -> String {
    var bytes: [UInt8] = []
    append(node, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

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

  /// A string (RFC 8259, section 7).
  static func append(string text: String, to output: inout [UInt8]) {
    output.append(.quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output.append(contentsOf: "\\\(scalar)".utf8)
      case _ where SafeText.isUnsafe(scalar):
        output.append(contentsOf: SafeText.jsonEscaped(scalar).utf8)
      default: output.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    output.append(.quote)
  }
}
