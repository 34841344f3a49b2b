import Components
package import Contracts
package import Domain
import Localization
import TextUI
import Viper

/// The changes of a list's scene; `RowsScene` has the changes of all screens with rows.
extension ListScene {
  package func hasMap(_ row: ListRow) -> Bool { map(of: row).map != .none }

  package func opensMap(_ row: ListRow) -> Bool {
    let map = map(of: row)
    return map.map == .ofPlace && map.catalog.arePlaces
  }

  package func hasMapBeside(_ row: ListRow) -> Bool { map(of: row).map == .ofPlace }

  package var comparedFirst: CatalogID? { capabilities.maps.isEmpty ? catalog.id : nil }

  private func map(of row: ListRow) -> RowMap {
    capabilities.maps[row.reference.catalog]
      ?? RowMap(catalog: catalog, map: capabilities.map)
  }

  /// Whether a service may have more rows than are held.
  ///
  /// False while a request is under way: that one ends with the query on screen.
  var mayGrow: Bool { capabilities.growsByItself && !fetches.isUnderWay }

  /// Ends what an event overtakes, before the event is handled.
  mutating func begin(_ event: ListEvent) {
    if event.slot == .content { fetches.clear(.content) }
    if event.startsOver { hasMoved = false }
  }

  /// Takes note of a question, says that it is asked unless `quietly`, and returns its number.
  mutating func ask(_ query: CatalogQuery, _ policy: CachePolicy, quietly: Bool) -> Int {
    if !quietly { reload() }
    fetches.policy = policy
    return requests.issue(for: query)
  }

  /// After a success all is asked for anew; a failed request is made again as it was.
  var retryPolicy: CachePolicy { failed == nil ? .always : fetches.policy }

  /// The query for a page past the last stored row, if a service may have more.
  func turnedPastTheEnd(by pages: Int) -> CatalogQuery? {
    capabilities.growsByItself ? turned(by: pages, grows: true) : nil
  }

  /// Whether a question was answered and led nowhere else; given up, it is still awaited.
  func stayed(at before: CatalogQuery, after question: CatalogQuery) -> Bool {
    requests.awaited == nil && requests.last == question && failed == nil && query == before
  }

  /// Shows at once that a catalog that was never fetched was searched here.
  mutating func wait(after page: ListPage) {
    guard !page.isCached, content.value == nil else { return }
    query = page.query
    content = content.reloading
  }

  /// Marks the chosen row, or takes its mark away.
  mutating func mark() {
    guard let row = choose(nil)?.reference else { return }
    if let index = marked.firstIndex(of: row) {
      marked.remove(at: index)
    } else {
      marked.append(row)
    }
  }

  /// Shows a page, with a failure that happened meanwhile; while a service is asked, more may come.
  mutating func show(_ page: ListPage, _ notice: ListNotice?) {
    let before = chosenRow?.reference
    show(page, for: page.query, stays: hasMoved)
    hasMoved = hasMoved && chosenRow?.reference == before
    let missed = fetches.takeMissed()
    if fetches.isUnderWay {
      content = .loading(previous: page)
    } else if let missed {
      content = .failure(missed, previous: page)
    }
    self.notice = notice ?? page.notice ?? self.notice
    dropOtherThumbnails()
  }

  /// Shows a failure in place of the content; but a question that the catalog can't make sense of leaves
  /// the page as it was.
  mutating func failRequest(_ error: DataError) {
    endRequests()
    switch (error, content.value) {
    case (.unknownFilter, let page?), (.invalidFilter, let page?), (.unknownSort, let page?),
      (.noOrigin, let page?):
      content = .success(page)
      notice = .failed(error)
    default:
      content = content.failed(error)
      notice = nil
    }
  }

  /// Shows the failure of a service; if another question was asked meanwhile, the page shown stays right.
  mutating func fail(_ error: DataError, _ policy: CachePolicy, of question: Int) {
    if requests.isLatest(question) { return failRequest(error) }
    guard case .service = error else { return }
    fetches.policy = policy
    guard requests.awaited == nil else {
      fetches.missed = error
      return
    }
    content = content.failed(error)
  }

