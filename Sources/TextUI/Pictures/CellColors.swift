/// The colours of the cells that a picture is made of; nil is the terminal's own.
package struct CellColors: Hashable, Sendable {
  package let foreground: CellColor?
  package let background: CellColor?
  /// Whether both change places, which can't be said otherwise of the terminal's own.
  package let isInverse: Bool

  package init(foreground: CellColor?, background: CellColor?, isInverse: Bool = false) {
    self.foreground = foreground
    self.background = background
    self.isInverse = isInverse
  }
}
