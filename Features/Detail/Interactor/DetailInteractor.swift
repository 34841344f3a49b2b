import Catalog
import Domain

/// The rules of details, for any catalog whose entities can be opened.
struct DetailInteractor<Item: Entity & Describable & Summarizable>: DetailInteracting {
  private let local: any LocalDataManager<Item>
  private let keeper: FavoriteKeeper
  private let neighbors: any NeighborDataManager

  private let neighborCount = 5

  init(
    local: any LocalDataManager<Item>, favorites: any FavoritesDataManager,
    neighbors: any NeighborDataManager, clock: @escaping @Sendable () -> Int
  ) {
    self.local = local
    keeper = FavoriteKeeper(favorites: favorites, clock: clock)
    self.neighbors = neighbors
  }

  func open(_ id: String) async throws(DataError) -> DetailAnswer {
    let item = try await local.item(id)
    return DetailAnswer(
      title: item.summary.title, facts: item.facts,
      isFavorite: await isFavorite(item.reference), neighbors: await neighbors(of: item))
  }

  func toggleFavorite(_ id: String) async throws(DataError) -> Bool {
    let item = try await local.item(id)
    let summary = item.summary
    return try await keeper.toggle(
      item.reference, title: summary.title, position: summary.position)
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await keeper.undo()
  }

  private func isFavorite(_ reference: Reference) async -> Result<Bool, DataError> {
    do throws(DataError) {
      return .success(try await keeper.contains(reference))
    } catch {
      return .failure(error)
    }
  }

  /// Where the population is not known, every city that has one counts as larger.
  private func neighbors(of item: Item) async -> [Neighbor] {
    let facts = item.facts
    let position = facts.compactMap { if case .position(let it) = $0 { it } else { nil } }.first
    let population = facts.compactMap { if case .population(let it) = $0 { it } else { nil } }.first
    guard let position else { return [] }
    return await neighbors.nearest(
      to: position, count: neighborCount, largerThan: population ?? 0, excluding: item.reference)
  }
}
