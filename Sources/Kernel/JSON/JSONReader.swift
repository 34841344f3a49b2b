/// The place at which a text stops being JSON.
package struct JSONFault: Error, Hashable, Sendable {
  /// The number of bytes before the fault.
  package let offset: Int
  /// Whether the text merely ends too early.
  package let isCut: Bool
}

/// A value, and the places at which the text was not JSON but was read all the same.
package struct JSONReading: Sendable {
  package let node: JSONNode
  /// The offsets of `NaN` and `Infinity`, which other programs write for numbers; they are read as
  /// null.
  package let notNumbers: [Int]
}

/// Reads JSON (RFC 8259).
///
/// It also takes common mistakes of other programs if the meaning is clear: `NaN`, `Infinity`, line
/// breaks in strings, a comma after the last value. Values are nested 512 deep at most, so that no
/// text exhausts the stack.
package struct JSONReader {
  private static let deepest = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var notNumbers: [Int] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads one value, which must be the whole text.
  package static func read(_ bytes: ArraySlice<UInt8>) throws(JSONFault) -> JSONReading {
    try bytes.withUnsafeBufferPointer { buffer -> Result<JSONReading, JSONFault> in
      var reader = JSONReader(buffer)
      do throws(JSONFault) {
        let node = try reader.value(depth: 0)
        reader.skipBlanks()
        guard reader.offset == buffer.count else { throw reader.fault }
        return .success(JSONReading(node: node, notNumbers: reader.notNumbers))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Reads one value and drops the offsets; `nil` if the text is not JSON.
  package static func node(_ bytes: ArraySlice<UInt8>) -> JSONNode? {
    do throws(JSONFault) {
      return try read(bytes).node
    } catch {
      return nil
    }
  }

  private var fault: JSONFault { JSONFault(offset: offset, isCut: offset >= bytes.count) }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
    skipBlanks()
    guard depth < Self.deepest else { throw fault }
    switch current {
    case UInt8(ascii: "{"):
      offset += 1
      return .object(try members(depth: depth))
    case UInt8(ascii: "["):
      offset += 1
      var values: [JSONNode] = []
      while !take(UInt8(ascii: "]")) {
        values.append(try value(depth: depth + 1))
        guard take(UInt8(ascii: ",")) else {
          guard take(UInt8(ascii: "]")) else { throw fault }
          break
        }
      }
      return .array(values)
    case UInt8(ascii: "\""): return .string(try string())
    case (UInt8(ascii: "0")...UInt8(ascii: "9"))?, UInt8(ascii: "-"): return try number()
    default: return try word()
    }
  }

  private mutating func members(depth: Int) throws(JSONFault) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    while !take(UInt8(ascii: "}")) {
      guard current == UInt8(ascii: "\"") else { throw fault }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw fault }
      members.append(.init(name, try value(depth: depth + 1)))
      guard take(UInt8(ascii: ",")) else {
        guard take(UInt8(ascii: "}")) else { throw fault }
        break
      }
    }
    return members
  }

  private mutating func number() throws(JSONFault) -> JSONNode {
    let start = offset
    var isWhole = true
    while let byte = current, Self.isOfNumber(byte) {
      isWhole = isWhole && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    // To read digits as a number takes longer than all else.
    if isWhole { return .number(text) }
    if text == "-", current == UInt8(ascii: "I") {
      notNumbers.append(start)
      return try word(counting: false)
    }
    // Numbers that `Double` reads though they are not JSON (1., 01) have a clear meaning too.
    guard Double(text) != nil else {
      offset = current == nil ? offset : start
      throw fault
    }
    return .number(text)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func word(counting: Bool = true) throws(JSONFault) -> JSONNode {
    let start = offset
    while let byte = current, (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) {
      offset += 1
    }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "NaN", "nan", "Infinity", "inf":
      if counting { notNumbers.append(start) }
      return .null
    default:
      if current != nil { offset = start }
      throw fault
    }
  }

  // MARK: - Strings

  private mutating func string() throws(JSONFault) -> String {
    offset += 1
    let start = offset
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { offset += 1 }
    if current == UInt8(ascii: "\"") {
      defer { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscaped(to: &text)
      default: text.append(byte)
      }
    }
    throw fault
  }

  private mutating func appendEscaped(to text: inout [UInt8]) throws(JSONFault) {
    guard let byte = current else { throw fault }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text += try scalar().utf8
    default:
      offset -= 1
      throw fault
    }
  }

  /// Reads the character of four hexadecimal digits, or of eight if a second surrogate follows.
  private mutating func scalar() throws(JSONFault) -> String {
    let first = try unit()
    guard UTF16.isLeadSurrogate(first) else {
      return Unicode.Scalar(first).map { String($0) } ?? "\u{FFFD}"
    }
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let start = offset
    offset += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else {
      offset = start
      return "\u{FFFD}"
    }
    return String(decoding: [first, second], as: UTF16.self)
  }

  private mutating func unit() throws(JSONFault) -> UInt16 {
    guard offset + 4 <= bytes.count else {
      offset = bytes.count
      throw fault
    }
    let digits = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    guard let unit = UInt16(digits, radix: 16), !digits.hasPrefix("+") else { throw fault }
    offset += 4
    return unit
  }
}
