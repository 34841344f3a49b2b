/// A search that follows each key, as it stands in the line that is typed.
struct LiveSearch: Hashable {
  enum Kind: Hashable {
    /// `/TEXT`: what is listed here, or else the cities; what is found is opened.
    case listed
    /// `find TEXT`, where the screen has such a command: the cities; what is found stays here.
    case here
  }

  /// What a search starts with, on every screen and on those that can find.
  static let start = "/"
  static let startOfFind = "find "

  let kind: Kind
  let text: String

  /// Nil for a line that is no search.
  init?(_ line: String, canFind: Bool) {
    if line.hasPrefix(Self.start) {
      (kind, text) = (.listed, String(line.dropFirst(Self.start.count)))
    } else if canFind, line.hasPrefix(Self.startOfFind) {
      (kind, text) = (.here, String(line.dropFirst(Self.startOfFind.count)))
    } else {
      return nil
    }
  }
}
