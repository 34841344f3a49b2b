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
    var index = row * 4 * wordsPerRow + column * 2 / 64
    func next() -> UInt8 {
      defer { index += wordsPerRow }
      return UInt8(truncatingIfNeeded: words[index] >> shift & 3)
    }
    let (first, second, third, fourth) = (next(), next(), next(), next())
    let left = first & 1 | (second & 1) << 1 | (third & 1) << 2
    let right = first >> 1 | second & 2 | (third & 2) << 1
    return left | right << 3 | fourth << 6
  }

  /// Sets or clears the dots whose middles are inside rings, by the even-odd rule.
  ///
  /// In each row that an edge crosses, it flips the dot after the crossing. A dot is inside if the
  /// number of flips up to it is odd (Ackland and Weste, "The edge flag algorithm", IEEE Transactions
  /// on Computers C-30, 1981). An edge includes only its upper and left ends, so areas with a common
  /// edge share no dot and leave none out. A ring with a coordinate that is infinite or not a number
  /// is left out.
  mutating func fill(_ rings: [[CanvasPoint]], with isSet: Bool) {
    guard let rows = rows(of: rings) else { return }
    var flags = [UInt64](repeating: 0, count: rows.count * wordsPerRow)
    var edges = flags.mutableSpan
    for ring in rings where ring.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
      guard var start = ring.last else { continue }
      for end in ring {
        flip(start, end, rows, &edges)
        start = end
      }
    }
    var index = rows.lowerBound * wordsPerRow
    for row in 0..<rows.count {
      var carry: UInt64 = 0
      for word in 0..<wordsPerRow {
        let filled = Self.runningParity(flags[row * wordsPerRow + word]) ^ carry
        carry = filled >> 63 == 1 ? .max : 0
        if isSet { words[index] |= filled } else { words[index] &= ~filled }
        index += 1
      }
    }
  }

  /// Returns the rows with middles that can be inside the rings.
  private func rows(of rings: [[CanvasPoint]]) -> Range<Int>? {
    guard wordsPerRow > 0 else { return nil }
    var (top, bottom, left) = (Double.infinity, -Double.infinity, Double.infinity)
    for ring in rings {
      for point in ring {
        top = min(top, point.y)
        bottom = max(bottom, point.y)
        left = min(left, point.x)
      }
    }
    guard top < bottom, left < Double(width) else { return nil }
    let (first, end) = (Self.index(top, in: height), Self.index(bottom, in: height))
    return first < end ? first..<end : nil
  }

  private func flip(
    _ start: CanvasPoint, _ end: CanvasPoint, _ rows: Range<Int>, _ flags: inout MutableSpan<UInt64>
  ) {
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let first = max(rows.lowerBound, Self.index(upper.y, in: height))
    let last = min(rows.upperBound, Self.index(lower.y, in: height))
    guard first < last else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    for row in first..<last {
      let x = upper.x + (Double(row) + 0.5 - upper.y) * slope
      let column = Self.index(x, in: width)
      guard column < width else { continue }
      flags[(row - rows.lowerBound) * wordsPerRow + column / 64] ^= 1 << UInt64(column & 63)
    }
  }

  /// Returns the first dot whose middle is at or after a position, 0...count.
  private static func index(_ position: Double, in count: Int) -> Int {
    // This rounds up by hand: `rounded` is a function call on processors that may lack the
    // instruction.
    let least = min(Double(count), max(0, position - 0.5))
    let whole = Int(least)
    return Double(whole) < least ? whole + 1 : whole
  }

  /// Returns a word in which each bit says whether the number of set bits up to and including it is
  /// odd.
  private static func runningParity(_ word: UInt64) -> UInt64 {
    var word = word
    word ^= word << 1
    word ^= word << 2
    word ^= word << 4
    word ^= word << 8
    word ^= word << 16
    return word ^ word << 32
  }
}
