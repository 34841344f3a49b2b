import Contracts
import Relief

/// Turns the heights and the covers of the finest level into the values of all levels.
enum ReliefPyramid {
  /// Below this code, and foretold to be below it, a height is sea floor, which the fine levels leave as it
  /// is foretold.
  private static let seaFloor: UInt8 = 80
  /// The first level without a sea floor of its own.
  private static let firstWithoutSea = 3
  /// No view shows the poles beyond these latitudes, since the map ends at 85°.
  private static let latitudes = -85.2...85.2

  /// Returns the values of each level as `ReliefLayout` says.
  static func values(of heights: GrayImage) -> [[UInt8]] {
    var images = [heights]
    for level in ReliefLayout.levels.dropLast().reversed() {
      images.insert(images[0].reduced(to: level.columns, level.rows), at: 0)
    }
    var codes: [UInt8] = []
    return zip(ReliefLayout.levels, images).map { level, image in
      let window = ReliefWindow(columns: 0..<level.columns, rows: 0..<level.rows, level: level)
      codes = guess(codes, for: window)
      return image.pixels.indices.map { index in
        let latitude = 90 - (Double(index / level.columns) + 0.5) * 180 / Double(level.rows)
        let (code, wanted) = (codes[index], image.pixels[index])
        let isFlat = level.number >= firstWithoutSea && max(code, wanted) < seaFloor
        guard !isFlat, latitudes.contains(latitude) else { return 0 }
        let value = (Double(wanted) - Double(code)) / Double(level.step)
        let whole = Int8(clamping: Int(value.rounded(.toNearestOrAwayFromZero)))
        codes[index] = UInt8(clamping: Int(code) + Int(whole) * level.step)
        return UInt8(bitPattern: whole)
      }
    }
  }

  /// Returns the covers of each level: one is that of the finest one in its middle.
  static func covers(_ finest: [UInt8]) -> [[UInt8]] {
    let columns = ReliefLayout.levels[ReliefLayout.levels.count - 1].columns
    return ReliefLayout.levels.map { level in
      let scale = columns / level.columns
      return (0..<level.rows).flatMap { row in
        (0..<level.columns).map {
          finest[(row * scale + scale / 2) * columns + $0 * scale + scale / 2]
        }
      }
    }
  }

  /// Foretells a whole level from the whole level before.
  private static func guess(_ codes: [UInt8], for window: ReliefWindow) -> [UInt8] {
    guard !codes.isEmpty else {
      return Array(repeating: ReliefLayout.firstGuess, count: window.count)
    }
    // The part that is needed goes round the Earth, one column farther on both sides.
    let parent = ReliefGrowth.parent(of: window)
    let round = parent.level.columns
    let coarse = parent.rows.flatMap { row in
      parent.columns.map { codes[row * round + ($0 + round) % round] }
    }
    return ReliefGrowth.grow(coarse, to: window)
  }
}
