import Contracts
import Database
import Domain
import Geo
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Tiles

/// A clock that is set, in seconds since 1970.
private final class Seconds: Sendable {
  private let state = Mutex(0)

  var seconds: Int {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// The store of tiles that were fetched: its size, its file, and those who share it.
@Suite struct TileStoreTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("cache/tiles.sqlite") }
  private let warnings = Recorder<StoreWarning>()
  private let clock = Seconds()

  private func store(
    size: Int = TileStore.usualSize,
    on executor: any SerialExecutor = DatabaseExecutor(label: "test")
  ) -> TileStore {
    TileStore(
      path: path, size: size, clock: { [clock] in clock.seconds }, warn: warnings.record,
      executor: executor)
  }

  private static func tile(_ x: Int) throws -> TileID {
    try #require(TileID(zoom: 14, x: x, y: 0))
  }

  private static func data(_ x: Int, count: Int = 10_000) -> TileData {
    TileData([UInt8](repeating: UInt8(truncatingIfNeeded: x), count: count))
  }

  private func held(_ tiles: ClosedRange<Int>, in store: TileStore) async throws -> [Int] {
    var held: [Int] = []
    for x in tiles where await store.tile(try Self.tile(x), of: "s") != nil { held.append(x) }
    return held
  }

  // MARK: - The file

  @Test func nothingIsMadeUntilSomethingIsKept() async throws {
    let store = store()
    #expect(await store.tile(try Self.tile(0), of: "s") == nil)
    #expect(await store.usage() == (0, 0))
    try await store.clear()
    #expect(folder.names() == [])
    await store.keep(Self.data(0), try Self.tile(0), of: "s")
    #expect(TestFiles.mode(of: path) == "600")
    #expect(TestFiles.mode(of: folder.file("cache")) == "700")
  }

  @Test func eachSourceHasItsOwn() async throws {
    let store = store()
    await store.keep(Self.data(1), try Self.tile(0), of: "a")
    await store.keep(Self.data(2), try Self.tile(0), of: "b")
    #expect(await store.tile(try Self.tile(0), of: "a") == Self.data(1))
    #expect(await store.tile(try Self.tile(0), of: "b") == Self.data(2))
    #expect(await store.tile(try Self.tile(0), of: "c") == nil)
  }

  @Test func aTileThatIsTooOldForAPersonCountsAsOld() async throws {
    let store = store()
    let validators = Validators(etag: "x")
    await store.keep(
      TileData([1], validators: validators, fetchedAt: 99), try Self.tile(0), of: "s")
    let cache = TileCache(of: "s", in: store, notBefore: 100)
    #expect(await cache.tile(try Self.tile(0)) == TileData([1], validators: validators))
    await cache.keep(TileData([1], fetchedAt: 100), of: try Self.tile(0))
    #expect(await cache.tile(try Self.tile(0)) == TileData([1], fetchedAt: 100))
  }

  // MARK: - The size

  @Test func theOnesThatWereNotUsedForTheLongestTimeGo() async throws {
    let size = 10 * (10_000 + TileStore.overhead)
    let store = store(size: size)
    for x in 0...9 {
      clock.seconds = x * 10_000
      await store.keep(Self.data(x), try Self.tile(x), of: "s")
    }
    #expect(await store.usage() == (10, size))
    // The oldest is used again.
    clock.seconds = 200_000
    #expect(await store.tile(try Self.tile(0), of: "s") == Self.data(0))
    clock.seconds = 300_000
    await store.keep(Self.data(10), try Self.tile(10), of: "s")
    #expect(try await held(0...10, in: store) == [0, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(await store.usage() == (9, 9 * (10_000 + TileStore.overhead)))
  }

  @Test func aSmallerSizeCountsFromTheNextTileOn() async throws {
    let large = store()
    for x in 0..<200 { await large.keep(Self.data(x), try Self.tile(x), of: "s") }
    let small = store(size: 1_000_000)
    await small.keep(Self.data(200), try Self.tile(200), of: "s")
    let usage = await small.usage()
    #expect((880_000...1_000_000).contains(usage.bytes))
    #expect(usage.bytes == usage.tiles * (10_000 + TileStore.overhead))
  }

  @Test func aTileLargerThanAllLeavesNothing() async throws {
    let store = store(size: 1_000)
    await store.keep(Self.data(0), try Self.tile(0), of: "s")
    #expect(await store.usage() == (0, 0))
  }

  @Test func replacingATileDoesNotCountItTwice() async throws {
    let store = store()
    for count in [10, 5_000, 0, 7] {
      await store.keep(Self.data(0, count: count), try Self.tile(0), of: "s")
      #expect(await store.usage() == (1, count + TileStore.overhead))
    }
  }

  @Test func clearingGivesThePlaceBack() async throws {
    let store = store()
    let set = TileSet(source: "s", zooms: 0...14)
    await store.keep(set, of: "s")
    for x in 0..<100 { await store.keep(Self.data(x), try Self.tile(x), of: "s") }
    try await store.clear()
    #expect(await store.usage() == (0, 0))
    #expect(await store.set(of: "s") == nil)
    #expect(try TestFiles.bytes(of: path).count < 100_000)
    await store.keep(set, of: "s")
    #expect(await store.set(of: "s") == set)
  }

  // MARK: - Others

