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
