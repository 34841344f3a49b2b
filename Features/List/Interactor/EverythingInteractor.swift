import Components
import Contracts
import Domain

/// The search of all catalogs at once: which rows a name means, the likeliest one first.
///
/// A better fit comes first: exact names, then beginnings, then words, wherever they are found. Within
/// a fit, what the user opened often comes first, and then what most people mean. If nothing fits,
/// names that are a typing error away are suggested.
struct EverythingInteractor: ListInteracting {
  let data: EverythingDataManager
  let favorites: any FavoritesDataManager
  var visits: any VisitsDataManager = NoVisits()
  var links: any LinkDataManager = NoLinks()
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  /// The largest number of suggestions.
  private static let mostSuggestions = 5

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    var query = try query.ofEverything()
    let stars = await Result { () async throws(DataError) in try await favorites.all() }
    if query.favoritesOnly { _ = try stars.get() }
    let starred = (try? stars.get()) ?? []
    let habits = Habits(await visits.known(), starred, at: clock())
    var found = try await found(query, starred, habits)
    if query.isTyped, query != query.within(found.total) {
      query = query.within(found.total)
      found = try await self.found(query, starred, habits)
    }
    var page = ListPage(query: query, rows: found.matches.map(\.row), total: found.total)
    page.called = found.called
    if page.hasNext { page.byName = data.listedByName(found.counts) }
    page.partialError = stars.error ?? found.failure
    if query.pageSize > 0, found.isWeak {
      let near = try await suggestions(query, starred)
      if found.matches.isEmpty || Self.isLikelier(near.first, than: found.matches[0]) {
        let weak = found.matches.prefix(max(0, Self.mostSuggestions - near.count))
        page.rows = (near + weak).map(\.row)
        (page.total, page.areSuggestions) = (0, !near.isEmpty)
      }
    }
    for index in page.rows.indices {
      let reference = page.rows[index].reference
      page.rows[index].isFavorite = habits.starred.contains(reference)
      page.rows[index].isFrequent = habits.frecency[reference] != nil
    }
    return page
  }

  /// Only this machine is asked, so there is one step.
  func load(_ query: CatalogQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListPage>> {
    Steps { step in
      do throws(DataError) {
        step(.final(try await page(query)))
      } catch {
        step(.failed(error))
      }
    }
  }

  /// Nothing is anywhere else.
  func countElsewhere(_ query: CatalogQuery) async -> Int { 0 }

  func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try await favorites.change(change, at: clock()) { reference async throws(DataError) in
      try await data.row(of: reference).summary
    }
  }

  func copy(_ references: [Reference]) async throws(DataError) {
    try await links.copy(references, data.row(of:))
  }

  /// There are none: rows of several catalogs have no common room for pictures.
  func thumbnails(of rows: [ListRow], fitting size: PictureSize) -> AnySteps<Thumbnail> {
    Steps { _ in }
  }
}

extension CatalogQuery {
  /// The query as a search of everything answers it.
  /// - Throws: `unknownFilter` for any filter but the favorites, and `unknownSort` for any other order:
  ///   what one catalog knows, the others do not.
  fileprivate func ofEverything() throws(DataError) -> CatalogQuery {
    let description = CatalogDescription.everything
    let query = try normalized(description.sortKeys, description)
    if let filter = query.filters.first {
      throw .unknownFilter(filter.key, known: [Self.favoriteWords])
    }
    if let sort = query.sort, !description.sortKeys.contains(sort) {
      throw .unknownSort(sort, known: description.sorts.map(\.words))
    }
    return query
  }
}

// MARK: - Meanings

extension EverythingInteractor {
  /// The entities that the user opens often or starred, which are likelier to be meant.
  private struct Habits {
    /// The entities that were opened more than once.
    let often: [Visit]
    /// How likely each of them is wanted again; see `Visit.frecency(at:)`.
    let frecency: [Reference: Int]
    let starred: Set<Reference>

    init(_ visits: [Visit], _ favorites: [Favorite], at now: Int) {
      often = visits.filter(\.isFrequent)
      frecency = Dictionary(
        often.map { ($0.reference, $0.frecency(at: now)) }, uniquingKeysWith: max)
      starred = Set(favorites.map(\.reference))
    }

    func comes(_ first: NameMatch, before second: NameMatch) -> Bool {
      let (one, other) = (frecency[first.row.reference] ?? 0, frecency[second.row.reference] ?? 0)
      if first.rank.fit != second.rank.fit || one == other { return first.rank < second.rank }
      return one > other
    }
  }

  private struct Found {
    var matches: [NameMatch]
    let total: Int
    let called: [FoundNames]
    /// The number of matches in each catalog, in the catalogs' order.
    var counts: [Int] = []
    /// The failure of a catalog whose matches are missing; `nil` if none are.
    var failure: DataError?

    /// Whether hardly anybody means what was found, so that a typing error is likely: at most some
    /// villages, or cities by the beginning of a foreign name.
    var isWeak: Bool {
      guard let first = matches.first else { return total == 0 }
      return first.rank.fit > .whole && first.rank.weight < 200_000 && total < 20
    }
  }

