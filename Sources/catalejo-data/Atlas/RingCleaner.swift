import Atlas

/// Takes the corners out of rings that change nothing.
enum RingCleaner {
  /// A ring without corners that lie on a line along an axis with both their neighbours, be it
  /// between them or beyond; empty where nothing is enclosed.
  static func simplified(_ corners: [QuantizedPoint]) -> [QuantizedPoint] {
    var kept: [QuantizedPoint] = []
    for corner in corners { append(corner, to: &kept) }
    // The end goes on at the start.
    var start = 0
    while kept.count - start > 2 {
      if isNothing(kept[kept.count - 2], kept[kept.count - 1], kept[start]) {
        kept.removeLast()
      } else if isNothing(kept[kept.count - 1], kept[start], kept[start + 1]) {
        start += 1
      } else {
        return Array(kept[start...])
      }
    }
    return []
  }

  private static func append(_ corner: QuantizedPoint, to kept: inout [QuantizedPoint]) {
    while let last = kept.last {
      if last == corner { return }
      guard kept.count > 1, isNothing(kept[kept.count - 2], last, corner) else { break }
      kept.removeLast()
    }
    kept.append(corner)
  }

  /// Whether the way from one to another over a corner is the straight way, or the same there and
  /// back.
  private static func isNothing(
    _ one: QuantizedPoint, _ corner: QuantizedPoint, _ other: QuantizedPoint
  ) -> Bool {
    one == other || corner == one || corner == other
      || one.x == corner.x && corner.x == other.x || one.y == corner.y && corner.y == other.y
  }
}
