/// What Tab offers for a command's argument.
package enum Candidates: Hashable, Sendable {
  case none
  /// One of these words.
  case words([String])
  /// `KEY=VALUE`: the keys, and the values each can have; of a key without any, those that occur in
  /// what is stored of the catalog on screen.
  case pairs([String: [String]])
  /// `KEY VALUE`: the keys, and the values each can have; a key without any takes any.
  case keyed([String: [String]])
  /// Titles of what a search here looks in.
  case titles
  /// The numbers of the rows on screen; or one of some words.
  case rows(or: [String] = [])
  /// The numbers of the pages there are.
  case pages
  /// The commands that can be typed.
  case commands
  /// Paths of files.
  case files
}
