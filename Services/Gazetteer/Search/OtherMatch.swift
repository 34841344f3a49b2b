/// A row found by another name: the first of its names, in fold order, that matches.
package struct OtherMatch: Hashable, Sendable {
  package let row: Int
  /// The name's place among all other names.
  package let name: Int
}
