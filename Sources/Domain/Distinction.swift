/// What tells an entity from its namesakes.
package enum Distinction: Hashable, Sendable {
  /// A first-level division people know it by ("Illinois").
  case region(String)
  /// How far it is from a place that is easier to find, of a country where it is a city; the
  /// bearing is seen *from* that place.
  case near(String, country: String? = nil, kilometres: Double, bearing: Double)
}
