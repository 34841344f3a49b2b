import Contracts
import Domain
import Foundation
import Geo
import Glibc
import Local
import TestSupport
import Testing
import Tiles

@testable import App
@testable import StubServer

/// Where streets come from: flag, environment, file and default, and the session's command.
@Suite struct TilesSettingsTests {
  private let folder = TemporaryFolder()

  private func settings(
    flag: String? = nil, variable: String? = nil, file: String? = nil
  ) throws -> Settings {
    let path = folder.file("config")
    try TestFiles.write(file.map { "tiles = \($0)\n" } ?? "", to: path)
    return Settings(
      ProgramOptions(flag.map { ["tiles": $0] } ?? [:]),
      environment: variable.map { ["CATALEJO_TILES": $0] } ?? [:], path: path)
  }

  @Test func theFlagGoesBeforeTheVariableAndThatBeforeTheFile() throws {
    let all = try settings(flag: "a.pmtiles", variable: "b.pmtiles", file: "c.pmtiles")
    #expect(
      all.holding("tiles")
        == .init(key: "tiles", value: "a.pmtiles", origin: .named("--tiles")))
    let two = try settings(variable: "b.pmtiles", file: "c.pmtiles")
    #expect(two["tiles"] == "b.pmtiles")
    #expect(two.holding("tiles").origin == .named("CATALEJO_TILES"))
    let one = try settings(file: "c.pmtiles")
    #expect(one.holding("tiles") == .init(key: "tiles", value: "c.pmtiles", origin: .file))
    let none = try settings()
    #expect(
      none.holding("tiles")
        == .init(key: "tiles", value: "https://tiles.openfreemap.org/planet", origin: .standard))
  }

  @Test(arguments: [
    ("off", nil), ("OFF", nil),
    ("on", .description("https://tiles.openfreemap.org/planet")),
    ("a.pmtiles", TileAddress.file(path: "a.pmtiles")),
    ("https://x.org/planet", .description("https://x.org/planet")),
  ])
  func aWordOrAnAddressIsRead(_ text: String, _ address: TileAddress?) {
    #expect(TileSwitch.address(text) == address)
  }

  @Test(arguments: [
    "http://example.org/planet", "https://me:pw@x.org/{z}/{x}/{y}", "ftp://x.org/a",
    "https:///a",
  ])
  func anAddressThatIsNotSafeIsNotKept(_ text: String) async throws {
    await #expect(throws: Settings.Problem.self) { try await settings().keep(text, for: "tiles") }
    #expect(try TestFiles.bytes(of: folder.file("config")) == [])
  }

  @Test(arguments: ["https://x.org/{z}/{x}/{y}?key=1", "http://127.0.0.1:80/a.json", "off"])
  func anAddressIsKept(_ text: String) async throws {
    #expect(try await settings().keep(text, for: "tiles") == nil)
    #expect(try settings(file: text)["tiles"] == text)
  }

  @Test func aFileIsKeptByItsWholePath() async throws {
    let (file, link) = (folder.file("a.pmtiles"), folder.file("b"))
    try TestFiles.write(StubArchive.bytes, to: file)
    symlink(file, link)
    #expect(try await settings().keep(folder.path + "/./b", for: "tiles") == nil)
    let text = String(decoding: try TestFiles.bytes(of: folder.file("config")), as: UTF8.self)
    #expect(text.hasPrefix("tiles = /"))
    #expect(text.hasSuffix("/a.pmtiles\n"))
  }

  @Test func aFileThatIsNoArchiveIsNotKept() async throws {
    let file = folder.file("a.txt")
    try TestFiles.write("These are no tiles at all.", to: file)
    await #expect(throws: Settings.Problem.failed(.tiles(source: file, .notTiles))) {
      try await settings().keep(file, for: "tiles")
    }
    try TestFiles.write(Array("PMTiles".utf8) + [4] + StubArchive.bytes.dropFirst(8), to: file)
    let later = TileProblem.otherVersion(format: "PMTiles", 4)
    await #expect(throws: Settings.Problem.failed(.tiles(source: file, later))) {
      try await settings().keep(file, for: "tiles")
    }
    await #expect(throws: Settings.Problem.failed(.unreadable(path: "/none", reason: .missing))) {
      try await settings().keep("/none", for: "tiles")
    }
  }

  @Test func aTemplateWithAFieldThatNothingFillsIsNotKept() async throws {
    let text = "https://{s}.x.org/{z}/{x}/{y}.pbf"
    await #expect(throws: Settings.Problem.failed(.tiles(source: text, .unknownField("{s}")))) {
      try await settings().keep(text, for: "tiles")
    }
  }

  @Test func aSizeThatIsNoneIsRefusedAndElsewhereTheUsualOne() async throws {
    await #expect(throws: Settings.Problem.invalid(key: "tiles_cache", value: "much")) {
      try await settings().keep("much", for: "tiles_cache")
    }
    try TestFiles.write("tiles_cache = much\n", to: folder.file("config"))
    let held = Settings(path: folder.file("config"))
    #expect(held["tiles_cache"] == "256MB")
    #expect(
      held.warnings == [
        .invalidValue(
          key: "tiles_cache", value: "much", known: Settings.offers(for: "tiles_cache"), line: 1)
      ])
    let asked = Settings(environment: ["CATALEJO_TILES_CACHE": "2GB"])
    #expect(asked["tiles_cache"] == "2GB")
  }
}

