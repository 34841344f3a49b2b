package import Catalog
package import Domain

extension MockLocalDataManager {
  /// - Parameters:
  ///   - parts: those of every query, and of every entity.
  ///   - alternate: how many are found by another name, in every answer.
  package convenience init(
    _ matches: [CatalogPage<Item>.Match], parts: [PartStatus] = [], alternate: Int = 0,
    topHits: Int = 0, name: String? = nil, suggestions: [CatalogPage<Item>.Match] = [],
    error: DataError? = nil
  ) {
    let all = CatalogPage(
      matches: matches, total: 0, alternateTotal: alternate, topHits: topHits, name: name,
      parts: parts)
    self.init(all, suggestions: suggestions, error: error)
  }
}

/// A page of all that a mock holds.
extension CatalogPage {
  /// Unsearched, and as old as its oldest part.
  func answer(to query: CatalogQuery) -> CatalogPage {
    var page = self
    let found = matches.filter { query.ids?.contains($0.item.id) ?? true }
    page.total = found.count - alternateTotal
    page.matches = Array(found.dropFirst(query.offset).prefix(query.limit))
    page.provenance = oldest
    return page
  }

  func held(_ id: String) -> HeldItem<Item> {
    HeldItem(
      matches.first { $0.item.id == id }?.item, parts: parts.filter { !$0.part.isList },
      provenance: oldest)
  }

  mutating func take(_ result: FetchResult<Item>) {
    for (index, status) in parts.enumerated() where status.part == result.part {
      parts[index] = PartStatus(result.part, result.metadata)
    }
    if let items = result.items { matches = items.map { Match($0) } }
  }

  private var oldest: Provenance {
    let times = parts.compactMap(\.metadata?.fetchedAt)
    return times.min().map { Provenance(.cached, fetchedAt: $0) } ?? .embedded
  }
}
