package import Domain
package import Localization
package import TextUI

/// One line about what a command came to; the next command takes it away.
package struct Notice {
  /// What such a line leaves of a name that it has no room for.
  private static let leastName = 8

  private let name: String
  private let style: TextStyle
  private let words: (String) -> String

  package init(_ text: String, _ style: TextStyle = .notice) {
    self.init(naming: "", style) { _ in text }
  }

  /// - Parameters:
  ///   - name: what can be as long as it likes: a title, a path, an address. Where the line is too
  ///     narrow it is cut first, so that the sentence around it stays whole.
  ///   - words: the sentence about a name.
  package init(
    naming name: String, _ style: TextStyle = .notice, words: @escaping (String) -> String
  ) {
    self.name = name
    self.style = style
    self.words = words
  }

  /// Why something could not be done.
  package init(_ error: DataError, _ strings: Strings) {
    self.init(naming: error.name, .error) { strings.message(for: error.naming($0)) }
  }

  package init(_ notice: FavoriteNotice, _ strings: Strings) {
    self.init(naming: notice.title) { strings.message(for: notice.naming($0)) }
  }

  package init(_ notice: RowsNotice, _ strings: Strings) {
    self.init(strings.message(for: notice), notice.isError ? .error : .notice)
  }

  /// So many lines at most, an ellipsis where something was cut.
  func lines(columns: Int, most: Int) -> [Line] {
    guard most > 1, DisplayWidth.of(words(name)) > columns else { return [line(columns: columns)] }
    // Lines end at spaces: up to half of one may be left.
    let sentence = sentence(columns: columns * most - columns / 2)
    let wrapped = Wrapping.wrap(sentence, to: columns)
    let rest = wrapped.dropFirst(most - 1).joined(separator: " ")
    return (wrapped.prefix(most - 1) + [rest]).map { Line($0, style).truncated(to: columns) }
  }

  /// The line, an ellipsis where something was cut.
  func line(columns: Int) -> Line {
    Line(sentence(columns: columns), style).truncated(to: columns)
  }

  /// The name is cut first.
  private func sentence(columns: Int) -> String {
    let excess = DisplayWidth.of(words(name)) - columns
    let room = DisplayWidth.of(name) - max(0, excess)
    return words(name.shortened(to: max(Self.leastName, room)))
  }
}

extension FavoriteNotice {
  fileprivate var title: String {
    switch self {
    case .added(let title), .removed(let title): title
    case .restored(let titles): titles.count == 1 ? titles[0] : ""
    }
  }

  fileprivate func naming(_ title: String) -> FavoriteNotice {
    switch self {
    case .added: .added(title)
    case .removed: .removed(title)
    case .restored(let titles): titles.count == 1 ? .restored([title]) : self
    }
  }
}
