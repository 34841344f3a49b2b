import Catalog
import Domain
import Geo

/// Finds two entities of one catalog, and how one gets from one to the other.
struct CompareInteractor: CompareInteracting {
  let catalogs: [CatalogDescription]
  let catalog: @Sendable (CatalogID) -> any CatalogModule
  let favorites: any FavoritesDataManager

  /// Of longer names nobody says where they end.
  private static let mostWords = 12

  func answer(_ comparison: Comparison) async throws(DataError) -> CompareAnswer? {
    guard let (first, second) = await pair(comparison) else { return nil }
    return try await answer(first.id, second.id, in: catalog(first.catalog))
  }

  // MARK: - Who is meant

  /// The two that were named best, in the first of the catalogs that have both.
  private func pair(_ comparison: Comparison) async -> (Reference, Reference)? {
    var words = comparison.words
    // An id counts in this one alone.
    var first = comparison.catalog
    var others = catalogs.searchedByName
    if words.count > 2, let id = catalogs.map(\.id).named(words[0].lowercased()) {
      (words, first, others) = (Array(words.dropFirst()), id, [])
    }
    var best: (pair: (Reference, Reference), match: FoundNames.Match)?
    for id in [first].compactMap(\.self) + others {
      for (one, other) in Self.names(words) {
        guard let one = await found(one, in: catalog(id), takesIDs: id == first),
          let other = await found(other, in: catalog(id), takesIDs: id == first),
          one.reference != other.reference
        else { continue }
        let match = max(one.match, other.match)
        guard best.map({ match < $0.match }) ?? true else { continue }
        best = ((one.reference, other.reference), match)
      }
      if best?.match == .name { break }
    }
    return best?.pair
  }

  /// The ways to read some words as two names.
  private static func names(_ words: [String]) -> [(String, String)] {
    func name(_ words: ArraySlice<String>) -> String { words.joined(separator: " ") }
    if let slash = words.firstIndex(of: "/") {
      return [(name(words[..<slash]), name(words[(slash + 1)...]))]
    }
    return (1..<max(1, min(words.count, mostWords))).map {
      (name(words[..<$0]), name(words[$0...]))
    }
  }

  private func found<Module: CatalogModule>(
    _ text: String, in catalog: Module, takesIDs: Bool
  ) async -> (reference: Reference, match: FoundNames.Match)? {
    if takesIDs, let item = try? await catalog.source.local.item(text) {
      return (item.reference, .name)
    }
    return await catalog.called(text).map { ($0.best, $0.match) }
  }

  // MARK: - What is known

  private func answer<Module: CatalogModule>(
    _ first: String, _ second: String, in catalog: Module
  ) async throws(DataError) -> CompareAnswer {
    let starred = (try? await favorites.ids(in: Module.description.id)) ?? []
    func compared(_ id: String) async throws(DataError) -> ComparedItem {
      let item = try await catalog.source.local.item(id)
      return ComparedItem(
        reference: item.reference, title: item.summary.title,
        facts: item.facts + (await catalog.source.details(item)),
        isFavorite: starred.contains(id))
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
