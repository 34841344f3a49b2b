/// The characters a canvas is drawn with.
package enum CanvasMode: String, CaseIterable, Sendable {
  /// Braille patterns: each dot is seen.
  case braille
  /// ASCII only: the dots of a cell choose one character.
  case ascii
}
