/// One thing known of an entity, typed: presenters format it, JSON names it.
///
/// A new case makes the compiler list the places that must know it (label, format, JSON).
package enum Fact: Hashable, Sendable {
  case name(String)
  /// ISO 3166-1 alpha-2, and XK for Kosovo.
  case country(String)
  case position(Coordinate)
  /// Inhabitants; absent where the source has 0, which there means "not known".
  case population(Int)
  /// An IANA identifier ("America/Lima").
  case timeZone(String)
}
