/// A question that is answered a page at a time: offsets count rows from 0, pages are numbered from 1.
///
/// No input traps: what would overflow ends at the largest offset, and a page holds at least a row.
package protocol PagedQuery: Equatable, Sendable {
  var offset: Int { get set }
  var pageSize: Int { get set }

  /// Whether both mean the same rows in the same order, whatever the page.
  func isSameSelection(as other: Self) -> Bool
}

extension PagedQuery {
  private var size: Int { max(1, pageSize) }

  package func at(_ offset: Int) -> Self {
    var query = self
    query.offset = offset
    return query
  }

  package func at(page number: Int) -> Self {
    let (offset, overflow) = (max(1, number) - 1).multipliedReportingOverflow(by: size)
    return at(overflow ? .max : offset)
  }

  /// How many pages so many rows take.
  package func pages(of count: Int) -> Int {
    count > 0 ? (count - 1) / size + 1 : 0
  }

  /// The same, or the last page that has rows where the offset is past the end of so many.
  package func within(_ count: Int) -> Self {
    at(min(offset, count > 0 ? (count - 1) / size * size : 0))
  }

  /// The page so many after this one, before it where negative.
  ///
  /// nil where there is none: before the first row, or after the last of `count`, which is nil
  /// where it is not known.
  package func turned(by pages: Int, count: Int?) -> Self? {
    let (step, tooFar) = pages.multipliedReportingOverflow(by: size)
    let (moved, overflow) = offset.addingReportingOverflow(step)
    let turned = tooFar || overflow ? (pages < 0 ? 0 : .max) : max(0, moved)
    if turned == offset { return nil }
    if let count, pages > 0, turned >= count { return nil }
    return at(turned)
  }

  /// The page of another size which has the row that is `chosen` on this one, and its index there;
  /// nil where the size is the same.
  package func resized(to size: Int, keeping chosen: Int) -> (query: Self, chosen: Int)? {
    let size = max(1, size)
    guard size != pageSize else { return nil }
    let row = max(0, min(offset, .max - chosen) + chosen)
    var query = at(row / size * size)
    query.pageSize = size
    return (query, row - query.offset)
  }
}
