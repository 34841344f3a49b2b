/// The cells of a text on a canvas.
struct CanvasLabel: Hashable, Sendable {
  let cells: Range<Int>
}
