extension WorldRect {
  /// The box of some points as they lie within 0...1; for no points one that touches nothing.
  ///
  /// Unlike `around`, it knows nothing of the antimeridian, and costs a comparison a side for each
  /// point.
  package static func bounding(_ points: [WorldPoint]) -> WorldRect {
    var bounds = WorldRect(
      minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for point in points {
      bounds.minX = min(bounds.minX, point.x)
      bounds.minY = min(bounds.minY, point.y)
      bounds.maxX = max(bounds.maxX, point.x)
      bounds.maxY = max(bounds.maxY, point.y)
    }
    return bounds
  }
}
