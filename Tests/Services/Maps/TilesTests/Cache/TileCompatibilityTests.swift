import ContractMocks
import Contracts
import Database
import Domain
import Geo
import TestSupport
import Testing

@testable import Tiles

/// The rules of a cache of tiles, for the real one and for the mock that features are tested with.
@Suite struct TileCompatibilityTests {
  enum Kind: CaseIterable { case file, mock }

  private let folder = TemporaryFolder()

  private func cache(_ kind: Kind) -> any TileCacheDataManager {
    switch kind {
    case .mock: MockTileCache()
    case .file:
      TileCache(
        of: "https://x.org",
        in: TileStore(path: folder.file("tiles.sqlite"), clock: { 0 }, warn: { _ in }))
    }
  }

  private static let set = TileSet(
    source: "x.org", zooms: 3...14, bounds: WorldRect(minX: 0.25, minY: 0.1, maxX: 0.5, maxY: 0.75),
    attribution: "© Streets, “Ñandú”",
    templates: ["https://x.org/{z}/{x}/{y}", "https://y.org/{z}/{x}/{-y}"])

  @Test(arguments: Kind.allCases)
  func nothingIsHeldAtFirst(_ kind: Kind) async throws {
    let cache = cache(kind)
    let tile = try #require(TileID(zoom: 3, x: 1, y: 2))
    #expect(try await cache.tileSet() == nil)
    #expect(try await cache.tile(tile) == nil)
  }

  @Test(arguments: Kind.allCases)
  func whatIsKeptIsHeldAsItWas(_ kind: Kind) async throws {
    let cache = cache(kind)
    let tile = try #require(TileID(zoom: 22, x: 4_194_303, y: 0))
    let other = try #require(TileID(zoom: 22, x: 0, y: 4_194_303))
    let data = TileData(
      [0, 255, 0], validators: Validators(etag: "\"é\"", lastModified: nil),
      fetchedAt: 1_800_000_000)
    await cache.keep(Self.set)
    await cache.keep(data, of: tile)
    #expect(try await cache.tileSet() == Self.set)
    #expect(try await cache.tile(tile) == data)
    #expect(try await cache.tile(other) == nil)
  }

  @Test(arguments: Kind.allCases)
  func anEmptyTileIsHeldToo(_ kind: Kind) async throws {
    let cache = cache(kind)
    let tile = try #require(TileID(zoom: 0, x: 0, y: 0))
    await cache.keep(TileData([], fetchedAt: 5), of: tile)
    #expect(try await cache.tile(tile) == TileData([], fetchedAt: 5))
  }

  @Test(arguments: Kind.allCases)
  func theNewerTakesThePlaceOfTheOlder(_ kind: Kind) async throws {
    let cache = cache(kind)
    let tile = try #require(TileID(zoom: 1, x: 1, y: 1))
    await cache.keep(TileData([1, 2], validators: Validators(etag: "a"), fetchedAt: 5), of: tile)
    await cache.keep(TileData([3], fetchedAt: 4), of: tile)
    #expect(try await cache.tile(tile) == TileData([3], fetchedAt: 4))
    let smaller = TileSet(source: "y.org", zooms: 0...0)
    await cache.keep(Self.set)
    await cache.keep(smaller)
    #expect(try await cache.tileSet() == smaller)
  }
}
