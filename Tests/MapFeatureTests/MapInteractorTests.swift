import Catalog
import CatalogMocks
import Domain
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapInteractorTests {
  let favorites = InMemoryFavoritesDataManager()

  @Test func findsAnEntityWithItsStar() async throws {
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: nil, added: 1)
    let interactor = entity("1", favorites: InMemoryFavoritesDataManager([favorite]))
    #expect(
      try await interactor.pin()
        == MapPin(
          label: .entity(.harbor, title: "Harbor"), coordinate: .harbor,
          isFavorite: .success(true)))
  }

  @Test func findsAnEntityWhoseFavoritesCanNotBeRead() async throws {
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    let interactor = entity("1", favorites: InMemoryFavoritesDataManager(error: error))
    #expect(
      try await interactor.pin()
        == MapPin(
          label: .entity(.harbor, title: "Harbor"), coordinate: .harbor,
          isFavorite: .failure(error)))
  }

  @Test func failsWhereThereIsNoSuchEntity() async {
    let error = DataError.notFound(Reference(.cities, "9"))
    await #expect(throws: error) { try await entity("9", favorites: favorites).pin() }
    await #expect(throws: error) { try await entity("9", favorites: favorites).toggleFavorite() }
  }

  @Test func aBarePositionIsNamedAfterTheNearestCity() async throws {
    let neighbor = Neighbor(
      reference: .harbor, title: "Harbor", kilometres: 0, bearing: 90)
    let pin = try await position([neighbor]).pin()
    guard case .near("Harbor", kilometres: 0, bearing: let bearing) = pin.label else {
      Issue.record("\(pin.label)")
      return
    }
    #expect(bearing.isFinite)
    #expect(pin.coordinate == .harbor)
  }

  @Test func theBearingIsSeenFromTheCity() async throws {
    let neighbor = Neighbor(reference: .harbor, title: "Harbor", kilometres: 100, bearing: 90)
    let pin = try await position([neighbor]).pin()
    guard case .near(_, _, bearing: let bearing) = pin.label else {
      Issue.record("\(pin.label)")
      return
    }
    #expect((bearing - 270).magnitude < 1e-6)
  }

  @Test func aBarePositionNeedsNoCity() async throws {
    #expect(try await position([]).pin() == MapPin(label: .position, coordinate: .harbor))
  }

  @Test func aBarePositionIsNoFavorite() async throws {
    #expect(try await !position([]).toggleFavorite())
    #expect(try await favorites.all() == [])
  }

  @Test func togglesAndUndoes() async throws {
    let interactor = entity("1", favorites: favorites)
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
    #expect(try await interactor.toggleFavorite())
    #expect(try await favorites.all() == [favorite])
    #expect(try await !interactor.toggleFavorite())
    #expect(try await interactor.undo() == [favorite])
    await #expect(throws: DataError.nothingToUndo) { try await interactor.undo() }
  }

  @Test func drawsWhatTheMapHas() async {
    let map = MockMapDataManager([
      MapLine(
        layer: .border, points: [WorldPoint(x: 0.5, y: 0.5), WorldPoint(x: 0.5, y: 0.75)])
    ])
    let canvas = Size(columns: 4, rows: 2)
    let picture = await entity("1", map: map, favorites: favorites)
      .picture(of: MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0), canvas: canvas)
    #expect(
      picture
        == MapPicture(
          canvas: canvas,
          strokes: [.init(layer: .border, dots: [MapDot(x: 4, y: 4), MapDot(x: 4, y: 7)])]))
  }

  private func entity(
    _ id: String, map: MockMapDataManager = MockMapDataManager(),
    favorites: InMemoryFavoritesDataManager
  ) -> MapInteractor {
    let local = MockLocalDataManager([.init(Place.harbor)])
    return MapInteractor(
      source: EntitySource(id: id, local: local), map: map, favorites: favorites, clock: { 7 })
  }

  private func position(_ neighbors: [Neighbor]) -> MapInteractor {
    MapInteractor(
      source: PositionSource(
        position: .harbor, neighbors: MockNeighborDataManager(neighbors)),
      map: MockMapDataManager(), favorites: favorites, clock: { 7 })
  }
}
