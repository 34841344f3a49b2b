import Contracts
import Domain
import Geo
import Synchronization
import TestSupport
import Testing

@testable import MapFeature

@Suite struct StreetLoaderTests {
  static let now = 1_000_000
  let tile = StreetFixture.tile

  func loader(_ origin: TileSource.Origin) -> StreetLoader {
    StreetLoader(
      source: { TileSource(origin, reader: CountingTileReader()) }, clock: { Self.now })
  }

  func steps(
    _ loader: StreetLoader, _ frame: MapFrame = StreetFixture.frame()
  ) async -> [MapStreets] {
    var steps: [MapStreets] = []
    for await step in loader.streets(in: frame, language: .english) { steps.append(step) }
    return steps
  }

  func data(_ count: UInt8, at time: Int = now) -> TileData {
    TileData([count], fetchedAt: time)
  }

  func streets(
    _ progress: MapStreets.Progress, _ tiles: [StreetTile], announced: String? = nil,
    coversView: Bool = false
  ) -> MapStreets {
    MapStreets(
      tiles: tiles, progress, attribution: "© Mapmakers", source: "tiles.example",
      announced: announced, coversView: coversView)
  }

  func read(_ count: UInt8, _ id: TileID, _ zoom: Double = 14) -> StreetTile {
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

  /// A service also answers that a tile is empty before its newest data are whole.
  ///
  /// What was fetched in the future is old, since the clock was set back.
  @Test(
    arguments: [
      (7 * 86_400 - 1, [1], false), (7 * 86_400, [1], true), (86_399, [], false),
      (86_400, [], true),
      (0, [1], false), (-1, [1], true),
    ] as [(Int, [UInt8], Bool)])
  func aTileIsGoodForAWeekAndAnEmptyOneForADay(age: Int, bytes: [UInt8], isAsked: Bool) async {
    let held = TileData(bytes, fetchedAt: Self.now - age)
    let cache = FakeTiles(StreetFixture.set, [tile: held])
    let service = FakeTileService(answers: [tile: .success(.tile(data(2)))])
    _ = await steps(loader(.service(service, cache: cache)))
    #expect(cache.tiles == [tile: isAsked ? data(2) : held])
  }

  @Test func anOldTileStaysWithoutANetwork() async {
    let cache = FakeTiles(StreetFixture.set, [tile: data(1, at: 0)])
    let old = streets(.whole, [read(1, tile)], coversView: true)
    #expect(await steps(loader(.service(FakeTileService(), cache: cache))) == [old, old])
  }

  /// Layers that nobody knows are no fault of the tile; without one that is held, nothing changed is nothing.
  @Test(
    arguments: [
      (.tile(TileData([0xFE])), TileData([0xFE])), (.unchanged, TileData([], fetchedAt: now)),
    ] as [(TileAnswer, TileData)])
  func anAnswerIsKept(answer: TileAnswer, kept: TileData) async {
    let cache = FakeTiles(StreetFixture.set)
    let service = FakeTileService(answers: [tile: .success(answer)])
    _ = await steps(loader(.service(service, cache: cache)))
    #expect(cache.tiles == [tile: kept])
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

  @Test(arguments: [([13, 12], 13), ([10, 9], 10), ([9], nil)] as [([Int], Int?)])
  func theNearestTileOfUpToFourZoomsFartherOutStandsIn(held: [Int], standIn: Int?) async {
    func around(_ zoom: Int) -> TileID {
      StreetFixture.id(zoom, 8192 >> (14 - zoom), 8192 >> (14 - zoom))
    }
    let cache = FakeTiles(
      StreetFixture.set, Dictionary(uniqueKeysWithValues: held.map { (around($0), data(3)) }))
    let found = await steps(loader(.service(FakeTileService(), cache: cache)))
    #expect(found.last?.tiles == (standIn.map { [read(3, around($0))] } ?? []))
    // The one that is fetched is looked for once more.
    let looked = ((standIn ?? 10)...13).reversed().map(around)
    #expect(cache.asked == [tile] + looked + [tile])
  }

  /// All four tiles fail at once: the last is told.
  @Test func withoutANetworkTheFailureIsToldOnce() async {
    let service = FakeTileService()
    let loader = loader(.service(service, cache: FakeTiles(StreetFixture.set)))
    #expect(
      await steps(loader, MapFrame(64, 32, zoom: 14)) == [
        streets(.loading, []), streets(.failed(.service(service.service, .offline)), []),
      ])
  }

  @Test(arguments: [true, false])
  func eachTileIsShownAsItComes(isWhole: Bool) async {
    let ids = [8192, 8193].map { StreetFixture.id(14, $0, 8192) }
    let gate = Gate<TileID, Void>()
    var service = FakeTileService(answers: [ids[0]: .success(.tile(data(1)))])
    if isWhole { service.answers[ids[1]] = .success(.tile(data(2))) }
    service.gate = { await gate.answer(to: $0) }
    let loader = loader(.service(service, cache: FakeTiles(StreetFixture.set)))
    let frame = MapFrame(64, 32, zoom: 14, x: 0.5 + 1 / 16384, y: 0.5 + 0.5 / 16384)
    var shown = loader.streets(in: frame, language: .english).makeAsyncIterator()
    #expect(await shown.next() == streets(.loading, []))
    for _ in ids { await gate.arrival() }
    gate.open(ids[0], with: ())
    let first = read(1, ids[0])
    #expect(await shown.next() == streets(.loading, [first]))
    gate.open(ids[1], with: ())
    let last =
      isWhole
      ? streets(.whole, [first, read(2, ids[1])], coversView: true)
      : streets(.failed(.service(service.service, .offline)), [first])
    #expect(await shown.next() == last)
    #expect(await shown.next() == nil)
  }

  @Test func aServiceThatIsNotDescribedIsTold() async {
    var service = FakeTileService()
    service.set = .failure(.service(service.service, .offline))
    let loader = loader(.service(service, cache: FakeTiles(nil)))
    #expect(
      await steps(loader) == [
        MapStreets(.loading), MapStreets(.failed(.service(service.service, .offline))),
      ])
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
    #expect(await steps(service, MapFrame(64, 32, zoom: 9)).map(\.progress).first == .loading)
    let archive = loader(.archive(FakeTiles(StreetFixture.set)))
    #expect(await steps(archive, far) == [streets(.whole, [])])
  }

  @Test(arguments: [(0, 32), (64, 0)])
  func aWindowWithoutRoomHasNoStreets(columns: Int, rows: Int) async {
    let loader = loader(.archive(FakeTiles(StreetFixture.set, [tile: data(1)])))
    #expect(await steps(loader, StreetFixture.frame(columns: columns, rows: rows)) == [])
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

  @Test func thingsHaveTheirTagsAndTheNearestComesFirst() async {
    let loader = loader(.archive(FakeTiles(StreetFixture.set, [tile: data(1)])))
    let things = await loader.things(in: StreetFixture.frame(), language: .english)
    #expect(things.map(\.name) == ["Street 1"])
    #expect(things.map(\.axis) == [.eastWest])
    #expect(things.map(\.tags) == [[StreetTag("surface", "asphalt")]])
    #expect(things.allSatisfy { $0.kilometres < 0.001 })
  }
}
