import Contracts
import Domain
import Geo
import StubServer
import TestSupport
import Testing
import Tiles

@testable import Remote

/// Tiles over a real connection.
@Suite(.oneAtATime) struct TilesTests {
  private let fixture: ConnectionFixture

  init() async throws { fixture = try await ConnectionFixture() }

  private func service(_ address: String? = nil, key: String = "") -> TileService {
    let address = TileAddress((address ?? fixture.server.tiles) + key)
    let http = fixture.connection.to(ServiceAddresses([TileService.service: address.base]))
    return TileService(address, http: http, clock: { 77 })
  }

  /// The middle of the made-up town of Madrid.
  private static func middle() throws -> TileID {
    let madrid = try #require(Coordinate(latitude: 40.4165, longitude: -3.70256))
    let point = WebMercator.project(madrid)
    return try #require(TileID(zoom: 14, x: Int(point.x * 16_384), y: Int(point.y * 16_384)))
  }

  @Test func aTownIsFetchedAsItIsPackedAndConfirmedByItsTag() async throws {
    let (service, tile) = (service(), try Self.middle())
    let set = try await service.tileSet()
    #expect(set.source == "127.0.0.1:\(fixture.server.port)")
    #expect(set.attribution == "© Stub Made-up streets")
    #expect(set.zooms == 9...14)
    #expect(set.templates == ["\(fixture.server.base)/tiles/{z}/{x}/{y}.pbf"])
    guard case .tile(let data) = try await service.tile(tile, of: set, unless: nil) else {
      Issue.record("no tile")
      return
    }
    #expect(data.bytes.prefix(2) == [0x1F, 0x8B])
    #expect(data.bytes.count > 20_000)
    #expect(data.fetchedAt == 77)
    #expect(try await service.tile(tile, of: set, unless: data) == .unchanged)
    let asked = fixture.server.requests.map { $0.headers["accept-encoding"] }
    #expect(asked == ["gzip, deflate", "gzip, deflate", "gzip, deflate"])
    #expect(!fixture.server.requests.contains { $0.headers["cache-control"] != nil })
  }

  @Test func wherePeopleDoNotLiveATileIsEmpty() async throws {
    let service = service()
    let (set, sea) = (try await service.tileSet(), try #require(TileID(zoom: 9, x: 0, y: 0)))
    // Not a byte, as OpenFreeMap answers, packed as gzip by the stub.
    guard case .tile(let data) = try await service.tile(sea, of: set, unless: nil) else { return }
    #expect(data.bytes.count < 30)
    fixture.server.set(.status(404), for: .tiles)
    #expect(
      try await service.tile(sea, of: set, unless: nil) == .tile(TileData([], fetchedAt: 77)))
  }

