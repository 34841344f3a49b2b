import ContractMocks
import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import Tiles

/// What a service of tiles is asked, and what its answers mean.
@Suite struct TileServiceTests {
  private static let base = "https://tiles.example.org/planet"
  private static let template = "https://tiles.example.org/1/{z}/{x}/{y}.pbf"
  private static let json = Array(#"{"tiles":["\#(template)"],"maxzoom":14}"#.utf8)
  private static let set = TileSet(
    source: "tiles.example.org", zooms: 0...14, templates: [template])
  private static let validators = Validators(etag: "\"a\"", lastModified: "yesterday")
  private static let service = TileService.service

  private static func description(_ text: String = base) -> Endpoint {
    Endpoint(
      service, limits: Endpoint.Limits(bytes: 4 << 20, total: .seconds(20)),
      link: WebLink(text))
  }

  private static func endpoint(_ day: Int = 1) -> Endpoint {
    Endpoint(
      service, limits: TileService.limits,
      link: WebLink("https://tiles.example.org/\(day)/14/8298/5635.pbf"),
      accept: "application/vnd.mapbox-vector-tile, application/x-protobuf, */*;q=0.5",
      isKeptPacked: true)
  }

  private let tile = TileID(zoom: 14, x: 8298, y: 5635)
  private let kept = Recorder<TileSet>()

  private func make(_ http: MockHTTPDataManager, at address: String = base) -> TileService {
    TileService(
      TileAddress(address), http: http, keep: { [kept] in kept.record($0) }, clock: { 77 })
  }

  @Test func theDescriptionIsAskedForOnceAndKept() async throws {
    let tile = try #require(tile)
    let bytes: [UInt8] = [0x1F, 0x8B, 1, 2]
    let http = MockHTTPDataManager([
      Self.description(): [.success(.body(Self.json, Validators()))],
      Self.endpoint(): [
        .success(.body(bytes, Self.validators)), .success(.notModified),
      ],
    ])
    let service = make(http)
    #expect(try await service.tileSet() == Self.set)
    let held = TileData(bytes, validators: Self.validators, fetchedAt: 77)
    #expect(try await service.tile(tile, of: Self.set, unless: nil) == .tile(held))
    #expect(try await service.tile(tile, of: Self.set, unless: held) == .unchanged)
    #expect(
      http.calls == [
        .init(Self.description()), .init(Self.endpoint()),
        .init(Self.endpoint(), Self.validators),
      ])
    #expect(kept.all == [Self.set])
  }

