/// Makes XML of what programs write for it: a bare `&` or `<` becomes text, HTML's entities become
/// their characters, white space before the document goes, and so do control characters.
///
/// Bytes come in pieces and are UTF-8. Comments, CDATA sections, instructions and the document type
/// stay as they are.
struct XMLRepair {
  /// How many lines were left out before the document.
  private(set) var skippedLines = 0
  private var hasStarted = false
  private var hasDocumentType = false
  /// The end of the part that stays as it is; `nil` outside of one.
  private var end: [UInt8]?
  private var rest: [UInt8] = []

  private static let parts: [(start: [UInt8], end: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (Array("<?".utf8), Array("?>".utf8)), (Array("<!DOCTYPE".utf8), Array(">".utf8)),
  ]
  /// The longest that has to be seen whole: an entity's name, or the start of a part.
  private static let longest = 34

  mutating func repaired(_ piece: [UInt8], isLast: Bool) -> [UInt8] {
    let bytes = rest + piece
    rest = []
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 64)
    var offset = hasStarted ? 0 : start(in: bytes)
    while offset < bytes.count {
      let byte = bytes[offset]
      // Only the end of a part, or of a reference, may be cut by the end of a piece.
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || end != nil && isEndStart(byte),
        !isLast, bytes.count - offset < Self.longest
      {
        rest = Array(bytes[offset...])
        break
      }
      if let end {
        guard bytes[offset...].starts(with: end) else {
          append(byte, to: &output)
          offset += 1
          continue
        }
        output += end
        offset += end.count
        self.end = nil
      } else if byte == UInt8(ascii: "<") {
        offset = appendTag(bytes, offset, to: &output)
      } else if byte == UInt8(ascii: "&") {
        offset = appendReference(bytes, offset, to: &output)
      } else {
        append(byte, to: &output)
        offset += 1
      }
    }
    return output
  }

  private func isEndStart(_ byte: UInt8) -> Bool { end?.first == byte }

  private mutating func start(in bytes: [UInt8]) -> Int {
    let offset = bytes.firstIndex { !$0.isBlank && $0 != 0 } ?? bytes.count
    skippedLines += bytes[..<offset].count { $0 == .lineFeed }
    hasStarted = offset < bytes.count
    return offset
  }

  /// Characters that XML has not (2.2) become blanks.
  private func append(_ byte: UInt8, to output: inout [UInt8]) {
    let isControl = byte < 0x20 && byte != .tab && byte != .lineFeed && byte != .carriageReturn
    output.append(isControl ? 0x20 : byte)
  }

  private mutating func appendTag(_ bytes: [UInt8], _ offset: Int, to output: inout [UInt8]) -> Int
  {
    let text = bytes[offset...]
    if let part = Self.parts.first(where: { text.starts(with: $0.start) }) {
      end = part.end
      if part.end.count == 1 {
        hasDocumentType = true
        // Its own declarations stand in brackets.
        let opening = text.prefix { $0 != UInt8(ascii: ">") }
        if opening.contains(UInt8(ascii: "[")) { end = Array("]>".utf8) }
      }
      output += part.start
      return offset + part.start.count
    }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch next {
    case 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "/"), UInt8(ascii: "!"):
      output.append(bytes[offset])
    // The last byte of all: it breaks off there.
    case 0: output.append(bytes[offset])
    default: output += "&lt;".utf8
    }
    return offset + 1
  }

  private func appendReference(
    _ bytes: [UInt8], _ offset: Int, to output: inout [UInt8]
  ) -> Int {
    let name = bytes[(offset + 1)...].prefix(Self.longest - 2).prefix {
      $0 != UInt8(ascii: ";") && !$0.isBlank && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<")
    }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";")
    else {
      output += "&amp;".utf8
      return offset + 1
    }
    let text = String(decoding: name, as: UTF8.self)
    if let character = HTMLEntities.character(text) {
      output += character.utf8
    } else if text.first == "#" {
      output += Self.isCharacter(text) ? Array("&\(text);".utf8) : Array("\u{FFFD}".utf8)
    } else if ["amp", "lt", "gt", "quot", "apos"].contains(text) || hasDocumentType {
      output += "&\(text);".utf8
    } else {
      output += "&amp;\(text);".utf8
    }
    return name.endIndex + 1
  }

  /// Whether a number is that of a character of XML.
  private static func isCharacter(_ text: String) -> Bool {
    let digits = text.dropFirst()
    let value =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    switch value {
    case 9?, 10?, 13?, (0x20...0xD7FF)?, (0xE000...0xFFFD)?, (0x10000...0x10FFFF)?: return true
    default: return false
    }
  }
}
