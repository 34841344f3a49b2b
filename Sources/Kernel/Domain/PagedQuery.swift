/// A question that is answered a page at a time.
///
/// Offsets count rows from 0, and pages are numbered from 1.
///
/// No input traps: a sum that would overflow becomes the largest offset, and a page has at least one
/// row.
package protocol PagedQuery: Equatable, Sendable {
  var offset: Int { get set }
  var pageSize: Int { get set }

  /// Returns whether both find the same rows in the same order, whichever page they show.
  func isSameSelection(as other: Self) -> Bool
}

extension PagedQuery {
  private var size: Int { max(1, pageSize) }

  /// Returns the query for the page that begins with a row.
  package func at(_ offset: Int) -> Self {
    var query = self
    query.offset = offset
    return query
  }

  /// Returns the query for a page by its number, from 1.
  package func at(page number: Int) -> Self {
    let (offset, overflow) = (max(1, number) - 1).multipliedReportingOverflow(by: size)
    return at(overflow ? .max : offset)
  }

  /// Returns the number of pages for a number of rows.
  package func pages(of count: Int) -> Int {
    count > 0 ? (count - 1) / size + 1 : 0
  }

  /// Returns the same query, or the one for the last page if the offset is past the end of `count`
  /// rows.
  package func within(_ count: Int) -> Self {
    at(min(offset, count > 0 ? (count - 1) / size * size : 0))
  }

  /// Returns the query for the page a number of pages after this one; a negative number goes back.
  ///
  /// - Parameters:
  ///   - pages: the number of pages to turn.
  ///   - count: the number of all rows; `nil` if it is not known.
  /// - Returns: `nil` if there is no such page: it would be before the first row or after the last.
  package func turned(by pages: Int, count: Int?) -> Self? {
    let (step, tooFar) = pages.multipliedReportingOverflow(by: size)
    let (moved, overflow) = offset.addingReportingOverflow(step)
    let turned = tooFar || overflow ? (pages < 0 ? 0 : .max) : max(0, moved)
    if turned == offset { return nil }
    if let count, pages > 0, turned >= count { return nil }
    return at(turned)
  }

  /// Returns the page of another size that has the row `chosen` of this one, and that row's index
  /// there; `nil` if the size is the same.
  package func resized(to size: Int, keeping chosen: Int) -> (query: Self, chosen: Int)? {
    let size = max(1, size)
    guard size != pageSize else { return nil }
    let row = max(0, min(offset, .max - chosen) + chosen)
    var query = at(row / size * size)
    query.pageSize = size
    return (query, row - query.offset)
  }
}
