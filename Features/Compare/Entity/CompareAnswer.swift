package import Domain

/// The data that the interactor found of both, unformatted.
package struct CompareAnswer: Hashable, Sendable {
  package let first: ComparedItem
  package let second: ComparedItem
  /// The way from the first to the second; `nil` if one of them has no place.
  package var way: CompareWay?

  package var items: [ComparedItem] { [first, second] }
}

/// Why there are no two to compare.
package enum CompareMiss: Error, Hashable {
  /// Nothing has these names, in the catalog that was named, if any; a single name is near these titles.
  case unknown([String], in: CatalogID?, near: [String] = [])
  /// Both names mean the entry with this title.
  case same(String)
  /// Both are known, but to different catalogs.
  case ofTwoCatalogs
  /// It is not told where the first name ends.
  case apart
}

/// One of the two.
package struct ComparedItem: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  /// The titles that its source has in other languages.
  package var names: LocalizedText?
  package let facts: [Fact]
  /// False also where the favorites can't be read.
  package var isFavorite = false
}

/// How one gets from a place to another.
package struct CompareWay: Hashable, Sendable {
  package let kilometres: Double
  package let direction: CompassPoint
}

/// Both, formatted.
package struct CompareContent: Hashable, Sendable {
  package let answer: CompareAnswer
  package let titles: [String]
  package let rows: [CompareRow]
  /// How far the second's clock is ahead of the first's, in minutes; `nil` if one of them is not known.
  package let minutesAhead: Int?
}

/// A fact of both; at least one of them has it.
package struct CompareRow: Hashable, Sendable {
  package let label: Words
  /// The first's and the second's.
  package let cells: [CompareCell]
}

/// The value of one of them.
package struct CompareCell: Hashable, Sendable {
  /// Empty if it is not known.
  package var text = ""
  /// The part of the greater of both, 0...1; `nil` if they can't be measured so.
  package var share: Double?
}
