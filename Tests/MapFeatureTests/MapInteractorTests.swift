import Catalog
import CatalogMocks
import Domain
import Synchronization
import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapInteractorTests {
  let favorites = InMemoryFavoritesDataManager()
  let error = DataError.unreadable(path: "db", reason: .system("broken"))

  @Test func surveysAnEntityAndTheFavorites() async throws {
    let interactor = entity("1", favorites: InMemoryFavoritesDataManager([.harbor]))
    #expect(
      try await interactor.survey() == MapSurvey(.place(.harbor), favorites: .success([.harbor])))
  }

  @Test func surveysAnEntityWhoseFavoritesCanNotBeRead() async throws {
    let interactor = entity("1", favorites: InMemoryFavoritesDataManager(error: error))
    #expect(
      try await interactor.survey() == MapSurvey(.place(.harbor), favorites: .failure(error)))
  }

  @Test func failsWhereThereIsNoSuchEntity() async {
    let error = DataError.notFound(Reference(.cities, "9"))
    await #expect(throws: error) { try await entity("9", favorites: favorites).survey() }
  }

  @MainActor
  @Test func whatItIsAboutIsFoundOutElsewhere() async throws {
    let watch = ActorWatch()
    let interactor = MapInteractor(
      source: watch, map: MockMapDataManager(), places: watch, favorites: favorites, clock: { 0 })
    #expect(try await interactor.survey() == .harbor)
    #expect(watch.wasOnActor == [false])
  }

  @Test func anOutlineIsReadOnceHoweverManyFramesThereAre() async {
    let map = CountingMap()
    let interactor = MapInteractor(
      source: ActorWatch(), map: map, places: MockPlaceDataManager(), favorites: favorites,
      clock: { 0 })
    var pictures: [MapPicture] = []
    for country in ["AA", "AA", "BB", "BB"] {
      pictures.append(
        await interactor.picture(
          of: MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0),
          canvas: Size(columns: 16, rows: 6), overlays: MapOverlays(outline: country)))
    }
    #expect(map.asked.withLock { $0 } == ["AA", "BB"])
    #expect(
      pictures.map { $0.strokes.map(\.layer) } == [
        [.border, .outline], [.border, .outline], [.border], [.border],
      ])
  }

  @Test func togglesAndUndoes() async throws {
    let interactor = entity("1", favorites: favorites)
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
    func toggle() async throws -> Favorite? {
      try await interactor.toggleFavorite(.harbor, title: "Harbor", position: .harbor)
    }
    #expect(try await toggle() == favorite)
    #expect(try await favorites.all() == [favorite])
    #expect(try await toggle() == nil)
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
      .picture(
        of: MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0), canvas: canvas,
        overlays: MapOverlays())
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
    MapInteractor(
      source: EntitySource(id: id, local: MockLocalDataManager([.init(Place.harbor)])), map: map,
      places: MockPlaceDataManager(), favorites: favorites, clock: { 7 })
  }
}

/// A map with a border, which is that of AA, and the outlines it was asked for.
private final class CountingMap: MapDataManager {
  let asked = Mutex<[String]>([])

  private let border = [(0.49, 0.49), (0.51, 0.49)].map { WorldPoint(x: $0, y: $1) }

  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    MapGeometry(lines: [MapLine(layer: .border, points: border)])
  }

  func outline(of country: String) async -> [[WorldPoint]]? {
    asked.withLock { $0.append(country) }
    return country == "AA" ? [border + [WorldPoint(x: 0.51, y: 0.51)]] : nil
  }

  func countries(in rect: WorldRect) async -> [MapCountry] { [] }
}
