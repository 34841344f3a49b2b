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

  /// How many rows the parts were asked for.
  var ends: [Int] { asked.withLock { $0.map(\.end) } }

  /// The parts are the pages held, and the one after them as long as they do not reach far enough.
  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Harbor> {
    asked.withLock { $0.append(query) }
    let pages = pages.withLock { $0 }
    var ids: Set<String> = []
    let all = pages.flatMap(\.self).filter { ids.insert($0.id).inserted }
    let isEnough = pages.count * 2 >= query.end || pages.last == []
    let held = pages.indices.map { PartStatus(.page($0 + 1), Stamp(fetchedAt: 100)) }
    return CatalogPage(
      matches: all.dropFirst(query.offset).prefix(query.limit).map { .init($0) }, total: all.count,
      parts: held + (isEnough ? [] : [PartStatus(.page(pages.count + 1), nil)]),
      provenance: Provenance(.cached, fetchedAt: pages.isEmpty ? nil : 100))
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

  func held(_ id: String) async throws(DataError) -> HeldItem<Harbor> { throw .nothingToUndo }
}
