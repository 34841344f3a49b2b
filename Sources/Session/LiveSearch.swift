import Components
import Domain
import Localization
import TextUI

/// A search that follows each key, read from the line that is typed.
struct LiveSearch: Hashable {
  enum Kind: Hashable {
    /// `/TEXT` searches the rows that are listed here, or else all catalogs; Enter opens a result.
    case listed
    /// `find TEXT` searches the cities on a screen that has this command, and goes there without leaving
    /// the screen. While single keys are on, `/TEXT` does the same there.
    case here
  }

  /// The start of a search on every screen.
  static let start = "/"

  /// The starts of a search on screens that can find, in every language.
  private static let startsOfFind =
    Language.allCases.flatMap { Strings($0).verbs("find") }.map { $0 + " " }

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
