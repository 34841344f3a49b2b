/// An entity that names places without saying where they are.
///
/// A map of it shows those that can be found by name. A catalog that names none does not conform,
/// so such a map of it does not compile.
package protocol PlaceNaming {
  /// As they are written ("IOWA", "Paris (France)").
  var placeNames: [String] { get }
}
