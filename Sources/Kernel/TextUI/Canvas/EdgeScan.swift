/// Finds the dots of a grid that are inside rings.
///
/// In each row that an edge crosses, it flips the dot after the crossing. A dot is inside if the
/// number of flips up to it is odd (Ackland and Weste, "The edge flag algorithm", IEEE Transactions
/// on Computers C-30, 1981). An edge includes only its upper and left ends, so areas with a common
/// edge share no dot and leave none out.
struct EdgeScan: Hashable, Sendable {
  let width: Int
  let height: Int
  let wordsPerRow: Int

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    wordsPerRow = (self.width + 63) / 64
  }

  /// Returns the dots whose middles are inside rings, by the even-odd rule: 64 in a word, for each of
  /// some rows.
  ///
  /// The rings are closed without repeating their first points. A ring with a coordinate that is infinite
  /// or not a number is left out.
  ///
  /// - Parameters:
  ///   - rings: the rings, in any unit.
  ///   - scale: the dots in a unit.
  /// - Returns: `nil` if no dot can be inside.
  func inside(
    _ rings: [[CanvasPoint]], scale: Double = 1
  ) -> (rows: Range<Int>, words: [UInt64])? {
    guard let rows = rows(of: rings, scale) else { return nil }
    var words = [UInt64](repeating: 0, count: rows.count * wordsPerRow)
    var flags = words.mutableSpan
    for ring in rings where ring.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
      guard let last = ring.last else { continue }
      var start = CanvasPoint(x: last.x * scale, y: last.y * scale)
      for corner in ring {
        let end = CanvasPoint(x: corner.x * scale, y: corner.y * scale)
        flip(start, end, rows, &flags)
        start = end
      }
    }
    for row in 0..<rows.count {
      var carry: UInt64 = 0
      for index in row * wordsPerRow..<(row + 1) * wordsPerRow {
        flags[index] = Self.runningParity(flags[index]) ^ carry
        carry = flags[index] >> 63 == 1 ? .max : 0
      }
    }
    return (rows, words)
  }

  /// Returns the rows with middles that can be inside the rings.
  private func rows(of rings: [[CanvasPoint]], _ scale: Double) -> Range<Int>? {
    guard wordsPerRow > 0 else { return nil }
    var (top, bottom, left) = (Double.infinity, -Double.infinity, Double.infinity)
    for ring in rings {
      for point in ring {
        top = min(top, point.y)
        bottom = max(bottom, point.y)
        left = min(left, point.x)
      }
    }
    guard top < bottom, left * scale < Double(width) else { return nil }
    let (first, end) = (Self.index(top * scale, in: height), Self.index(bottom * scale, in: height))
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
