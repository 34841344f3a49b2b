import Contracts
import Domain
import Geo
import Synchronization
import Testing

@testable import MapFeature

@Suite struct StreetLoaderTests {
  private static let now = 1_000_000
  private let tile = StreetFixture.tile

  private func loader(_ origin: TileSource.Origin) -> StreetLoader {
    StreetLoader(
      source: { TileSource(origin, reader: CountingTileReader()) }, clock: { Self.now })
  }

  private func steps(
    _ loader: StreetLoader, _ frame: MapFrame = StreetFixture.frame()
  ) async -> [MapStreets] {
    var steps: [MapStreets] = []
    for await step in loader.streets(in: frame, language: .english) { steps.append(step) }
    return steps
  }

  private func data(_ count: UInt8, at time: Int = now) -> TileData {
    TileData([count], fetchedAt: time)
  }

  private func streets(
    _ progress: MapStreets.Progress, _ tiles: [StreetTile], announced: String? = nil,
    coversView: Bool = false
  ) -> MapStreets {
    MapStreets(
      tiles: tiles, progress, attribution: "© Mapmakers", source: "tiles.example",
      announced: announced, coversView: coversView)
  }

  private func read(_ count: UInt8, _ id: TileID, _ zoom: Double = 14) -> StreetTile {
    CountingTileReader().read(
      [count], of: id, for: TileRequest(zoom: zoom, language: "en"))
  }

