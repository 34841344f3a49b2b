/// A value of JSON, as far as `JSONEncoder` writes it for an entity: without white space, exponents, the
/// rarer escapes, and members that are null.
///
/// Reading an entity from it takes a third of the time that `JSONDecoder` takes. Values that it
/// refuses are left to `JSONDecoder`.
struct StoredValue {
  let row: StoredRow
  /// Where its first token is.
  let place: Int

  /// Some other JSON, none at all, or not what is asked for.
  struct Unexpected: Error {}

  init(_ bytes: [UInt8]) throws(Unexpected) {
    self.init(row: StoredRow(bytes: bytes, tokens: try StoredRowReader.tokens(of: bytes)), place: 0)
  }

  init(row: StoredRow, place: Int) {
    self.row = row
    self.place = place
  }

  var token: StoredToken { row.tokens[place] }
}

/// The text of a row and where its values are in it.
///
/// One array has them all, so that a row takes two allocations, however many values it has.
final class StoredRow: Sendable {
  let bytes: [UInt8]
  /// In the order of the text; a member's key stands before its value.
  let tokens: [StoredToken]

  init(bytes: [UInt8], tokens: [StoredToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The place after a value and all that is in it.
  func end(of place: Int) -> Int { tokens[place].end(at: place) }

  /// The keys of the members at some places.
  func members(in places: Range<Int>) -> [ArraySlice<UInt8>] {
    var keys: [ArraySlice<UInt8>] = []
    var place = places.lowerBound
    while place < places.upperBound, case .string(let range, _) = tokens[place] {
      keys.append(bytes[range])
      place = end(of: place + 1)
    }
    return keys
  }

  /// Where the value of a member is, one of those at some places; of two with the same key the first
  /// counts.
  func member(_ name: UnsafeBufferPointer<UInt8>, in places: Range<Int>) -> Int? {
    // Over buffers: a row of twenty members is gone through twenty times.
    bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        var place = places.lowerBound
        while place < places.upperBound, case .string(let range, _) = tokens[place] {
          let isMeant =
            range.count == name.count
            && name.indices.allSatisfy { bytes[range.lowerBound + $0] == name[$0] }
          if isMeant { return place + 1 }
          place = tokens[place + 1].end(at: place + 1)
        }
        return nil
      }
    }
  }

  /// - Throws: `Unexpected` for what is no UTF-8.
  func text(_ range: Range<Int>, isPlain: Bool) throws(StoredValue.Unexpected) -> String {
    // To validate takes five times as long.
    if isPlain { return String(decoding: bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "\\") { place += 1 }
      text.append(bytes[place])
      place += 1
    }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw StoredValue.Unexpected()
    }
    return string
  }
}

/// A value, or the key of a member.
enum StoredToken {
  case bool(Bool)
  case whole(Int)
  /// Where its text is.
  case fraction(Range<Int>)
  /// Where its text is, and whether that is ASCII without escapes.
  case string(Range<Int>, isPlain: Bool)
  /// The place after the last of its elements.
  case array(end: Int)
  /// The place after the last of its members.
  case object(end: Int)

  /// The place after a value that is at a place.
  func end(at place: Int) -> Int {
    switch self {
    case .array(let end), .object(let end): end
    default: place + 1
    }
  }
}

/// Over bytes that are valid while it is used.
private struct StoredRowReader {
  private typealias Unexpected = StoredValue.Unexpected

  let bytes: UnsafeBufferPointer<UInt8>
  private var tokens: [StoredToken] = []
  private var place = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // As many as most rows have: to grow takes a quarter of the time.
    tokens.reserveCapacity(64)
  }

  static func tokens(of bytes: [UInt8]) throws(StoredValue.Unexpected) -> [StoredToken] {
    try bytes.withUnsafeBufferPointer { bytes throws(Unexpected) in
      var reader = StoredRowReader(bytes: bytes)
      try reader.value()
      guard reader.place == bytes.count else { throw Unexpected() }
      return reader.tokens
    }
  }

  private static let deepest = 20

  /// The next byte; 0, which JSON has nowhere, at the end.
  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func value() throws(StoredValue.Unexpected) {
    switch next {
    case UInt8(ascii: "\""): tokens.append(try string())
    case UInt8(ascii: "{"): try list(to: "}") { reader throws(Unexpected) in try reader.member() }
    case UInt8(ascii: "["): try list(to: "]") { reader throws(Unexpected) in try reader.value() }
    case UInt8(ascii: "t"): try word("true", .bool(true))
    case UInt8(ascii: "f"): try word("false", .bool(false))
    default: tokens.append(try number())
    }
  }

  /// An entity's keys have no escapes, and are compared as they are written.
  private mutating func member() throws(Unexpected) {
    let key = try string()
    guard case .string(_, isPlain: true) = key else { throw Unexpected() }
    tokens.append(key)
    try take(UInt8(ascii: ":"))
    try value()
  }

  private mutating func list(
    to end: Unicode.Scalar, of element: (inout Self) throws(Unexpected) -> Void
  ) throws(Unexpected) {
    guard depth < Self.deepest else { throw Unexpected() }
    depth += 1
    defer { depth -= 1 }
    place += 1
    let start = tokens.count
    // Takes the place that is said when the end is known.
    tokens.append(.array(end: start))
    while next != UInt8(ascii: end) {
      if tokens.count > start + 1 { try take(UInt8(ascii: ",")) }
      try element(&self)
    }
    place += 1
    tokens[start] = end == "}" ? .object(end: tokens.count) : .array(end: tokens.count)
  }

  private mutating func string() throws(Unexpected) -> StoredToken {
    try take(UInt8(ascii: "\""))
    let start = place
    var isPlain = true
    while next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") {
        isPlain = false
        place += 1
        guard "\"\\/".utf8.contains(next) else { throw Unexpected() }
      }
      guard next >= 0x20 else { throw Unexpected() }
      isPlain = isPlain && next < 0x80
      place += 1
    }
    defer { place += 1 }
    return .string(start..<place, isPlain: isPlain)
  }

  private mutating func number() throws(Unexpected) -> StoredToken {
    let start = place
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let number = try digits()
    if next == UInt8(ascii: ".") {
      place += 1
      while isDigit { place += 1 }
      guard bytes[place - 1] != UInt8(ascii: ".") else { throw Unexpected() }
      return .fraction(start..<place)
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

  private mutating func word(_ word: String, _ token: StoredToken) throws(Unexpected) {
    for byte in word.utf8 { try take(byte) }
    tokens.append(token)
  }

  private mutating func take(_ byte: UInt8) throws(Unexpected) {
    guard next == byte else { throw Unexpected() }
    place += 1
  }
}
