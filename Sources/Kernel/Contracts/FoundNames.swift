package import Domain

/// The entities that this machine holds under a name.
///
/// A name that is given to a command is one that an entity is called by: the whole of it, folded, any
/// of its names in any language. What is only near it is offered, and never taken.
package struct FoundNames: Sendable {
  /// By which of its names the best one is called, its own first.
  package enum Match: CaseIterable, Comparable, Sendable {
    case name, otherName
  }

  /// The most titles that are offered in the place of a name.
  package static let mostOffers = 3

  /// As many are looked at for them: titles repeat.
  package static let mostLooked = 12

  /// The first of some titles, each once.
  package static func offers(_ titles: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(titles.filter { seen.insert($0).inserted }.prefix(mostOffers))
  }

  /// The one that is meant most likely.
  package let best: Reference
  package let title: String
  package let match: Match
  /// How many a list finds by it, this one included.
  package let count: Int
  /// What finds them in a list, which does not read where a city is.
  package let search: String
}

extension [CatalogDescription] {
  /// Those in which a bare name is looked for, in that order.
  package var searchedByName: [CatalogID] {
    compactMap { catalog in catalog.search.nameRank.map { (rank: $0, id: catalog.id) } }
      .sorted { $0.rank < $1.rank }.map(\.id)
  }
}

/// Names in the place of ids. Services are never asked.
extension CatalogModule {
  /// Finds what a catalog has under exactly this name, the most likely one first; `nil` if nothing is
  /// called so.
  package func called(_ name: String) async -> FoundNames? {
    guard !Fold.bytes(name).isEmpty else { return nil }
    let description = Self.description
    // A country by its code, or a name of it in either language.
    if description.ids == .country, let code = CountryLookup.code(for: name),
      let item = try? await source.local.item(code)
    {
      let title = item.summary.title
      return FoundNames(best: item.reference, title: title, match: .name, count: 1, search: title)
    }
    guard description.search.relevance != nil else { return await entry(called: name) }
    guard let match = try? await source.local.page(query(name, isWholeName: true)).matches.first
    else { return nil }
    var query = query(name)
    query.limit = 0
    let all = try? await source.local.page(query)
    // What stands before where a place is may end in a comma.
    let search = (all?.name ?? name).reversed().drop { $0 == "," || $0 == " " }.reversed()
    return FoundNames(
      best: match.item.reference, title: match.item.summary.title,
      match: match.matchedName == nil ? .name : .otherName, count: max(1, all?.count ?? 1),
      search: String(search))
  }

  /// The titles of what a name is near to that nothing is called by: of what begins so, else of what a
  /// slip or two tell from it.
  package func near(_ name: String) async -> [String] {
    guard !Fold.bytes(name).isEmpty else { return [] }
    var titles: [String] = []
    if Self.description.search.relevance == nil {
      titles = await entries(like: name).filter { $0.rank > 0 }.map(\.item.summary.title)
    } else if let page = try? await source.local.page(query(name)) {
      titles = page.matches.map(\.item.summary.title)
    }
    if titles.isEmpty {
      let query = query(name)
      titles = (try? await source.local.suggestions(query))?.map(\.item.summary.title) ?? []
    }
    return FoundNames.offers(titles)
  }

  /// What a name means in the order of relevance, as it is found on a map.
  private func query(_ name: String, isWholeName: Bool = false) -> CatalogQuery {
    CatalogQuery(
      search: name, sort: Self.description.search.relevance,
      limit: isWholeName ? 1 : FoundNames.mostLooked, readsAreas: true, isWholeName: isWholeName)
  }

  private func entry(called name: String) async -> FoundNames? {
    let found = await entries(like: name)
    guard let best = found.first, best.rank == 0 else { return nil }
    return FoundNames(
      best: best.item.reference, title: best.item.summary.title, match: .name, count: found.count,
      search: name)
  }

  /// Looks for a name in titles alone, though a search of this catalog finds more: titles that are the
  /// name have rank 0, those that begin with it 1, those with such a word 2; the least comes first.
  private func entries(like name: String) async -> [(item: Item, rank: Int)] {
    let wanted = Array(Fold.bytes(name))
    let ranked = await held(search: name).compactMap { item -> (item: Item, rank: Int)? in
      item.summary.titles.compactMap { Self.rank($0, wanted) }.min().map { (item, $0) }
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
