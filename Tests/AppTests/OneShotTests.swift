import App
import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// The real program, run as a script would run it.
@Suite(.oneAtATime) struct OneShotTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func listPrintsRows() throws {
    let run = try home.run("list", "cities", "--search", "sao pau", "--limit", "2")
    #expect(
      run.output == """
        1   São Paulo, BR  -23.5475, -46.6361
        2   São Paulo, CV   16.6025, -22.9031

        """)
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
    let plain = try home.run(
      "list", "cities", "--search", "sao pau", "--limit", "2", "--plain")
    #expect(plain.output.hasPrefix("cities, “sao pau”\n1. São Paulo, BR, "))
    #expect(plain.output.hasSuffix("\n1–2 of 12, 5 by another name\n"))
  }

  @Test func onATerminalAListSaysWhatItIsOf() throws {
    let terminal = try home.terminal("list", "cities", "--search", "sao pau", "--limit", "2")
    try terminal.expect("1–2 of 12")
    #expect(String(decoding: terminal.bytes, as: UTF8.self).contains("“sao pau”"))
  }

  @Test func listPrintsFields() throws {
    let tsv = try home.run("list", "cities", "--search", "lima, pe", "--limit", "1", "--tsv")
    #expect(
      tsv.output == "3936456\tLima, PE\tfalse\tLima\tPE\t-12.04318\t-77.02824\t7737002\t"
        + "America/Lima\t\n")
    let format = try home.run(
      "list", "pokemon", "--search", "pikachu", "--format", #"{number}\t{name} {{{types}}}"#)
    #expect(format.output == "25\tPikachu {electric}\n")
    let nothing = try home.run("list", "cities", "--search", "zzzzzz", "--tsv")
    #expect(nothing.output == "")
    #expect(nothing.errors.split(separator: "\n").count == 1)
    #expect(nothing.status == .exited(1))
  }

  @Test(arguments: ["cities", "pokemon"])
  func eachMemberOfARowIsAField(catalog: String) throws {
    let run = try home.run("list", catalog, "--search", "a", "--limit", "200", "--json")
    let members = Set(try run.items.flatMap(\.keys))
    let fields = try #require(Catalogs.description(named: catalog)).fields
    #expect(members.subtracting(fields) == [])
    #expect(members.count > 5)
  }

  @Test func anExportReplacesAFileOnlyWhereThatIsSaid() throws {
    _ = try home.run("favorites", "add", "cities", "3936456")
    let path = home.path + "/f.json"
    #expect(try home.run("favorites", "export", path).status == .exited(0))
    let refused = try home.run("favorites", "export", path)
    #expect(refused.status == .exited(5))
    #expect(refused.errors.contains("--force"))
    #expect(try home.run("favorites", "export", path, "--force").status == .exited(0))
  }

  @Test func listPrintsJSON() throws {
    let run = try home.run(
      "list", "cities", "--search", "londres", "--filter", "country=GB", "--limit", "1", "--json")
    #expect(
      run.output == """
        {"catalog":"cities","query":"londres","total":0,"alsoKnownTotal":2,"offset":0,\
        "state":"embedded","fetchedAt":null,"items":[{"id":"2643743","title":"London, GB",\
        "favorite":false,"name":"London","country":"GB","latitude":51.50853,\
        "longitude":-0.12574,"population":8961989,"timezone":"Europe/London",\
        "matchedName":"Londres"}]}

        """)
  }

  @Test func aSlipIsGuessedAtAndStaysASearchWithoutResult() throws {
    let json = try home.run("list", "cities", "--search", "barcelna", "--json")
    #expect(json.output.contains(#""total":0,"alsoKnownTotal":0,"#))
    #expect(
      json.output.contains(
        #""items":[],"suggestions":[{"id":"3128760","title":"Barcelona, ES","favorite":false"#))
    #expect(json.status == .exited(1))
    let text = try home.run("list", "cities", "--search", "barcelna", "--lang", "es")
    #expect(text.output == "")
    #expect(
      text.errors.hasPrefix(
        "Ninguna ciudad empieza por «barcelna». ¿Quizá buscabas Barcelona, ES; "))
    #expect(text.status == .exited(1))
    let nothing = try home.run("list", "cities", "--search", "zzzzzz", "--json")
    #expect(!nothing.output.contains("suggestions"))
  }

  @Test func aDetailHasAllOtherNames() throws {
    let run = try home.run("detail", "cities", "2643743", "--json")
    let names = try #require(run.json["otherNames"] as? [String])
    #expect(names.contains("Londres"))
    #expect(names.last.map { $0.utf8.allSatisfy { $0 >= 0x80 } } == true)
    // Rows have none: they would be more than all the rest.
    let list = try home.run("list", "cities", "--search", "london, gb", "--json")
    #expect(!list.output.contains("otherNames"))
  }

  @Test func detailPrintsJSON() throws {
    let run = try home.run("detail", "cities", "3936456", "--json")
    #expect(
      run.output.replacing(#/"LIM".*"利馬"/#, with: "") == """
        {"catalog":"cities","id":"3936456","title":"Lima, PE","favorite":false,"name":"Lima",\
        "country":"PE","latitude":-12.04318,"longitude":-77.02824,"population":7737002,\
        "timezone":"America/Lima","otherNames":[],\
        "extract":null,"source":null,"state":"embedded","fetchedAt":null}

        """)
  }

  @Test func mapTakesNegativePositions() throws {
    let run = try home.run("map", "-54.8,-68.3", "--width", "70", "--height", "12")
    #expect(run.status == .exited(0))
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 12)
    #expect(run.output.contains("Ushuaia"))
  }

  @Test func mapShowsAllFavoritesAndWritesThemAsGeoJSON() throws {
    #expect(try home.run("map", "favorites").status == .exited(1))
    _ = try home.run("favorites", "add", "cities", "3936456", "3117735")
    let drawn = try home.run("map", "favorites", "--width", "100", "--height", "20")
    #expect(drawn.output.contains("Lima, PE") && drawn.output.contains("Madrid, ES"))
    #expect(drawn.output.split(separator: "\n").last?.hasPrefix("favorites: 2") == true)
    let json = try home.run("map", "favorites", "--geojson")
    #expect(
      json.output == """
        {"type":"FeatureCollection","features":[\
        {"type":"Feature","geometry":{"type":"Point","coordinates":[-77.02824,-12.04318]},\
        "properties":{"catalog":"cities","id":"3936456","title":"Lima, PE","marker":"favorite"}},\
        {"type":"Feature","geometry":{"type":"Point","coordinates":[-3.70256,40.4165]},\
        "properties":{"catalog":"cities","id":"3117735","title":"Madrid, ES","marker":"favorite"}}]}

        """)
    let place = try home.run("map", "cities", "2643743", "--geojson").output
    #expect(place.contains(#""title":"London, GB","marker":"chosen""#))
    // Lima and Madrid are favorites, but not in view.
    #expect(place.components(separatedBy: "Feature\"").count == 2)
    #expect(try home.run("map", "pokemon", "1", "--geojson").output.hasPrefix(#"{"error":"#))
  }

  @Test func whatAMapHasToSayIsSaidBesideGeoJSON() throws {
    let none = try home.run("map", "favorites", "--geojson")
    #expect(none.output == #"{"type":"FeatureCollection","features":[]}"# + "\n")
    #expect(none.errors.split(separator: "\n").count == 1)
    #expect(none.status == .exited(1))
    let favorites = """
      {"catalejo":"favorites","version":1,"favorites":[
      {"catalog":"cities","id":"3936456","title":"Lima, PE","latitude":-12,"longitude":-77,
      "added":"2026-07-01T12:00:00Z"},
      {"catalog":"pokemon","id":"1","title":"One","latitude":null,"longitude":null,
      "added":"2026-07-01T12:00:00Z"}]}
      """
    _ = try home.run("favorites", "import", "-", input: favorites)
    let one = try home.run("map", "favorites", "--geojson")
    #expect(one.errors == "1 of 2 are on the map.\n")
    #expect(one.status == .exited(0))
    let near = try home.run("map", "favorites", "--plain", "--zoom", "3")
    #expect(near.output.contains("1 of 2 are on the map."))
    let broken = try home.run("map", "cities", "1", "--geojson")
    #expect(broken.errors.split(separator: "\n").count == 1)
  }

  @Test func aPositionIsTitledAfterTheNearestCityAndMayHaveASpace() throws {
    let words = [["map", "-54.8,", "-68.3"], ["map", "-54,8", "-68,3"], ["map", "-54.8, -68.3"]]
    for words in words {
      let run = try home.run(words + ["--geojson"])
      #expect(run.output.contains("[-68.3,-54.8]"), "\(run.errors)")
      #expect(run.output.contains(#"of Ushuaia, AR","marker":"chosen""#))
    }
  }

  @Test func noZeroHasASign() throws {
    let run = try home.run("map", "-0,-0", "--geojson")
    #expect(run.output.contains("[0.0,0.0]"), "\(run.output)")
  }

  /// From far away the world is in the middle of the view, wherever one looks.
  @Test func mapWritesTheFavoritesThatAreDrawn() throws {
    _ = try home.run("favorites", "add", "cities", "3117735")
    let size = ["--zoom", "0", "--width", "100", "--height", "30"]
    let drawn = try home.run(["map", "84,0"] + size).output
    #expect(drawn.contains("Madrid, ES"))
    let json = try home.run(["map", "84,0", "--geojson"] + size).output
    #expect(json.contains(#""title":"Madrid, ES","marker":"favorite""#))
  }

  @Test func mapLaysLinesOverIt() throws {
    let size = ["--width", "128", "--height", "40", "--zoom", "0", "--color", "never"]
    let plain = try home.run(["map", "0,0"] + size).output
    let graticule = try home.run(["map", "0,0", "--graticule"] + size).output
    let night = try home.run(["map", "0,0", "--night"] + size).output
    #expect(plain != graticule && plain != night && night != graticule)
    #expect(graticule.contains("30"))
  }

  @Test func commonOptionsStandBeforeTheCommandToo() throws {
    #expect(
      try home.run("--lang", "es", "list", "cities", "--limit", "1", "--plain").output
        .hasPrefix("ciudades"))
  }

  @Test func theEnvironmentComesBeforeTheSettingsFile() throws {
    try home.configure("color = always\nlang = es\n")
    let settings = try home.run("list", "people", "--offline", environment: ["LANG": "C"])
    #expect(settings.errors.contains("sin red"))
    let colored = try home.run("list", "cities", "--limit", "1", environment: ["LANG": "C"])
    #expect(colored.output.contains("\u{1B}["))
    let environment = try home.run(
      "about", environment: ["LANG": "en_US.UTF-8", "NO_COLOR": "1"])
    #expect(environment.output.contains("Cities: GeoNames"))
    #expect(!environment.output.contains("\u{1B}"))
  }

  @Test func changesAreKeptAndAreJSONByID() throws {
    let added = try home.run("favorites", "add", "cities", "3936456", "--json")
    #expect(
      added.output == #"{"added":[{"id":"3936456","title":"Lima, PE"}],"already":[]}"# + "\n")
    let again = try home.run("favorites", "add", "cities", "3936456", "3128760", "--json")
    #expect(again.output.contains(#""already":[{"id":"3936456","title":"Lima, PE"}]"#))
    let listed = try home.run("favorites", "--json").output
    #expect(listed.contains(#""total":2"#))
    #expect(listed.contains(#""catalog":"cities","id":"3936456","title":"Lima, PE""#))
    #expect(
      try home.run("list", "cities", "--search", "lima", "--favorites", "--json").output
        .contains(#""total":1"#))
    let removed = try home.run("favorites", "remove", "cities", "3936456", "7", "--json")
    #expect(
      removed.output
        == #"{"removed":[{"id":"3936456","title":"Lima, PE"}],"missing":[{"id":"7"}]}"# + "\n")
    #expect(removed.status == .exited(1))
  }

  @Test func favoritesTravelInAFile() throws {
    _ = try home.run("favorites", "add", "cities", "3936456")
    let exported = try home.run("favorites", "export", "-")
    #expect(exported.errors == "")
    let other = try Home()
    let imported = try other.run(["favorites", "import", "-"], input: exported.standardOutput)
    #expect(imported.status == .exited(0))
    #expect(try other.run("favorites", "export", "-").output == exported.output)
    let bad = try other.run(["favorites", "import", "-"], input: Array("{".utf8))
    #expect(bad.status == .exited(4))
    #expect(try other.run("favorites", "export", "-").output == exported.output)
  }

  @Test func aDamagedDatabaseIsKeptAside() throws {
    _ = try home.run("favorites", "add", "cities", "3936456")
    try Data(repeating: 0x2A, count: 8_192)
      .write(to: URL(filePath: home.path + "/.local/share/catalejo/favorites.sqlite"))
    let run = try home.run("favorites", "add", "cities", "3128760")
    #expect(run.status == .exited(0))
    #expect(run.errors.contains("kept as"))
  }

  @Test func withoutAHomeAllButKeepingWorks() throws {
    let nowhere = ["HOME": ""]
    #expect(
      try home.run("list", "cities", "--search", "lima", environment: nowhere).status == .exited(0))
    let run = try home.run("favorites", "add", "cities", "3936456", environment: nowhere)
    #expect(run.status == .exited(5))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