  @Test(arguments: [
    ("https://{s}.x.org/{z}/{x}/{y}", TileProblem.unknownField("{s}")),
    ("https://x.org/{z}/{x}/{y}{r}.pbf", .unknownField("{r}")), ("https://x.org/{z}", .noAddress),
  ])
  func aTemplateThatCanNotBeFilledIsRefused(text: String, problem: TileProblem) async {
    #expect(TileAddress(text).problem == problem)
    await #expect(throws: DataError.tiles(source: TileAddress(text).machine, problem)) {
      try await make(MockHTTPDataManager([:]), at: text).tileSet()
    }
  }

  @Test(arguments: ["https://x.org/{z}/{x}/{-y}", "https://x.org/a.json", "a.pmtiles"])
  func nothingSpeaksAgainstAnAddress(text: String) {
    #expect(TileAddress(text).problem == nil)
  }

  /// The addresses of many services name a day, and are gone when the next day is there.
  @Test func aTileIsAskedForWhereTheNewestDescriptionSays() async throws {
    let tile = try #require(tile)
    let json = Array(#"{"tiles":["https://tiles.example.org/2/{z}/{x}/{y}.pbf"]}"#.utf8)
    let http = MockHTTPDataManager([
      Self.description(): [.success(.body(json, Validators()))],
      Self.endpoint(2): [.success(.body([9], Validators()))],
    ])
    let answer = try await make(http).tile(tile, of: Self.set, unless: nil)
    #expect(answer == .tile(TileData([9], fetchedAt: 77)))
    #expect(kept.all.map(\.templates) == [["https://tiles.example.org/2/{z}/{x}/{y}.pbf"]])
  }

  @Test func withoutADescriptionThatWhichIsHeldIsUsed() async throws {
    let tile = try #require(tile)
    let http = MockHTTPDataManager([
      Self.description(): [.failure(.service(Self.service, .status(500)))],
      Self.endpoint(): [
        .success(.body([8], Validators())), .success(.body([9], Validators())),
      ],
    ])
    let service = make(http)
    for byte in [8, 9] as [UInt8] {
      let answer = try await service.tile(tile, of: Self.set, unless: nil)
      #expect(answer == .tile(TileData([byte], fetchedAt: 77)))
    }
    #expect(http.calls.map(\.endpoint.link).count == 3)
    #expect(kept.all == [])
  }

  /// Offline nothing is learned, so the description is asked for again with the next tile.
  @Test func anOfflineFailureIsNotTheLastWord() async throws {
    let tile = try #require(tile)
    let offline = DataError.service(Self.service, .offline)
    let http = MockHTTPDataManager([
      Self.description(): [.failure(offline), .success(.body(Self.json, Validators()))],
      Self.endpoint(): [.failure(offline), .success(.body([8], Validators()))],
    ])
    let service = make(http)
    await #expect(throws: offline) { try await service.tile(tile, of: Self.set, unless: nil) }
    #expect(
      try await service.tile(tile, of: Self.set, unless: nil)
        == .tile(TileData([8], fetchedAt: 77)))
    #expect(kept.all == [Self.set])
  }

  @Test func aTileThatTheServiceDoesNotHaveIsEmpty() async throws {
    let tile = try #require(tile)
    let http = MockHTTPDataManager([
      Self.endpoint(): [
        .failure(.service(Self.service, .status(404))), .success(.body([], Validators())),
      ]
    ])
    let service = make(http)
    for _ in 0..<2 {
      let answer = try await service.tile(tile, of: Self.set, unless: nil)
      #expect(answer == .tile(TileData([], fetchedAt: 77)))
    }
    await #expect(throws: DataError.service(Self.service, .status(404))) {
      try await service.tileSet()
    }
  }

  @Test(arguments: ["<!DOCTYPE html>", "{\"error\":\"no key\"}"])
  func aPageIsNoTile(_ text: String) async throws {
    let tile = try #require(tile)
    let http = MockHTTPDataManager([
      Self.endpoint(): [.success(.body(Array(text.utf8), Validators()))]
    ])
    await #expect(throws: DataError.tiles(source: "tiles.example.org", .notTiles)) {
      try await make(http).tile(tile, of: Self.set, unless: nil)
    }
  }

  @Test func aTemplateNeedsNoDescription() async throws {
    let tile = try #require(tile)
    let http = MockHTTPDataManager([
      Self.endpoint(): [.success(.body([8], Validators()))]
    ])
    let service = make(http, at: Self.template)
    #expect(try await service.tileSet() == Self.set)
    #expect(
      try await service.tile(tile, of: Self.set, unless: nil)
        == .tile(TileData([8], fetchedAt: 77)))
    #expect(http.calls.count == 1)
    #expect(kept.all == [])
  }

  @Test(arguments: [
    ("<html>", TileProblem.notTiles), (#"{"tilejson":"3.0.0"}"#, .noAddress),
    (#"{"tiles":["https://x.org/{z}/{x}/{y}.png"]}"#, .kind("PNG")),
  ])
  func aDescriptionThatCanNotBeUsedIsNamedWithItsMachine(
    _ json: String, _ problem: TileProblem
  ) async throws {
    let http = MockHTTPDataManager([
      Self.description(): [.success(.body(Array(json.utf8), Validators()))]
    ])
    await #expect(throws: DataError.tiles(source: "tiles.example.org", problem)) {
      try await make(http).tileSet()
    }
  }

  @Test func whoIsCancelledDoesNotWaitForTheDescription() async throws {
    let tile = try #require(tile)
    let gate = GatedHTTP()
    let service = TileService(TileAddress(Self.base), http: gate, clock: { 0 })
    let task = Task { try? await service.tile(tile, of: Self.set, unless: nil) }
    await gate.untilAsked()
    task.cancel()
    #expect(await task.value == nil)
    await gate.open()
  }
}

/// A connection whose first answer waits until it is let through.
private actor GatedHTTP: HTTPDataManager {
  private var isOpen = false
  private var isAsked = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [CheckedContinuation<Void, Never>] = []

  func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer {
    isAsked = true
    for one in watching { one.resume() }
    watching = []
    if Task.isCancelled { throw .service(endpoint.service, .interrupted) }
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    throw .service(endpoint.service, .status(500))
  }

  func untilAsked() async {
    if !isAsked { await withCheckedContinuation { watching.append($0) } }
  }

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }
}
