/// Why one entry of an archive is left out.
package enum EntryProblem: Error, CaseIterable, Hashable, Sendable {
  /// Not an object.
  case notAnEntry
  case unknownCatalog
  /// Missing, or not how the catalog writes its ids.
  case invalidID
  /// Not two numbers on the globe, or only one of them.
  case invalidPosition
  /// Not a moment as ISO 8601 writes it.
  case invalidDate
  /// It has no title, and its catalog doesn't know it.
  case noTitle
  case alreadyFavorite
  /// An entry before it names the same entity.
  case twice
}
