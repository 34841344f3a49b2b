/// A picture in pixels, for a terminal that shows such: printed in the place of the characters that
/// a line and those below it start with.
///
/// Where it can't be (below the prompt, beside something) these characters, the same picture in
/// symbols, are shown instead.
package struct Graphic: Hashable, Sendable {
  /// How the picture is told to the terminal.
  package enum Format: String, Sendable {
    /// https://sw.kovidgoyal.net/kitty/graphics-protocol
    case kitty
    /// DEC's, of the VT340.
    case sixel
    /// https://iterm2.com/documentation-images.html
    case iterm
  }

  package let format: Format
  /// The cells it takes.
  package let columns: Int
  package let rows: Int
  /// The whole sequence, in bytes that can't mean anything else to the terminal.
  package let sequence: String

  /// Nil for bytes that are not one picture of the format, from its start to its end, and for one
  /// that takes no cell.
  package init?(_ format: Format, columns: Int, rows: Int, sequence: String) {
    guard columns > 0, rows > 0, GraphicSyntax.isPicture(sequence.utf8, format) else { return nil }
    self.format = format
    self.columns = columns
    self.rows = rows
    self.sequence = sequence
  }
}

/// Tells the sequences that show a picture from all others.
enum GraphicSyntax {
  static func isPicture(_ bytes: String.UTF8View, _ format: Graphic.Format) -> Bool {
    var rest = bytes[...]
    switch format {
    case .kitty:
      // Pieces of at most 4,096 bytes, which say whether another follows.
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

  /// Goes on behind a text, and behind all bytes of a kind that follow; false where the text is not
  /// next.
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

/// The colours of the cells that a picture is made of; nil is the terminal's own.
package struct CellColors: Hashable, Sendable {
  package var foreground: CellColor?
  package var background: CellColor?
  /// Whether both change places, which can't be said otherwise of the terminal's own.
  package var isInverse: Bool

  package init(
    foreground: CellColor? = nil, background: CellColor? = nil, isInverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isInverse = isInverse
  }
}

/// A colour of character cells, as a terminal knows it.
package enum CellColor: Hashable, Sendable {
  /// 24 bits, `0xRRGGBB`; higher bits don't count.
  case rgb(UInt32)
  /// One of the 256 of xterm, the first 16 of which people choose themselves.
  case indexed(UInt8)
}
