/// Where a step from the chosen row leads.
package enum RowStep: Hashable, Sendable {
  /// To the row with this number, which is on screen.
  case row(Int)
  /// So many pages further, or back where negative.
  case page(Int)
}
