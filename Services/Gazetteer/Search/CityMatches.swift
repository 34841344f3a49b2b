import Domain

/// What a query finds, before any filter or order.
package struct CityMatches: Hashable, Sendable {
  /// The rows that match by their name: none of the ranges is empty, no two overlap, and they are
  /// in display order.
  package let named: [Range<Int>]
  /// The rows that match only by another name, in the order of those names.
  package let alsoKnown: [OtherMatch]
}

/// A way to find cities by what somebody typed.
package protocol CitySearching: Sendable {
  /// Finds the cities whose fold("name, country") starts with the query, and from three bytes of
  /// query on those that only have another name whose fold does. An empty query finds all.
  ///
  /// The query is that of `Fold.queryBytes(_:)`.
  func matches(_ query: [UInt8]) -> CityMatches
}

/// A row found by another name: the first of its names, in fold order, that matches.
package struct OtherMatch: Hashable, Sendable {
  package let row: Int
  /// The name's place among all other names.
  package let name: Int
}

/// A row that was found, and the name it was found by where that is not its own.
struct FoundRow: Hashable {
  let row: Int
  /// The name's place among all other names.
  let name: Int?

  init(_ row: Int, name: Int? = nil) {
    self.row = row
    self.name = name
  }

  init(_ match: OtherMatch) {
    self.init(match.row, name: match.name)
  }
}
