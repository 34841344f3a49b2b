package import Domain
package import Localization
package import TextUI
package import Viper

/// What a screen shows that lists something a page at a time, and what its commands mean, whatever
/// the rows are.
///
/// `query` belongs to the page on screen; it changes when an answer arrives, not when it is asked.
/// A function that returns a query or a route leaves it to the presenter to ask or to go there.
package protocol RowsScene: Equatable, Sendable {
  associatedtype Query: PagedQuery
  associatedtype Page: NumberedPage
  associatedtype Notice: RowsNoticing

  var query: Query { get set }
  var content: LoadingState<Page, DataError> { get set }
  /// The index on the page of the row that commands without a number mean.
  var chosen: Int { get set }
  /// Whether there is room beside the rows for what is known of the chosen one.
  var isAccompanied: Bool { get set }
  /// About the last command; the next command takes it away.
  var notice: Notice? { get set }
  var requests: RequestTokens<Query> { get set }

  /// Why a row leads nowhere; nil where it does lead somewhere.
  func obstacle(to row: Page.Row) -> Notice?
  func hasMap(_ row: Page.Row) -> Bool
  /// Whether a row is looked at first, because it is a place; of all else one wants to read first.
  func opensMap(_ row: Page.Row) -> Bool
  /// Whether a map of the row stands beside the list, rather than its detail.
  func hasMapBeside(_ row: Page.Row) -> Bool
}

/// What the last command came to: what any screen with rows may have to say.
package protocol RowsNoticing: Equatable, Sendable {
  static func failed(_ error: DataError) -> Self
  static func rows(_ notice: RowsNotice) -> Self
}

// MARK: - Rows

extension RowsScene {
  package func obstacle(to row: Page.Row) -> Notice? { nil }
  package func opensMap(_ row: Page.Row) -> Bool { hasMap(row) }
  package func hasMapBeside(_ row: Page.Row) -> Bool { hasMap(row) }

  /// Nil where there are no rows.
  package var chosenRow: Page.Row? {
    guard let rows = content.value?.rows, chosen < rows.count else { return nil }
    return rows[chosen]
  }

  /// The rows and pages that commands can name by their number.
  package var numbers: ScreenNumbers {
    guard let page = content.value else { return ScreenNumbers() }
    return ScreenNumbers(
      rows: page.rows.map { $0.title }, first: page.offset + 1, pages: query.pages(of: page.count))
  }

  /// Chooses a row by its number, without one the chosen row, and returns it; says so where it is not
  /// on screen.
  package mutating func choose(_ number: Int?) -> Page.Row? {
    let page = content.value
    let index = number.map { $0 &- 1 &- (page?.offset ?? 0) } ?? chosen
    guard let page, page.rows.indices.contains(index) else {
      notice = .rows(.noRow(number, shown: page?.numbers))
      return nil
    }
    (chosen, notice) = (index, nil)
    return page.rows[index]
  }

  /// Chooses the first of some rows and returns them all; none where one of them is not on screen,
  /// which it says.
  package mutating func pick(_ numbers: RowNumbers?) -> [Page.Row] {
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

  /// Moves the choice by a number of rows; past the first or the last row of the page it returns how
  /// many pages to turn, unless another page is awaited already.
  package mutating func move(by rows: Int) -> Int? {
    notice = nil
    guard let page = content.value, !page.rows.isEmpty else { return nil }
    let index = chosen + rows
    let pages =
      index < 0 && page.hasPrevious ? -1 : index >= page.rows.count && page.hasNext ? 1 : 0
    guard pages == 0 else { return requests.awaited == nil ? pages : nil }
    chosen = max(0, min(index, page.rows.count - 1))
    return nil
  }

  /// How many rows the choice is to move by to a row on screen, by its number.
  package func steps(to number: Int) -> Int? {
    guard let page = content.value else { return nil }
    let index = number - 1 - page.offset
    return page.rows.indices.contains(index) ? index - chosen : nil
  }

  /// After a step back to the page before.
  package mutating func chooseLast() {
    if let page = content.value { chosen = max(0, page.rows.count - 1) }
  }
}

// MARK: - Where rows lead

extension RowsScene {
  /// To the map where a row is looked at first, else to the detail; a map that stands beside the rows
  /// already only follows.
  package mutating func open(_ number: Int?) -> RowsRoute? {
    guard let row = reach(number) else { return nil }
    guard opensMap(row) else { return .detail(row.reference) }
    return isAccompanied ? nil : .map(row.reference)
  }

  /// Some rows that lead somewhere; none where one of them does not, which it says.
  package mutating func reach(_ numbers: RowNumbers?) -> [Page.Row] {
    let rows = pick(numbers)
    guard let obstacle = rows.lazy.compactMap(obstacle).first else { return rows }
    notice = obstacle
    return []
  }

  package mutating func openMap(_ number: Int?) -> RowsRoute? {
    guard let row = reach(number) else { return nil }
    guard hasMap(row) else {
      notice = .failed(.notOnMap(row.reference))
      return nil
    }
    return .map(row.reference)
  }

  /// What belongs beside the rows: what is known of the chosen one.
  package var companion: RowsRoute {
    guard let row = chosenRow, obstacle(to: row) == nil else { return .nothingBeside }
    return hasMapBeside(row) ? .mapBeside(row.reference) : .detailBeside(row.reference)
  }

