import Catalog
import Domain

/// What this machine holds of a catalog that is called so, wholly or from the beginning of a word.
struct FoundNames: Hashable, Sendable {
  /// The one that is meant most likely.
  let best: Reference
  let title: String
  /// Whether that one is called exactly so.
  let isExact: Bool
  /// How many there are with it.
  let count: Int
}

/// Names in the place of ids. Services are never asked.
extension Services {
  /// What is called so in each catalog in which a bare name is looked for, where there is something:
  /// the first is the best, one with exactly the name before one that only begins so.
  func called(_ name: String) async -> [FoundNames] {
    var found: [FoundNames] = []
    let ranked = Catalogs.descriptions.compactMap { catalog in
      catalog.search.nameRank.map { (rank: $0, id: catalog.id) }
    }
    for catalog in ranked.sorted(by: { $0.rank < $1.rank }) {
      if let names = await called(name, in: catalog.id) { found.append(names) }
    }
    return found.filter(\.isExact) + found.filter { !$0.isExact }
  }

  /// What is called so in a catalog; nil where nothing is.
  func called(_ name: String, in catalog: CatalogID) async -> FoundNames? {
    guard !Fold.bytes(name).isEmpty else { return nil }
    let isRanked = Catalogs.description(of: catalog)?.search.relevance != nil
    let catalog = catalogs[catalog]
    return isRanked
      ? await entry(mostLikelyCalled: name, catalog) : await entry(called: name, catalog)
  }

  /// What is meant by an id, which may be a name: an id goes before a name.
  ///
  /// - Returns: nil where nothing held is called so.
  func entry(named id: String, in catalog: CatalogID) async -> FoundNames? {
    // Nothing is called by a number, and looking for one costs.
    guard !id.allSatisfy({ $0.isASCII && $0.isNumber }), await !holds(Reference(catalog, id)) else {
      return nil
    }
    return await called(id, in: catalog)
  }

  private func holds(_ reference: Reference) async -> Bool {
    func holds(_ catalog: some CatalogModule) async -> Bool {
      (try? await catalog.source.local.item(reference.id)) != nil
    }
    return await holds(catalogs[reference.catalog])
  }

  /// The first in the order of relevance, as it is found on a map.
  private func entry<Catalog: CatalogModule>(
    mostLikelyCalled name: String, _ catalog: Catalog
  ) async -> FoundNames? {
    let query = CatalogQuery(search: name, sort: Catalog.description.search.relevance, limit: 1)
    guard let page = try? await catalog.source.local.page(query) else { return nil }
    if let match = page.matches.first {
      let title = match.item.summary.title
      return FoundNames(
        best: match.item.reference, title: title,
        isExact: Self.isCalled(match.item.facts.name ?? title, match.matchedName, name),
        count: page.total + page.alsoKnownTotal)
    }
    // The last words may say where it is.
    let found = await places.named(name, count: 100)
    return found.first.map {
      FoundNames(
        best: $0.reference, title: "\($0.name), \($0.country)",
        isExact: Self.isCalled($0.name, $0.matchedName, name), count: found.count)
    }
  }

  /// Whether a text is one of two names, or goes on with where that is.
  private static func isCalled(_ name: String, _ other: String?, _ text: String) -> Bool {
    let wanted = Fold.bytes(text)
    return [name, other ?? name].map(Fold.bytes).contains {
      wanted.elementsEqual($0) || wanted.starts(with: $0 + [0x20])
    }
  }

  /// Of entries that are found by more than their title, those whose title has the name: exactly so
  /// first, then from its beginning.
  private func entry(
    called name: String, _ catalog: some CatalogModule
  ) async -> FoundNames? {
    // What can't be read has nothing of the name.
    guard let page = try? await catalog.source.local.page(CatalogQuery(search: name, limit: .max))
    else {
      return nil
    }
    let wanted = Array(Fold.bytes(name))
    let titles = page.matches.map(\.item.summary.title)
    let folds = titles.map { Array(Fold.bytes($0)) }
    let found = folds.indices.filter { index in
      let fold = [0x20] + folds[index]
      return fold.indices.contains {
        fold[$0] == 0x20 && fold[($0 + 1)...].starts(with: wanted)
      }
    }
    guard
      let best = found.first(where: { folds[$0] == wanted })
        ?? found.first(where: { folds[$0].starts(with: wanted) }) ?? found.first
    else { return nil }
    return FoundNames(
      best: page.matches[best].item.reference, title: titles[best],
      isExact: folds[best] == wanted, count: found.count)
  }
}
