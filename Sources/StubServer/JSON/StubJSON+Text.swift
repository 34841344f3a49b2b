extension StubJSON {
  /// How a service writes its JSON.
  struct Style: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// `/` as `\/`.
    static let escapedSlashes = Style(rawValue: 1)
    /// All that is not ASCII as `\uXXXX`.
    static let escapedUnicode = Style(rawValue: 2)
  }

  func bytes(_ style: Style = []) -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, style)
    return bytes
  }

  private func write(to bytes: inout [UInt8], _ style: Style) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    case .number(let value): bytes.append(contentsOf: value.description.utf8)
    case .literal(let value): bytes.append(contentsOf: value)
    case .string(let value): Self.write(value, to: &bytes, style)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes, style)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes, style)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes, style)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8], _ style: Style) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
      case "/" where style.contains(.escapedSlashes): bytes.append(contentsOf: "\\/".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\u{C}": bytes.append(contentsOf: "\\f".utf8)
      case _ where scalar.value < 0x20: escape(UInt16(scalar.value), to: &bytes)
      case _ where !scalar.isASCII && style.contains(.escapedUnicode):
        for unit in String(scalar).utf16 { escape(unit, to: &bytes) }
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes.append(contentsOf: "\\u".utf8)
    bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.count).utf8)
    bytes.append(contentsOf: digits.utf8)
  }
}
