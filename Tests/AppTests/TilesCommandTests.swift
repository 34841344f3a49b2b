import Contracts
import Domain
import Foundation
import Geo
import PseudoTerminal
import TestSupport
import Testing
import Tiles

@testable import StubServer

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
        "Streets       https://tiles.openfreemap.org/planet; default; tiles kept: 0 (0.0 MB of 256.0 MB)"
      ))
    #expect(told.contains("https://tiles.openfreemap.org/planet: not tried"))
    let off = try Home().run(["doctor", "--offline"]).output
    #expect(off.contains("Streets       off; from CATALEJO_TILES; "))
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
    #expect(
      shown.components(separatedBy: "asked again for the tiles of maps, from zoom 9 on").count == 3)
    #expect(shown.contains("The tiles that were kept are deleted."))
    #expect(!shown.contains("s3cret"))
    #expect(run.status == .exited(0))
  }

  /// Nobody is asked for a file, nor without a network.
  @Test func aRefreshSaysWhoIsAsked() throws {
    let (home, folder) = (Home(), TemporaryFolder())
    let path = folder.file("town.pmtiles")
    try TestFiles.write(StubArchive.bytes, to: path)
    let file = try home.run(["--tiles", path], input: "refresh tiles\n")
    #expect((file.output + file.errors).contains("\(path) is read again."))
    let offline = try home.run(
      ["--offline", "--tiles", "https://x.org/planet"], input: "refresh tiles\n")
    #expect((offline.output + offline.errors).contains("asked for tiles again once you are not."))
  }

  /// A thing of the map, which no catalog has.
  @Test func onAMapInfoFindsWhatIsInView() throws {
    let (home, folder) = (Home(), TemporaryFolder())
    let path = folder.file("town.pmtiles")
    try TestFiles.write(StubArchive.bytes, to: path)
    let run = try home.run(
      ["--tiles", path, "--open", "map/40.4165,-3.7026,16"],
      input: "zoom\ninfo avenida del alba\ninfo nobody at all\n")
    let shown = run.output + run.errors
    #expect(shown.contains("Zoom 16: "))
    #expect(!shown.contains("Nothing is called “avenida"))
    #expect(shown.contains("Avenida del Alba · zoom 16"))
    #expect(shown.contains("Nothing is called “nobody at all”"))
  }

  @Test func aFaultIsToldWithTheSettingThatNamesIt() throws {
    let named = try Home().run(
      ["--open", "map/40.4,-3.7,14"], environment: ["CATALEJO_TILES": "bogus"])
    #expect((named.output + named.errors).contains("CATALEJO_TILES=bogus can't be read: no such"))
    let empty = try Home().run(["map", "40.4,-3.7", "--tiles", ""])
    #expect(empty.errors.contains("“” can't be read"))
    let option = try Home().run(["tiles", "--tiles", "off"])
    #expect(!option.errors.contains("by --tiles"))
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

  /// 4 for a file that nothing can be drawn with, whatever is wrong with it; 5 for one that can't be read.
  @Test func aFileThatNoStreetIsDrawnWithEndsWithFour() throws {
    let (home, folder, bytes) = (Home(), TemporaryFolder(), StubArchive.bytes)
    let tiles = Int(bytes[56]) | Int(bytes[57]) << 8 | Int(bytes[58]) << 16
    let files: [(name: String, bytes: [UInt8], isDrawn: Bool, status: Int32)] = [
      ("whole", bytes, true, 0), ("empty", [], false, 4), ("text", Array("hello".utf8), false, 4),
      ("later", Array("PMTiles".utf8) + [4] + bytes.dropFirst(8), false, 4),
      ("raster", Array(bytes[..<99]) + [2] + bytes[100...], false, 4),
      ("header", Array(bytes[..<60]), false, 4), ("root", Array(bytes[..<140]), false, 4),
      ("cut", Array(bytes[..<(tiles + 10)]), true, 4),
      ("damaged", bytes[..<tiles] + bytes[tiles...].map { ~$0 }, true, 4),
    ]
    for file in files {
      let path = folder.file(file.name)
      try TestFiles.write(file.bytes, to: path)
      let run = try home.run(
        ["map", "40.4165,-3.7026", "--zoom", "14", "--width", "40", "--height", "8"]
          + ["--tiles", path])
      #expect(run.status == .exited(file.status), "\(file.name): \(run.errors)")
      #expect(run.output.isEmpty == !file.isDrawn, "\(file.name)")
      #expect(run.errors.contains(path) == (file.status > 0), "\(file.name): \(run.errors)")
    }
  }

  @Test func aServiceThatIsNotThereEndsWithThree() throws {
    let place = ["map", "40.4165,-3.7026", "--zoom", "14"]
    let tiles = ["--tiles", "https://x.org/planet"]
    let run = try Home().run(["--offline"] + place + tiles)
    #expect(run.errors.hasPrefix("You work offline by choice"))
    #expect(run.output.contains("no streets here"))
    #expect(run.status == .exited(3))
    // Without --tiles nobody asked for streets.
    let quiet = try Home().run(
      ["--offline"] + place, environment: ["CATALEJO_TILES": "https://x.org/planet"])
    #expect(quiet.errors == "")
    #expect(quiet.status == .exited(0))
  }

  @Test func aSizeCountsAtOnce() throws {
    let lines = "set tiles_cache 1GB\ntiles\nset tiles_cache default\ntiles\n"
    let run = try Home().run([], input: lines)
    let shown = run.output + run.errors
    #expect(shown.contains("tiles kept: 0 (0.0 MB of 1,000.0 MB)"))
    #expect(shown.contains("tiles kept: 0 (0.0 MB of 256.0 MB)"))
    #expect(!shown.contains("next start"))
  }

  @Test func theShellSaysWhereStreetsAreTurnedOff() throws {
    let run = try Home().run(["tiles", "off"])
    #expect(
      run.errors == """
        'off' does not go with tiles, only clear does. To draw other streets, or none, give map or a \
        session --tiles SOURCE or off, or keep it by catalejo set tiles.

        """)
    #expect(run.status == .exited(2))
  }

  @Test func tilesGivenAsPointsAreToldFromThem() throws {
    let (home, folder) = (Home(), TemporaryFolder())
    let (tiles, database) = (folder.file("a.pmtiles"), folder.file("b.mbtiles"))
    try TestFiles.write(StubArchive.bytes, to: tiles)
    try TestFiles.write(
      Array("SQLite format 3".utf8) + [UInt8](repeating: 0, count: 99), to: database)
    #expect(
      try home.run(["map", tiles]).errors
        == "\(tiles) can't be used: it has the tiles of a map; --tiles FILE draws the streets in it.\n"
    )
    #expect(
      try home.run(["map", database]).errors
        == """
        \(database) can't be used: it is a database; if it has the tiles of a map, --tiles FILE draws \
        the streets in it.

        """)
  }

  @Test func aVariableThatIsNoSizeIsSaid() throws {
    let run = try Home().run(["about"], environment: ["CATALEJO_TILES_CACHE": "much"])
    #expect(
      run.errors.contains(
        "CATALEJO_TILES_CACHE can't be “much”; it can be: a size of 1 MB to 1 TB, such as 256MB or 1GB."
      )
    )
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
