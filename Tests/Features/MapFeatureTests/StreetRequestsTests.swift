import Contracts
import Domain
import Geo
import Synchronization
import TestSupport
import Testing

@testable import MapFeature

/// The requests that are under way while the view changes, and the tiles that are remembered.
extension StreetLoaderTests {
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

  @Test func aRequestGoesOnWhileItsTileStaysInView() async {
    let gate = Gate<TileID, Void>()
    let asked = Mutex<[TileID]>([])
    var service = FakeTileService(answers: [tile: .success(.tile(data(2)))])
    service.gate = { id in
      asked.withLock { $0.append(id) }
      await gate.answer(to: id)
    }
    let loader = loader(.service(service, cache: FakeTiles(StreetFixture.set)))
    let first = Task { await steps(loader) }
    await gate.arrival()
    first.cancel()
    var later = loader.streets(in: StreetFixture.frame(), language: .english).makeAsyncIterator()
    #expect(await later.next() == streets(.loading, []))
    gate.open(with: ())
    #expect(await later.next() == streets(.whole, [read(2, tile)], coversView: true))
    #expect(asked.withLock { $0 } == [tile])
    _ = await first.value
  }

  /// What another choice of tiles asked for is of no use.
  @Test func anotherSourceEndsTheRequestsOfTheOneBefore() async {
    let generation = Mutex(1)
    let asked = AsyncStream<TileID>.makeStream()
    let cancelled = AsyncStream<TileID>.makeStream()
    var service = FakeTileService()
    service.gate = { id in
      asked.continuation.yield(id)
      for await _ in AsyncStream<Void>.makeStream().stream {}
      cancelled.continuation.yield(id)
    }
    let origin = TileSource.Origin.service(service, cache: FakeTiles(StreetFixture.set))
    let loader = StreetLoader(
      source: {
        TileSource(
          origin, reader: CountingTileReader(), generation: generation.withLock { $0 })
      }, clock: { Self.now })
    let first = Task { await steps(loader) }
    var asks = asked.stream.makeAsyncIterator()
    #expect(await asks.next() == tile)
    generation.withLock { $0 = 2 }
    let second = Task { await steps(loader) }
    var ended = cancelled.stream.makeAsyncIterator()
    #expect(await ended.next() == tile)
    #expect(await asks.next() == tile)
    first.cancel()
    second.cancel()
    _ = await (first.value, second.value)
  }

  // MARK: - What is remembered

  /// The tiles that are asked of an archive by views of one tile each, counted from the west.
  private func asked(_ views: [Int]) async -> [Int] {
    let ids = (0...33).map { StreetFixture.id(14, 8192 + $0, 8192) }
    let archive = FakeTiles(
      StreetFixture.set, Dictionary(uniqueKeysWithValues: ids.map { ($0, data(1)) }))
    let loader = loader(.archive(archive))
    for number in views {
      _ = await steps(
        loader,
        MapFrame(
          64, 32, zoom: 14, x: 0.5 + (Double(number) + 0.5) / 16384, y: 0.5 + 0.5 / 16384))
    }
    return archive.asked.map { $0.x - 8192 }
  }

  @Test func theLastTilesAreRemembered() async {
    let views = Array(0...33)
    #expect(await asked(views + views[2...] + [0, 1]) == views + [0, 1])
  }

  @Test func aTileThatIsUsedAgainIsRememberedLonger() async {
    let views = Array(0...31)
    let found = await asked(views + views.reversed() + [32] + views[..<31] + [31])
    #expect(found == views + [32, 31])
  }
}
