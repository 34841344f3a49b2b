/// The characters a canvas is drawn with.
package enum CanvasMode: String, CaseIterable, Sendable {
  /// Braille patterns: each dot is seen, and land is the ground behind them.
  case braille
  /// Block elements, 2 × 2 a cell: land is solid.
  case blocks
  /// ASCII only: the dots of a cell choose one character, and land is dotted.
  case ascii
}
