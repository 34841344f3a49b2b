import Domain

/// Cuts JSON (RFC 8259) into tokens while its bytes arrive, in pieces of any size.
///
/// Nothing is kept but the token under way. A byte order mark at the start is passed over; bytes
/// of strings are not checked to be UTF-8, that is the reader's affair.
struct JSONTokenizer {
  /// Arrays and objects within each other.
  static let deepest = 64

  private enum State {
    case mark, value, firstValue, key, firstKey, colon, afterValue, end
    case string, escape, unicode, word
    case number(JSONNumberPart)
  }

  private var state = State.mark
  private var text = JSONText()
  private var isKey = false
  /// A bit for each container that is open, the innermost lowest; set for objects.
  private var objects: UInt64 = 0
  private var depth = 0
  /// Of `\u`: what the digits say so far, and how many are missing.
  private var unit: (value: UInt32, missing: Int) = (0, 0)
  /// Of true, false and null: what must follow.
  private var word: (token: JSONToken, rest: ArraySlice<UInt8>) = (.null, [])

  mutating func read(
    _ bytes: [UInt8], _ reader: inout some JSONReading
  ) throws(DataError) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch state {
      case .string:
        let start = index
        while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] >= 0x20
        {
          index += 1
        }
        if index > start { text.append(bytes[start..<index]) }
        guard index < bytes.count else { return }
        try endRun(bytes[index], &reader)
      case .number(let part):
        if let next = part.next(byte) {
          text.append(byte)
          state = .number(next)
        } else {
          guard part.isEnd else { throw reader.syntaxError() }
          try finish(.number, &reader)
          // The byte is not the number's: it is looked at again.
          continue
        }
      case .mark where byte == 0xEF:
        word = (.null, [0xBB, 0xBF])
        state = .word
      case .escape:
        if byte == 0x75 {
          unit = (0, 4)
          state = .unicode
        } else {
          guard text.append(escaped: byte) else { throw reader.syntaxError() }
          state = .string
        }
      case .unicode: try addDigit(byte, reader)
      case .word: try checkWord(byte, &reader)
      default:
        if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
          try readStructure(byte, &reader)
        }
      }
      index += 1
    }
  }

  /// Is told that no more bytes come.
  mutating func finish(_ reader: inout some JSONReading) throws(DataError) {
    if case .number(let part) = state, depth == 0, part.isEnd { try finish(.number, &reader) }
    guard case .end = state else { throw reader.syntaxError() }
  }

  /// What a byte means between two tokens.
  private mutating func readStructure(
    _ byte: UInt8, _ reader: inout some JSONReading
  ) throws(DataError) {
    switch (state, byte) {
    case (.key, 0x22), (.firstKey, 0x22): beginString(isKey: true)
    case (.colon, 0x3A): state = .value
    case (.afterValue, 0x2C): state = objects & 1 == 1 ? .key : .value
    case (.afterValue, 0x5D) where objects & 1 == 0, (.firstValue, 0x5D):
      try close(.endArray, &reader)
    case (.afterValue, 0x7D) where objects & 1 == 1, (.firstKey, 0x7D):
      try close(.endObject, &reader)
    case (.value, _), (.firstValue, _), (.mark, _): try beginValue(byte, &reader)
    default: throw reader.syntaxError()
    }
  }

  private mutating func beginValue(
    _ byte: UInt8, _ reader: inout some JSONReading
  ) throws(DataError) {
    switch byte {
    case 0x22: beginString(isKey: false)
    case 0x7B: try open(.beginObject, &reader)
    case 0x5B: try open(.beginArray, &reader)
    case 0x74: begin(.boolean, rest: [0x72, 0x75, 0x65])
    case 0x66: begin(.boolean, rest: [0x61, 0x6C, 0x73, 0x65])
    case 0x6E: begin(.null, rest: [0x75, 0x6C, 0x6C])
    default:
      guard let part = JSONNumberPart(first: byte) else { throw reader.syntaxError() }
      text.restart()
      text.append(byte)
      state = .number(part)
    }
  }

  private mutating func begin(_ token: JSONToken, rest: ArraySlice<UInt8>) {
    text.restart()
    word = (token, rest)
    state = .word
  }

  private mutating func beginString(isKey: Bool) {
    text.restart()
    self.isKey = isKey
    state = .string
  }

  private mutating func open(
    _ token: JSONToken, _ reader: inout some JSONReading
  ) throws(DataError) {
    guard depth < Self.deepest else { throw reader.syntaxError() }
    text.restart()
    try reader.take(token, text.bytes, isWhole: true)
    depth += 1
    objects = objects << 1 | (token == .beginObject ? 1 : 0)
    state = token == .beginObject ? .firstKey : .firstValue
  }

  private mutating func close(
    _ token: JSONToken, _ reader: inout some JSONReading
  ) throws(DataError) {
    text.restart()
    depth -= 1
    objects >>= 1
    try finish(token, &reader)
  }

  /// Passes a token on; what follows is a value's end.
  private mutating func finish(
    _ token: JSONToken, _ reader: inout some JSONReading
  ) throws(DataError) {
    try reader.take(token, text.bytes, isWhole: text.isWhole)
    state = depth == 0 ? .end : .afterValue
  }

  /// What ended a run of plain bytes in a string.
  private mutating func endRun(
    _ byte: UInt8, _ reader: inout some JSONReading
  ) throws(DataError) {
    switch byte {
    case 0x22:
      text.end()
      if isKey {
        try reader.take(.key, text.bytes, isWhole: text.isWhole)
        state = .colon
      } else {
        try finish(.string, &reader)
      }
    case 0x5C: state = .escape
    default: throw reader.syntaxError()
    }
  }

  private mutating func addDigit(
    _ byte: UInt8, _ reader: some JSONReading
  ) throws(DataError) {
    let digit: UInt8
    switch byte {
    case 0x30...0x39: digit = byte - 0x30
    case 0x41...0x46, 0x61...0x66: digit = (byte | 0x20) - 0x61 + 10
    default: throw reader.syntaxError()
    }
    unit = (unit.value << 4 | UInt32(digit), unit.missing - 1)
    guard unit.missing == 0 else { return }
    text.append(unit: unit.value)
    state = .string
  }

  private mutating func checkWord(
    _ byte: UInt8, _ reader: inout some JSONReading
  ) throws(DataError) {
    guard word.rest.popFirst() == byte else { throw reader.syntaxError() }
    guard word.rest.isEmpty else { return }
    // Only the byte order mark is a word that means nothing.
    if byte == 0xBF { state = .value } else { try finish(word.token, &reader) }
  }
}
