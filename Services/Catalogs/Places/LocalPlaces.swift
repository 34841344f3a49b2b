import Contracts
import Domain

/// The catalog of places over the file of places, which is opened only if it is there.
struct LocalPlaces: LocalDataManager {
  private let archive: any PlaceArchiveDataManager
  private let isKnown: @Sendable (_ id: String) -> Bool
  private let starred: @Sendable () async -> [Favorite]

  /// - Parameters:
  ///   - archive: the file of places.
  ///   - isKnown: whether an earlier catalog has the place with this number of GeoNames.
  ///   - starred: returns the favorites of this catalog.
  init(
    _ archive: any PlaceArchiveDataManager, _ isKnown: @escaping @Sendable (_ id: String) -> Bool,
    _ starred: @escaping @Sendable () async -> [Favorite]
  ) {
    self.archive = archive
    self.isKnown = isKnown
    self.starred = starred
  }

  var sortKeys: [String] { Places.description.sortKeys }

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    let question = try ArchiveQuery(query)
    let answer = archive.hasFile ? try await archive.places(question) : ArchiveAnswer()
    let gone = query.favoritesOnly ? try await gone(question, query.ids ?? []) : []
    let rows = answer.rows.map { ListRow(Place($0), for: query, matchedName: $0.matchedName) }
    let rest = gone.dropFirst(max(0, query.offset - answer.total))
      .prefix(max(0, query.pageSize - rows.count))
    return ListPage(
      name: answer.name, rows: rows + rest.map { ListRow($0, for: query) },
      topHits: answer.likely, total: answer.total + gone.count,
      provenance: Provenance(.cached, fetchedAt: answer.addedAt))
  }

  /// A favorite that the file does not have any more is what its star keeps of it.
  func held(_ id: String) async throws(DataError) -> HeldItem<Place> {
    let found = archive.hasFile ? try await archive.place(Place.archivedID(id)) : nil
    guard let found else {
      return HeldItem(await stars([id]).first, parts: [], provenance: Provenance(.cached))
    }
    let addedAt = try await archive.places(ArchiveQuery(limit: 0)).addedAt
    return HeldItem(
      Place(found.place, names: found.names), parts: [],
      provenance: Provenance(.cached, fetchedAt: addedAt))
  }

  /// Returns the favorites that the file has no more and that a question finds, by name; they come after all
  /// others.
  private func gone(
    _ question: ArchiveQuery, _ ids: Set<String>
  ) async throws(DataError) -> [Place] {
    var places = await stars(ids)
    guard !places.isEmpty else { return [] }
    if archive.hasFile {
      let all = ArchiveQuery("", [.ids(Set(places.map(\.archived.id)))], limit: places.count)
      let held = Set(try await archive.places(all).rows.map(\.id))
      places.removeAll { held.contains($0.archived.id) }
    }
    return places.filter(question.finds(star:)).map { (Array(Fold.bytes($0.title)), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// Returns what stars keep of places.
  private func stars(_ ids: Set<String>) async -> [Place] {
    await starred().filter { ids.contains($0.reference.id) }.compactMap(Place.init(starred:))
  }

  /// Looks for the place among the first rows of the list, because there may be millions.
  func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow {
    var query = query ?? CatalogQuery()
    (query.offset, query.pageSize) = (0, Self.mostTurned)
    let page = try await page(query)
    let found = page.rows.map(\.reference)
    let turned = AdjacentRow(rows, from: Reference(Place.catalog, id), among: found)
    return turned == .end && page.total > found.count ? .unlisted : turned
  }

  /// The most rows that are looked through for a place.
  private static let mostTurned = 5_000

  func store(_ results: [FetchResult<Place>]) async throws(DataError) {}
}

// MARK: - Names

extension LocalPlaces {
  /// Finds the likeliest meanings of a name, but countries, and places of earlier catalogs, which have them
  /// by the same name.
  ///
  /// The total counts places of earlier catalogs too, except those among the likeliest that were read.
  func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    guard archive.hasFile, !Fold.bytes(query.search).isEmpty else { return NameMatches() }
    let count = min(max(0, query.pageSize), Self.mostNamed)
    var question = ArchiveQuery(
      called: query.search, PlaceCondition.ids(of: query), limit: 2 * count + Self.leastNamed)
    let called = try await archive.places(question)
    var found = called.rows.map { place in
      let fit: NameFit = place.worth >= Self.leastKnown ? .whole : .beginning
      return NameMatch(
        ListRow(named: place, for: query), NameRank(fit, weight: place.worth), isCalled: true)
    }
    var (total, name) = (called.total, called.name)
    if !query.isWholeName {
      question.isWholeName = false
      let begun = try await archive.places(question)
      let known = Set(called.rows.map(\.id))
      found += begun.rows.filter { !known.contains($0.id) }.map { place in
        NameMatch(
          ListRow(named: place, for: query), NameRank(.beginning, weight: place.worth))
      }
      (total, name) = (max(total, begun.total), called.total > 0 ? name : begun.name)
    }
    let own = found.filter { !isKnown($0.row.reference.id) }
    return NameMatches(
      Array(own.sorted { $0.rank < $1.rank }.prefix(count)),
      total: max(own.count, total - (found.count - own.count)), name: name)
  }

  /// The most meanings that are looked for, and the number of places that are read for one.
  private static let (mostNamed, leastNamed) = (10_000, 40)
  /// The inhabitants that a place is worth whose name ranks before the beginning of others.
  private static let leastKnown = 500
}

extension ListRow {
  /// Makes the row of a place among those of several catalogs: the word for its kind stands before the facts
  /// that places have in common.
  fileprivate init(named place: ArchivedPlace, for query: CatalogQuery) {
    let item = Place(place)
    self.init(
      reference: item.reference, summary: item.summary([]), matchedName: place.matchedName,
      facts: query.hasFacts ? item.facts : [])
    kind = item.kind.words
  }
}

// MARK: - Questions

extension ArchiveQuery {
  /// Makes the question for the places that have exactly a name, the likeliest first; countries are left to
  /// their catalog.
  init(called name: String, _ conditions: [PlaceCondition] = [], limit: Int) {
    self.init(
      name, [.kinds([.country], areWanted: false)] + conditions, order: .relevance, limit: limit,
      isWholeName: true)
  }

  /// - Throws: `unknownFilter`, `invalidFilter`, `unknownSort`.
  fileprivate init(_ query: CatalogQuery) throws(DataError) {
    let order = try query.sort.map { key throws(DataError) in
      guard let sort = PlaceSort(rawValue: key) else {
        throw .unknownSort(key, known: Places.description.sorts.map(\.words))
      }
      guard let order = sort.order(from: query.origin) else { throw .noOrigin("") }
      return order
    }
    var conditions = PlaceCondition.ids(of: query)
    for filter in query.filters {
      conditions.append(try PlaceCondition(filter, language: query.language))
    }
    self.init(
      query.search, conditions, order: order, offset: query.offset, limit: query.pageSize,
      likely: query.topHits, isWholeName: query.isWholeName)
  }
}

extension ArchiveQuery {
  /// Whether a place of which only the title and the position are known meets the conditions, and its title
  /// begins with the text.
  fileprivate func finds(star place: Place) -> Bool {
    let fold = Fold.bytes(isWholeName ? place.archived.name : place.title)
    let isCalled =
      isWholeName && !text.isEmpty
      ? fold.elementsEqual(Fold.bytes(text)) : fold.starts(with: Fold.queryBytes(text))
    return isCalled
      && conditions.allSatisfy { condition in
        switch condition {
        case .ids: true
        case .countries(let codes, let areWanted):
          codes.contains(place.archived.country) == areWanted
        default: false
        }
      }
  }
}

extension PlaceCondition {
  fileprivate static func ids(of query: CatalogQuery) -> [PlaceCondition] {
    query.ids.map { [.ids(Set($0.map(Place.archivedID)))] } ?? []
  }

  /// - Throws: `unknownFilter`, `invalidFilter`.
  fileprivate init(_ filter: Filter, language: Language) throws(DataError) {
    switch filter.key {
    case Filter.countryKey:
      self = .countries([try CountryLookup.code(of: filter)], areWanted: try filter.wantsItsValue())
    case Filter.regionKey: self = .region(filter.value, isWanted: try filter.wantsItsValue())
    case PlaceKind.filterKey:
      self = .kinds(try PlaceKind.kinds(of: filter), areWanted: try filter.wantsItsValue())
    case "feature":
      // The class may stand before the code: "T.PK".
      let code = filter.value.uppercased().split(separator: ".").last.map(String.init) ?? ""
      self = .features([code], areWanted: try filter.wantsItsValue())
    case "elevation": self = .elevation(try filter.condition(in: .length, language: language))
    case "population": self = .population(try filter.condition(in: .count, language: language))
    default:
      throw .unknownFilter(filter.typedKey, known: Places.description.filters.map(\.typedKey))
    }
  }
}
