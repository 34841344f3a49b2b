package import Contracts
package import Domain
package import TextUI
package import Viper

/// The scene of a screen that lists something a page at a time, and the meaning of its commands, whatever
/// the rows are.
///
/// `query` belongs to the page on screen; it changes when an answer arrives, not when it is asked.
/// A function that returns a query or a route leaves it to the presenter to ask or to go there.
package protocol RowsScene: Equatable, Sendable {
  associatedtype Notice: RowsNoticing
  associatedtype Route: RowsLeading

  var query: CatalogQuery { get set }
  var content: LoadingState<ListPage, DataError> { get set }
  /// The index on the page of the row that commands without a number mean.
  var chosen: Int { get set }
  /// Whether there is room beside the rows for the map or the detail of the chosen one.
  var isAccompanied: Bool { get set }
  /// About the last command; the next command takes it away.
  var notice: Notice? { get set }
  var requests: RequestTokens { get set }
  /// The catalog in which the names of a comparison are looked for first; `nil` if there is none.
  var comparedFirst: CatalogID? { get }

  /// The scene without the state that the presenter keeps in it and no view shows.
  var shown: Self { get }

  /// Why a row leads nowhere; `nil` if it leads somewhere.
  func obstacle(to row: ListRow) -> Notice?
  func hasMap(_ row: ListRow) -> Bool
  /// Whether a row opens its map, because it is a place; any other row opens its detail.
  func opensMap(_ row: ListRow) -> Bool
  /// Whether a map of the row stands beside the list, rather than its detail.
  func hasMapBeside(_ row: ListRow) -> Bool
  /// The route to a map of all rows on all pages; `nil` if there is no such map.
  mutating func openMapOfAll() -> Route?
}

/// The results of commands that every screen with rows can report.
package protocol RowsNoticing: Equatable, Sendable {
  static func failed(_ error: DataError) -> Self
  static func rows(_ notice: RowsNotice) -> Self
}

// MARK: - Rows

extension RowsScene {
  package var comparedFirst: CatalogID? { nil }
  package var shown: Self { withoutRequests }
  package func obstacle(to row: ListRow) -> Notice? { nil }
  package func opensMap(_ row: ListRow) -> Bool { hasMap(row) }
  package func hasMapBeside(_ row: ListRow) -> Bool { hasMap(row) }

  /// The scene as if nothing was ever asked.
  package var withoutRequests: Self {
    var scene = self
    scene.requests = RequestTokens()
    return scene
  }

  /// Whether there is something to show after a change.
  ///
  /// - Parameters:
  ///   - before: the scene before the change.
  ///   - isAnswer: whether the change answers a command, so that a notice is shown each time.
  package func needsShowing(after before: Self, isAnswer: Bool = true) -> Bool {
    shown != before.shown || isAnswer && notice != nil
  }

  /// `nil` if there are no rows.
  package var chosenRow: ListRow? {
    guard let rows = content.value?.rows, chosen < rows.count else { return nil }
    return rows[chosen]
  }

  /// The rows and pages that commands can name by their number.
  package var numbers: ScreenNumbers {
    guard let page = content.value else { return ScreenNumbers() }
    return ScreenNumbers(
      rows: page.rows.map(\.title), first: page.offset + 1, pages: query.pages(of: page.count))
  }

  /// Chooses a row by its number and returns it; `nil`, with a notice, if the row is not on screen.
  ///
  /// Without a number it returns the row that is chosen already.
  package mutating func choose(_ number: Int?) -> ListRow? {
    let page = content.value
    let index = number.map { $0 &- 1 &- (page?.offset ?? 0) } ?? chosen
    guard let page, page.rows.indices.contains(index) else {
      notice = .rows(.noRow(number, shown: page?.numbers))
      return nil
    }
    (chosen, notice) = (index, nil)
    return page.rows[index]
  }

  /// Chooses the first of some rows and returns them all; returns none, with a notice, if one of them
  /// is not on screen.
  package mutating func pick(_ numbers: RowNumbers?) -> [ListRow] {
    guard let numbers else { return choose(nil).map { [$0] } ?? [] }
    switch numbers.rows(shown: content.value?.numbers) {
    case .rows(let numbers):
      guard let first = choose(numbers.first), let page = content.value else { return [] }
      return [first] + numbers.dropFirst().map { page.rows[$0 - 1 - page.offset] }
    case .missing(let number):
      _ = choose(number)
      return []
    }
  }

  /// Moves the choice by a number of rows; at an end it stays there, with a notice, and so where no row is.
  ///
  /// - Returns: how many pages to turn, if the choice would leave the page and no other page is awaited.
  package mutating func move(by rows: Int) -> Int? {
    notice = nil
    guard let page = content.value, !page.rows.isEmpty else {
      if content.value != nil { notice = .rows(.noRow(nil, shown: nil)) }
      return nil
    }
    let index = chosen + rows
    let pages =
      index < 0 && page.hasPrevious ? -1 : index >= page.rows.count && page.hasNext ? 1 : 0
    guard pages == 0 else { return requests.awaited == nil ? pages : nil }
    chosen = max(0, min(index, page.rows.count - 1))
    if index != chosen { notice = .rows(rows > 0 ? .lastRow : .firstRow) }
    return nil
  }

