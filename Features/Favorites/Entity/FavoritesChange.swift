package import Contracts
package import Domain

/// A change of favorites, or a copy of them.
package enum FavoritesChange: Hashable, Sendable {
  /// Adds all of them, or none if one is unknown; one that is a favorite already is no error.
  case add([Reference])
  /// Removes those that are favorites.
  case remove([Reference])
  /// One becomes a favorite, or none if it is one; several become favorites.
  case toggle([Reference])
  /// Copies a line each to the clipboard.
  case copy([Reference])
  /// Takes back the last change of favorites.
  case undo
  /// Writes all favorites to a file, in place of another only if `replacing`; `-` is standard output.
  ///
  /// Without a format the ending of the path decides.
  case export(path: String, as: ArchiveFormat? = nil, replacing: Bool = false)
  /// Adds the favorites of a file; `-` is standard input.
  case restore(path: String)
}

/// The result of adding.
package struct FavoritesAddition: Hashable, Sendable {
  package let added: [Favorite]
  /// Those that were favorites already.
  package var already: [Favorite] = []
}

/// The result of removing.
package struct FavoritesRemoval: Hashable, Sendable {
  package let removed: [Favorite]
  /// Those that were no favorites.
  package var missing: [Reference] = []
}

/// The result of an import.
package struct ImportReport: Hashable, Sendable {
  /// How many favorites are new.
  package let added: Int
  package var skipped: [Skipped] = []
  /// How many lines and areas there were, which are no points.
  package var shapes = 0
  /// The report of a file of points: rows without a position, where it breaks off, and more.
  package var points = PointReport()

  /// An entry of the file that was left out.
  package struct Skipped: Hashable, Sendable {
    /// Its place in the file, from 1.
    package let entry: Int
    /// Its title, else its id; empty if it has neither.
    package let label: String
    package let problem: EntryProblem
  }
}

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
  /// It has a NUL, and SQLite would end it there.
  case invalidTitle = "invalidTitle"
  /// Not two numbers on the globe, or only one of them.
  case invalidPosition = "invalidPosition"
  /// It has no position, and the entry is of no catalog that could know one.
  case noPosition = "noPosition"
  /// Not a moment as ISO 8601 writes it.
  case invalidDate = "invalidDate"
  /// It has no title, and its catalog doesn't know it.
  case noTitle = "noTitle"
  case alreadyFavorite = "alreadyFavorite"
  /// An entry before it names the same entity.
  case twice = "twice"
}
