package import Contracts
package import Domain
import Synchronization

/// Answers each query with the rows of the given page, and records the queries.
///
/// Each store goes on to the next page; the last one stays.
package final class MockLocalDataManager<
  Item: Entity & Summarizable & Describable
>: LocalDataManager {
  package typealias Page = MockPage<Item>

  package let sortKeys = ["name", "population", "distance"]
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
    return try current.get().answer(to: query)
  }

  package func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch] {
    guesses.prefix(query.pageSize).map {
      NameMatch($0.row(for: query), NameRank(.guess, weight: 0))
    }
  }

  package func held(_ id: String) async throws(DataError) -> HeldItem<Item> {
    try current.get().held(id)
  }

  package func store(_ results: [FetchResult<Item>]) async throws(DataError) {
    pages.withLock { if $0.count > 1 { $0.removeFirst() } }
  }
}
