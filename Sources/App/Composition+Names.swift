import Catalog
import CommandLine
import Domain

/// Names in the place of ids. Services are never asked.
extension Composition {
  /// What is called so in each catalog in which a bare name is looked for, where there is something:
  /// the first is the best, one with exactly the name before one that has it for another name, and
  /// that before one that only begins so.
  func called(_ name: String) async -> [FoundNames] {
    var found: [FoundNames] = []
    let ranked = Catalogs.descriptions.compactMap { catalog in
      catalog.search.nameRank.map { (rank: $0, id: catalog.id) }
    }
    for catalog in ranked.sorted(by: { $0.rank < $1.rank }) {
      if let names = await called(name, in: catalog.id) { found.append(names) }
    }
    return found.enumerated().sorted {
      ($0.element.match.rawValue, $0.offset) < ($1.element.match.rawValue, $1.offset)
    }.map(\.element)
  }

  /// What is called so in a catalog; nil where nothing is.
  func called(_ name: String, in catalog: CatalogID) async -> FoundNames? {
    guard !Fold.bytes(name).isEmpty else { return nil }
    let description = Catalogs.description(of: catalog)
    let isRanked = description?.search.relevance != nil
    let catalog = services.catalogs[catalog]
    if description?.ids == .country, let country = await country(called: name, catalog) {
      return country
    }
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
    return await holds(services.catalogs[reference.catalog])
  }

  /// The first in the order of relevance, as it is found on a map.
  private func entry<Catalog: CatalogModule>(
    mostLikelyCalled name: String, _ catalog: Catalog
  ) async -> FoundNames? {
    let query = CatalogQuery(
      search: name, sort: Catalog.description.search.relevance, limit: 1, readsAreas: true)
    guard let page = try? await catalog.source.local.page(query), let match = page.matches.first
    else { return nil }
    let title = match.item.summary.title
    return FoundNames(
      best: match.item.reference, title: title,
      match: Self.match(match.item.facts.name ?? title, match.matchedName, name),
      count: page.count, search: Self.withoutComma(page.name ?? name))
  }

  /// What stands before where a place is may end in a comma.
  private static func withoutComma(_ text: String) -> String {
    String(text.reversed().drop { $0 == "," || $0 == " " }.reversed())
  }

  /// How a text names an entry: wholly, or going on with where that is, counts the same.
  private static func match(_ name: String, _ other: String?, _ text: String) -> FoundNames.Match {
    let wanted = Fold.bytes(text)
    func isCalled(_ name: String) -> Bool {
      let fold = Fold.bytes(name)
      return wanted.elementsEqual(fold) || wanted.starts(with: fold + [0x20])
    }
    if isCalled(name) { return .name }
    return other.map(isCalled) == true ? .otherName : .beginning
  }

  /// A country by its code, or a name of it in either language.
  private func country(
    called name: String, _ catalog: some CatalogModule
  ) async -> FoundNames? {
    guard let code = CountryLookup.code(for: name),
      let item = try? await catalog.source.local.item(code)
    else { return nil }
    let title = item.summary.title
    return FoundNames(best: item.reference, title: title, match: .name, count: 1, search: title)
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
      match: folds[best] == wanted ? .name : .beginning, count: found.count, search: name)
  }
}
