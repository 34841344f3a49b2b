/// What Tab makes of a line.
package struct Completion: Hashable, Sendable {
  /// Texts that can stand in place of what is replaced, in the order they are listed.
  package var candidates: [String]
  /// How many characters before the cursor a candidate replaces.
  package var replacing: Int
  /// What follows a candidate that is the only one.
  package var suffix: String

  package init(_ candidates: [String] = [], replacing: Int = 0, suffix: String = " ") {
    self.candidates = candidates
    self.replacing = replacing
    self.suffix = suffix
  }

  /// Answers for a line with the cursor after a number of characters.
  package typealias Source = @Sendable (_ line: String, _ cursor: Int) async -> Completion
}
