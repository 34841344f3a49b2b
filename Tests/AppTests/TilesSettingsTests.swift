import Contracts
import Domain
import Foundation
import Geo
import Glibc
import Local
import PseudoTerminal
import TestSupport
import Testing
import Tiles

@testable import App

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
    ("off", nil), ("OFF", nil), ("a.pmtiles", TileAddress.file(path: "a.pmtiles")),
    ("https://x.org/planet", .description("https://x.org/planet")),
  ])
  func offIsNoAddress(_ text: String, _ address: TileAddress?) {
    #expect(TileSwitch.address(text) == address)
  }

  @Test(arguments: [
    "http://example.org/planet", "https://me:pw@x.org/{z}/{x}/{y}", "ftp://x.org/a",
    "https:///a",
  ])
  func anAddressThatIsNotSafeIsNotKept(_ text: String) throws {
    #expect(throws: Settings.Problem.self) { try settings().keep(text, for: "tiles") }
    #expect(try TestFiles.bytes(of: folder.file("config")) == [])
  }

  @Test(arguments: ["https://x.org/{z}/{x}/{y}?key=1", "http://127.0.0.1:80/a.json", "off"])
  func anAddressIsKept(_ text: String) throws {
    #expect(try settings().keep(text, for: "tiles") == nil)
    #expect(try settings(file: text)["tiles"] == text)
  }

  /// Sixteen bytes are enough to tell an archive by.
  @Test func aFileIsKeptByItsWholePath() throws {
    let (file, link) = (folder.file("a.pmtiles"), folder.file("b"))
    try TestFiles.write("PMTiles" + String(repeating: "\u{3}", count: 9), to: file)
    symlink(file, link)
    #expect(try settings().keep(folder.path + "/./b", for: "tiles") == nil)
    let text = String(decoding: try TestFiles.bytes(of: folder.file("config")), as: UTF8.self)
    #expect(text.hasPrefix("tiles = /"))
    #expect(text.hasSuffix("/a.pmtiles\n"))
  }

  @Test func aFileThatIsNoArchiveIsNotKept() throws {
    let file = folder.file("a.txt")
    try TestFiles.write("These are no tiles at all.", to: file)
    #expect(throws: Settings.Problem.failed(.tiles(source: file, .notTiles))) {
      try settings().keep(file, for: "tiles")
    }
    #expect(throws: Settings.Problem.failed(.unreadable(path: "/none", reason: .missing))) {
      try settings().keep("/none", for: "tiles")
    }
  }

  @Test func aSizeThatIsNoneIsRefusedAndElsewhereTheUsualOne() throws {
    #expect(throws: Settings.Problem.invalid(key: "tiles_cache", value: "much")) {
      try settings().keep("much", for: "tiles_cache")
    }
    try TestFiles.write("tiles_cache = much\n", to: folder.file("config"))
    let held = Settings(path: folder.file("config"))
    #expect(held["tiles_cache"] == "256MB")
    #expect(
      held.warnings == [
        .invalidValue(key: "tiles_cache", value: "much", known: ["256MB", "1GB"], line: 1)
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

/// The real program, and what it says of streets.
@Suite(.oneAtATime) struct TilesCommandTests {
  @Test(arguments: [
    ("en", "tiles\n", "Streets: off\ntiles kept: 0 (0.0 MB of 256.0 MB)\n"),
    ("es", "teselas\n", "Calles: desactivado\nteselas guardadas: 0 (0,0 MB de 256,0 MB)\n"),
  ])
  func theyAreOffWhereNobodyNamesThem(_ language: String, _ line: String, _ told: String) throws {
    let home = Home()
    let run = try home.run(
      ["--lang", language], input: line, environment: ["CATALEJO_TILES": ""])
    #expect(run.output.hasSuffix(told))
    #expect(run.status == .exited(0))
  }

  @Test func theDoctorSaysWhatASessionUses() throws {
    let told = try Home().run(["doctor", "--offline"], environment: ["CATALEJO_TILES": ""]).output
    #expect(
      told.contains(
        "Streets       https://tiles.openfreemap.org/planet; tiles kept: 0 (0.0 MB of 256.0 MB)"))
    #expect(told.contains("https://tiles.openfreemap.org/planet: not tried"))
    let off = try Home().run(["doctor", "--offline"]).output
    #expect(off.contains("Streets       off; "))
    #expect(!off.contains("openfreemap"))
  }

  @Test func aSessionChangesThem() throws {
    let home = Home()
    let run = try home.run(
      [],
      input: """
        tiles https://x.org/{z}/{x}/{y}?key=s3cret
        tiles
        tiles off
        tiles
        tiles on
        refresh tiles
        actualiser tuiles
        tiles clear
        """)
    let shown = run.output + run.errors
    #expect(shown.contains("Streets on maps come from https://x.org/{z}/{x}/{y} now"))
    #expect(run.output.contains("Streets: https://x.org/{z}/{x}/{y}\n"))
    #expect(run.output.contains("Streets: off\n"))
    #expect(shown.components(separatedBy: "asked for the tiles in view again").count == 3)
    #expect(shown.contains("The tiles that were kept are deleted."))
    #expect(!shown.contains("s3cret"))
    #expect(run.status == .exited(0))
  }

  @Test func aSessionOnATerminalUsesTheUsualServiceUnlessAnotherIsNamed() throws {
    let home = Home()
    let terminal = try home.terminal(
      ["--offline"], environment: ["CATALEJO_TILES": ""], showing: "❯")
    try terminal.enter("tiles", expecting: "Streets: https://tiles.openfreemap.org/planet")
    try terminal.leave()
    let named = try home.terminal(
      ["--offline", "--tiles", "https://x.org/planet"],
      environment: ["CATALEJO_TILES": "https://y.org/planet"], showing: "❯")
    try named.enter("tiles", expecting: "Streets: https://x.org/planet")
    try named.leave()
  }

  @Test(arguments: [
    ["--tiles", "http://example.org/planet"],
    ["map", "41.4,2.2", "--tiles", "http://example.org/{z}/{x}/{y}"],
  ])
  func aFlagThatCanNotBeFollowedIsRefused(_ arguments: [String]) throws {
    let run = try Home().run(arguments)
    #expect(run.errors.contains("is no address; give https://…, or http:// of this machine."))
    #expect(run.output == "")
    #expect(run.status == .exited(2))
  }

  @Test func aFileThatIsNotThereIsRefused() throws {
    let home = Home()
    let run = try home.run(["map", "41.4,2.2", "--tiles", "/none.pmtiles"])
    #expect(run.errors.contains("/none.pmtiles"))
    #expect(run.output == "")
    #expect(run.status == .exited(5))
    let session = try home.run([], input: "tiles /none.pmtiles\ntiles\n")
    #expect(session.errors.contains("/none.pmtiles"))
    #expect(session.output.contains("Streets: off"))
  }

  @Test func aVariableThatIsNoSizeIsSaid() throws {
    let run = try Home().run(["about"], environment: ["CATALEJO_TILES_CACHE": "much"])
    #expect(
      run.errors.contains("CATALEJO_TILES_CACHE can't be “much”; it can be: 256MB, 1GB."))
    #expect(run.status == .exited(0))
  }

  @Test func tilesThatAreKeptAreCountedAndDeleted() async throws {
    let home = Home()
    let store = TileStore(
      path: home.path + "/.cache/catalejo/tiles.sqlite", clock: { 0 }, warn: { _ in })
    let cache = TileCache(of: "https://x.org", in: store)
    for x in 0..<3 {
      let id = try #require(TileID(zoom: 9, x: x, y: 0))
      await cache.keep(TileData([UInt8](repeating: 1, count: 1_000_000)), of: id)
    }
    #expect(try home.run(["tiles"]).output.contains("tiles kept: 3 (3.0 MB of 256.0 MB)"))
    #expect(try home.run(["tiles", "clear"]).output == "The tiles that were kept are deleted.\n")
    #expect(try home.run(["tiles"]).output.contains("tiles kept: 0 (0.0 MB of 256.0 MB)"))
    #expect(try home.run(["tiles", "all"]).status == .exited(2))
  }
}
