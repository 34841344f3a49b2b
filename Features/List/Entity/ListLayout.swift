/// How rows are laid out.
package enum ListLayout: Hashable, Sendable {
  /// One below the other, with what is known of each.
  case rows
  /// Beside each other too, with nothing but their titles.
  case grid
}
