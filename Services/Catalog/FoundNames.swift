package import Domain

/// What this machine holds of a catalog under a name, or under one that begins with it.
package struct FoundNames: Sendable {
  /// How much of the best one's name was given, the most first.
  package enum Match: CaseIterable, Comparable, Sendable {
    case name, otherName, beginning
  }

  /// The one that is meant most likely.
  package let best: Reference
  package let title: String
  package let match: Match
  /// How many there are with it.
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
  /// What has the name in a catalog; nil if nothing has it.
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
    guard let relevance = description.search.relevance else {
      return await entry(called: name)
    }
    // The first in the order of relevance, as it is found on a map.
    let query = CatalogQuery(search: name, sort: relevance, limit: 1, readsAreas: true)
    guard let page = try? await source.local.page(query), let match = page.matches.first
    else { return nil }
    let title = match.item.summary.title
    var kind = Self.match(match.item.facts.name ?? title, match.matchedName, name)
    // What is found by the beginning of its name may be called so all the same: New York City.
    if kind == .beginning,
      let facts = (try? await source.local.item(match.item.id))?.facts, facts.haveOtherName(name)
    {
      kind = .otherName
    }
    // What stands before where a place is may end in a comma.
    let search = (page.name ?? name).reversed().drop { $0 == "," || $0 == " " }.reversed()
    return FoundNames(
      best: match.item.reference, title: title,
      match: kind, count: page.count, search: String(search))
  }

  /// How a text names an entry; a name followed by a country or state counts as the name.
  private static func match(_ name: String, _ other: String?, _ text: String) -> FoundNames.Match {
    let wanted = Fold.bytes(text)
    func isCalled(_ name: String) -> Bool {
      let fold = Fold.bytes(name)
      return wanted.elementsEqual(fold) || wanted.starts(with: fold + [0x20])
    }
    if isCalled(name) { return .name }
    return other.map(isCalled) == true ? .otherName : .beginning
  }

  /// Looks for the name in titles alone, though a search of this catalog finds more: first for a
  /// title that is the name, then for one that begins with it, then for one with such a word.
  private func entry(called name: String) async -> FoundNames? {
    let wanted = Array(Fold.bytes(name))
    let found = await held(search: name).compactMap { item -> (Item, rank: Int)? in
      let title = Array(Fold.bytes(item.summary.title))
      if title == wanted { return (item, 0) }
      if title.starts(with: wanted) { return (item, 1) }
      let words = title.split(separator: 0x20)
      return words.contains { title[$0.startIndex...].starts(with: wanted) } ? (item, 2) : nil
    }
    guard let (best, rank) = found.min(by: { $0.rank < $1.rank }) else { return nil }
    return FoundNames(
      best: best.reference, title: best.summary.title, match: rank == 0 ? .name : .beginning,
      count: found.count, search: name)
  }
}

extension [Fact] {
  /// Whether a text is one of the other names among these facts.
  fileprivate func haveOtherName(_ text: String) -> Bool {
    let wanted = Fold.fold(text)
    return contains { fact in
      guard case .names(let names) = fact.value else { return false }
      return names.contains { Fold.fold($0) == wanted }
    }
  }
}
