import Components
import Localization
import Synchronization
package import TextUI

/// A search that follows each key, as it stands in the line that is typed.
struct LiveSearch: Hashable {
  enum Kind: Hashable {
    /// `/TEXT`: what is listed here, or else the cities; what is found is opened.
    case listed
    /// `find TEXT`, where the screen has such a command, and `/TEXT` there while single keys are
    /// on: the cities; what is found stays here.
    case here
  }

  /// What a search starts with, on every screen.
  static let start = "/"

  /// What it starts with on those that can find, in every language.
  private static let startsOfFind =
    ([VerbText.find.rawValue] + VerbText.find.spanishWords).map { $0 + " " }

  /// What keys do while a search is typed; Esc ends it.
  static let keys: [EditKey: Intent] = [
    .up: .step(-1), .down: .step(1), .pageUp: .previousPage, .pageDown: .nextPage, .tab: .star,
  ]

  let kind: Kind
  let text: String

  /// All that is typed is searched, in what is listed.
  init(_ text: String) { (kind, self.text) = (.listed, text) }

  /// Nil for a line that is no search.
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
  /// What keys do on a screen that takes these: arrows to the side are a map's, those up and down
  /// alone a list's.
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

/// Which keys the session takes from the line editor.
///
/// The session says what the screen it shows takes; the editor asks on its own thread.
package final class KeyCapture: Sendable {
  /// The keys that act on the current screen while nothing is typed, whether it finds cities, and
  /// whether single keys are on and it has some.
  private let screen = Mutex((keys: [EditKey](), canFind: false, hasLetters: false))

  package init() {}

  /// Whether a key is the session's while a line reads so.
  ///
  /// On an empty line Esc always is: libedit would wait for another key and take both. Single keys
  /// are all letters, also those that do nothing: no word may begin with its second.
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
