import Catalog
import Domain
import Synchronization
import TestSupport

@testable import ListFeature

/// A catalog of pages of two, which are missing until they are stored; an empty one is the last.
///
/// An id is listed once.
final class PagedHarbors: LocalDataManager {
  private let pages: Mutex<[[Harbor]]>
  private let asked = Mutex<[CatalogQuery]>([])

  let filterKeys: [String] = []
  let sortKeys = ["name"]

  init(pages: Int = 0) {
    self.pages = Mutex((0..<pages).map { Self.page($0 + 1) })
  }

  /// The harbors of a page, from 1.
  static func page(_ number: Int) -> [Harbor] {
    [2 * number - 1, 2 * number].map { Harbor(id: "\($0)", name: "Port \($0)") }
  }

  /// What the parts were asked for, as first row and last.
  var scopes: [ClosedRange<Int>] {
    asked.withLock { $0.map { $0.offset...$0.offset + $0.limit } }
  }

  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Harbor> {
    var ids: Set<String> = []
    let all = pages.withLock { $0.flatMap(\.self) }.filter { ids.insert($0.id).inserted }
    return CatalogPage(
      matches: all.dropFirst(query.offset).prefix(query.limit).map { .init($0) }, total: all.count)
  }

  /// The pages held, and the one after them as long as they do not reach far enough.
  func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus] {
    asked.withLock { $0.append(query) }
    return pages.withLock { pages in
      let isEnough = pages.count * 2 >= query.offset + query.limit || pages.last == []
      let held = pages.indices.map { PartStatus(.page($0 + 1), Stamp(fetchedAt: 100)) }
      return held + (isEnough ? [] : [PartStatus(.page(pages.count + 1), nil)])
    }
  }

  func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance {
    Provenance(.cached, fetchedAt: pages.withLock { $0.isEmpty } ? nil : 100)
  }

  func store(_ deliveries: [Delivery<Harbor>]) async throws(DataError) {
    pages.withLock { pages in
      for delivery in deliveries {
        guard case .page(let number) = delivery.part, let items = delivery.items else { continue }
        if pages.indices.contains(number - 1) {
          pages[number - 1] = items
        } else {
          pages.append(items)
        }
      }
    }
  }

  func item(_ id: String) async throws(DataError) -> Harbor { throw .nothingToUndo }
  func id(_ steps: Int, from id: String) async throws(DataError) -> String? { nil }
  func parts(ofEntity id: String) async throws(DataError) -> [PartStatus] { [] }
  func provenance(ofEntity id: String) async throws(DataError) -> Provenance { .embedded }
}