/// The choice of a session.
@Suite struct TileSwitchTests {
  private let made = Recorder<String>()

  private func tiles(_ address: TileAddress?) -> TileSwitch {
    TileSwitch(address) { [made] address, oldest, generation in
      made.record("\(address.text) \(oldest) \(generation)")
      return TileSource(.archive(NoTiles()), reader: NoTiles(), generation: generation)
    }
  }

  @Test func theSourceIsMadeOnceWhenItIsAskedForFirst() {
    let tiles = tiles(TileAddress("a"))
    #expect(made.all == [])
    #expect(tiles.current?.generation == 0)
    #expect(tiles.current?.generation == 0)
    #expect(made.all == ["a 0 0"])
  }

  @Test func withoutAnAddressThereIsNone() {
    let tiles = tiles(nil)
    #expect(tiles.current == nil)
    #expect(!tiles.isOn)
  }

  @Test func offIsUntilOn() {
    let tiles = tiles(TileAddress("a"))
    tiles.turn(on: false)
    #expect(tiles.current == nil)
    #expect(!tiles.isOn)
    #expect(tiles.address == TileAddress("a"))
    tiles.turn(on: true)
    #expect(tiles.current?.generation == 2)
    #expect(tiles.isOn)
  }

  @Test func onWithoutAnAddressIsTheUsualService() {
    let tiles = tiles(nil)
    tiles.turn(on: true)
    #expect(tiles.address == .description("https://tiles.openfreemap.org/planet"))
    #expect(tiles.current != nil)
  }

  @Test func anotherSourceAndARefreshAreNewGenerations() {
    let tiles = tiles(TileAddress("a"))
    _ = tiles.current
    tiles.turn(on: false)
    tiles.use(TileAddress("b"))
    #expect(tiles.current?.generation == 2)
    tiles.refresh(at: 70)
    #expect(tiles.current?.generation == 3)
    #expect(made.all == ["a 0 0", "b 0 2", "b 70 3"])
  }
}

private struct NoTiles: TileDataManager, TileReading {
  func tileSet() async throws(DataError) -> TileSet? { nil }
  func tile(_ id: TileID) async throws(DataError) -> TileData? { nil }
  func read(_ bytes: [UInt8], of id: TileID, for request: TileRequest) -> StreetTile {
    StreetTile(id)
  }
}
