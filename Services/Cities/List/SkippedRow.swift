/// Why a row of a list of cities is left out.
package enum SkippedRow: Error, CaseIterable, Hashable {
  /// Something else than an object.
  case notAnObject
  /// A member that should be text, a number or an object is something else.
  case wrongType
  /// No id, or none that is a whole number of 1 to 4,294,967,295.
  case identifier
  /// An id that an earlier row has.
  case repeatedIdentifier
  /// No name, an empty one, one that is no Unicode, or one with a fold of more than 255 bytes.
  case name
  /// Not two capital letters: none, "" or "-".
  case country
  /// No position, or none on the globe.
  case position
}
