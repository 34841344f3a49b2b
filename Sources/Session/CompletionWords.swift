package import Domain

/// What Tab offers from the data this machine holds: at once or after a while, but never from the
/// network.
package protocol CompletionWords: Sendable {
  /// The titles that go on from a text, or else have a word that does, in what a search at a place
  /// looks in: a list's catalog, or the favorites.
  ///
  /// Case and accents are folded; an empty text is where all begin. What can't be read has none.
  func titles(in place: Destination, matching text: String) async -> FoundTitles

  /// The values that a filter of the list at a place can have, as far as what is stored tells.
  func values(of key: String, in place: Destination) async -> [String]

  /// The files, and the folders with a slash, whose path starts so, in order.
  func files(startingWith path: String) -> [String]
}

/// Some of the titles found.
package struct FoundTitles: Hashable, Sendable {
  /// Each once, in the order of the list they are from.
  package var titles: [String] = []
  /// How many more there are.
  package var unlisted = 0

  package init(titles: [String] = [], unlisted: Int = 0) {
    self.titles = titles
    self.unlisted = unlisted
  }
}

extension FoundTitles {
  /// More than fit a window are not looked at.
  package static let most = 200

  /// Those that begin with the text; where none does, those with a word that does.
  package static func matching(_ text: String, _ titles: [String]) -> FoundTitles {
    let wanted = Array(Fold.bytes(text))
    let folds = titles.map { [0x20] + Fold.bytes($0) }
    func those(_ isWanted: ([UInt8]) -> Bool) -> [String] {
      once(zip(titles, folds).filter { isWanted($0.1) }.map(\.0))
    }
    let beginning = those { $0.dropFirst().starts(with: wanted) }
    let found = beginning.isEmpty ? those { hasWord(beginningWith: wanted, $0) } : beginning
    return FoundTitles(
      titles: Array(found.prefix(most)), unlisted: max(0, found.count - most))
  }

  private static func hasWord(beginningWith wanted: [UInt8], _ fold: [UInt8]) -> Bool {
    fold.indices.contains { fold[$0] == 0x20 && fold[($0 + 1)...].starts(with: wanted) }
  }

  package static func once(_ titles: [String]) -> [String] {
    var seen: Set<String> = []
    return titles.filter { seen.insert($0).inserted }
  }
}
