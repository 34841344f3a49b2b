/// Why one entry of an archive is left out.
///
/// The raw values are read by programs (`favorites import --json`): they stay as they are, whatever
/// a case is called.
package enum EntryProblem: String, Error, CaseIterable, Hashable, Sendable {
  /// Not an object.
  case notAnEntry = "notAnEntry"
  case unknownCatalog = "unknownCatalog"
  /// Missing, or not how the catalog writes its ids.
  case invalidID = "invalidID"
  /// It has a NUL, where SQLite would end it.
  case invalidTitle = "invalidTitle"
  /// Not two numbers on the globe, or only one of them.
  case invalidPosition = "invalidPosition"
  /// Not a moment as ISO 8601 writes it.
  case invalidDate = "invalidDate"
  /// It has no title, and its catalog doesn't know it.
  case noTitle = "noTitle"
  case alreadyFavorite = "alreadyFavorite"
  /// An entry before it names the same entity.
  case twice = "twice"
}
