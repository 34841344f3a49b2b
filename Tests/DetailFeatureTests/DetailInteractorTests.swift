import Catalog
import CatalogMocks
import Domain
import Synchronization
import Testing

@testable import DetailFeature

@Suite struct DetailInteractorTests {
  @Test func opensAnEntityWithItsStarAndItsNeighbors() async throws {
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: nil, added: 1)
    let answer = try await interactor(favorites: InMemoryFavoritesDataManager([favorite])).open("1")
    #expect(
      answer
        == DetailAnswer(
          title: "Harbor", facts: Town.harbor.facts, isFavorite: .success(true),
          neighbors: [.bigPort]))
  }

  @Test func opensAnEntityWhoseFavoritesCanNotBeRead() async throws {
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    let answer = try await interactor(favorites: InMemoryFavoritesDataManager(error: error))
      .open("1")
    #expect(
      answer
        == DetailAnswer(
          title: "Harbor", facts: Town.harbor.facts, isFavorite: .failure(error),
          neighbors: [.bigPort]))
  }

  @Test func failsWhereThereIsNoSuchEntity() async {
    await #expect(throws: DataError.notFound(Reference(.cities, "9"))) {
      try await interactor().open("9")
    }
    await #expect(throws: DataError.notFound(Reference(.cities, "9"))) {
      try await interactor().toggleFavorite("9")
    }
  }

  @Test func asksForTheFiveNearestLargerCities() async throws {
    let neighbors = RecordingNeighbors()
    _ = try await interactor(neighbors: neighbors).open("1")
    #expect(neighbors.calls == [.init(.harbor, 5, 1_200, .harbor)])
  }

  @Test func takesEveryCityWithAPopulationForLargerWhereItsOwnIsNotKnown() async throws {
    let neighbors = RecordingNeighbors()
    let town = Town(id: "1", name: "Harbor", coordinate: .harbor)
    _ = try await interactor(town, neighbors: neighbors).open("1")
    #expect(neighbors.calls == [.init(.harbor, 5, 0, .harbor)])
  }

  @Test func asksForNoNeighborsOfWhatHasNoPosition() async throws {
    let neighbors = RecordingNeighbors()
    let town = Town(id: "1", name: "Harbor", coordinate: .harbor, isPlaced: false)
    #expect(try await interactor(town, neighbors: neighbors).open("1").neighbors == [])
    #expect(neighbors.calls == [])
  }

  @Test func togglesAndUndoes() async throws {
    let favorites = InMemoryFavoritesDataManager()
    let interactor = interactor(favorites: favorites)
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
    #expect(try await interactor.toggleFavorite("1"))
    #expect(try await favorites.all() == [favorite])
    #expect(try await !interactor.toggleFavorite("1"))
    #expect(try await favorites.all() == [])
    #expect(try await interactor.undo() == [favorite])
    await #expect(throws: DataError.nothingToUndo) { try await interactor.undo() }
  }

  private func interactor(
    _ town: Town = .harbor,
    favorites: InMemoryFavoritesDataManager = InMemoryFavoritesDataManager(),
    neighbors: any NeighborDataManager = MockNeighborDataManager([.bigPort])
  ) -> DetailInteractor<Town> {
    DetailInteractor(
      local: MockLocalDataManager([.init(town)]), favorites: favorites, neighbors: neighbors,
      clock: { 7 })
  }
}

/// Has no neighbors and records what it was asked.
private final class RecordingNeighbors: NeighborDataManager {
  struct Call: Hashable {
    let position: Coordinate
    let count: Int
    let population: Int?
    let excluded: Reference?

    init(_ position: Coordinate, _ count: Int, _ population: Int?, _ excluded: Reference?) {
      self.position = position
      self.count = count
      self.population = population
      self.excluded = excluded
    }
  }

  private let log = Mutex<[Call]>([])

  var calls: [Call] { log.withLock { $0 } }

  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    log.withLock { $0.append(Call(position, count, population, excluded)) }
    return []
  }
}
