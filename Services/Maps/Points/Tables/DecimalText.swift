import Domain

/// Decimal degrees as bytes.
enum DecimalText {
  /// Reads a number, with blanks or quotes around it, as `strtod` does: the division rounds once, for
  /// both numbers are exact (Clinger, "How to Read Floating Point Numbers Accurately", PLDI 1990).
  ///
  /// A number that is written in another way is left to `Double`.
  ///
  /// - Parameter allowsComma: whether a comma is a decimal sign, too.
  static func number(_ bytes: ArraySlice<UInt8>, allowsComma: Bool) -> Double? {
    var (place, end) = (bytes.startIndex, bytes.endIndex)
    func isMargin(_ byte: UInt8) -> Bool { byte.isBlank || byte == .quote }
    while place < end, isMargin(bytes[place]) { place += 1 }
    while place < end, isMargin(bytes[end - 1]) { end -= 1 }
    let start = place
    let isNegative = place < end && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var (digits, scale, count, isFraction) = (0.0, 1.0, 0, false)
    while place < end {
      let byte = bytes[place]
      place += 1
      if (0x30...0x39).contains(byte) {
        digits = 10 * digits + Double(byte - 0x30)
        count += 1
        if isFraction { scale *= 10 }
      } else if !isFraction, byte == UInt8(ascii: ".") || allowsComma && byte == UInt8(ascii: ",") {
        isFraction = true
      } else {
        return other(bytes[start..<end])
      }
    }
    guard count > 0 else { return nil }
    guard digits < 0x1p53, scale <= 1e22 else { return other(bytes[start..<end]) }
    return isNegative ? -digits / scale : digits / scale
  }

  /// Hexadecimal, which Double reads too, is none.
  private static func other(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count < 64, !bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else {
      return nil
    }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// A whole number without a point, as it is written mostly.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// The position of two fields that are plain numbers; `nil` for all that takes longer to read.
  static func position(
    _ latitude: ArraySlice<UInt8>, _ longitude: ArraySlice<UInt8>
  ) -> Coordinate? {
    guard let latitude = number(latitude, allowsComma: true),
      let longitude = number(longitude, allowsComma: true)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