  @Test func whatIsHeldIsThereAtOnceAndNothingIsAsked() async {
    let cache = FakeTiles(StreetFixture.set, [tile: data(1)])
    let loader = loader(.service(FakeTileService(), cache: cache))
    #expect(
      await steps(loader) == [streets(.whole, [read(1, tile)], coversView: true)])
    // The tile is remembered: the cache is not read again.
    _ = await steps(loader)
    #expect(cache.asked == [tile])
  }

  @Test func whatComesLateIsKeptAndTheServiceIsAnnouncedOnce() async {
    let cache = FakeTiles(nil)
    let service = FakeTileService(answers: [tile: .success(.tile(data(2)))])
    let loader = loader(.service(service, cache: cache))
    #expect(
      await steps(loader) == [
        MapStreets(.loading),
        streets(.loading, [], announced: "tiles.example"),
        streets(.whole, [read(2, tile)], announced: "tiles.example", coversView: true),
      ])
    #expect(cache.tiles == [tile: data(2)])
    #expect(await steps(loader) == [streets(.whole, [read(2, tile)], coversView: true)])
  }

  @Test func anOldTileIsShownUntilTheServiceHasAnother() async {
    let old = Self.now - 8 * 24 * 3600
    let cache = FakeTiles(StreetFixture.set, [tile: data(1, at: old)])
    let service = FakeTileService(answers: [tile: .success(.tile(data(2)))])
    let found = await steps(loader(.service(service, cache: cache)))
    #expect(
      found == [
        streets(.whole, [read(1, tile)], coversView: true),
        streets(.whole, [read(2, tile)], coversView: true),
      ])
  }

  @Test func aTileThatDidNotChangeIsGoodForAnotherWeek() async {
    let old = Self.now - 8 * 24 * 3600
    let cache = FakeTiles(StreetFixture.set, [tile: data(1, at: old)])
    let service = FakeTileService(answers: [tile: .success(.unchanged)])
    _ = await steps(loader(.service(service, cache: cache)))
    #expect(cache.tiles == [tile: data(1)])
  }

  /// A service also answers so before its newest data are whole.
  @Test(arguments: [(hours: 23, isAsked: false), (25, true)])
  func anEmptyTileIsGoodForADay(hours: Int, isAsked: Bool) async {
    let cache = FakeTiles(
      StreetFixture.set, [tile: TileData([], fetchedAt: Self.now - hours * 3600)])
    let service = FakeTileService(answers: [tile: .success(.tile(data(2)))])
    _ = await steps(loader(.service(service, cache: cache)))
    #expect((cache.tiles == [tile: data(2)]) == isAsked)
  }

  /// The page of a proxy, or a tile that broke on the way, is asked for again.
  @Test func aBrokenAnswerIsShownAndNotKept() async {
    let cache = FakeTiles(StreetFixture.set)
    let service = FakeTileService(answers: [tile: .success(.tile(TileData([0xFF])))])
    let found = await steps(loader(.service(service, cache: cache)))
    #expect(found.last?.failure == .tiles(source: "tiles.example", .notTiles))
    #expect(cache.tiles == [:])
  }

  @Test func withoutANetworkTheNearestHeldTileStandsIn() async {
    let around = StreetFixture.id(12, 2048, 2048)
    let cache = FakeTiles(StreetFixture.set, [around: data(3)])
    let service = FakeTileService()
    let offline = DataError.service(service.service, .offline)
    #expect(
      await steps(loader(.service(service, cache: cache))) == [
        streets(.loading, [read(3, around)]), streets(.failed(offline), [read(3, around)]),
      ])
  }

  @Test(arguments: [(10, 512, true), (9, 256, false)])
  func aTileOfFourZoomsFartherOutStandsIn(zoom: Int, number: Int, standsIn: Bool) async {
    let around = StreetFixture.id(zoom, number, number)
    let cache = FakeTiles(StreetFixture.set, [around: data(3)])
    let found = await steps(loader(.service(FakeTileService(), cache: cache)))
    #expect(found.last?.tiles == (standsIn ? [read(3, around)] : []))
  }

  /// The embedded map stays where the tiles have nothing.
  @Test func tilesWithoutAnythingDoNotCoverTheView() async {
    let empty = FakeTiles(StreetFixture.set, [tile: TileData([], fetchedAt: Self.now)])
    #expect(await steps(loader(.archive(empty))).map(\.coversView) == [false])
  }

  @Test func farOutAServiceIsNotAskedAndAnArchiveIs() async {
    let far = MapFrame(64, 32, zoom: 8.5)
    let service = loader(.service(FakeTileService(), cache: FakeTiles(StreetFixture.set)))
    #expect(await steps(service, far) == [])
    let archive = loader(.archive(FakeTiles(StreetFixture.set)))
    #expect(await steps(archive, far) == [streets(.whole, [])])
  }

  @Test func beyondItsAreaAnArchiveHasNothing() async {
    let corner = WorldRect(minX: 0, minY: 0, maxX: 0.1, maxY: 0.1)
    let set = TileSet(source: "tiles.example", zooms: 0...14, bounds: corner)
    #expect(
      await steps(loader(.archive(FakeTiles(set)))) == [
        MapStreets(.beyond, source: "tiles.example")
      ])
  }

  /// The whole world in one tile says nothing of a town.
  @Test(arguments: [(14.0, MapStreets.Progress.whole), (15, .beyond)])
  func farBeyondTheDeepestTilesThereIsNothing(zoom: Double, progress: MapStreets.Progress) async {
    let set = TileSet(source: "tiles.example", zooms: 0...8)
    let archive = loader(.archive(FakeTiles(set, [StreetFixture.id(8, 128, 128): data(1)])))
    #expect(await steps(archive, StreetFixture.frame(zoom: zoom)).map(\.progress) == [progress])
  }

  @Test func beyondTheDeepestTilesTheLastAreDrawnLarger() async {
    let cache = FakeTiles(StreetFixture.set, [tile: data(1)])
    let found = await steps(
      loader(.service(FakeTileService(), cache: cache)), StreetFixture.frame(zoom: 17.5))
    #expect(found == [streets(.whole, [read(1, tile, 17)], coversView: true)])
  }

  /// A request goes on while its tile stays in view, and ends when the tile leaves it.
  @Test func aRequestEndsWhenItsTileLeavesTheView() async {
    let cache = FakeTiles(StreetFixture.set)
    let asked = AsyncStream<TileID>.makeStream()
    let cancelled = AsyncStream<TileID>.makeStream()
    var service = FakeTileService()
    service.gate = { id in
      asked.continuation.yield(id)
      // It never answers: only the end of the request ends this.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      cancelled.continuation.yield(id)
    }
    let loader = loader(.service(service, cache: cache))
    let first = Task { await steps(loader) }
    var asks = asked.stream.makeAsyncIterator()
    #expect(await asks.next() == tile)
    let elsewhere = Task {
      await steps(loader, MapFrame(64, 32, zoom: 14, x: 0.25, y: 0.25))
    }
    var ended = cancelled.stream.makeAsyncIterator()
    #expect(await ended.next() == tile)
    first.cancel()
    elsewhere.cancel()
    _ = await (first.value, elsewhere.value)
  }

  @Test func thingsHaveTheirTagsAndTheNearestComesFirst() async {
    let loader = loader(.archive(FakeTiles(StreetFixture.set, [tile: data(1)])))
    let things = await loader.things(in: StreetFixture.frame(), language: .english)
    #expect(things.map(\.name) == ["Street 1"])
    #expect(things.map(\.axis) == [.eastWest])
    #expect(things.map(\.tags) == [[StreetTag("surface", "asphalt")]])
    #expect(things.allSatisfy { $0.kilometres < 0.001 })
  }

  /// A line of one point that is there twice has no length.
  @Test func aStreetWithoutALengthIsWhereItStarts() {
    let stub = StreetFeature(
      .street, parts: StreetFixture.line((0.5, 0.5), (0.5, 0.5)), name: "Stub")
    let things = StreetThingFinder(StreetFixture.frame()).things(
      in: [StreetTile(tile, features: [stub])])
    #expect(things.map(\.name) == ["Stub"])
    #expect(things.allSatisfy { $0.kilometres < 0.001 })
  }

  /// A street that comes out of several tiles is known as a whole; two shops of one name are two.
  @Test func aStreetIsKnownWithAllItsPieces() {
    let street = StreetFeature(
      .streetName, parts: StreetFixture.line((0, 0.5), (1, 0.5)), name: "Long Street")
    let places: [(Float, Float)] = [(0.45, 0.5), (0.55, 0.5)]
    let shops = places.map {
      StreetFeature(.pointOfInterest, parts: StreetFixture.line($0), name: "Shop")
    }
    let tiles = [
      StreetTile(tile, features: [street] + shops),
      StreetTile(StreetFixture.id(14, 8193, 8192), features: [street]),
    ]
    let things = StreetThingFinder(StreetFixture.frame()).things(in: tiles)
    #expect(things.map(\.name) == ["Long Street", "Shop"])
    let box = things[0].box
    #expect(box.map { (($0.maxX - $0.minX) * 16384 * 100).rounded() } == 200)
    #expect(things[1].box == nil)
  }
}
