package import Domain

/// How well an entity fits a search for a name, the best way first.
package enum NameFit: Int, CaseIterable, Comparable, Sendable {
  /// One of its names is the whole search, in any language.
  case whole
  /// One of its names begins with the search, or another of its texts is the whole search: a
  /// Pokémon's type, a country's capital.
  case beginning
  /// The words of the search begin words of its texts.
  case words
  /// The words of the search stand somewhere in its texts.
  case part
  /// One of its names is a typing error away from the search, so it is only offered.
  case guess

  package static func < (first: NameFit, second: NameFit) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The place of an entity among all that a search for a name finds, whichever catalogs they are of.
///
/// The lower rank is the likelier meaning: the better fit, and within a fit the greater weight.
package struct NameRank: Hashable, Comparable, Sendable {
  package let fit: NameFit
  /// How many people are likely to mean the entity, in inhabitants of a city.
  ///
  /// Entities without inhabitants have a weight on the same scale.
  package var weight: Int

  package init(_ fit: NameFit, weight: Int) {
    self.fit = fit
    self.weight = weight
  }

  package static func < (first: NameRank, second: NameRank) -> Bool {
    (first.fit, second.weight) < (second.fit, first.weight)
  }
}

/// An entity that a search for a name finds.
package struct NameMatch: Hashable, Sendable {
  package var row: ListRow
  package let rank: NameRank
  /// Whether the whole search is one of its names, even one that hardly anybody knows: such a name
  /// ranks as low as a beginning.
  package let isCalled: Bool

  package init(_ row: ListRow, _ rank: NameRank, isCalled: Bool? = nil) {
    self.row = row
    self.rank = rank
    self.isCalled = isCalled ?? (rank.fit == .whole)
  }
}

/// The likeliest meanings of a name in one catalog.
package struct NameMatches: Hashable, Sendable {
  /// The entities by rising rank, as many as were asked for.
  package var matches: [NameMatch]
  /// The number of all entities that fit.
  package var total: Int
  /// The part of the search that is a name, if its end named a country or a state.
  package var name: String?

  package init(_ matches: [NameMatch] = [], total: Int = 0, name: String? = nil) {
    self.matches = matches
    self.total = total
    self.name = name
  }
}

extension LocalDataManager {
  /// Looks at the titles of all entities that a search finds, which suits a small catalog.
  package func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    var all = query
    (all.offset, all.pageSize) = (0, .max)
    let rows = try await page(all).rows
    var column = NameColumn()
    for row in rows { column.append(names: row.summary.titles, texts: [], weight: 0) }
    let found = column.first(max(0, query.pageSize), fitting: query.search)
    return NameMatches(
      found.entities.map { NameMatch(rows[$0.index], $0.rank) }, total: found.total)
  }
}
