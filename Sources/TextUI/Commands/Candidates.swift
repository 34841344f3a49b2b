/// What Tab offers for a command's argument.
package enum Candidates: Hashable, Sendable {
  case none
  /// One of these words.
  case words([String])
  /// `KEY=VALUE`: the keys, and the values each can have.
  case pairs([String: [String]])
  /// Titles of the entities of the catalog on screen.
  case titles
  /// Paths of files.
  case files
}
