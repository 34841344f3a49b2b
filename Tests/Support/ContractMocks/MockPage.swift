package import Contracts
package import Domain

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

  func answer(to query: CatalogQuery) -> ListPage {
    let matches = matches.filter { query.ids?.contains($0.item.id) ?? true }
    var page = page
    page.total = matches.count - page.alternateTotal
    page.rows = matches.dropFirst(query.offset).prefix(query.pageSize).map { $0.row(for: query) }
    return page
  }

  func held(_ id: String) -> HeldItem<Item> {
    HeldItem(
      matches.first { $0.item.id == id }?.item, parts: page.parts.filter { !$0.part.isList },
      provenance: page.provenance)
  }
}
