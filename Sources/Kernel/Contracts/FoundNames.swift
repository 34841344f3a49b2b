package import Domain

/// The entities that this machine holds under a name.
///
/// A name given to a command has to be the whole of an entity's name, folded, in any language. Names
/// that are only similar are offered to the user and never taken.
package struct FoundNames: Hashable, Sendable {
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
    Array(titles.uniqued.prefix(mostOffers))
  }

  /// Returns the title of what is offered, with the other name that a text is similar to: nobody would
  /// know why "parris" offers Kosciusko.
  package static func offer(_ title: String, matchedName: String?) -> String {
    matchedName.map { "\(title) (\($0))" } ?? title
  }

  /// The entity that the name most likely means.
  package let best: Reference
  /// The title of the best entity.
  package let title: String
  /// Which of its names matches.
  package let match: Match
  /// The rank of the best entity among those that other catalogs have under the name.
  package let rank: NameRank
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

extension ListRow {
  /// The row as it is offered in the place of a name.
  package var offer: String { FoundNames.offer(title, matchedName: matchedName) }
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
  package func called(_ name: String) async throws(DataError) -> FoundNames? {
    let query = CatalogQuery(search: name, pageSize: 1, isTyped: true, isWholeName: true)
    return FoundNames(try await source.local.named(query), called: name, in: Self.description)
  }

  /// Returns titles of entities that a name is similar to, if none has exactly that name: titles that
  /// begin with it or have its words, or else titles that are one or two typing errors away.
  ///
  /// A catalog that can't be read offers none.
  package func near(_ name: String) async -> [String] {
    let query = CatalogQuery(search: name, pageSize: FoundNames.mostLooked, isTyped: true)
    var near = (try? await source.local.named(query).matches) ?? []
    near.removeAll { $0.rank.fit == .part }
    if near.isEmpty { near = (try? await source.local.suggestions(query)) ?? [] }
    return FoundNames.offers(near.map(\.row.offer))
  }
}

extension FoundNames {
  /// Takes the likeliest of some matches; `nil` if none has exactly the name.
  ///
  /// - Parameters:
  ///   - found: the matches.
  ///   - name: the name as it was typed.
  ///   - catalog: the catalog that they are of.
  package init?(_ found: NameMatches, called name: String, in catalog: CatalogDescription) {
    guard let match = found.matches.first(where: \.isCalled) else { return nil }
    best = match.row.reference
    title = match.row.title
    rank = match.rank
    self.match = match.row.matchedName == nil ? .name : .otherName
    // A list of countries does not know all names by which a country is found here.
    count = catalog.ids == .country ? 1 : max(1, found.total)
    // The part of the search before a country may end in a comma.
    let start = (found.name ?? name).reversed().drop { $0 == "," || $0 == " " }.reversed()
    search = catalog.ids == .country ? title : String(start)
  }
}
