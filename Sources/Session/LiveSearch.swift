import Components
import Localization
import Synchronization
package import TextUI

/// A search that follows each key, read from the line that is typed.
struct LiveSearch: Hashable {
  enum Kind: Hashable {
    /// `/TEXT` searches the rows that are listed here, or else the cities; Enter opens a result.
    case listed
    /// `find TEXT` searches the cities on a screen that has this command, and goes there without leaving
    /// the screen. While single keys are on, `/TEXT` does the same there.
    case here
  }

  /// The start of a search on every screen.
  static let start = "/"

  /// The starts of a search on screens that can find, in every language.
  private static let startsOfFind =
    ([VerbText.find.rawValue] + VerbText.find.spanishWords).map { $0 + " " }

  /// The intents of keys while a search is typed; Esc ends it.
  static let keys: [EditKey: Intent] = [
    .up: .step(-1), .down: .step(1), .pageUp: .previousPage, .pageDown: .nextPage, .tab: .star,
  ]

  let kind: Kind
  let text: String

  /// Makes a search for all that is typed, in the rows that are listed.
  init(_ text: String) { (kind, self.text) = (.listed, text) }

  /// Reads a line; `nil` if it is no search.
  ///
  /// - Parameter hasLetters: whether single keys are on.
  init?(_ line: String, canFind: Bool, hasLetters: Bool = false) {
    if line.hasPrefix(Self.start) {
      (kind, text) = (
        hasLetters && canFind ? .here : .listed, String(line.dropFirst(Self.start.count))
      )
    } else if canFind, let start = Self.startsOfFind.first(where: line.hasPrefix) {
      (kind, text) = (.here, String(line.dropFirst(start.count)))
    } else {
      return nil
    }
  }
}

extension Strings {
  /// Returns the hint for a screen that takes some keys.
  ///
  /// A map takes the arrows to the side, a list only those up and down.
  func screenKeys(
    _ keys: [EditKey], isBesideMap: Bool = false, hasLetters: Bool = false
  ) -> String {
    func either(_ letters: KeyText, _ keys: SessionText) -> String {
      hasLetters ? self[letters] : self[keys]
    }
    if keys.contains(.left) { return either(.mapLetters, .mapKeys) }
    guard keys.contains(.up) else { return either(.detailLetters, .detailKeys) }
    return isBesideMap
      ? either(.listLettersBesideMap, .listKeysBesideMap) : either(.listLetters, .listKeys)
  }
}

/// The keys that the session takes from the line editor.
///
/// The session tells the keys of the screen that it shows; the editor asks on its own thread.
package final class KeyCapture: Sendable {
  /// The keys that act on the current screen while nothing is typed, whether it finds cities, and
  /// whether single keys are on and it has some.
  private let screen = Mutex((keys: [EditKey](), canFind: false, hasLetters: false))

  package init() {}

  /// Returns whether the session takes a key while a line reads so.
  ///
  /// On an empty line it always takes Esc: libedit would wait for another key and take both. Single
  /// keys are all letters, even those that do nothing: else a word could lose its first letter.
  package func takes(_ key: EditKey, on line: String) -> Bool {
    let (keys, canFind, hasLetters) = screen.withLock { $0 }
    if line.isEmpty { return key == .escape || keys.contains(key) || hasLetters && key.isLetter }
    return (key == .escape || LiveSearch.keys[key] != nil)
      && LiveSearch(line, canFind: canFind) != nil
  }

  func set(_ keys: [EditKey], canFind: Bool = false, hasLetters: Bool = false) {
    screen.withLock { $0 = (keys, canFind, hasLetters) }
  }
}

extension EditKey {
  fileprivate var isLetter: Bool {
    if case .character(let key) = self { key == "?" || key.isASCII && key.isLetter } else { false }
  }
}
