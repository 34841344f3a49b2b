import TextUI

/// How far apart two places of one name in a square are: half of the view, which a street crosses with its name then.
///
/// It depends on the size of the view alone, so that names stay while the view moves.
struct StreetNameSpacing: Equatable {
  private let columns: Double
  private let rows: Double

  init(_ size: Size) {
    columns = max(24, Double(size.columns) / 2)
    rows = max(6, Double(size.rows) / 2)
  }

  /// The dots from west to east within which a name stands once, at an edge between tiles.
  var width: Double { min(Self.mostDots, 2 * columns) }

  /// The same from north to south.
  ///
  /// A line has places for its name at steps of this length, so that a street that crosses the view has one in
  /// it.
  var height: Double { min(Self.mostDots, 4 * rows) }

  /// Less than half of a tile, of which 256 dots are shown at least.
  private static let mostDots = 120.0

  /// Whether two cells are so far apart that both may have the same name.
  func isFar(_ one: StreetNameLayout.Cell, from other: StreetNameLayout.Cell) -> Bool {
    let x = Double(one.column - other.column) / columns
    let y = Double(one.row - other.row) / rows
    return x * x + y * y >= 1
  }
}
