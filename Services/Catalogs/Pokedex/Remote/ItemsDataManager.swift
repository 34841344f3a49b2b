import Contracts
import Decoding
import Domain

/// The items of PokeAPI: what it calls them in one request, what category each is of in some fifty
/// more, everything else on opening, or as far as a list wants names in one for each item.
struct ItemsDataManager: RemoteDataManager {
  let resources: CatalogResources

  var service: RemoteService { PokeAPI.service }
  var timeToLive: Int? { PokeAPI.timeToLive }

  /// Of the items of `categories`, only id, name and category are known; validators are of no use
  /// there, because the part is made of several answers.
  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<PokedexItem> {
    switch part {
    case .whole:
      try await resources.http.result(
        part, from: PokeAPI.list("item"), unless: validators, clock: resources.clock
      ) { (list: ResourceList) in
        list.entries.map { PokedexItem(id: String($0.id), slug: $0.name) }
      }
    case .categories: try await categories()
    case .names(let ids): try await names(of: ids)
    case .entity(let id): try await entity(id, validators)
    case .page, .edition: throw .service(service, .unexpected(detail: part.key))
    }
  }

  private func entity(
    _ id: String, _ validators: Validators
  ) async throws(DataError) -> FetchResult<PokedexItem> {
    let reference = Reference(PokedexItem.catalog, id)
    guard let number = PokeAPI.number(id) else { throw .notFound(reference) }
    do throws(DataError) {
      return try await resources.http.result(
        .entity(id), from: PokeAPI.entry("item", number), unless: validators,
        clock: resources.clock
      ) { (answer: ItemAnswer) in
        [
          PokedexItem(
            id: id, slug: answer.name, names: answer.names, category: answer.category,
            cost: answer.cost, effect: answer.effect, sprite: answer.sprite, isDetailed: true)
        ]
      }
    } catch {
      throw PokeAPI.error(error, asking: reference)
    }
  }

  /// Asks for what items are called, each by its own answer; those the service fails at are left out.
  ///
  /// It returns what came until there is no connection, or the call is cancelled. There is no age at
  /// which names are wrong: the part is always partial, and joined with what is held.
  private func names(of ids: [String]) async throws(DataError) -> FetchResult<PokedexItem> {
    let http = resources.http
    let (results, fatal) = await RequestBatch(progress: resources.progress).outcome(
      ids.compactMap(PokeAPI.number), after: 0, failingFor: PokeAPI.isOffline
    ) { id throws(DataError) in
      let answer = try await http.answer(ItemAnswer.self, from: PokeAPI.entry("item", id))
      return PokedexItem(id: String(id), slug: answer.name, names: answer.names)
    }
    let items = results.compactMap { try? $0?.get() }
    if items.isEmpty, let error = fatal ?? results.lazy.compactMap({ $0?.error }).first {
      throw error
    }
    let metadata = CacheMetadata(fetchedAt: resources.clock(), isPartial: true)
    return FetchResult(.names(of: []), items: items, metadata: metadata)
  }

  /// A category that fails makes the part partial, unless all do, or there is no connection.
  private func categories() async throws(DataError) -> FetchResult<PokedexItem> {
    let (http, progress) = (resources.http, resources.progress)
    progress.report(FetchProgress(service, .requests, done: 0, total: nil))
    let list = try await http.answer(
      ResourceList.self, from: PokeAPI.list("item-category", limit: 1000)
    ).entries
    let results = try await RequestBatch(progress: progress).results(
      list.map(\.id), after: 1, failingFor: PokeAPI.isOffline
    ) { id throws(DataError) in
      try await http.answer(CategoryAnswer.self, from: PokeAPI.entry("item-category", id))
    }
    let failures = results.compactMap(\.error)
    if let first = failures.first, failures.count == list.count { throw first }
    let items = zip(list, results).flatMap { category, result in
      let items = (try? result.get())?.items ?? []
      return items.map {
        PokedexItem(id: String($0.id), slug: $0.name, category: category.name)
      }
    }
    let metadata = CacheMetadata(fetchedAt: resources.clock(), isPartial: !failures.isEmpty)
    return FetchResult(.categories, items: items, metadata: metadata)
  }
}
