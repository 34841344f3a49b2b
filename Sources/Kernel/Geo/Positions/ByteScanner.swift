/// A number as it was written.
struct WrittenNumber: Hashable {
  /// The number without its sign.
  var magnitude: Double
  var isNegative = false
  /// Whether it has a sign, `+` or `-`.
  var isSigned = false
  var integerDigits = 0
  var hasFraction = false

  var value: Double { isNegative ? -magnitude : magnitude }
}

/// Reads numbers, words and signs from the start of a text in bytes.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    rest = self.bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }
  var next: UInt8? { rest.first }

  /// The byte that was taken last.
  var previous: UInt8? { rest.startIndex > 0 ? bytes[rest.startIndex - 1] : nil }

  /// The byte after the next one.
  var second: UInt8? { rest.count > 1 ? rest[rest.startIndex + 1] : nil }

  mutating func skip(_ count: Int = 1) { rest = rest.dropFirst(count) }

  mutating func skipBlanks() { rest = rest.drop { $0 == .blank } }

  /// Takes a byte if it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a text of small letters, signs and digits if it comes next, in any case.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    let wanted = text.withUTF8Buffer { Array($0) }
    guard rest.count >= count, zip(rest, wanted).allSatisfy({ $0.lower == $1 }) else {
      return false
    }
    skip(count)
    return true
  }

  /// Takes the bytes for which the closure is true.
  mutating func take(while isSo: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: isSo)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// Takes a number in decimal digits; if none comes next, it takes nothing and returns `nil`.
  ///
  /// The value is the nearest `Double`, as `strtod` gives it.
  ///
  /// - Parameters:
  ///   - isSigned: whether a sign may come first.
  ///   - decimals: returns whether a byte is a decimal sign; a digit must follow it.
  ///   - allowsExponent: whether `e-05` may follow.
  mutating func number(
    isSigned: Bool = true, decimals: (UInt8) -> Bool = { $0 == .point },
    allowsExponent: Bool = false
  ) -> WrittenNumber? {
    let start = rest
    var number = WrittenNumber(magnitude: 0)
    if isSigned, next == .minus || next == .plus {
      number.isNegative = next == .minus
      number.isSigned = true
      skip()
    }
    var text = Array(take(while: \.isDigit))
    number.integerDigits = text.count
    if let sign = next, decimals(sign), second?.isDigit == true {
      skip()
      number.hasFraction = true
      text.append(.point)
      text += take(while: \.isDigit)
    } else if next == .point, number.integerDigits > 0, second != .point, decimals(.point) {
      // "41." is 41.
      skip()
    }
    guard !text.isEmpty, text.count <= 64 else {
      rest = start
      return nil
    }
    if text[0] == .point { text.insert(0x30, at: 0) }
    if allowsExponent, let exponent = exponent() { text += exponent }
    guard let magnitude = Double(String(decoding: text, as: UTF8.self)), magnitude.isFinite else {
      rest = start
      return nil
    }
    number.magnitude = magnitude
    return number
  }

  private mutating func exponent() -> ArraySlice<UInt8>? {
    guard next?.lower == UInt8(ascii: "e") else { return nil }
    var digits = rest.dropFirst()
    if digits.first == .minus || digits.first == .plus { digits = digits.dropFirst() }
    let count = digits.prefix(while: \.isDigit).count
    guard (1...3).contains(count),
      digits.startIndex > rest.startIndex + 1 || next != UInt8(ascii: "E")
    else { return nil }
    let exponent = rest[..<(digits.startIndex + count)]
    rest = rest[exponent.endIndex...]
    return exponent
  }
}
