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
