package import Catalog
package import Domain

/// The rows on screen, and what they are a part of.
package struct ListPage: NumberedPage, Hashable, Sendable {
  package let rows: [ListRow]
  /// Whether nothing was found, and the rows are what may be meant; no total counts them.
  package let areGuesses: Bool
  /// Matches by their own name, on all pages.
  package let total: Int
  /// Matches only by another name; they come after the others, unless sorted by relevance.
  package let alsoKnownTotal: Int
  /// Rows before the first one shown.
  package let offset: Int
  /// ``count`` as it is written.
  package let countText: String
  /// `alsoKnownTotal` as it is written.
  package let alsoKnownText: String
  package let provenance: Provenance
  /// How old what is shown is, written out; nil where it is fresh or a part of the program.
  package let ageText: String?

  package init(
    rows: [ListRow], areGuesses: Bool = false, total: Int, alsoKnownTotal: Int = 0, offset: Int = 0,
    countText: String, alsoKnownText: String = "0", provenance: Provenance = .embedded,
    ageText: String? = nil
  ) {
    self.rows = rows
    self.areGuesses = areGuesses
    self.total = total
    self.alsoKnownTotal = alsoKnownTotal
    self.offset = offset
    self.countText = countText
    self.alsoKnownText = alsoKnownText
    self.provenance = provenance
    self.ageText = ageText
  }

  /// All rows of all pages.
  package var count: Int { total + alsoKnownTotal }

  package var references: [Reference] { rows.map(\.reference) }

  /// The index of the first row found by another name; nil where that is on no page or another one, or
  /// the rows are sorted so that the two groups are mixed.
  var alsoKnownStart: Int? {
    let start = total - offset
    guard alsoKnownTotal > 0, rows.indices.contains(start),
      rows[..<start].allSatisfy({ $0.matchedName == nil }),
      rows[start...].allSatisfy({ $0.matchedName != nil })
    else { return nil }
    return start
  }
}
