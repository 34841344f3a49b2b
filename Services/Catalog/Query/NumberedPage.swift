package import Domain

/// A page of rows that are numbered from 1, on and on over all pages.
package protocol NumberedPage {
  /// What the rows stand for, in their order.
  var references: [Reference] { get }
  /// Rows before the first one of the page.
  var offset: Int { get }
  /// All rows of all pages.
  var count: Int { get }
}

extension NumberedPage {
  /// The numbers of the rows; nil where there are none.
  package var numbers: ClosedRange<Int>? {
    references.isEmpty ? nil : offset + 1...offset + references.count
  }

  package var hasNext: Bool { numbers.map { $0.upperBound < count } ?? false }

  package var hasPrevious: Bool { offset > 0 }
}
