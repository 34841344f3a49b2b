package import Domain
package import Localization
package import TextUI

/// What a command came to; the next command takes it away.
package struct Notice {
  /// What is left of a name that there is no room for.
  private static let leastName = 8

  private let name: String
  package let style: TextStyle
  private let words: (String) -> String

  package init(_ text: String, _ style: TextStyle = .notice) {
    self.init(naming: "", style) { _ in text }
  }

  /// - Parameters:
  ///   - name: what can be as long as it likes: a title, a path, an address. It is cut where
  ///     there is too little room, so that the sentence around it stays whole.
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

  /// The sentence with its name, however long.
  package var text: String { words(name) }

  /// Both sentences as one, of which the name in the second one is cut.
  package func followed(by next: Notice) -> Notice {
    Notice(naming: next.name, style) { "\(text) \(next.words($0))" }
  }

  /// As many lines as the sentence takes, which is never cut; a name is, where there would be more
  /// than three.
  func lines(columns: Int) -> [Line] {
    // Lines end at spaces: what is left at their ends is not more than one line.
    let sentence = sentence(columns: 2 * columns)
    return Wrapping.wrap(sentence, to: columns).map { Line($0, style).truncated(to: columns) }
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
