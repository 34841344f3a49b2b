package import Catalog
package import Domain

/// The items of PokeAPI: their names in one request, what category each is of in some fifty more,
/// everything else on opening.
package struct ItemsDataManager: RemoteDataManager {
  package let service = PokeAPI.service
  package let timeToLive: Int? = PokeAPI.timeToLive
  private let http: any HTTPDataManager
  private let progress: any ProgressReporting
  private let clock: @Sendable () -> Int

  /// The clock gives the present in seconds since 1970.
  package init(
    http: any HTTPDataManager, progress: any ProgressReporting = NoProgress(),
    clock: @escaping @Sendable () -> Int
  ) {
    self.http = http
    self.progress = progress
    self.clock = clock
  }

  /// Of the items of `categories`, only id, name and category are known; validators are of no use
  /// there, because the part is made of several answers.
  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<PokedexItem> {
    switch part {
    case .whole:
      try await http.delivery(
        part, as: ResourceList.self, from: PokeAPI.list("item"), unless: validators, clock: clock
      ) { list in
        list.entries.map { PokedexItem(id: String($0.id), slug: $0.name) }
      }
    case .categories: try await categories()
    case .entity(let id): try await entity(id, validators)
    case .page, .edition: Delivery(part, items: [], stamp: Stamp(fetchedAt: clock()))
    }
  }

  private func entity(
    _ id: String, _ validators: Validators
  ) async throws(DataError) -> Delivery<PokedexItem> {
    let reference = Reference(PokedexItem.catalog, id)
    guard let number = PokeAPI.number(id) else { throw .notFound(reference) }
    do throws(DataError) {
      return try await http.delivery(
        .entity(id), as: ItemAnswer.self, from: PokeAPI.entry("item", number),
        unless: validators, clock: clock
      ) { answer in
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

  /// A category that fails makes the part partial, unless all do, or there is no connection.
  private func categories() async throws(DataError) -> Delivery<PokedexItem> {
    progress.report(FetchProgress(service, .requests, done: 0, total: nil))
    let list = try await http.answer(
      ResourceList.self, from: PokeAPI.list("item-category", limit: 1000)
    ).entries
    let results = try await RequestBatch(progress: progress).results(
      list.map(\.id), after: 1, failingFor: PokeAPI.isOffline
    ) { [http] id throws(DataError) in
      try await http.answer(CategoryAnswer.self, from: PokeAPI.entry("item-category", id))
    }
    var items: [PokedexItem] = []
    var seen: Set<Int> = []
    var failure: DataError?
    var hasAnswer = false
    for (category, result) in zip(list, results) {
      switch result {
      case .success(let answer):
        hasAnswer = true
        items += answer.items.filter { seen.insert($0.id).inserted }.map {
          PokedexItem(id: String($0.id), slug: $0.name, category: category.name)
        }
      case .failure(let error): failure = failure ?? error
      }
    }
    if let failure, !hasAnswer { throw failure }
    return Delivery(
      .categories, items: items, stamp: Stamp(fetchedAt: clock(), isPartial: failure != nil))
  }
}
