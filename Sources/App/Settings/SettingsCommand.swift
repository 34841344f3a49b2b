import TextUI

/// What `set` does in a session.
enum SettingsCommand: Hashable, Sendable {
  /// Tells what holds, and where it comes from.
  case all
  case one(String)
  /// Keeps a value in the settings file.
  case keep(key: String, value: String)
  /// Takes a key out of the settings file.
  case drop(String)

  /// Stands for a value where a key is to be taken out.
  static let standard = "default"

  /// Reads nothing, `KEY`, `KEY VALUE`, `KEY = VALUE` and `KEY default`.
  init(_ argument: String) {
    let isBetween: (Character) -> Bool = { $0 == "=" || $0.isWhitespace }
    let word = argument.prefix { !isBetween($0) }
    let key = word.lowercased()
    let value = String(argument.dropFirst(word.count).drop(while: isBetween)).trimmingSpaces()
    switch (key, value) {
    case ("", _): self = .all
    case (_, ""): self = .one(key)
    case (_, Self.standard): self = .drop(key)
    default: self = .keep(key: key, value: value)
    }
  }
}
