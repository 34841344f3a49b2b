/// A picture in pixels, for a terminal that shows such: printed in the place of the characters that
/// a line and those below it start with.
///
/// Where it can't be (below the prompt, beside something) these characters, the same picture in
/// symbols, are shown instead.
package struct Graphic: Hashable, Sendable {
  /// How the picture is told to the terminal.
  package enum Format: Hashable, Sendable {
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
