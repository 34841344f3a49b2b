import App
import Contracts
import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Exports and imports of the real program, over the real readers of points.
@Waiting
@Suite(.oneAtATime) struct FavoritesFilesTests {
  private static let points = """
    name,lat,lon,note,id
    Spring & <well>,41.4,2.2,"cold, clear",7
    Hill,41.5,180,,8
    Spring & <well>,41.400001,2.200001,again,9

    """
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
    let added = try outpost.run(
      ["favorites", "add", "cities", "3936456", "2988507", "--offline"])
    #expect(added.status == .exited(0))
    let imported = try outpost.run(["favorites", "import", "-", "--json"], input: Self.points)
    #expect(try imported.json["added"] as? Int == 2)
  }

  /// What is exported as JSON, but for the kinds of values, which tables and XML do not have.
  private func archive(_ outpost: Outpost) throws -> [String] {
    try outpost.run(["favorites", "export", "-"]).output
      .replacing(", \"literal\" : true", with: "").components(separatedBy: "\n")
      // GPX ends before 180°, which is the same meridian as -180°.
      .map { $0.replacing(/-?180/, with: "±180") }.sorted()
  }

  @Test(arguments: ["json", "geojson", "gpx", "kml", "csv", "tsv"])
  func whatIsExportedIsImportedWholeAndOnce(format: String) throws {
    let export = try outpost.run(["favorites", "export", "-", "--as", format])
    #expect(export.status == .exited(0))
    let elsewhere = outpost.elsewhere()
    let imported = try elsewhere.run(["favorites", "import", "-", "--json"], input: export.output)
    #expect(try imported.json["added"] as? Int == 4)
    #expect(try archive(outpost) == archive(elsewhere))
    let again = try elsewhere.run(["favorites", "import", "-", "--json"], input: export.output)
    #expect(try again.json["added"] as? Int == 0)
  }

  @Test func aPointIsListedDrawnToldAndBroughtBack() throws {
    let list = try outpost.run(["favorites", "list", "--json"])
    let points = try list.items.filter { $0["catalog"] as? String == "points" }
    #expect(points.map { $0["title"] as? String } == ["Spring & <well>", "Hill"])
    let id = try #require(points.first?["id"] as? String)
    let detail = try outpost.run(["detail", "points", id, "--json"])
    #expect(try detail.json["note"] as? String == "cold, clear")
    let map = try outpost.run(["map", "favorites", "--geojson"])
    #expect(map.output.contains(#""title":"Spring & <well>""#))
    #expect(try outpost.run(["map", "points", id, "--plain"]).output.contains("Spring"))
    #expect(try outpost.run(["favorites", "remove", "points", id]).status == .exited(0))
    #expect(try outpost.run(["detail", "points", id]).status == .exited(1))
    let session = try outpost.run([], input: "favorites\nundo\ninfo 3\n")
    #expect(session.output.contains("cold, clear"))
  }

  /// A file says its name there; a pipe has none.
  @Test(arguments: [
    ("en", "Standard input is written in windows-1252."),
    ("es", "La entrada estándar usa la codificación windows-1252."),
  ])
  func aPipeInAnotherEncodingIsImportedAndSaysSo(language: String, message: String) throws {
    let elsewhere = outpost.elsewhere()
    let imported = try elsewhere.runShell(
      #"printf 'name,lat,lon\nCaf\351,48.85,2.35\n' | catalejo --lang "#
        + "\(language) favorites import -")
    #expect(imported.status == .exited(0))
    #expect(imported.output.contains(message + "\n"))
    #expect(try elsewhere.run("favorites", "list").output.contains("Café"))
  }

  @Test func anUnknownEndingIsRefusedAndNothingIsWritten() throws {
    let path = outpost.home.path + "/favorites.txt"
    let export = try outpost.run(["favorites", "export", path])
    #expect(export.status == .exited(2))
    #expect(export.errors.contains(path))
    #expect(export.errors.contains(".json .geojson .gpx .kml .csv .tsv"))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try outpost.run(["favorites", "export", path, "--as", "csv"]).status == .exited(0))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  /// The schema's order, and longitudes below 180°.
  @Test func favoritesWithoutAPositionAreCounted() throws {
    #expect(
      try outpost.run(["favorites", "add", "pokemon", "25", "--offline"]).status == .exited(0))
    let export = try outpost.run(["favorites", "export", "-", "--as", "gpx"])
    #expect(export.output.components(separatedBy: "<wpt ").count == 5)
    #expect(export.output.contains(#"<wpt lat="41.5" lon="-180">"#))
    #expect(export.errors.contains("1 without a position"))
  }
}
