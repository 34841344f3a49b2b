import Catalog
import Domain

/// What this machine holds of a catalog that is called so, wholly or from the beginning of a word.
struct FoundNames {
  /// How much of the best one's name was given, the most first.
  enum Match: CaseIterable {
    case name, otherName, beginning
  }

  /// The one that is meant most likely.
  let best: Reference
  let title: String
  let match: Match
  /// How many there are with it.
  let count: Int
  /// What finds them in a list, which does not read where a city is.
  let search: String
}

/// Names in the place of ids. Services are never asked.
extension Commands {
  /// What is called so in each catalog in which a bare name is looked for, where there is something:
  /// the first is the best, one with exactly the name before one that has it for another name, and
  /// that before one that only begins so.
  func called(_ name: String) async -> [FoundNames] {
    var found: [FoundNames] = []
    let ranked = host.catalogs.compactMap { catalog in
      catalog.search.nameRank.map { (rank: $0, id: catalog.id) }
    }
    for catalog in ranked.sorted(by: { $0.rank < $1.rank }) {
      if let names = await called(name, in: host.catalog(catalog.id)) { found.append(names) }
    }
    return FoundNames.Match.allCases.flatMap { match in found.filter { $0.match == match } }
  }

  /// What is called so in a catalog; nil where nothing is.
  func called<Catalog: CatalogModule>(
    _ name: String, in catalog: Catalog
  ) async -> FoundNames? {
    guard !Fold.bytes(name).isEmpty else { return nil }
    let description = Catalog.description
    // A country by its code, or a name of it in either language.
    if description.ids == .country, let code = CountryLookup.code(for: name),
      let item = try? await catalog.source.local.item(code)
    {
      let title = item.summary.title
      return FoundNames(best: item.reference, title: title, match: .name, count: 1, search: title)
    }
    guard let relevance = description.search.relevance else {
      return await entry(called: name, in: catalog)
    }
    // The first in the order of relevance, as it is found on a map.
    let query = CatalogQuery(search: name, sort: relevance, limit: 1, readsAreas: true)
    guard let page = try? await catalog.source.local.page(query), let match = page.matches.first
    else { return nil }
    let title = match.item.summary.title
    // What stands before where a place is may end in a comma.
    let search = (page.name ?? name).reversed().drop { $0 == "," || $0 == " " }.reversed()
    return FoundNames(
      best: match.item.reference, title: title,
      match: Self.match(match.item.facts.name ?? title, match.matchedName, name),
      count: page.total + page.alsoKnownTotal, search: String(search))
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

  /// Of entries that are found by more than their title, those whose title has the name: exactly so
  /// first, then from its beginning.
  private func entry(
    called name: String, in catalog: some CatalogModule
  ) async -> FoundNames? {
    let wanted = Array(Fold.bytes(name))
    let items = await catalog.held(search: name)
    let folds = items.map { Array(Fold.bytes($0.summary.title)) }
    let found = items.indices.filter { index in
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
      best: items[best].reference, title: items[best].summary.title,
      match: folds[best] == wanted ? .name : .beginning, count: found.count, search: name)
  }
}
