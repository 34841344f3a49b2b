import Contracts
import Domain
import Geo
import Synchronization
import Testing

@testable import Tiles

/// An archive on a server, of which parts are fetched.
@Suite struct ArchiveServiceTests {
  private static let set = TileSet(source: "x.org", zooms: 0...3)
  private let tile = TileID(zoom: 1, x: 0, y: 0)
  private let missing = TileID(zoom: 1, x: 1, y: 1)

  private func make(_ server: FileServer) -> ArchiveService {
    ArchiveService(
      TileAddress("https://x.org/a.pmtiles"), http: server, clock: { 77 }, open: TwoParts.init)
  }

  @Test func whatIsWantedIsFetchedAndNoMore() async throws {
    let (tile, missing) = (try #require(tile), try #require(missing))
    let server = FileServer([0, 1, 2, 3, 4, 5, 6, 7], etag: "a")
    let service = make(server)
    #expect(server.asked == [])
    #expect(try await service.tileSet() == Self.set)
    let data = TileData([4, 5], validators: Validators(etag: "a"), fetchedAt: 77)
    #expect(try await service.tile(tile, of: Self.set, unless: nil) == .tile(data))
    #expect(
      try await service.tile(missing, of: Self.set, unless: nil)
        == .tile(TileData([], validators: Validators(etag: "a"), fetchedAt: 77)))
    #expect(server.asked == [0..<2, 4..<6])
  }

  @Test func aTileOfTheSameArchiveIsStillRight() async throws {
    let tile = try #require(tile)
    let server = FileServer([0, 1, 2, 3, 4, 5], etag: "a")
    let held = TileData([4, 5], validators: Validators(etag: "a"), fetchedAt: 1)
    #expect(try await make(server).tile(tile, of: Self.set, unless: held) == .unchanged)
    #expect(server.asked == [0..<2])
    let old = TileData([9], validators: Validators(etag: "0"), fetchedAt: 1)
    #expect(
      try await make(server).tile(tile, of: Self.set, unless: old)
        == .tile(TileData([4, 5], validators: Validators(etag: "a"), fetchedAt: 77)))
  }

  @Test func anArchiveThatIsReplacedIsOpenedAnew() async throws {
    let tile = try #require(tile)
    let server = FileServer([0, 1, 2, 3, 4, 5], etag: "a")
    let service = make(server)
    _ = try await service.tileSet()
    server.replace([9, 8, 7, 6, 5, 4], etag: "b")
    #expect(
      try await service.tile(tile, of: Self.set, unless: nil)
        == .tile(TileData([5, 4], validators: Validators(etag: "b"), fetchedAt: 77)))
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

/// An archive whose description is in its first two bytes, and its only tile behind the fourth.
///
/// It reads its start once.
private final class TwoParts: TileDataManager {
  private let file: ServerFile
  private let isOpen = Mutex(false)

  init(_ file: ServerFile) { self.file = file }

  private func open() async throws(DataError) {
    guard !isOpen.withLock({ $0 }) else { return }
    _ = try await file.bytes(0..<2)
    isOpen.withLock { $0 = true }
  }

  func tileSet() async throws(DataError) -> TileSet? {
    try await open()
    return TileSet(source: "elsewhere", zooms: 0...3)
  }

  func tile(_ id: TileID) async throws(DataError) -> TileData? {
    try await open()
    return id.x == 0 ? TileData(try await file.bytes(4..<6)) : nil
  }
}
