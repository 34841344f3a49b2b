package import Domain

/// The arithmetic of pages: offsets count rows from 0, pages are numbered from 1.
///
/// No input traps: what would overflow ends at the largest offset, and a page holds at least a row.
package enum Paging {
  /// Where the last page starts that has rows; 0 where there are none.
  package static func lastOffset(count: Int, size: Int) -> Int {
    guard count > 0 else { return 0 }
    return (count - 1) / max(1, size) * max(1, size)
  }

  /// How many pages so many rows take.
  package static func pages(count: Int, size: Int) -> Int {
    count > 0 ? (count - 1) / max(1, size) + 1 : 0
  }

  package static func offset(ofPage number: Int, size: Int) -> Int {
    let (offset, overflow) = (max(1, number) - 1).multipliedReportingOverflow(by: max(1, size))
    return overflow ? .max : offset
  }

  /// Where the page after (before, where `pages` is negative) another starts.
  package static func offset(_ offset: Int, movedBy pages: Int, size: Int) -> Int {
    let (step, tooFar) = pages.multipliedReportingOverflow(by: max(1, size))
    let (moved, overflow) = offset.addingReportingOverflow(step)
    return tooFar || overflow ? (pages < 0 ? 0 : .max) : max(0, moved)
  }

  /// Where the page starts that has a row, when pages start over with a new size.
  package static func offset(showing row: Int, size: Int) -> Int {
    max(0, row) / max(1, size) * max(1, size)
  }
}

/// A question that is answered a page at a time.
package protocol PagedQuery {
  var offset: Int { get set }
  var pageSize: Int { get set }

  /// Whether both mean the same rows in the same order, whatever the page.
  func isSameSelection(as other: Self) -> Bool
}

extension PagedQuery {
  package func at(_ offset: Int) -> Self {
    var query = self
    query.offset = offset
    return query
  }

  /// Pages are numbered from 1.
  package func at(page number: Int) -> Self {
    at(Paging.offset(ofPage: number, size: pageSize))
  }

  /// The page so many after this one, before it where negative.
  ///
  /// nil where there is none: before the first row, or after the last of `count`, which is nil
  /// where it is not known.
  package func turned(by pages: Int, count: Int?) -> Self? {
    let turned = Paging.offset(offset, movedBy: pages, size: pageSize)
    if turned == offset { return nil }
    if let count, pages > 0, turned >= count { return nil }
    return at(turned)
  }

  /// The page of another size which has the row that is `chosen` on this one, and its index there;
  /// nil where the size is the same.
  package func resized(to size: Int, keeping chosen: Int) -> (query: Self, chosen: Int)? {
    let size = max(1, size)
    guard size != pageSize else { return nil }
    let row = min(offset, .max - chosen) + chosen
    var query = at(Paging.offset(showing: row, size: size))
    query.pageSize = size
    return (query, row - query.offset)
  }
}

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
