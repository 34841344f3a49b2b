/// A page on screen: the question it answers, and the row that is chosen.
package struct ShownPage<Query: PagedQuery, Page: NumberedPage> {
  private let query: Query
  private let page: Page?
  private let chosen: Int

  /// `page` is nil before the first one; `chosen` counts from 0.
  package init(_ query: Query, _ page: Page?, chosen: Int) {
    self.query = query
    self.page = page
    self.chosen = chosen
  }

  /// The index of the row that a number means, without one of the chosen row; nil where no such row
  /// is on screen.
  package func index(of number: Int?) -> Int? {
    guard let page else { return nil }
    let index = number.map { $0 &- 1 &- page.offset } ?? chosen
    return page.references.indices.contains(index) ? index : nil
  }

  /// Which row is chosen when another page takes the place of this one: the same, wherever it is
  /// now.
  ///
  /// On another page or in another selection it is the first; where the row is gone, the one in its
  /// place.
  package func choice(on next: Page, for nextQuery: Query) -> Int {
    guard nextQuery.isSameSelection(as: query) else { return 0 }
    if let references = page?.references, references.indices.contains(chosen),
      let index = next.references.firstIndex(of: references[chosen])
    {
      return index
    }
    guard nextQuery.offset == query.offset else { return 0 }
    return max(0, min(chosen, next.references.count - 1))
  }
}
