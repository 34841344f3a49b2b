import Contracts
import Decoding
import Domain

/// Fetches the items of PokeAPI.
///
/// The list takes one request, and the categories some fifty. The rest is fetched when an item is
/// opened; the names in other languages, with one request for each item that a list wants.
struct ItemsDataManager: RemoteDataManager {
  let resources: CatalogResources

  var service: RemoteService { PokeAPI.service }
  var timeToLive: Int? { PokeAPI.timeToLive }

  /// Fetches a part.
  ///
  /// Items of `categories` have only their id, name and category. Validators are of no use there,
  /// because several answers make up the part.
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

  /// Fetches the names of items, one request for each; items for which the service fails are left
  /// out.
  ///
  /// If the connection is lost, or the call is cancelled, it returns the names that came before.
  /// Names never become wrong with age, but the part is always partial: it is merged with the names
  /// held.
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

  /// Fetches the categories.
  ///
  /// If one fails, the part is partial; if all fail, or the connection is lost, it throws.
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