  /// A tile of more bytes than one may have is refused before they are here.
  @Test(
    arguments: [
      (.hugeBody, .tooLarge(limit: 8 << 20)), (.hugeDeclaredBody, .tooLarge(limit: 8 << 20)),
      (.status(500), .status(500)), (.tooManyRequests(retryAfter: 60), .busy(retryAfter: 60)),
      (.redirectToScheme, .unsafeRedirect), (.dropMidBody, .interrupted),
    ] as [(StubFault, ServiceProblem)])
  func aFaultIsTheServices(_ fault: StubFault, _ problem: ServiceProblem) async throws {
    let (service, tile) = (service(), try Self.middle())
    let set = try await service.tileSet()
    fixture.server.set(fault, for: .tiles)
    await #expect(throws: DataError.service(TileService.service, problem)) {
      try await service.tile(tile, of: set, unless: nil)
    }
  }

  /// A bomb stays packed here; whoever unpacks it has a limit of his own.
  @Test func whatIsPackedIsNotUnpacked() async throws {
    let (service, tile) = (service(), try Self.middle())
    let set = try await service.tileSet()
    fixture.server.set(.bomb, for: .tiles)
    guard case .tile(let data) = try await service.tile(tile, of: set, unless: nil) else { return }
    #expect(data.bytes.count < 4 << 20)
  }

  @Test(arguments: [StubFault.html, .malformed, .wrongTypes, .hugeBody, .bomb, .hang])
  func aBrokenDescriptionIsNotBelieved(_ fault: StubFault) async throws {
    fixture.server.set(fault, for: .tiles)
    let service = service()
    let task = Task { try? await service.tileSet() }
    if fault == .hang {
      while fixture.server.requests.isEmpty { await Task.yield() }
      task.cancel()
    }
    #expect(await task.value == nil)
  }

  @Test(arguments: ["http://example.org/{z}/{x}/{y}", "http://example.org/planet"])
  func onlyThisMachineIsAskedWithoutTLS(_ address: String) async throws {
    let (service, tile) = (service(address), try Self.middle())
    let set = TileSet(source: "", zooms: 0...14, templates: ["http://example.org/{z}/{x}/{y}"])
    await #expect(throws: DataError.self) {
      _ = try await service.tile(tile, of: set, unless: nil)
    }
    #expect(fixture.connectivity.outcomes == [])
  }

  @Test func theKeyOfAServiceIsNotLogged() async throws {
    let (service, tile) = (service(key: "?key=s3cret-k3y"), try Self.middle())
    let set = try await service.tileSet()
    _ = try await service.tile(tile, of: set, unless: nil)
    #expect(fixture.server.requests.first?.query["key"] == "s3cret-k3y")
    #expect(fixture.sink.text.contains("/tiles/town.json"))
    #expect(!fixture.sink.text.contains("s3cret-k3y"))
    // Of a tile there is nothing to read.
    #expect(fixture.sink.all.allSatisfy { $0.joined().utf8.count < 4_000 })
  }

  // MARK: - Ranges

  private func range(_ range: Range<Int>) -> Endpoint {
    let file = fixture.server.base + "/tiles/town.pmtiles"
    return Endpoint(
      TileService.service, link: WebLink(file), accept: "*/*", range: range)
  }

  private var connection: HTTPConnection {
    fixture.connection.to(ServiceAddresses([TileService.service: fixture.server.tiles]))
  }

  @Test func aPartOfAFileIsFetched() async throws {
    guard
      case .body(let all, _) = try await connection.get(
        range(0..<(8 << 20)), unless: Validators()),
      case .body(let part, _) = try await connection.get(
        range(1_000..<2_000), unless: Validators())
    else { return }
    #expect(all.prefix(8) == [0x50, 0x4D, 0x54, 0x69, 0x6C, 0x65, 0x73, 3])
    #expect(part == Array(all[1_000..<2_000]))
    #expect(
      fixture.server.requests.map { $0.headers["accept-encoding"] } == ["identity", "identity"])
  }

  /// The tile of an archive is that which the service sends.
  @Test func anArchiveIsReadByRanges() async throws {
    let (address, tile) = (fixture.server.base + "/tiles/town.pmtiles", try Self.middle())
    let archive = ArchiveService(TileAddress(address), http: connection, clock: { 77 })
    let set = try await archive.tileSet()
    #expect(set.attribution == "© Stub Made-up streets")
    #expect(set.zooms == 9...14)
    guard case .tile(let data) = try await archive.tile(tile, of: set, unless: nil) else { return }
    let plain = Endpoint(
      TileService.service,
      link: WebLink("\(fixture.server.base)/tiles/14/\(tile.x)/\(tile.y).pbf"))
    guard case .body(let sent, _) = try await connection.get(plain, unless: Validators()) else {
      return
    }
    #expect(data.bytes == sent)
    #expect(try await archive.tile(tile, of: set, unless: data) == .unchanged)
    // The header with the directory, the description, the tile; and the tile by itself.
    #expect(
      fixture.server.requests.map { $0.headers["range"] != nil } == [true, true, true, false])
    fixture.server.set(.otherRange, for: .tiles)
    let other = ArchiveService(TileAddress(address), http: connection, clock: { 77 })
    await #expect(throws: DataError.tiles(source: set.source, .otherBytes)) {
      try await other.tileSet()
    }
  }

  @Test func otherBytesAreRefused() async throws {
    fixture.server.set(.otherRange, for: .tiles)
    await #expect(throws: DataError.service(TileService.service, .otherBytes)) {
      try await connection.get(range(0..<100), unless: Validators())
    }
    // A service that knows no ranges sends all from the first byte on.
    let people = Endpoint(.people, range: 5..<10)
    #expect(await fixture.outcome(of: people) == .problem(.otherBytes))
  }
}
