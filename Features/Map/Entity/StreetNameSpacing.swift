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

  /// The dots along a line between places at which its name may stand.
  ///
  /// A street that crosses the view from north to south has one of them in it.
  var step: Double { height }

  /// The dots by which two places of a name lie apart, as far as the part of a tile has so many.
  var width: Double { min(Self.mostDots, 2 * columns) }
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
