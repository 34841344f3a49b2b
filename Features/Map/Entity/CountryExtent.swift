package import Domain

/// Where a country is.
package enum CountryExtent: Hashable, Sendable {
  /// What a view of it has to show; past the antimeridian its `maxX` is greater than 1.
  case box(WorldRect)
  /// No country is called so.
  case unknown
  /// Neither the map nor the cities have a place of the country of this code.
  case nowhere(String)
}
