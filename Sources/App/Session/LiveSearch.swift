import Localization

/// A search that follows each key, as it stands in the line that is typed.
struct LiveSearch: Hashable {
  enum Kind: Hashable {
    /// `/TEXT`: what is listed here, or else the cities; what is found is opened.
    case listed
    /// `find TEXT`, where the screen has such a command, and `/TEXT` there while single keys are
    /// on: the cities; what is found stays here.
    case here
  }

  /// What a search starts with, on every screen and on those that can find.
  static let start = "/"
  static let startOfFind = "find "

  /// The same in every language.
  private static let startsOfFind =
    [startOfFind] + VerbText.find.spanishWords.map { $0 + " " }

  let kind: Kind
  let text: String

  /// The line that does the same as a command.
  var command: String {
    switch kind {
    case .listed: Self.start + text
    case .here: Self.startOfFind + text
    }
  }

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
