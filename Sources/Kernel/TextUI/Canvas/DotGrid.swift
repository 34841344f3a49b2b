/// One bit for each dot of a canvas, 64 in a word, row by row.
struct DotGrid: Hashable, Sendable {
  let width: Int
  let height: Int
  private let wordsPerRow: Int
  private var words: [UInt64]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    wordsPerRow = (self.width + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * self.height)
  }

  /// Returns the eight dots of a cell in the order of `DotPattern`.
  func dots(column: Int, row: Int) -> UInt8 {
    // A cell never crosses two words, because words have an even number of bits.
    let shift = UInt64(column * 2 & 63)
    let index = row * 4 * wordsPerRow + column * 2 / 64
    func pair(_ row: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: words[index + row * wordsPerRow] >> shift & 3)
    }
    let (first, second, third, fourth) = (pair(0), pair(1), pair(2), pair(3))
    let left = first & 1 | (second & 1) << 1 | (third & 1) << 2
    let right = first >> 1 | second & 2 | (third & 2) << 1
    return left | right << 3 | fourth << 6
  }

  /// Sets or clears the dots whose middles are inside rings, by the even-odd rule.
  mutating func fill(_ rings: [[CanvasPoint]], with isSet: Bool) {
    guard let inside = EdgeScan(width: width, height: height).inside(rings) else { return }
    var index = inside.rows.lowerBound * wordsPerRow
    for filled in inside.words {
      if isSet { words[index] |= filled } else { words[index] &= ~filled }
      index += 1
    }
  }
}
