package import Domain

/// The rows of a list in their order, as what is opened from it is turned over.
package protocol RowOrder: Sendable {
  /// Where so many rows further lead, back where negative.
  ///
  /// The list is asked anew each time: a row that came or went since is in its place, or gone.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> RowTurn
}
