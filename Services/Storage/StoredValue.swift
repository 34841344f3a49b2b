/// A value of JSON, as far as `JSONEncoder` writes it for an entity: without white space, exponents, the
/// rarer escapes, and members that are null.
///
/// An entity is read of it in a third of the time that `JSONDecoder` takes. What it refuses is left to
/// that one.
enum StoredValue {
  case bool(Bool)
  case whole(Int)
  /// As it is written.
  case fraction(String)
  case string(String)
  case array([StoredValue])
  case object([Member])

  /// The first of two with the same key counts.
  struct Member {
    let key: String
    let value: StoredValue
  }

  /// Some other JSON, none at all, or not what is asked for.
  struct Unexpected: Error {}

  init(_ bytes: [UInt8]) throws(Unexpected) {
    self = try bytes.withUnsafeBufferPointer { bytes throws(Unexpected) in
      var reader = StoredValueReader(bytes: bytes)
      let value = try reader.value()
      guard reader.isAtEnd else { throw Unexpected() }
      return value
    }
  }
}

/// Over bytes that are valid while it is used.
private struct StoredValueReader {
  private typealias Unexpected = StoredValue.Unexpected

  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private static let deepest = 20

  var isAtEnd: Bool { place == bytes.count }

  /// The next byte; 0, which JSON has nowhere, at the end.
  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  mutating func value() throws(StoredValue.Unexpected) -> StoredValue {
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"):
      return .object(
        try list(to: "}") { reader throws(Unexpected) in
          let key = try reader.string()
          try reader.take(UInt8(ascii: ":"))
          return StoredValue.Member(key: key, value: try reader.value())
        })
    case UInt8(ascii: "["):
      return .array(try list(to: "]") { reader throws(Unexpected) in try reader.value() })
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    default: return try number()
    }
  }

  private mutating func list<Element>(
    to end: Unicode.Scalar, of element: (inout Self) throws(Unexpected) -> Element
  ) throws(Unexpected) -> [Element] {
    guard depth < Self.deepest else { throw Unexpected() }
    depth += 1
    defer { depth -= 1 }
    place += 1
    var elements: [Element] = []
    // As many as most have: to grow takes a quarter of the time.
    elements.reserveCapacity(8)
    while next != UInt8(ascii: end) {
      if !elements.isEmpty { try take(UInt8(ascii: ",")) }
      elements.append(try element(&self))
    }
    place += 1
    return elements
  }

  private mutating func string() throws(Unexpected) -> String {
    try take(UInt8(ascii: "\""))
    let start = place
    var escapes: [Int] = []
    var isASCII = true
    while next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") {
        escapes.append(place)
        place += 1
        guard "\"\\/".utf8.contains(next) else { throw Unexpected() }
      }
      guard next >= 0x20 else { throw Unexpected() }
      isASCII = isASCII && next < 0x80
      place += 1
    }
    let written = bytes[start..<place]
    place += 1
    // To validate takes five times as long.
    if escapes.isEmpty, isASCII { return String(decoding: written, as: UTF8.self) }
    var text = Array(written)
    for escape in escapes.reversed() { text.remove(at: escape - start) }
    guard let string = String(validating: text, as: UTF8.self) else { throw Unexpected() }
    return string
  }

  private mutating func number() throws(Unexpected) -> StoredValue {
    let start = place
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let number = try digits()
    if next == UInt8(ascii: ".") {
      place += 1
      while isDigit { place += 1 }
      guard bytes[place - 1] != UInt8(ascii: ".") else { throw Unexpected() }
      return .fraction(String(decoding: bytes[start..<place], as: UTF8.self))
    }
    // Zero with a sign is a fraction, too.
    guard number > 0 || !isNegative else { throw Unexpected() }
    return .whole(isNegative ? -number : number)
  }

  private var isDigit: Bool { (0x30...0x39).contains(next) }

  /// A number of at most 18 digits; JSON has no zeros before others.
  private mutating func digits() throws(Unexpected) -> Int {
    let start = place
    var number = 0
    while isDigit, place < start + 18 {
      number = 10 * number + Int(next - 0x30)
      place += 1
    }
    guard place > start, !isDigit, bytes[start] != UInt8(ascii: "0") || place == start + 1 else {
      throw Unexpected()
    }
    return number
  }

  private mutating func word(
    _ word: String, _ value: StoredValue
  ) throws(Unexpected) -> StoredValue {
    for byte in word.utf8 { try take(byte) }
    return value
  }

  private mutating func take(_ byte: UInt8) throws(Unexpected) {
    guard next == byte else { throw Unexpected() }
    place += 1
  }
}
