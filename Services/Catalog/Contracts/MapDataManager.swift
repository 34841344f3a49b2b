package import Domain

/// The geometry of the world's map.
package protocol MapDataManager: Sendable {
  /// The lines and areas that come near a rectangle of the world, in the resolution asked for.
  ///
  /// Nothing is clipped to the rectangle: it may be left, but nothing that touches it is missing.
  /// The rectangle lies within x 0...1: who looks across the antimeridian asks twice.
  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry

  /// The outline of a country by its code (ISO 3166-1 alpha-2, upper case), a ring for each piece of
  /// land and each hole in it; nil where the map has none (small islands, Singapore).
  func outline(of country: String) async -> [[WorldPoint]]?

  /// The countries that come near a rectangle of the world, by rising code; none with a part in it is
  /// missing.
  func countries(in rect: WorldRect) async -> [MapCountry]
}
