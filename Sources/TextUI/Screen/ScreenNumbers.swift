/// What of a screen has a number to be named by.
package struct ScreenNumbers: Hashable, Sendable {
  /// The titles of the rows shown, and the number of the first of them.
  package var rows: [String]
  package var first: Int
  /// How many pages there are; pages are numbered from 1.
  package var pages: Int

  package init(rows: [String] = [], first: Int = 1, pages: Int = 0) {
    self.rows = rows
    self.first = first
    self.pages = pages
  }
}
