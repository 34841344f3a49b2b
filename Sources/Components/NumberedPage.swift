package import Domain

/// A page of rows that are numbered from 1, on and on over all pages.
package protocol NumberedPage: Equatable, Sendable {
  associatedtype Row: NumberedRow
  var rows: [Row] { get }
  /// Rows before the first one of the page.
  var offset: Int { get }
  /// All rows of all pages.
  var count: Int { get }
}

/// A row that stands for an entity.
package protocol NumberedRow: Equatable, Sendable {
  var reference: Reference { get }
  var title: String { get }
}

extension NumberedPage {
  /// The numbers of the rows; nil where there are none.
  package var numbers: ClosedRange<Int>? {
    rows.isEmpty ? nil : offset + 1...offset + rows.count
  }

  package var hasNext: Bool { numbers.map { $0.upperBound < count } ?? false }

  package var hasPrevious: Bool { offset > 0 }
}
