import Contracts
import Domain
import Geo
import Synchronization
import Testing

@testable import Tiles

/// An archive on a server, of which parts are fetched.
@Suite struct ArchiveServiceTests {
  private static let set = TileSet(source: "x.org", zooms: 0...3, attribution: "© X")
  private static let a = Validators(etag: "a")
  private let tile = TileID(zoom: 0, x: 0, y: 0)
  private let missing = TileID(zoom: 1, x: 1, y: 1)

  /// An archive with one tile.
  private static func archive(_ bytes: [UInt8]) -> [UInt8] {
    var writer = PMTilesWriter()
    writer.zooms = (0, 3)
    writer.metadata = #"{"attribution":"<b>&copy; X</b>"}"#
    writer.root = [.init(id: 0, run: 1, length: UInt32(bytes.count), offset: 3)]
    writer.tiles = [(3, bytes)]
    return writer.bytes
  }

  private func make(_ server: FileServer) -> ArchiveService {
    ArchiveService(TileAddress("https://x.org/a.pmtiles"), http: server, clock: { 77 })
  }

  @Test func whatIsWantedIsFetchedAndNoMore() async throws {
    let (tile, missing) = (try #require(tile), try #require(missing))
    let server = FileServer(Self.archive([4, 5]), etag: "a")
    let service = make(server)
    #expect(server.asked == [])
    let data = TileData([4, 5], validators: Self.a, fetchedAt: 77)
    #expect(try await service.tile(tile, of: Self.set, unless: nil) == .tile(data))
    #expect(
      try await service.tile(missing, of: Self.set, unless: nil)
        == .tile(TileData([], validators: Self.a, fetchedAt: 77)))
    #expect(server.asked == [0..<16_384, 1_048_579..<1_048_581])
    let set = try await service.tileSet()
    #expect(
      TileSet(source: set.source, zooms: set.zooms, attribution: set.attribution) == Self.set)
    #expect(set.bounds.minX == 0 && set.bounds.maxX == 1)
    #expect(set.bounds.minY > 0 && set.bounds.maxY < 1)
  }

  @Test func aTileOfTheSameArchiveIsStillRight() async throws {
    let tile = try #require(tile)
    let server = FileServer(Self.archive([4, 5]), etag: "a")
    let held = TileData([4, 5], validators: Self.a, fetchedAt: 1)
    #expect(try await make(server).tile(tile, of: Self.set, unless: held) == .unchanged)
    #expect(!server.asked.contains(1_048_579..<1_048_581))
    let old = TileData([9], validators: Validators(etag: "0"), fetchedAt: 1)
    #expect(
      try await make(server).tile(tile, of: Self.set, unless: old)
        == .tile(TileData([4, 5], validators: Self.a, fetchedAt: 77)))
  }

  @Test func anArchiveThatIsReplacedIsOpenedAnew() async throws {
    let tile = try #require(tile)
    let server = FileServer(Self.archive([4, 5]), etag: "a")
    let service = make(server)
    _ = try await service.tileSet()
    server.replace(Self.archive([5, 4, 3]), etag: "b")
    #expect(
      try await service.tile(tile, of: Self.set, unless: nil)
        == .tile(TileData([5, 4, 3], validators: Validators(etag: "b"), fetchedAt: 77)))
  }

  @Test func whatIsNoArchiveIsNamed() async throws {
    let server = FileServer(Array("<html>Please sign in</html>".utf8), etag: "a")
    await #expect(throws: DataError.tiles(source: "x.org", .notTiles)) {
      try await make(server).tileSet()
    }
  }

  @Test func aServerThatSendsOtherBytesIsNamed() async throws {
    let tile = try #require(tile)
    let server = FileServer([0, 1], etag: "a", failure: .otherBytes)
    await #expect(throws: DataError.tiles(source: "x.org", .otherBytes)) {
      try await make(server).tile(tile, of: Self.set, unless: nil)
    }
  }

  @Test func pastItsEndThereIsNothing() async throws {
    let link = try #require(WebLink("https://x.org/a.pmtiles"))
    let server = FileServer([0, 1, 2], etag: "a")
    let file = ServerFile(link, named: "x.org", of: TileService.service, http: server)
    #expect(try await file.bytes(1..<9) == [1, 2])
    #expect(try await file.bytes(3..<9) == [])
  }
}

/// A server with one file, which it sends in parts.
private final class FileServer: HTTPDataManager {
  private struct State {
    var bytes: [UInt8]
    var etag: String
    var asked: [Range<Int>] = []
  }

  private let state: Mutex<State>
  private let failure: ServiceProblem?

  init(_ bytes: [UInt8], etag: String, failure: ServiceProblem? = nil) {
    state = Mutex(State(bytes: bytes, etag: etag))
    self.failure = failure
  }

  var asked: [Range<Int>] { state.withLock { $0.asked } }

  func replace(_ bytes: [UInt8], etag: String) {
    state.withLock { ($0.bytes, $0.etag) = (bytes, etag) }
  }

  func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer {
    if let failure { throw .service(endpoint.service, failure) }
    let range = endpoint.range ?? 0..<0
    let (part, etag) = state.withLock { state in
      state.asked.append(range)
      return (state.bytes.dropFirst(range.lowerBound).prefix(range.count), state.etag)
    }
    guard !part.isEmpty else { throw .service(endpoint.service, .status(416)) }
    return .body(Array(part), Validators(etag: etag))
  }
}
