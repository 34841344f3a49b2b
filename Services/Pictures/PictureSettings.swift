/// How pictures are made ready.
package struct PictureSettings: Hashable, Sendable {
  package let mode: PictureMode
  package let colors: PictureColors
  package let cell: CellPixels

  package init(_ mode: PictureMode, colors: PictureColors = .full, cell: CellPixels = .usual) {
    self.mode = mode
    self.colors = colors
    self.cell = cell
  }
}
