extension WorldRect {
  /// The smallest rectangle around some points, whose x goes round the world; nil where there are
  /// none.
  ///
  /// It leaves out the widest gap between two points that are next to each other. Where it crosses
  /// the antimeridian its `maxX` is greater than 1; `minX` is within 0 ..< 1.
  package static func around(_ points: [WorldPoint]) -> WorldRect? {
    let columns = points.map { $0.x - $0.x.rounded(.down) }.sorted()
    guard let first = columns.first, let last = columns.last,
      let minY = points.lazy.map(\.y).min(), let maxY = points.lazy.map(\.y).max()
    else { return nil }
    var rect = WorldRect(minX: first, minY: minY, maxX: last, maxY: maxY)
    // The gap across the antimeridian; of equal ones it is left out.
    var widest = first + 1 - last
    for (west, east) in zip(columns, columns.dropFirst()) where east - west > widest {
      widest = east - west
      (rect.minX, rect.maxX) = (east, west + 1)
    }
    return rect
  }
}