  @Test func twoProgramsShareOneFile() async throws {
    let (one, other) = (store(), store())
    await withTaskGroup(of: Void.self) { group in
      for x in 0..<100 {
        group.addTask {
          guard let id = TileID(zoom: 14, x: x, y: 0) else { return }
          await (x.isMultiple(of: 2) ? one : other).keep(Self.data(x), id, of: "s")
        }
      }
    }
    for store in [one, other] {
      #expect(try await held(0...99, in: store) == Array(0...99))
      #expect(await store.usage() == (100, 100 * (10_000 + TileStore.overhead)))
    }
  }

  /// The files as they are at the moment when a program is killed: what was kept is in the journal alone.
  @Test func whatAKilledProgramLeavesIsReadAndGoesOn() async throws {
    let store = store()
    for x in 0..<5 { await store.keep(Self.data(x), try Self.tile(x), of: "s") }
    let other = TemporaryFolder()
    for name in folder.names(in: folder.file("cache")) {
      try TestFiles.write(
        try TestFiles.bytes(of: folder.file("cache/" + name)), to: other.file(name))
    }
    let next = TileStore(
      path: other.file("tiles.sqlite"), clock: { 0 }, warn: warnings.record)
    #expect(try await held(0...5, in: next) == [0, 1, 2, 3, 4])
    await next.keep(Self.data(5), try Self.tile(5), of: "s")
    #expect(await next.usage() == (6, 6 * (10_000 + TileStore.overhead)))
    #expect(warnings.all == [])
  }

  /// One that was killed in the middle of a write left half of it in the journal.
  @Test(arguments: [1, 100, 5_000, 12_000, 30_000])
  func halfAWriteIsNoneAtAll(_ missing: Int) async throws {
    let store = store()
    for x in 0..<5 { await store.keep(Self.data(x), try Self.tile(x), of: "s") }
    let other = TemporaryFolder()
    let names = ["tiles.sqlite", "tiles.sqlite-wal"]
    for name in names {
      let bytes = try TestFiles.bytes(of: folder.file("cache/" + name))
      try TestFiles.write(
        name == names[1] ? Array(bytes.dropLast(missing)) : bytes, to: other.file(name))
    }
    let next = TileStore(
      path: other.file("tiles.sqlite"), clock: { 0 }, warn: warnings.record)
    let left = try await held(0...4, in: next)
    #expect(left == Array(0..<left.count))
    #expect(left.count < 5)
    #expect(await next.usage() == (left.count, left.count * (10_000 + TileStore.overhead)))
    #expect(warnings.all == [])
  }

  @Test(arguments: ["This is no database at all.", String(repeating: "SQLite", count: 2_000)])
  func aDamagedFileIsQuarantined(_ text: String) async throws {
    mkdir(folder.file("cache"), 0o700)
    try TestFiles.write(text, to: path)
    let store = store()
    #expect(await store.tile(try Self.tile(0), of: "s") == nil)
    await store.keep(Self.data(0), try Self.tile(0), of: "s")
    #expect(await store.tile(try Self.tile(0), of: "s") == Self.data(0))
    let place = path + ".corrupt-19700101-000000"
    #expect(warnings.all == [.cacheQuarantined(path: path, as: place, because: .damaged)])
    #expect(try TestFiles.bytes(of: place) == Array(text.utf8))
  }

  @Test(arguments: [
    "UPDATE tiles SET body = 7", "UPDATE tiles SET fetched_at = 'x'", "DROP TABLE tiles",
    "UPDATE sets SET least_zoom = 'x'",
  ])
  func aRowThatMakesNoSenseIsNotThere(_ change: String) async throws {
    let first = store()
    await first.keep(Self.data(0), try Self.tile(0), of: "s")
    await first.keep(TileSet(source: "s", zooms: 0...1), of: "s")
    try SQLiteConnection(path).execute("PRAGMA ignore_check_constraints = ON; " + change)
    let store = store()
    let (tile, set) = (await store.tile(try Self.tile(0), of: "s"), await store.set(of: "s"))
    #expect(tile == nil || set == nil)
    await store.keep(Self.data(1), try Self.tile(1), of: "s")
    #expect(await store.tile(try Self.tile(1), of: "s") == Self.data(1))
  }

  @Test func zoomsThatMakeNoSenseAreNoDescription() async throws {
    let first = store()
    await first.keep(TileSet(source: "s", zooms: 0...1), of: "s")
    try SQLiteConnection(path).execute("UPDATE sets SET most_zoom = 1000000")
    #expect(await store().set(of: "s") == nil)
  }

  // MARK: - Where it may not write

  @Test func whatCanNotBeWrittenIsKeptInMemoryAndToldOnce() async throws {
    await store().keep(Self.data(0), try Self.tile(0), of: "s")
    chmod(folder.path, 0o777)
    chmod(folder.file("cache"), 0o555)
    chmod(path, 0o444)
    try await Unprivileged.run { (executor) async throws in
      let store = store(on: executor)
      for x in 1...3 { await store.keep(Self.data(x), try Self.tile(x), of: "s") }
      #expect(try await held(0...4, in: store) == [0, 1, 2, 3])
    }
    #expect(warnings.all == [.cacheUnwritable(path: path, reason: .denied)])
  }

  @Test func withoutAPlaceTilesAreKeptInMemory() async throws {
    let store = TileStore(path: nil, clock: { 0 }, warn: warnings.record)
    await store.keep(Self.data(1), try Self.tile(1), of: "s")
    #expect(try await held(0...2, in: store) == [1])
    #expect(warnings.all == [.cacheUnwritable(path: "tiles.sqlite", reason: .noHome)])
  }
}
