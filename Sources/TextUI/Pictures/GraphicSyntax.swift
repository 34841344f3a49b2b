/// Tells the sequences that show a picture from all others.
enum GraphicSyntax {
  static func isPicture(_ bytes: String.UTF8View, _ format: Graphic.Format) -> Bool {
    var rest = bytes[...]
    switch format {
    case .kitty:
      // Pieces of at most 4,096 bytes, which say whether another follows.
      repeat {
        guard
          take("\u{1B}_G", &rest), skip(isKey, &rest),
          !take(";", &rest) || skip(isBase64, &rest), take("\u{1B}\\", &rest)
        else { return false }
      } while !rest.isEmpty
      return true
    case .sixel:
      return take("\u{1B}P", &rest) && skip(isParameter, &rest) && take("q", &rest)
        && skip(isSixel, &rest) && take("\u{1B}\\", &rest) && rest.isEmpty
    case .iterm:
      return take("\u{1B}]1337;File=", &rest) && skip(isArgument, &rest)
        && take(":", &rest) && skip(isBase64, &rest) && take("\u{7}", &rest) && rest.isEmpty
    }
  }

  private static func take(_ text: StaticString, _ rest: inout Substring.UTF8View) -> Bool {
    let count = text.utf8CodeUnitCount
    let isNext = text.withUTF8Buffer { rest.prefix(count).elementsEqual($0) }
    if isNext { rest = rest.dropFirst(count) }
    return isNext
  }

  /// Goes on to the first byte that is not of a kind; always true.
  private static func skip(
    _ isOfKind: (UInt8) -> Bool, _ rest: inout Substring.UTF8View
  ) -> Bool {
    rest = rest.drop(while: isOfKind)
    return true
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ";")
  }

  private static func isKey(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ",")
  }

  private static func isArgument(_ byte: UInt8) -> Bool {
    isKey(byte) || byte == UInt8(ascii: ";")
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "+/=".utf8.contains(byte)
  }

  /// Data, raster attributes, repetition, colours, and both ways to a new line; line breaks mean
  /// nothing.
  private static func isSixel(_ byte: UInt8) -> Bool {
    (0x3F...0x7E).contains(byte) || isParameter(byte) || "\"#!$-\n".utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