  mutating func stop() {
    endRequests()
    content = content.stopped
  }

  private mutating func endRequests() {
    requests.end()
    fetches.missed = nil
  }
}

// MARK: - Commands

extension ListScene {
  package mutating func openMapOfAll() -> ListRoute? {
    notice = nil
    return capabilities.map.isOfLists ? .mapOfAll(catalog.id) : nil
  }

  /// Returns the change that toggles one row, or that stars several: with several, nobody means a toggle of
  /// each.
  mutating func toggle(_ numbers: RowNumbers?) -> StarChange? {
    let rows = pick(numbers).map(\.reference)
    return rows.isEmpty ? nil : rows.count == 1 ? .toggle(rows[0]) : .star(rows)
  }

  mutating func unstar(_ numbers: RowNumbers?) -> StarChange? {
    let rows = pick(numbers).map(\.reference)
    return rows.isEmpty ? nil : .unstar(rows)
  }
}

// MARK: - Other catalogs

extension ListScene {
  /// Returns the route to the list of one catalog, where filters hold that rows of several catalogs lack;
  /// `nil` if no such list is needed, or if the catalog of no row has them.
  ///
  /// The catalog is that of the chosen row, or else that of the first row that has one.
  func narrow(by filters: [Filter]) -> ListRoute? {
    guard let page = content.value, !filters.allSatisfy({ has($0, catalog) }) else { return nil }
    let rows = [chosenRow].compactMap(\.self) + page.rows
    let catalogs = rows.lazy.compactMap { capabilities.maps[$0.reference.catalog]?.catalog }
    return catalogs.first { catalog in filters.allSatisfy { has($0, catalog) } }.map {
      .narrowed($0.id, search: query.search, filters)
    }
  }

  private func has(_ filter: Filter, _ catalog: CatalogDescription) -> Bool {
    ([CatalogQuery.favoriteOption] + catalog.filters).contains { $0.isCalled(filter.typedKey) }
  }

  /// Notes that the search is looked for in other catalogs, and returns the query; `nil` if it was already.
  mutating func askForCount() -> CatalogQuery? {
    guard lacksCount else { return nil }
    elsewhere = FoundElsewhere(search: query.search)
    return query
  }

  /// Keeps a count, unless another search was looked for meanwhile.
  ///
  /// - Parameter count: the count; if it is `nil`, nobody waited for it, and it is asked for again.
  mutating func add(_ count: Int?, of search: String) {
    guard elsewhere?.search == search else { return }
    elsewhere = count.map { FoundElsewhere(search: search, count: $0) }
  }
}

/// The requests to services that are under way, and a failure that is not shown yet.
struct ListFetches: Equatable {
  /// How much the question that would be asked again wants the network.
  var policy = CachePolicy.ifDue
  /// The error of a service that failed while a later question awaited its answer.
  var missed: DataError?
  /// The number of the request in each slot; an event ends the one before it in its slot.
  private var underWay: [EventSlot: Int] = [:]
  private var count = 0

  var isUnderWay: Bool { !underWay.isEmpty }

  /// Whether what the user asked for, that all be fetched anew, is under way.
  var isRefreshing: Bool { underWay[.refresh] != nil }

  /// Takes note that a service is asked and returns a number to end it by.
  mutating func begin(in slot: EventSlot) -> Int {
    count += 1
    underWay[slot] = count
    return count
  }

  mutating func end(_ number: Int) {
    underWay = underWay.filter { $0.value != number }
  }

  /// Notes that the request in a slot was cancelled.
  mutating func clear(_ slot: EventSlot) {
    underWay[slot] = nil
  }

  mutating func takeMissed() -> DataError? {
    defer { missed = nil }
    return missed
  }
}

extension ListEvent {
  /// Whether it leads to other rows, of which the first is chosen.
  fileprivate var startsOver: Bool {
    switch self {
    case .filtered, .sorted, .starredOnly, .rows(.cleared), .rows(.next), .rows(.previous),
      .rows(.page):
      true
    default: false
    }
  }
}
