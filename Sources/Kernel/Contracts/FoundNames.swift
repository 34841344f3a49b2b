package import Domain

/// The entities that this machine holds under a name.
///
/// A name given to a command has to be the whole of an entity's name, folded, in any language. Names
/// that are only similar are offered to the user and never taken.
package struct FoundNames: Sendable {
  /// Which of its names matches: the entity's own name comes first.
  package enum Match: CaseIterable, Comparable, Sendable {
    case name, otherName
  }

  /// The largest number of titles that are offered in the place of a name.
  package static let mostOffers = 3

  /// The number of entities that are looked at for them: titles repeat.
  package static let mostLooked = 12

  /// Returns the first of some titles, each once.
  package static func offers(_ titles: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(titles.filter { seen.insert($0).inserted }.prefix(mostOffers))
  }

  /// The entity that the name most likely means.
  package let best: Reference
  /// The title of the best entity.
  package let title: String
  /// Which of its names matches.
  package let match: Match
  /// The number of entities that a list finds by it, including this one.
  package let count: Int
  /// The search that finds them in a list.
  ///
  /// It has no country or state: a list does not read these.
  package let search: String
}

extension FoundNames {
  /// Returns the titles near a name, from the first catalogs that have some.
  package static func offers(
    near name: String, in catalogs: [any CatalogModule]
  ) async -> [String] {
    var titles: [String] = []
    for catalog in catalogs where titles.count < mostOffers { titles += await catalog.near(name) }
    return offers(titles)
  }
}

extension [CatalogDescription] {
  /// The catalogs in which a bare name is looked up, in this order.
  package var searchedByName: [CatalogID] {
    compactMap { catalog in catalog.search.nameRank.map { (rank: $0, id: catalog.id) } }
      .sorted { $0.rank < $1.rank }.map(\.id)
  }
}

/// Finds entities by a name in the place of an id. Services are never asked.
extension CatalogModule {
  /// Returns the entities that have exactly this name, the likeliest one first; `nil` if none has it.
  package func called(_ name: String) async -> FoundNames? {
    guard !Fold.bytes(name).isEmpty else { return nil }
    let description = Self.description
    // A country is found by its code or by its name in either language.
    if description.ids == .country, let code = CountryLookup.code(for: name),
      let item = try? await source.local.item(code)
    {
      let title = item.summary.title
      return FoundNames(best: item.reference, title: title, match: .name, count: 1, search: title)
    }
    guard description.search.relevance != nil else { return await entry(called: name) }
    guard let row = try? await source.local.page(query(name, isWholeName: true)).rows.first
    else { return nil }
    var query = query(name)
    query.pageSize = 0
    let all = try? await source.local.page(query)
    // The part of the search before a country may end in a comma.
    let search = (all?.name ?? name).reversed().drop { $0 == "," || $0 == " " }.reversed()
    return FoundNames(
      best: row.reference, title: row.title,
      match: row.matchedName == nil ? .name : .otherName, count: max(1, all?.count ?? 1),
      search: String(search))
  }

  /// Returns titles of entities that a name is similar to, if none has exactly that name: titles that
  /// begin with it, or else titles that are one or two typing errors away.
  package func near(_ name: String) async -> [String] {
    guard !Fold.bytes(name).isEmpty else { return [] }
    var titles: [String] = []
    if Self.description.search.relevance == nil {
      titles = await entries(like: name).filter { $0.rank > 0 }.map(\.row.title)
    } else if let page = try? await source.local.page(query(name)) {
      titles = page.rows.map(\.title)
    }
    if titles.isEmpty {
      let query = query(name)
      titles = (try? await source.local.suggestions(query))?.map(\.title) ?? []
    }
    return FoundNames.offers(titles)
  }

  /// Returns the query for a name in the order of relevance, as a map looks it up.
  private func query(_ name: String, isWholeName: Bool = false) -> CatalogQuery {
    CatalogQuery(
      search: name, sort: Self.description.search.relevance,
      pageSize: isWholeName ? 1 : FoundNames.mostLooked, isTyped: true, isWholeName: isWholeName)
  }

  private func entry(called name: String) async -> FoundNames? {
    let found = await entries(like: name)
    guard let best = found.first, best.rank == 0 else { return nil }
    return FoundNames(
      best: best.row.reference, title: best.row.title, match: .name, count: found.count,
      search: name)
  }

  /// Finds a name in titles alone, even if a search of this catalog looks at other text too.
  ///
  /// A title equal to the name has rank 0, one that begins with it 1, one with a word that begins
  /// with it 2. The lowest rank comes first.
  private func entries(like name: String) async -> [(row: ListRow, rank: Int)] {
    let wanted = Array(Fold.bytes(name))
    let ranked =
      ((try? await source.local.page(CatalogQuery(search: name, pageSize: .max)).rows) ?? [])
      .compactMap { row -> (row: ListRow, rank: Int)? in
        row.summary.titles.compactMap { Self.rank($0, wanted) }.min().map { (row, $0) }
      }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank } }
  }

  private static func rank(_ title: String, _ wanted: [UInt8]) -> Int? {
    let title = Array(Fold.bytes(title))
    if title == wanted { return 0 }
    if title.starts(with: wanted) { return 1 }
    let words = title.split(separator: 0x20)
    return words.contains { title[$0.startIndex...].starts(with: wanted) } ? 2 : nil
  }
}
