package import Contracts
package import Domain
package import Localization
package import TextUI

/// The result of a command; the next command takes it away.
package struct Notice {
  /// The least that is left of a name if there is too little room.
  private static let leastName = 8

  package let style: TextStyle
  /// The sentence, with the shortened name in it.
  private let words: (_ shorten: (String) -> String) -> String

  package init(_ text: String, _ style: TextStyle = .notice) {
    self.init(style) { _ in text }
  }

  /// - Parameters:
  ///   - name: a text of any length, such as a title or an address. It is cut if there is too little
  ///     room, so that the sentence around it stays whole.
  ///   - words: the sentence about a name.
  package init(
    naming name: String, _ style: TextStyle = .notice, words: @escaping (String) -> String
  ) {
    self.init(style) { words($0(name)) }
  }

  /// Why something could not be done.
  package init(_ error: DataError, _ strings: Strings) {
    self.init(.error) { strings.message(for: error.renamed($0)) }
  }

  package init(_ notice: StarNotice, _ strings: Strings) {
    // First the language's name, which then may be cut.
    let named = notice.renamed(strings.language.title)
    self.init(.notice) { strings.message(for: named.renamed($0)) }
  }

  package init(_ notice: RowsNotice, _ strings: Strings) {
    self.init(strings.message(for: notice), notice.isError ? .error : .notice)
  }

  private init(_ style: TextStyle, words: @escaping ((String) -> String) -> String) {
    self.style = style
    self.words = words
  }

  /// The sentence with its name, however long.
  package var text: String { words(\.self) }

  /// Both sentences as one; if there is too little room, the name in the second one is cut.
  package func joined(to next: Notice) -> Notice {
    Notice(style) { "\(text) \(next.words($0))" }
  }

  /// The sentence in as many lines as it takes.
  ///
  /// It is never cut. The name in it is cut if that makes it one line, or if there would be more than
  /// three.
  func lines(columns: Int) -> [Line] {
    // Lines end at spaces, and the rests at their ends are not more than one line.
    let shortest = words { $0.shortened(to: Self.leastName) }
    let room = DisplayWidth.of(shortest) <= columns ? columns : 2 * columns
    let excess = max(0, DisplayWidth.of(text) - room)
    let sentence = words { $0.shortened(to: max(Self.leastName, DisplayWidth.of($0) - excess)) }
    return Wrapping.wrap(sentence, to: columns).map { Line($0, style).truncated(to: columns) }
  }
}

extension DataError {
  /// The same error with other names; a name that the user or a file gave can be of any length.
  fileprivate func renamed(_ change: (String) -> String) -> DataError {
    func renamed(_ reference: Reference) -> Reference {
      Reference(reference.catalog, change(reference.id))
    }
    return switch self {
    case .notFound(let reference): .notFound(renamed(reference))
    case .notOnMap(let reference): .notOnMap(renamed(reference))
    case .noLink(let reference): .noLink(renamed(reference))
    case .unknownFilter(let key, let known): .unknownFilter(change(key), known: known)
    case .unknownSort(let key, let known): .unknownSort(change(key), known: known)
    case .noOrigin(let name, let near): .noOrigin(change(name), near: near)
    case .invalidFilter(let key, let value, let known):
      .invalidFilter(key: key, value: change(value), known: known)
    // A path that is cut tells nobody which file is meant.
    case .unreadable, .unwritable, .malformed: self
    case .noMap, .nothingToUndo, .service, .tiles, .noBrowser, .noClipboard: self
    }
  }
}

extension StarNotice {
  /// The notice of what a change did.
  ///
  /// - Parameters:
  ///   - outcome: what it did.
  ///   - title: the title on screen of the only entity that it changed; `nil` takes the title that was
  ///     stored with each.
  package init(_ outcome: StarOutcome, named title: String? = nil) {
    let titles = title.map { [$0] } ?? outcome.favorites.map(\.title)
    switch outcome {
    case .added: self.init(titles, areFavorites: true)
    case .removed: self.init(titles, areFavorites: false)
    case .restored: self = .restored(titles)
    case .withdrawn: self = .withdrawn(titles)
    }
  }

  fileprivate func renamed(_ change: (String) -> String) -> StarNotice {
    switch self {
    case .added(let title): .added(change(title))
    case .removed(let title): .removed(change(title))
    case .isNone(let title): .isNone(change(title))
    case .restored(let titles): titles.count == 1 ? .restored(titles.map(change)) : self
    case .withdrawn(let titles): titles.count == 1 ? .withdrawn(titles.map(change)) : self
    case .changed: self
    }
  }
}
