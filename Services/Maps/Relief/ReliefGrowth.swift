/// Foretells the heights of a level from those of the level before.
///
/// Each height of the coarse level covers two by two of the fine one. A fine one is the mean of the four
/// coarse ones around its middle, by their nearness: 9, 3, 3 and 1 sixteenths.
package enum ReliefGrowth {
  /// Returns the part of the coarse level that a part of the fine one needs.
  package static func parent(of window: ReliefWindow) -> ReliefWindow {
    ReliefWindow(
      columns: ((window.columns.lowerBound - 1) >> 1)..<(window.columns.upperBound >> 1) + 1,
      rows: max(
        0, (window.rows.lowerBound - 1) >> 1)..<min(
          ReliefLevel(window.level.number - 1).rows, window.rows.upperBound >> 1 + 1),
      level: ReliefLevel(window.level.number - 1))
  }

  /// Returns the foretold codes of a part of a level, row by row.
  ///
  /// - Parameters:
  ///   - window: the part.
  ///   - codes: those of the part of the coarse level that `parent` returns for it.
  package static func grow(_ codes: [UInt8], to window: ReliefWindow) -> [UInt8] {
    let coarse = parent(of: window)
    let width = coarse.columns.count
    let source = codes.span
    return [UInt8](unsafeUninitializedCapacity: window.count) { target, count in
      for row in window.rows {
        let near = row >> 1
        let far = row & 1 == 0 ? near - 1 : near + 1
        let first = (near - coarse.rows.lowerBound) * width
        let second =
          (min(max(far, coarse.rows.lowerBound), coarse.rows.upperBound - 1)
            - coarse.rows.lowerBound) * width
        for column in window.columns {
          let near = (column >> 1) - coarse.columns.lowerBound
          let far = column & 1 == 0 ? near - 1 : near + 1
          let sum =
            9 * Int(source[first + near]) + 3 * Int(source[first + far])
            + 3 * Int(source[second + near]) + Int(source[second + far])
          target[count] = UInt8((sum + 8) >> 4)
          count += 1
        }
      }
    }
  }
}

/// A part of a level.
package struct ReliefWindow: Hashable, Sendable {
  /// The columns; they may go on beyond one turn round the Earth, in both directions.
  package let columns: Range<Int>
  /// The rows, all within the level.
  package let rows: Range<Int>
  package let level: ReliefLevel

  package init(columns: Range<Int>, rows: Range<Int>, level: ReliefLevel) {
    self.columns = columns
    self.rows = rows
    self.level = level
  }

  package var count: Int { columns.count * rows.count }
}
