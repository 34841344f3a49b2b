import Catalog
import Cities
import Domain
import Gazetteer

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
  /// The catalogs in which a name alone is looked for, that of most weight first.
  static let named: [CatalogID] = [.cities, .pokemon, .items, .people]

  /// What is called so in each of these catalogs, where there is something: the first is the best,
  /// one with exactly the name before one that only begins so.
  func called(_ name: String) async -> [FoundNames] {
    var found: [FoundNames] = []
    for catalog in Self.named {
      if let names = await called(name, in: catalog) { found.append(names) }
    }
    return found.filter(\.isExact) + found.filter { !$0.isExact }
  }

  /// What is called so in a catalog; nil where nothing is.
  func called(_ name: String, in catalog: CatalogID) async -> FoundNames? {
    guard !Fold.bytes(name).isEmpty else { return nil }
    return switch catalog {
    case .cities: await city(called: name)
    case .people: await entry(called: name, catalogs.people)
    case .pokemon: await entry(called: name, catalogs.pokemon)
    case .items: await entry(called: name, catalogs.items)
    case .articles: await entry(called: name, catalogs.articles)
    }
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
    let id = reference.id
    return switch reference.catalog {
    case .cities: (try? await catalogs.cities.local.item(id)) != nil
    case .people: (try? await catalogs.people.local.item(id)) != nil
    case .pokemon: (try? await catalogs.pokemon.local.item(id)) != nil
    case .items: (try? await catalogs.items.local.item(id)) != nil
    case .articles: (try? await catalogs.articles.local.item(id)) != nil
    }
  }

  /// Cities in the order of relevance, as they are found on a map.
  private func city(called name: String) async -> FoundNames? {
    let query = CatalogQuery(search: name, sort: CityOrder.relevance.rawValue, limit: 1)
    guard let page = try? await catalogs.cities.local.page(query) else { return nil }
    if let match = page.matches.first {
      return FoundNames(
        best: match.item.reference, title: match.item.title,
        isExact: Self.isCalled(match.item.name, match.matchedName, name),
        count: page.total + page.alsoKnownTotal)
    }
    // The last words may say where it is.
    let places = await places.named(name, count: 100)
    return places.first.map {
      FoundNames(
        best: $0.reference, title: "\($0.name), \($0.country)",
        isExact: Self.isCalled($0.name, $0.matchedName, name), count: places.count)
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
  private func entry<Item: Entity & Summarizable>(
    called name: String, _ source: CatalogSource<Item>
  ) async -> FoundNames? {
    // What can't be read has nothing of the name.
    guard let page = try? await source.local.page(CatalogQuery(search: name, limit: .max)) else {
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
