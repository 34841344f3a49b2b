/// What a cell of a canvas holds.
struct CanvasCell: Hashable, Sendable {
  /// A character written over the dots.
  enum Glyph: Hashable, Sendable {
    case none
    case character(Character, CanvasRun.Style)
    /// The second column of the wide character to the left.
    case covered
  }

  /// A bit for each dot, as in `DotPattern`.
  var dots: UInt8 = 0
  /// The raw value of the greatest ink of the dots; 0 without dots.
  var ink: UInt8 = 0
  var glyph = Glyph.none
}
