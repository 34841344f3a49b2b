import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// The settings, told and kept.
extension Session {
  func perform(_ command: SettingsCommand) async throws(ConsoleError) {
    switch host.answer(command, at: navigator.current, on: console) {
    case .told(let lines): try output.write(lines)
    case .changed(let effect, let said):
      if let effect { try await take(effect) }
      // In the language that was chosen just now.
      output.say(Line(said(strings), .notice))
    case .refused(let message, let status): fail(message, status)
    }
  }

  private func take(_ effect: SettingsEffect) async throws(ConsoleError) {
    switch effect {
    case .command(let command): try await perform(command)
    case .order(let catalog, let key):
      // The list that is seen is sorted so, too.
      guard case .list(catalog, _, _) = navigator.current,
        let sort = stack.current?.action(for: .sort(key))
      else { return }
      try await perform(sort)
    }
  }
}

/// What `set` does in a session.
package enum SettingsCommand: Hashable, Sendable {
  /// Tells what holds, and where it comes from.
  case all
  case one(String)
  /// Keeps a value in the settings file.
  case keep(key: String, value: String)
  /// Takes a key out of the settings file.
  case drop(String)

  /// Stands for a value where a key is to be taken out.
  package static let standard = "default"

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