  /// Returns whether a name that is a typing error away is much likelier than what was found: `brasl`
  /// is Brazil rather than an old name of Wrocław.
  private static func isLikelier(_ near: NameMatch?, than found: NameMatch) -> Bool {
    near.map { $0.rank.weight / 1_000 > found.rank.weight } ?? false
  }

  private func found(
    _ query: CatalogQuery, _ favorites: [Favorite], _ habits: Habits
  ) async throws(DataError) -> Found {
    if query.search.allSatisfy(\.isWhitespace) { return await usual(query, favorites, habits) }
    var asked = query.at(0)
    let (end, overflow) = max(0, query.offset).addingReportingOverflow(max(0, query.pageSize))
    asked.pageSize = max(1, overflow ? .max : end)
    let answers = try await data.named(asked, only: ids(of: query, favorites))
    var matches = answers.flatMap(\.matches)
    let missing = await missing(query, favorites, habits, Set(matches.map(\.row.reference)))
    matches += missing.matches
    // Sorting keeps the order of equal ranks, which is that of the catalogs.
    matches.sort(by: habits.comes)
    let isCalled = matches.first?.isCalled ?? false
    let called = (isCalled ? answers.compactMap(\.called) : []).sorted { first, second in
      func place(_ names: FoundNames) -> Int {
        matches.firstIndex { $0.row.reference == names.best } ?? .max
      }
      return place(first) < place(second)
    }
    return Found(
      matches: Array(matches.dropFirst(max(0, query.offset)).prefix(max(0, query.pageSize))),
      total: answers.reduce(missing.unlisted) { $0 + $1.total }, called: called,
      counts: answers.map(\.total), failure: answers.firstFailure)
  }

  /// Returns what fits a name and the catalogs did not return: the entities that are opened often,
  /// which come first however little they weigh, and the favorites that no catalog holds any more.
  private func missing(
    _ query: CatalogQuery, _ favorites: [Favorite], _ habits: Habits, _ known: Set<Reference>
  ) async -> (matches: [NameMatch], unlisted: Int) {
    var column = NameColumn()
    let often = query.favoritesOnly ? [] : habits.often
    let titles = favorites.map { ($0.reference, $0.title) } + often.map { ($0.reference, $0.title) }
    for (_, title) in titles { column.append(names: [title], texts: [], weight: 0) }
    var (matches, unlisted, seen) = ([NameMatch](), 0, known)
    for found in column.first(.max, fitting: query.search).entities where found.rank.fit < .part {
      let reference = titles[found.index].0
      guard seen.insert(reference).inserted, data.kind(of: reference) != nil else { continue }
      if let held = try? await data.row(of: reference) {
        if habits.frecency[reference] != nil { matches.append(NameMatch(held, found.rank)) }
      } else if found.index < favorites.count, let row = row(of: favorites[found.index]) {
        matches.append(NameMatch(row, found.rank))
        unlisted += 1
      }
    }
    return (matches, unlisted)
  }

  /// Returns a favorite as its store has it; `nil` if its catalog is not searched.
  private func row(of favorite: Favorite) -> ListRow? {
    guard let kind = data.kind(of: favorite.reference) else { return nil }
    var row = ListRow(
      reference: favorite.reference,
      summary: Summary(title: favorite.title, position: favorite.position))
    row.kind = kind
    return row
  }

  /// Before a name is typed there is what was opened often, and then the favorites.
  private func usual(
    _ query: CatalogQuery, _ favorites: [Favorite], _ habits: Habits
  ) async -> Found {
    let often = habits.frecency.sorted { ($1.value, $0.key.id) < ($0.value, $1.key.id) }.map(\.key)
      .filter { !query.favoritesOnly || habits.starred.contains($0) }
    let all = often + favorites.map(\.reference).filter { habits.frecency[$0] == nil }
    var matches: [NameMatch] = []
    for reference in all.dropFirst(max(0, query.offset)).prefix(max(0, query.pageSize)) {
      let kept = favorites.first { $0.reference == reference }.flatMap(row)
      guard let row = (try? await data.row(of: reference)) ?? kept else { continue }
      matches.append(NameMatch(row, NameRank(.part, weight: 0)))
    }
    return Found(matches: matches, total: all.count, called: [])
  }

  private func suggestions(
    _ query: CatalogQuery, _ favorites: [Favorite]
  ) async throws(DataError) -> [NameMatch] {
    guard !Fold.bytes(query.search).isEmpty else { return [] }
    var asked = query.at(0)
    asked.pageSize = min(Self.mostSuggestions, max(1, query.pageSize - 1))
    let near = try await data.suggestions(asked, only: ids(of: query, favorites))
    return Array(
      near.flatMap(\.matches).sorted { $0.rank < $1.rank }.prefix(asked.pageSize))
  }

  /// Returns the only ids that are wanted, by their catalogs; `nil` if all are.
  private func ids(
    of query: CatalogQuery, _ favorites: [Favorite]
  ) -> [CatalogID: Set<String>]? {
    guard query.favoritesOnly else { return nil }
    return Dictionary(grouping: favorites.map(\.reference), by: \.catalog)
      .mapValues { Set($0.map(\.id)) }
  }
}
