/// A character written over the dots of a canvas.
struct CanvasGlyph: Hashable, Sendable {
  let character: Character
  let style: CanvasRun.Style
  /// The label it belongs to, as counted by the canvas; nil for a mark.
  let label: Int?
}
