/// A picture in pixels, for a terminal that can show them.
///
/// It is printed over the characters at the start of a line and of the lines below it.
///
/// These characters are the same picture in symbols. They are shown if the pixels can't be (below the
/// prompt, or beside other text).
package struct Graphic: Hashable, Sendable {
  /// The protocol by which the terminal gets the picture.
  package enum Format: String, Sendable {
    /// https://sw.kovidgoyal.net/kitty/graphics-protocol
    case kitty
    /// DEC's, from the VT340.
    case sixel
    /// https://iterm2.com/documentation-images.html
    case iterm
  }

  package let format: Format
  /// The number of cells it takes.
  package let columns: Int
  package let rows: Int
  /// The whole escape sequence; its bytes can't mean anything else to the terminal.
  package let sequence: String

  /// `nil` unless the bytes are exactly one picture of the format, from start to end, and it takes at
  /// least one cell.
  package init?(_ format: Format, columns: Int, rows: Int, sequence: String) {
    guard columns > 0, rows > 0, GraphicSyntax.isPicture(sequence.utf8, format) else { return nil }
    self.format = format
    self.columns = columns
    self.rows = rows
    self.sequence = sequence
  }
}

/// Checks that a sequence shows a picture and does nothing else.
enum GraphicSyntax {
  static func isPicture(_ bytes: String.UTF8View, _ format: Graphic.Format) -> Bool {
    var rest = bytes[...]
    switch format {
    case .kitty:
      // The picture comes in pieces of at most 4,096 bytes, which say whether another one follows.
      repeat {
        guard take("\u{1B}_G", isKey, from: &rest) else { return false }
        _ = take(";", isBase64, from: &rest)
        guard take("\u{1B}\\", from: &rest) else { return false }
      } while !rest.isEmpty
      return true
    case .sixel:
      return take("\u{1B}P", isParameter, from: &rest) && take("q", isSixel, from: &rest)
        && take("\u{1B}\\", from: &rest) && rest.isEmpty
    case .iterm:
      return take("\u{1B}]1337;File=", isArgument, from: &rest) && take(":", isBase64, from: &rest)
        && take("\u{7}", from: &rest) && rest.isEmpty
    }
  }

  /// Skips a text and all bytes of a kind after it; returns false if the text is not next.
  private static func take(
    _ text: StaticString, _ isOfKind: (UInt8) -> Bool = { _ in false },
    from rest: inout Substring.UTF8View
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard text.withUTF8Buffer({ rest.prefix(count).elementsEqual($0) }) else { return false }
    rest = rest.dropFirst(count).drop(while: isOfKind)
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

  /// Data, raster attributes, repetition, colors, and the two ways to a new line; line breaks have no
  /// meaning.
  private static func isSixel(_ byte: UInt8) -> Bool {
    (0x3F...0x7E).contains(byte) || isParameter(byte) || "\"#!$-\n".utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

/// The colors of the cells that a picture consists of; `nil` is the terminal's own.
package struct CellColors: Hashable, Sendable {
  package var foreground: CellColor?
  package var background: CellColor?
  /// Whether the two are swapped; for the terminal's own colors there is no other way to say so.
  package var isInverse: Bool

  package init(
    foreground: CellColor? = nil, background: CellColor? = nil, isInverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isInverse = isInverse
  }
}

/// A color of a character cell, as terminals name it.
package enum CellColor: Hashable, Sendable {
  /// A color of 24 bits, `0xRRGGBB`; higher bits are ignored.
  case rgb(UInt32)
  /// One of xterm's 256 colors; users choose the first 16 themselves.
  case indexed(UInt8)
}
