package import Domain

/// Where a country is.
package enum CountryExtent: Hashable, Sendable {
  /// Points that a view of it has to show.
  case points([WorldPoint])
  /// No country is called so.
  case unknown
  /// Neither the map nor the cities have a place of the country of this code.
  case nowhere(String)
}