  /// The number of rows from the chosen one to a row on screen, which is named by its number.
  package func steps(to number: Int) -> Int? {
    guard let page = content.value else { return nil }
    let index = number - 1 - page.offset
    return page.rows.indices.contains(index) ? index - chosen : nil
  }

  /// Chooses the last row of the page, as a step back to the page before does.
  package mutating func chooseLast() {
    if let page = content.value { chosen = max(0, page.rows.count - 1) }
  }
}

// MARK: - Requests

extension RowsScene {
  /// The query that the next command changes.
  ///
  /// It is the question under way, so that commands given faster than they are answered add up.
  package var next: CatalogQuery { requests.awaited ?? query }

  /// The question that failed; `nil` unless the content is a failure.
  package var failed: CatalogQuery? { content.error == nil ? nil : requests.last }

  /// Returns the query for a later page, or for an earlier one if `pages` is negative; `nil` if there
  /// is no such page.
  ///
  /// - Parameter grows: whether there may be more rows than are known of.
  package func turned(by pages: Int, grows: Bool = false) -> CatalogQuery? {
    let isKnown = requests.awaited == nil && !grows
    return next.turned(by: pages, count: isKnown ? content.value?.count : nil)
  }

  /// Sets the notice that no page is left in this direction.
  package mutating func endPages(_ pages: Int) {
    notice = .rows(pages > 0 ? .lastPage : .firstPage)
  }

  /// Returns the query for a page by its number; `nil` stands for the last of the rows known of.
  package func turned(to number: Int?) -> CatalogQuery {
    next.at(page: number ?? max(1, next.pages(of: content.value?.count ?? 0)))
  }

  /// Says that the last page stands in the place of one that was asked for by its number.
  package mutating func sayIfThereIsNoPage(_ number: Int?) {
    guard let number, content.error == nil, let page = content.value, page.count > 0 else { return }
    let shown = query.pages(of: page.offset + 1)
    if shown < number { notice = .rows(.noPage(number, last: shown)) }
  }

  /// Changes the number of rows that a page has, and returns the query to ask; `nil` before the first
  /// page.
  ///
  /// The chosen row stays on screen.
  package mutating func resize(to size: Int) -> CatalogQuery? {
    let isSame = next.isSameSelection(as: query)
    guard let (query, chosen) = next.resized(to: size, keeping: isSame ? chosen : 0) else {
      return nil
    }
    guard case .idle = content else { return query }
    (self.query, self.chosen) = (query, chosen)
    return nil
  }

  /// Marks the content as being asked for; the rows on screen stay until the answer comes.
  package mutating func reload() {
    content = content.reloading
    notice = nil
  }

  /// Puts a page in the place of the one on screen.
  ///
  /// - Parameters:
  ///   - page: the new page.
  ///   - query: the query that the page answers.
  ///   - stays: whether the chosen row is sought in another selection, too.
  package mutating func show(_ page: ListPage, for query: CatalogQuery, stays: Bool = false) {
    requests.end()
    chosen = choice(on: page, for: query, stays: stays)
    self.query = query
    content = .success(page)
  }

  /// Ends the request with an error; the rows on screen stay.
  ///
  /// A question that makes no sense has failed, not the rows: it is answered with a notice.
  package mutating func fail(_ error: DataError) {
    requests.end()
    switch (error, content.value) {
    case (.unknownFilter, let page?), (.invalidFilter, let page?), (.unknownSort, let page?),
      (.noOrigin, let page?):
      content = .success(page)
      notice = .failed(error)
    default: content = content.failed(error)
    }
  }

  /// Returns the index of the row to choose when another page takes the place of this one.
  ///
  /// The chosen row stays chosen wherever it is now. If it is gone, the row in its place is chosen. On
  /// another page the first row is chosen. In another selection it is the first, too, unless the choice
  /// `stays` and the row is on the page.
  private func choice(on page: ListPage, for query: CatalogQuery, stays: Bool) -> Int {
    let isSame = query.isSameSelection(as: self.query)
    guard isSame || stays else { return 0 }
    if let chosenRow,
      let index = page.rows.firstIndex(where: { $0.reference == chosenRow.reference })
    {
      return index
    }
    guard isSame, query.offset == self.query.offset else { return 0 }
    return max(0, min(chosen, page.rows.count - 1))
  }
}

// MARK: - Requests whose answers may overtake each other

/// Requests whose answers may overtake each other; only the answer to the latest one counts.
package struct RequestTokens: Equatable, Sendable {
  /// The query that was asked last; `nil` before the first request.
  package private(set) var last: CatalogQuery?
  /// The latest request until it is answered.
  package private(set) var awaited: CatalogQuery?
  private var latest = 0

  package init() {}

  /// Notes a request and returns its token.
  package mutating func issue(for query: CatalogQuery) -> Int {
    (last, awaited) = (query, query)
    latest += 1
    return latest
  }

  package func isLatest(_ token: Int) -> Bool { token == latest }

  /// Ends the request under way: it was answered, has failed or was given up.
  package mutating func end() {
    awaited = nil
  }
}
