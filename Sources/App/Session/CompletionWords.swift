import Domain

/// What Tab offers from the data this machine holds: at once or after a while, but never from the
/// network.
protocol CompletionWords: Sendable {
  /// The titles that go on from a text, or else have a word that does, in what a search at a place
  /// looks in: a list's catalog, or the favorites.
  ///
  /// Case and accents are folded; an empty text is where all begin. What can't be read has none.
  func titles(in place: Destination, matching text: String) async -> FoundTitles

  /// The values that a filter of the list at a place can have, as far as what is stored tells.
  func values(of key: String, in place: Destination) async -> [String]
}

/// Some of the titles found.
struct FoundTitles: Hashable, Sendable {
  /// Each once, in the order of the list they are from.
  var titles: [String] = []
  /// How many more there are.
  var unlisted = 0
}
