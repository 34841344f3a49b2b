package import Domain
package import Geo

/// The heights of the world's land and of its sea floor.
package protocol ReliefDataManager: Sendable {
  /// Returns the heights in a rectangle of the world, and a little around it.
  ///
  /// - Parameters:
  ///   - rect: the rectangle; its x may leave 0...1 and be wider than one turn round the Earth.
  ///   - columns: the number of heights that are drawn once round the Earth. The grid is as fine as
  ///     that needs, if the data are.
  /// - Returns: `nil` if there are no data, or if they are damaged.
  func relief(in rect: WorldRect, columns: Int) async -> ReliefGrid?

  /// Returns the height of land around a position; `nil` if there are no data, as near the poles.
  func elevation(of position: Coordinate) async -> Elevation?
}

/// The heights of a part of the world, in rows from north to south and columns from west to east; all are
/// as wide and as high in degrees.
package struct ReliefGrid: Hashable, Sendable {
  /// The kinds of ground.
  package enum Cover: UInt8, CaseIterable, Sendable {
    case plain, desert, ice, builtUp
  }

  /// The number of columns once round the Earth; from pole to pole there are half as many rows.
  package let columnsRound: Int
  /// The column of the west edge, counted from 180° W; it may be beyond one turn.
  package let firstColumn: Int
  /// The row of the north edge, counted from the North Pole.
  package let firstRow: Int
  package let columns: Int
  package let rows: Int
  /// The codes of the heights, row by row; see ``HeightCode``.
  package let heights: [UInt8]
  /// The raw values of covers, row by row.
  package let covers: [UInt8]

  /// - Parameters:
  ///   - heights: `columns` × `rows` codes.
  ///   - covers: as many covers; without any, all ground is plain.
  package init(
    columnsRound: Int, firstColumn: Int, firstRow: Int, columns: Int, rows: Int, heights: [UInt8],
    covers: [UInt8] = []
  ) {
    precondition(heights.count == columns * rows)
    self.columnsRound = columnsRound
    self.firstColumn = firstColumn
    self.firstRow = firstRow
    self.columns = columns
    self.rows = rows
    self.heights = heights
    self.covers = covers.isEmpty ? Array(repeating: 0, count: heights.count) : covers
  }
}

/// The scale of heights: a code of 8 bits is the brightness of a pixel of Marble's map of heights.
///
/// Its steps are fine for low land, and coarse for high mountains. Marble does not say what they stand for.
/// So the table is measured: for each code, the median elevation of the airports of PyPI's airportsdata
/// 20241001 (28,298 of them) that lie on pixels of that code. From 220 on there are too few, and known
/// plateaus and summits take their place.
package enum HeightCode {
  /// The least code that is surely land; below it may also be a shallow sea.
  package static let land: UInt8 = 85

  /// Codes and their metres above the sea.
  private static let measured: [(code: Double, metres: Double)] = [
    (85, 0), (96, 4), (100, 8), (104, 19), (108, 28), (112, 42), (116, 63), (120, 88), (124, 123),
    (128, 155), (132, 199), (136, 250), (140, 309), (144, 378), (148, 445), (152, 512), (156, 585),
    (160, 656), (164, 729), (168, 796), (172, 874), (176, 969), (180, 1_102), (184, 1_291),
    (188, 1_532), (192, 1_757), (196, 1_989), (200, 2_298), (204, 2_557), (208, 2_800),
    (212, 3_250), (216, 3_700), (220, 4_100), (228, 4_800), (236, 5_900), (244, 8_000),
    (255, 8_800),
  ]

  /// The metres above the sea of each code; 0 for those that may be sea.
  package static let metres: [Double] = (0...255).map { code in
    let code = Double(code)
    guard let next = measured.firstIndex(where: { $0.code >= code }), next > 0 else { return 0 }
    let (low, high) = (measured[next - 1], measured[next])
    return low.metres
      + (high.metres - low.metres) * (code - low.code) / (high.code - low.code)
  }
}

extension ReliefDataManager {
  /// Returns the height of the land around a position; `nil` at sea, and if it is not known.
  ///
  /// - Parameter place: the surroundings of the position; `nil` if they are not known.
  package func landElevation(of position: Coordinate, near place: NearestPlace?) async -> Elevation?
  {
    guard let place, place.isOnLand || place.isBetweenCountries else { return nil }
    let elevation = await elevation(of: position)
    // A strait between two countries is low; a summit on their border is not.
    if !place.isOnLand, case .below = elevation { return nil }
    return elevation
  }
}

extension NearestPlace {
  /// The kilometres around a place that are land where the outlines leave them out: they are coarse at a
  /// coast.
  private static let reach = 3.0

  /// Whether the position is surely on land.
  ///
  /// The grid can't tell a shallow sea from low land.
  package var isOnLand: Bool { isInOutline || kilometres <= Self.reach }
}

extension Elevation {
  /// - Parameter code: the mean code of the heights around the position.
  package init(code: Double) {
    let low = Int(min(254, max(0, code)))
    let (start, end) = (HeightCode.metres[low], HeightCode.metres[low + 1])
    let metres = start + (end - start) * (code - Double(low))
    // A code is some 3 off; where a code is many metres, so is the error.
    let step =
      switch metres {
      case ..<200: 20
      case ..<1_000: 50
      case ..<2_500: 100
      default: 500
      }
    let rounded = Int((metres / Double(step)).rounded()) * step
    self = rounded < 20 ? .below(20) : .about(rounded)
  }
}
