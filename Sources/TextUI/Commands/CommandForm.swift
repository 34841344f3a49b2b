/// How a command is recognized.
package enum CommandForm: Hashable, Sendable {
  /// A word, which can be abbreviated, and other ways to write it, which can't.
  case verb(String, aliases: [String] = [])
  /// Everything after a character that starts the line (`/TEXT`).
  case prefix(Character)
  /// A line that is a whole number.
  case number
}
