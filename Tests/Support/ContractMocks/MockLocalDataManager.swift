package import Contracts
package import Domain
import Synchronization

/// The entities that a mock holds, and its answer about them.
package struct MockPage<Item: Entity & Summarizable & Describable>: Sendable {
  /// An entity and the other name it was found by.
  package struct Match: Sendable {
    package let item: Item
    let matchedName: String?

    package init(_ item: Item, matchedName: String? = nil) {
      (self.item, self.matchedName) = (item, matchedName)
    }

    package func row(for query: CatalogQuery) -> ListRow {
      ListRow(item, for: query, matchedName: matchedName)
    }
  }

  let matches: [Match]
  /// The answer without its rows.
  package var page: ListPage

  package init(
    matches: [Match], total: Int, alternateTotal: Int = 0, topHits: Int = 0, name: String? = nil,
    parts: [PartStatus] = [], provenance: Provenance = .embedded
  ) {
    self.matches = matches
    page = ListPage(
      name: name, topHits: topHits, total: total, alternateTotal: alternateTotal, parts: parts,
      provenance: provenance)
  }
}

/// Answers each query with the rows of the given page, and records the queries.
///
/// Each store goes on to the next page; the last one stays.
package final class MockLocalDataManager<
  Item: Entity & Summarizable & Describable
>: LocalDataManager {
  package typealias Page = MockPage<Item>

  package let sortKeys = ["name", "population"]
  private let guesses: [Page.Match]
  private let pages: Mutex<[Result<Page, DataError>]>
  private let log = Mutex<[CatalogQuery]>([])

  package init(_ pages: Result<Page, DataError>..., suggestions: [Page.Match] = []) {
    self.pages = Mutex(pages)
    guesses = suggestions
  }

  package convenience init(_ items: [Item]) {
    self.init(.success(Page(matches: items.map { .init($0) }, total: items.count)))
  }

  package var queries: [CatalogQuery] { log.withLock { $0 } }

  private var current: Result<Page, DataError> { pages.withLock { $0[0] } }

  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    log.withLock { $0.append(query) }
    let held = try current.get()
    let matches = held.matches.filter { query.ids?.contains($0.item.id) ?? true }
    var page = held.page
    page.total = matches.count - page.alternateTotal
    page.rows = matches.dropFirst(query.offset).prefix(query.pageSize).map { $0.row(for: query) }
    return page
  }

  package func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch] {
    guesses.prefix(query.pageSize).map {
      NameMatch($0.row(for: query), NameRank(.guess, weight: 0))
    }
  }

  package func held(_ id: String) async throws(DataError) -> HeldItem<Item> {
    let held = try current.get()
    return HeldItem(
      held.matches.first { $0.item.id == id }?.item,
      parts: held.page.parts.filter { !$0.part.isList }, provenance: held.page.provenance)
  }

  package func store(_ results: [FetchResult<Item>]) async throws(DataError) {
    pages.withLock { if $0.count > 1 { $0.removeFirst() } }
  }
}
