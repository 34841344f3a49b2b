extension WorldRect {
  /// The smallest rectangle around points; nil for none.
  ///
  /// The world is round: it goes the way that is shorter, over the antimeridian if need be, and its
  /// `maxX` is greater than 1 then.
  package init?(around points: [WorldPoint]) {
    guard let first = points.first else { return nil }
    let xs = points.map(\.x).sorted()
    // What is left out is the widest gap between two neighbors on the circle.
    var (start, widest) = (xs[0], xs[0] + 1 - xs[xs.count - 1])
    for (west, east) in zip(xs, xs.dropFirst()) where east - west > widest {
      (start, widest) = (east, east - west)
    }
    var (top, bottom) = (first.y, first.y)
    for point in points {
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(minX: start, minY: top, maxX: start + 1 - widest, maxY: bottom)
  }
}
