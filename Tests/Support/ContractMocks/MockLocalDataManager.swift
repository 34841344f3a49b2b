package import Contracts
package import Domain
import Synchronization

/// Answers each query with the rows of the given page, and records the queries.
///
/// Each store goes on to the next page; the last one stays.
package final class MockLocalDataManager<Item: Entity>: LocalDataManager {
  package typealias Page = CatalogPage<Item>

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

  package func page(_ query: CatalogQuery) async throws(DataError) -> Page {
    log.withLock { $0.append(query) }
    var page = try current.get()
    page.matches.removeAll { query.ids?.contains($0.item.id) == false }
    page.total = page.matches.count - page.alternateTotal
    page.matches = Array(page.matches.dropFirst(query.offset).prefix(query.limit))
    return page
  }

  package func suggestions(_ query: CatalogQuery) async throws(DataError) -> [Page.Match] {
    Array(guesses.prefix(query.limit))
  }

  package func held(_ id: String) async throws(DataError) -> HeldItem<Item> {
    let page = try current.get()
    let item = page.matches.first { $0.item.id == id }?.item
    let own = page.parts.filter { !$0.part.isList }
    return HeldItem(item, parts: own, provenance: page.provenance)
  }

  package func store(_ results: [FetchResult<Item>]) async throws(DataError) {
    pages.withLock { if $0.count > 1 { $0.removeFirst() } }
  }
}
