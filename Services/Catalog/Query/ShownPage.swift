/// A page on screen: the question it answers, the row that is chosen, and the question under way.
package struct ShownPage<Query: PagedQuery, Page: NumberedPage> {
  private let query: Query
  private let page: Page?
  private let chosen: Int
  private let underWay: Query?

  /// `page` is nil before the first one; `chosen` counts from 0; `underWay` is nil where nothing is
  /// awaited.
  package init(_ query: Query, _ page: Page?, chosen: Int, underWay: Query? = nil) {
    self.query = query
    self.page = page
    self.chosen = chosen
    self.underWay = underWay
  }

  /// What the next command changes: the question under way, so that commands given faster than they
  /// are answered add up.
  package var next: Query { underWay ?? query }

  /// The next page but so many, or the one before where negative; nil where there is none.
  package func turned(by pages: Int) -> Query? {
    next.turned(by: pages, count: underWay == nil ? page?.count : nil)
  }

  /// The page of another size that has the chosen row, and its index there; nil where the size is
  /// the same.
  package func resized(to size: Int) -> (query: Query, chosen: Int)? {
    next.resized(to: size, keeping: next.isSameSelection(as: query) ? chosen : 0)
  }

  /// The index of the row that a number means, without one of the chosen row; nil where no such row
  /// is on screen.
  package func index(of number: Int?) -> Int? {
    guard let page else { return nil }
    let index = number.map { $0 &- 1 &- page.offset } ?? chosen
    return page.references.indices.contains(index) ? index : nil
  }

  /// Where a step of so many rows leads; nil where there are no rows, or where another page is
  /// awaited already.
  package func moved(by rows: Int) -> RowStep? {
    guard let page, !page.references.isEmpty else { return nil }
    let index = chosen + rows
    let end = page.offset + page.references.count
    if index < 0, page.offset > 0 { return underWay == nil ? .page(-1) : nil }
    if index >= page.references.count, end < page.count { return underWay == nil ? .page(1) : nil }
    return .row(max(page.offset + 1, min(page.offset + index + 1, end)))
  }

  /// Which row is chosen when another page takes the place of this one: the same, wherever it is
  /// now.
  ///
  /// On another page it is the first; where the row is gone, the one in its place. In another
  /// selection it is the first, or, where it `stays`, the same as long as it is on the page.
  package func choice(on next: Page, for nextQuery: Query, stays: Bool = false) -> Int {
    let isSame = nextQuery.isSameSelection(as: query)
    guard isSame || stays else { return 0 }
    if let references = page?.references, references.indices.contains(chosen),
      let index = next.references.firstIndex(of: references[chosen])
    {
      return index
    }
    guard isSame, nextQuery.offset == query.offset else { return 0 }
    return max(0, min(chosen, next.references.count - 1))
  }
}

/// Questions whose answers may overtake each other; only the answer to the last one counts.
package struct Questions<Query> {
  package private(set) var last: Query
  private var count = 0

  /// `first` is what will be asked, but was not yet.
  package init(first: Query) {
    last = first
  }

  /// Takes note of a question and returns its number.
  package mutating func ask(_ query: Query) -> Int {
    last = query
    count += 1
    return count
  }

  package func isLast(_ number: Int) -> Bool { number == count }
}
