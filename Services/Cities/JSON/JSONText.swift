/// The text of a token as it is put together: escapes are taken apart, what is too long is cut.
struct JSONText {
  /// Enough for any name there is.
  static let longest = 1024

  private(set) var bytes: [UInt8] = []
  /// False where something was cut, or half a surrogate pair stands alone.
  private(set) var isWhole = true
  private var highSurrogate: UInt32?

  init() {
    bytes.reserveCapacity(Self.longest)
  }

  mutating func restart() {
    bytes.removeAll(keepingCapacity: true)
    isWhole = true
    highSurrogate = nil
  }

  mutating func append(_ run: ArraySlice<UInt8>) {
    endPair()
    if bytes.count + run.count > Self.longest { isWhole = false } else { bytes += run }
  }

  mutating func append(_ byte: UInt8) {
    endPair()
    if bytes.count < Self.longest { bytes.append(byte) } else { isWhole = false }
  }

  /// Takes a character a `\` stands before, but not "u"; false where there is no such escape.
  mutating func append(escaped byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x2F, 0x5C: append(byte)
    case 0x62: append(0x08)
    case 0x66: append(0x0C)
    case 0x6E: append(0x0A)
    case 0x72: append(0x0D)
    case 0x74: append(0x09)
    default: return false
    }
    return true
  }

  /// Takes a UTF-16 code unit; one above U+FFFF comes in two halves.
  mutating func append(unit: UInt32) {
    switch unit {
    case 0xD800...0xDBFF:
      endPair()
      highSurrogate = unit
    case 0xDC00...0xDFFF:
      guard let high = highSurrogate else {
        isWhole = false
        return
      }
      highSurrogate = nil
      append(scalar: 0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00))
    default:
      append(scalar: unit)
    }
  }

  /// Is told that the string is over.
  mutating func end() { endPair() }

  private mutating func append(scalar value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else {
      isWhole = false
      return
    }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  private mutating func endPair() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    isWhole = false
  }
}
