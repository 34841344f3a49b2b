import TextUI

/// What `set` does in a session.
enum SettingsCommand: Hashable, Sendable {
  /// Tells what holds, and where it comes from.
  case all
  case one(String)
  /// Keeps a value in the settings file.
  case keep(key: String, value: String)

  /// Reads nothing, `KEY`, `KEY VALUE` and `KEY = VALUE`.
  init(_ argument: String) {
    let isBetween: (Character) -> Bool = { $0 == "=" || $0.isWhitespace }
    let word = argument.prefix { !isBetween($0) }
    let key = word.lowercased()
    let value = String(argument.dropFirst(word.count).drop(while: isBetween)).trimmingSpaces()
    switch (key.isEmpty, value.isEmpty) {
    case (true, _): self = .all
    case (_, true): self = .one(key)
    case (_, false): self = .keep(key: key, value: value)
    }
  }
}
