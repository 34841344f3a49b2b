import Catalog
import CatalogMocks
import Domain
import Geo
import MapMocks
import Synchronization
import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapInteractorTests {
  private func interactor(
    _ topic: MapTopic = .entity("1", local: MockLocalDataManager([.init(Place.harbor)])),
    map: any MapDataManager = MockMapDataManager(),
    favorites: InMemoryFavoritesDataManager = InMemoryFavoritesDataManager()
  ) -> MapInteractor {
    MapInteractor(topic, sources: MapSources(map: map, favorites: favorites))
  }

  @Test func findsAnEntityAndTheFavoritesWhereTheyCanBeRead() async throws {
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    for (favorites, found) in [
      (InMemoryFavoritesDataManager([.harbor]), Result.success([Favorite.harbor])),
      (InMemoryFavoritesDataManager(error: error), .failure(error)),
    ] {
      #expect(
        try await interactor(favorites: favorites).subjectData()
          == MapSubjectData(kind: .place(.harbor), favorites: found))
    }
  }

  @Test func failsWhereThereIsNoSuchEntity() async {
    let missing = MapTopic.entity("9", local: MockLocalDataManager<Place>([]))
    await #expect(throws: DataError.notFound(Reference(.cities, "9"))) {
      try await interactor(missing).subjectData()
    }
  }

  @MainActor
  @Test func whatItIsAboutIsFoundOutElsewhere() async throws {
    let watch = ActorWatch()
    let topic = MapTopic(subject: .favorites) { _ in
      watch.note(#isolation, .harbor)
    }
    #expect(try await interactor(topic).subjectData() == .harbor)
    #expect(watch.wasOnActor == [false])
  }

  @Test func anOutlineIsReadOnceHoweverManyFramesThereAre() async {
    let map = CountingMap()
    let interactor = interactor(map: map)
    var outlines: [Int] = []
    for country in ["AA", "AA", "BB", "BB"] {
      let terrain = await interactor.terrain(
        in: MapFrame(16, 6, zoom: 0), outlining: country)
      outlines.append(terrain.parts.flatMap(\.outline).count)
    }
    #expect(map.asked.withLock { $0 } == ["AA", "BB"])
    #expect(outlines == [1, 1, 0, 0])
  }

  @Test func togglesAndUndoes() async throws {
    let favorites = InMemoryFavoritesDataManager()
    let interactor = interactor(favorites: favorites)
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
}

/// A map with a border, which is that of AA, and the outlines it was asked for.
private final class CountingMap: MapDataManager {
  let asked = Mutex<[String]>([])

  private let border = points((0.49, 0.49), (0.51, 0.49))

  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    MapGeometry(lines: [MapLine(layer: .border, points: border)])
  }

  func outline(of country: String) async -> [[WorldPoint]]? {
    asked.withLock { $0.append(country) }
    return country == "AA" ? [border + [WorldPoint(x: 0.51, y: 0.51)]] : nil
  }

  func countries(in rect: WorldRect) async -> [MapCountry] { [] }
}
