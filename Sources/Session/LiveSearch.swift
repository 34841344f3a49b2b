import Localization
import TextUI

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

  let kind: Kind
  let text: String

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

/// What is said of the keys while something stands below the prompt.
struct LiveHints: Hashable {
  /// Where there is something to choose.
  let usual: Line
  /// Where nothing was found, or it could not be looked for.
  let nothing: Line
}

extension LiveHints {
  /// - Parameters:
  ///   - isOfFavorites: whether the search looks in the favorites.
  ///   - isBesideMap: whether Enter only chooses, because the map stands beside the rows; of favorites
  ///     some rows have no map, and are opened.
  static func search(
    isOfFavorites: Bool, isBesideMap: Bool = false, _ strings: Strings
  ) -> LiveHints {
    let keys: SessionText =
      switch (isOfFavorites, isBesideMap) {
      case (true, true): .favoritesSearchKeysBesideMap
      case (true, false): .favoritesSearchKeys
      case (false, true): .searchKeysBesideMap
      case (false, false): .searchKeys
      }
    return LiveHints(
      usual: Line(strings[keys], .dim), nothing: Line(strings[SessionText.nothingFoundKeys], .dim))
  }

  /// For a search whose result the screen goes to.
  static func finding(_ strings: Strings) -> LiveHints {
    LiveHints(
      usual: Line(strings[SessionText.findKeys], .dim),
      nothing: Line(strings[SessionText.nothingFoundKeys], .dim))
  }

  /// For a screen that keys move about in.
  static func following(
    _ keys: Set<EditKey>, isBesideMap: Bool = false, _ strings: Strings
  ) -> LiveHints {
    let text = text(for: keys)
    let isList = text == .listKeys && isBesideMap
    let hint = Line(strings[isList ? .listKeysBesideMap : text], .dim)
    return LiveHints(usual: hint, nothing: hint)
  }

  /// Where a line is typed that the screen's keys leave alone.
  static func typing(_ strings: Strings) -> LiveHints {
    let hint = Line(strings[SessionText.typingKeys], .dim)
    return LiveHints(usual: hint, nothing: hint)
  }

  /// For a screen with such keys where single keys are on.
  static func letters(
    _ keys: Set<EditKey>, isBesideMap: Bool = false, _ strings: Strings
  ) -> LiveHints {
    let ofList: KeyText = isBesideMap ? .listLettersBesideMap : .listLetters
    let text = keys.contains(.left) ? .mapLetters : keys.contains(.up) ? ofList : .detailLetters
    let hint = Line(strings[text], .dim)
    return LiveHints(usual: hint, nothing: hint)
  }

  /// Arrows to the side are a map's, those up and down alone a list's.
  private static func text(for keys: Set<EditKey>) -> SessionText {
    if keys.contains(.left) { return .mapKeys }
    return keys.contains(.up) ? .listKeys : .detailKeys
  }
}
