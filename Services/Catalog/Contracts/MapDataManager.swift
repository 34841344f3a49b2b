package import Domain

/// The geometry of the world's map.
package protocol MapDataManager: Sendable {
  /// The lines that come near a rectangle of the world, in the resolution asked for.
  ///
  /// Lines are not clipped: they may leave the rectangle, but none that crosses it is missing.
  /// The rectangle lies within x 0...1: who looks across the antimeridian asks twice.
  func lines(in rect: WorldRect, detail: MapDetail) async -> [MapLine]
}
