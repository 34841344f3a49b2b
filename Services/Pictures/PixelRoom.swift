import Catalog

/// The room for a picture in pixels, of which there are not too many: beyond that it is enlarged by
/// the terminal, where that can.
struct PixelRoom: Hashable, Sendable {
  /// Chafa takes cells for squares of 8 pixels where it has no terminal, so sizes are told in these.
  static let square = 8

  /// Four bytes each, a third more as text.
  static let mostPixels = 1_200_000

  let squares: PictureSize
  /// How many times wider and higher the picture is to be shown.
  let enlargement: Double

  init(_ size: PictureSize, cell: CellPixels) {
    let width = Double(size.columns * cell.width)
    let height = Double(size.rows * cell.height)
    let enlargement = max(1, (width * height / Double(Self.mostPixels)).squareRoot())
    func squares(_ pixels: Double) -> Int { max(1, Int(pixels / enlargement) / Self.square) }
    self.enlargement = enlargement
    self.squares = PictureSize(columns: squares(width), rows: squares(height))
  }
}