  /// What to say beside the rows when there is room for it, or another screen was the current one.
  package mutating func accompany(_ isAccompanied: Bool) -> RowsRoute? {
    self.isAccompanied = isAccompanied
    return isAccompanied && content.value != nil ? companion : nil
  }

  /// What belongs beside the rows now and did not before.
  package func companion(after before: Self) -> RowsRoute? {
    isAccompanied && companion != before.companion ? companion : nil
  }

  /// To a comparison of two rows by their numbers, of a row with what is called so, or of two names;
  /// the choice stays where it is.
  ///
  /// - Parameters:
  ///   - words: as they were typed.
  ///   - catalog: the one in which names are looked for first; nil for none.
  package mutating func compare(_ words: [String], in catalog: CatalogID? = nil) -> RowsRoute? {
    notice = nil
    let before = chosen
    defer { chosen = before }
    guard let numbers = RowNumbers(words.filter { $0 != "/" }.joined(separator: " ")) else {
      return compareNamed(words, in: catalog)
    }
    let rows = reach(numbers).map(\.reference)
    // That a row named twice is one says who compares, as of a name.
    guard rows.count <= 2, let first = rows.first, let last = rows.last,
      first.catalog == last.catalog
    else {
      notice = notice ?? .rows(.notComparable)
      return nil
    }
    return .compare(Comparison(first.catalog, [first.id, last.id]))
  }

  /// A number beside a name is a row's, where it is plain that it is no part of the name: of two words,
  /// or before or after a slash.
  private mutating func compareNamed(_ words: [String], in catalog: CatalogID?) -> RowsRoute? {
    let last = words.count - 1
    let sides = last == 1 || words.dropFirst().first == "/" ? [0] : []
    let others = last == 1 || words.dropLast().last == "/" ? [last] : []
    guard let side = (sides + others).first(where: { Int(words[$0]) != nil }) else {
      return .compare(Comparison(catalog, words))
    }
    guard let row = reach(Int(words[side]))?.reference else { return nil }
    var words = words
    words[side] = row.id
    return .compare(Comparison(row.catalog, words))
  }

  private mutating func reach(_ number: Int?) -> Page.Row? {
    guard let row = choose(number) else { return nil }
    notice = obstacle(to: row)
    return notice == nil ? row : nil
  }
}

// MARK: - Requests

extension RowsScene {
  /// What the next command changes: the question under way, so that commands given faster than they
  /// are answered add up.
  package var next: Query { requests.awaited ?? query }

  /// The question that failed, where that is what the content says.
  package var failed: Query? { content.error == nil ? nil : requests.last }

  /// The query for a later page, or for an earlier one where negative; nil where there is none.
  ///
  /// - Parameter grows: whether there may be more rows than are known of.
  package func turned(by pages: Int, grows: Bool = false) -> Query? {
    let isKnown = requests.awaited == nil && !grows
    return next.turned(by: pages, count: isKnown ? content.value?.count : nil)
  }

  /// Says that no page is left in this direction.
  package mutating func endPages(_ pages: Int) {
    notice = .rows(pages > 0 ? .lastPage : .firstPage)
  }

  /// Changes how many rows a page has; returns what to ask, which is nothing before the first page.
  ///
  /// The chosen row stays on screen.
  package mutating func resize(to size: Int) -> Query? {
    let isSame = next.isSameSelection(as: query)
    guard let (query, chosen) = next.resized(to: size, keeping: isSame ? chosen : 0) else {
      return nil
    }
    guard case .idle = content else { return query }
    (self.query, self.chosen) = (query, chosen)
    return nil
  }

  /// Says that something is asked; what is on screen stays until it is answered.
  package mutating func reload() {
    content = content.reloading
    notice = nil
  }

  /// Puts a page in the place of the one on screen.
  ///
  /// - Parameter stays: whether the chosen row is sought in another selection, too.
  package mutating func show(_ page: Page, for query: Query, stays: Bool = false) {
    requests.end()
    chosen = choice(on: page, for: query, stays: stays)
    self.query = query
    content = .success(page)
  }

  /// What is on screen stays.
  package mutating func fail(_ error: DataError) {
    requests.end()
    content = content.failed(error)
  }

  /// Which row is chosen when another page takes the place of this one: the same, wherever it is
  /// now.
  ///
  /// On another page it is the first; where the row is gone, the one in its place. In another
  /// selection it is the first, or, where it `stays`, the same as long as it is on the page.
  private func choice(on page: Page, for query: Query, stays: Bool) -> Int {
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

// MARK: - What a scene is made of

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

// MARK: - Requests whose answers may overtake each other

/// Requests whose answers may overtake each other; only the answer to the latest one counts.
package struct RequestTokens<Query: Sendable>: Sendable {
  /// What was asked last; nil before the first request.
  package private(set) var last: Query?
  /// The latest request until it is answered.
  package private(set) var awaited: Query?
  private var latest = 0

  package init() {}

  /// Takes note of a request and returns its token.
  package mutating func issue(for query: Query) -> Int {
    (last, awaited) = (query, query)
    latest += 1
    return latest
  }

  package func isLatest(_ token: Int) -> Bool { token == latest }

  /// Nothing is awaited any more: it is answered, has failed or was given up.
  package mutating func end() {
    awaited = nil
  }
}
