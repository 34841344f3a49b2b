import Contracts
import Domain
import Geo

/// Finds two entities of one catalog, and how one gets from one to the other.
struct CompareInteractor: CompareInteracting {
  let catalogs: [CatalogDescription]
  let catalog: @Sendable (CatalogID) -> any CatalogModule
  let favorites: any FavoritesDataManager

  /// More words are refused: it would be anyone's guess where the first name ends.
  private static let mostWords = 12
  /// Nothing has a longer name; to look for one would take any length of time.
  private static let longestName = 32

  func answer(
    _ comparison: Comparison
  ) async throws(DataError) -> Result<CompareAnswer, CompareMiss> {
    var words = comparison.words
    // An id counts in this one alone.
    var first = comparison.catalog
    var others = catalogs.searchedByName
    var only: CatalogID?
    if words.count > 2, let id = catalogs.map(\.id).named(words[0].lowercased()) {
      (words, first, others, only) = (Array(words.dropFirst()), id, [], id)
      try await fill(catalog(id))
    }
    let pairs = Self.names(words)
    let ids = [first].compactMap(\.self) + others
    switch try await pair(pairs, in: ids, takingIDsOf: first) {
    case .both(let first, let second):
      return .success(try await answer(first, second, in: catalog(first.reference.catalog)))
    case .same(let title): return .failure(.same(title))
    case nil:
      let miss = try await miss(pairs, in: ids, takingIDsOf: first, only: only)
      guard case .unknown(let names, _, _) = miss, names.count == 1 else { return .failure(miss) }
      return .failure(.unknown(names, in: only, near: await near(names[0], in: ids)))
    }
  }

  /// Asks the service of a catalog of which nothing is held.
  private func fill<Module: CatalogModule>(_ catalog: Module) async throws(DataError) {
    let page = try await catalog.source.local.page(CatalogQuery(pageSize: 1))
    guard page.total == 0 else { return }
    let parts = catalog.source.partsToFetch(page.parts, .ifDue).filter(\.isEssential)
    try await catalog.source.refresh(parts, before: catalog.source.deadline())
  }

  // MARK: - The two that are meant

  private struct Found {
    let reference: Reference
    let title: String
    var match = FoundNames.Match.name
  }

  private enum Pair {
    case both(Found, Found)
    /// Two names of the entry with this title.
    case same(String)
  }

  /// The two that were named best, in the first of the catalogs that have both.
  ///
  /// - Throws: the error of a catalog that can't be read, if no other one has both.
  private func pair(
    _ pairs: [(String, String)], in ids: [CatalogID], takingIDsOf first: CatalogID?
  ) async throws(DataError) -> Pair? {
    var best: (pair: Pair, match: FoundNames.Match)?
    var same: Pair?
    var failure: DataError?
    for id in ids {
      func found(_ name: String) async -> Found? {
        do throws(DataError) {
          return try await self.found(name, in: catalog(id), takesIDs: id == first)
        } catch {
          failure = failure ?? error
          return nil
        }
      }
      for (one, other) in pairs {
        guard let one = await found(one), let other = await found(other) else { continue }
        guard one.reference != other.reference else {
          same = same ?? .same(one.title)
          continue
        }
        let match = max(one.match, other.match)
        guard best.map({ match < $0.match }) ?? true else { continue }
        best = (.both(one, other), match)
      }
      if best?.match == .name { break }
    }
    let pair = best?.pair ?? same
    if pair == nil, let failure { throw failure }
    return pair
  }

  /// Returns the reason why no reading of the words gives two entities.
  ///
  /// It names the unknown name only if a single reading leaves one; otherwise it is anyone's guess where
  /// the first name ends.
  private func miss(
    _ pairs: [(String, String)], in ids: [CatalogID], takingIDsOf first: CatalogID?,
    only: CatalogID?
  ) async throws(DataError) -> CompareMiss {
    func isKnown(_ name: String) async throws(DataError) -> Bool {
      for id in ids {
        if try await found(name, in: catalog(id), takesIDs: id == first) != nil { return true }
      }
      return false
    }
    var readings: [[String]] = []
    for (one, other) in pairs {
      var unknown: [String] = []
      for name in one == other ? [one] : [one, other] where try await !isKnown(name) {
        unknown.append(name)
      }
      readings.append(unknown)
    }
    if readings.contains([]) { return .ofTwoCatalogs }
    let likely = readings.count == 1 ? readings : readings.filter { $0.count == 1 }
    return likely.count == 1 ? .unknown(likely[0], in: only) : .apart
  }

  /// The ways to read some words as two names.
  private static func names(_ words: [String]) -> [(String, String)] {
    func name(_ words: ArraySlice<String>) -> String { words.joined(separator: " ") }
    let slash = words.firstIndex(of: "/")
    let ends = slash.map { $0..<($0 + 1) } ?? 1..<max(1, min(words.count, mostWords))
    return ends.compactMap { end in
      let (one, other) = (words[..<end], words[(slash == nil ? end : end + 1)...])
      guard max(one.count, other.count) <= longestName else { return nil }
      return (name(one), name(other))
    }
  }

  private func found<Module: CatalogModule>(
    _ text: String, in catalog: Module, takesIDs: Bool
  ) async throws(DataError) -> Found? {
    // A catalog that can't be read says why when it is asked for the name.
    if takesIDs, let item = try? await catalog.source.local.item(text) {
      return Found(reference: item.reference, title: item.summary.title)
    }
    guard let found = try await catalog.called(text) else { return nil }
    return Found(reference: found.best, title: found.title, match: found.match)
  }

  /// The titles that a name is near to, of the first catalogs that have some.
  private func near(_ name: String, in ids: [CatalogID]) async -> [String] {
    // A number means a row, and no name that begins with it.
    guard Int(name) == nil else { return [] }
    return await FoundNames.offers(near: name, in: ids.map(catalog))
  }

  // MARK: - The data of both

  private func answer<Module: CatalogModule>(
    _ first: Found, _ second: Found, in catalog: Module
  ) async throws(DataError) -> CompareAnswer {
    let starred = (try? await favorites.ids(in: Module.description.id)) ?? []
    func compared(_ found: Found) async throws(DataError) -> ComparedItem {
      let item = try await catalog.source.local.item(found.reference.id)
      return ComparedItem(
        reference: item.reference, title: item.summary.title,
        names: item.summary.names,
        facts: item.facts + (await catalog.source.details(item)),
        isFavorite: starred.contains(item.id))
    }
    let (first, second) = (try await compared(first), try await compared(second))
    return CompareAnswer(first: first, second: second, way: Self.way(from: first, to: second))
  }

  private static func way(from first: ComparedItem, to second: ComparedItem) -> CompareWay? {
    guard let start = first.facts.position, let end = second.facts.position else { return nil }
    return CompareWay(
      kilometres: Geodesy.distance(from: start, to: end),
      direction: CompassPoint(bearing: Geodesy.bearing(from: start, to: end)))
  }
}
