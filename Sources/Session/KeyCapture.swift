import Synchronization
package import TextUI

/// The keys that the session takes from the line editor.
///
/// The session tells the keys of the screen that it shows; the editor asks on its own thread.
package final class KeyCapture: Sendable {
  /// The keys that act on the current screen while nothing is typed, whether it finds cities, and
  /// whether single keys are on.
  private let screen = Mutex((keys: [EditKey](), canFind: false, hasLetters: false))

  package init() {}

  /// Returns whether the session takes a key while a line reads so.
  ///
  /// It takes Esc on every line: libedit would wait for another key and take both. Single keys on an
  /// empty line are all characters, even those that do nothing: else a word could lose its first letter. Only a
  /// command, a search and a number can be typed.
  package func takes(_ key: EditKey, on line: String) -> Bool {
    let (keys, canFind, hasLetters) = screen.withLock { $0 }
    if key == .escape { return true }
    if line.isEmpty { return keys.contains(key) || hasLetters && key.isSingle }
    return LiveSearch.keys[key] != nil && LiveSearch(line, canFind: canFind) != nil
  }

  /// Returns whether rows below a line follow it while it is typed.
  package func keepsRowsBelow(_ line: String) -> Bool {
    LiveSearch(line, canFind: screen.withLock(\.canFind)) != nil
  }

  func set(_ keys: [EditKey], canFind: Bool = false, hasLetters: Bool = false) {
    screen.withLock { $0 = (keys, canFind, hasLetters) }
  }
}

extension EditKey {
  /// Whether it begins no line while single keys are on.
  fileprivate var isSingle: Bool {
    guard case .character(let key) = self else { return false }
    return !key.isNewline && key != ":" && key != "/" && !("0"..."9").contains(key)
  }
}
