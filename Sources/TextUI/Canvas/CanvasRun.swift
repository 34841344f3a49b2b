/// A stretch of a canvas row in one style.
package struct CanvasRun: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// Spaces where nothing is drawn.
    case blank
    case ink(Ink)
    case label
  }

  package var text: String
  package var style: Style

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}
