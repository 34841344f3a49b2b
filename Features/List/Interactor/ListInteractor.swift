import Catalog
import Domain

/// The list of one catalog: what this machine holds of it first, what its service says second.
struct ListInteractor<Item: Entity & Summarizable & Describable>: ListInteracting {
  let source: CatalogSource<Item>
  let favorites: any FavoritesDataManager
  var pictures: any PictureDataManager = NoPictures()
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  private var keeper: FavoriteKeeper { FavoriteKeeper(favorites: favorites, clock: clock) }

  /// Favorites that can't be read take the stars away, not the list; only a list of nothing but
  /// favorites fails with them.
  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    var query = try query.understood(source.local.sortKeys)
    // The store opens its file while the catalog searches.
    async let stars = stars()
    let only = query.favoritesOnly ? try await stars.get() : nil
    var page = try await fetch(query, only: only)
    let last = query.within(page.total + page.alsoKnownTotal)
    if query.isTyped, query != last {
      query = last
      page = try await fetch(query, only: only)
    }
    let provenance = try await source.local.provenance(of: query.asked(only: only))
    let guesses = page.total + page.alsoKnownTotal == 0 ? try await guesses(query, only: only) : []
    return answer(query, page, guesses, await stars, provenance)
  }

  private func guesses(
    _ query: ListQuery, only ids: Set<String>?
  ) async throws(DataError) -> [CatalogPage<Item>.Match] {
    guard !query.search.isEmpty, query.pageSize > 0 else { return [] }
    return try await source.local.guesses(query.guessed(only: ids))
  }

  func load(
    _ query: ListQuery, _ demand: Demand
  ) -> any AsyncSequence<Loaded<ListAnswer>, Never> & Sendable {
    LoadedSteps { step in
      do throws(DataError) {
        try await produce(query, demand, step)
      } catch {
        step(.failed(error))
      }
    }
  }

  func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    let summary = try await source.local.item(reference.id).summary
    return try await keeper.toggle(
      reference, title: summary.title, position: summary.position) != nil
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await keeper.undo()
  }

  /// They are made by one task, which is cancelled when nobody waits for them any more.
  func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> any AsyncSequence<ListThumbnail, Never> & Sendable {
    AsyncStream { continuation in
      let task = Task {
        await withTaskGroup { group in
          for (reference, address) in entities {
            group.addTask {
              let picture = try? await pictures.picture(address, fitting: size, inPixels: false)
              if let picture { continuation.yield(ListThumbnail(reference, picture)) }
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// What the catalog is asked to tell which parts an answer needs.
  ///
  /// A list that is read on and on looks one row further than its page, so that the next page is
  /// there when it is turned to; it grows by that much, however far away a page is asked for.
  func scope(of query: ListQuery, held: ListAnswer) async throws(DataError) -> CatalogQuery {
    let only = held.query.favoritesOnly ? try await stars().get() : nil
    var scope = held.query.asked(only: only)
    guard query.isTyped else { return scope }
    scope.offset = min(query.offset, held.total + held.alsoKnownTotal)
    scope.limit = min(scope.limit, .max - 1) + 1
    return scope
  }

  private func stars() async -> Result<Set<String>, DataError> {
    do {
      return .success(try await favorites.ids(in: Item.catalog))
    } catch {
      return .failure(error)
    }
  }

  private func fetch(
    _ query: ListQuery, only ids: Set<String>?
  ) async throws(DataError) -> CatalogPage<Item> {
    do {
      return try await source.local.page(query.asked(only: ids))
    } catch .unknownFilter(let key, let known) {
      throw .unknownFilter(key, known: known + [ListQuery.favoriteKey])
    }
  }

  private func answer(
    _ query: ListQuery, _ page: CatalogPage<Item>, _ guesses: [CatalogPage<Item>.Match],
    _ stars: Result<Set<String>, DataError>, _ provenance: Provenance
  ) -> ListAnswer {
    let starred = (try? stars.get()) ?? []
    let items = (guesses.isEmpty ? page.matches : guesses).map { match in
      ListItem(
        reference: match.item.reference, summary: match.item.summary,
        isFavorite: starred.contains(match.item.id), matchedName: match.matchedName,
        sortedBy: query.sort.flatMap(match.item.fact(sortedBy:)),
        facts: query.hasFacts ? (match.detailed ?? match.item).facts : [])
    }
    return ListAnswer(
      query: query, search: page.name, items: items, topHits: page.topHits,
      areGuesses: !guesses.isEmpty, total: page.total, alsoKnownTotal: page.alsoKnownTotal,
      favoritesError: stars.error, provenance: provenance)
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
