/// How `catalejo list` prints what it found.
package enum ListForm: Hashable, Sendable {
  /// For people.
  case text
  case json
  /// A line a row.
  case rows(RowFormat)
}
