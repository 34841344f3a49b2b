import Contracts
import Domain
import Geo
import Testing

@testable import Tiles

/// The descriptions that services give of their tiles.
@Suite struct TileJSONTests {
  private static let address = "https://tiles.example.org/osm/tiles.json?key=1"

  private static func read(_ json: String) throws(TileProblem) -> TileSet {
    try TileJSON.read(Array(json.utf8), from: address, source: "tiles.example.org")
  }

  private static func problem(_ json: String) -> TileProblem? {
    do throws(TileProblem) {
      _ = try read(json)
      return nil
    } catch {
      return error
    }
  }

  @Test func oneAsServicesWriteIt() throws {
    let set = try Self.read(
      #"""
      {"tilejson":"3.0.0","tiles":["https://a.example.org/20261101/{z}/{x}/{y}.pbf"],
       "minzoom":0,"maxzoom":14,"bounds":[-180,-85.05113,180,85.05113],
       "attribution":"<a href=\"https://example.org\" target=\"_blank\">Example</a> <a href=\"x\">&copy; Maps</a> Data from <a>Streets &amp; Co</a>"}
      """#)
    #expect(
      set
        == TileSet(
          source: "tiles.example.org", zooms: 0...14, bounds: set.bounds,
          attribution: "Example © Maps Data from Streets & Co",
          templates: ["https://a.example.org/20261101/{z}/{x}/{y}.pbf"]))
    #expect(set.bounds.minX == 0 && set.bounds.maxX == 1)
    #expect(abs(set.bounds.minY) < 1e-6 && abs(set.bounds.maxY - 1) < 1e-6)
  }

  @Test(arguments: [
    ("{z}/{x}/{y}", "https://tiles.example.org/osm/{z}/{x}/{y}"),
    ("/t/{z}/{x}/{y}.mvt?key=2", "https://tiles.example.org/t/{z}/{x}/{y}.mvt?key=2"),
    ("//cdn.example.org/{z}/{x}/{-y}", "https://cdn.example.org/{z}/{x}/{-y}"),
    ("../{z}/{x}/{y}", "https://tiles.example.org/{z}/{x}/{y}"),
  ])
  func aRelativeAddressIsThatOfTheDescription(_ written: String, _ whole: String) throws {
    #expect(try Self.read(#"{"tiles":["\#(written)"]}"#).templates == [whole])
  }

  @Test func rowsThatAreCountedFromTheSouthAreTurned() throws {
    let set = try Self.read(#"{"scheme":"tms","tiles":["https://x.org/{z}/{x}/{y}"]}"#)
    #expect(set.templates == ["https://x.org/{z}/{x}/{-y}"])
    let tile = try #require(TileID(zoom: 14, x: 8298, y: 5635))
    #expect(TileTemplate.address(set.templates[0], of: tile) == "https://x.org/14/8298/10748")
  }

  @Test(arguments: [
    (#"{}"#, 0...14), (#","minzoom":5"#, 5...14), (#","maxzoom":15"#, 0...15),
    (#","minzoom":-1,"maxzoom":99"#, 0...14), (#","minzoom":"3","maxzoom":2.5"#, 0...14),
    (#","minzoom":16"#, 16...16), (#","minzoom":1e300"#, 0...14),
  ])
  func zoomsThatMakeNoSenseAreTheUsualOnes(_ members: String, _ zooms: ClosedRange<Int>) throws {
    let more = members == "{}" ? "" : members
    let set = try Self.read(#"{"tiles":["https://x.org/{z}/{x}/{y}"]\#(more)}"#)
    #expect(set.zooms == zooms)
  }

  @Test(arguments: [
    "[1,2]", "[10,40,-10,50]", "[-500,0,500,1]", #"["a",1,2,3]"#, "[1,2,3,null]", "7",
  ])
  func boundsThatMakeNoSenseAreTheWorld(_ bounds: String) throws {
    let set = try Self.read(#"{"tiles":["https://x.org/{z}/{x}/{y}"],"bounds":\#(bounds)}"#)
    #expect(set.bounds == WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1))
  }

  @Test(arguments: [
    ("", TileProblem.notTiles), ("<html>", .notTiles), ("[]", .notTiles), ("{}", .notTiles),
    (#"{"version":8,"sources":{}}"#, .notTiles), (#"{"tilejson":"3.0.0"}"#, .noAddress),
    (#"{"tiles":[]}"#, .noAddress), (#"{"tiles":[5,null]}"#, .noAddress),
    (#"{"tiles":["https://x.org/{z}"]}"#, .noAddress),
    (#"{"tiles":["https://x.org/{z}/{x}/{y}.png"]}"#, .kind("PNG")),
    (#"{"tiles":["https://x.org/{z}/{x}/{y}.webp?key=a.b"]}"#, .kind("WEBP")),
    (#"{"format":"mlt","tiles":["https://x.org/{z}/{x}/{y}"]}"#, .kind("MLT")),
  ])
  func whatCanNotBeUsedIsNamed(_ json: String, _ problem: TileProblem) {
    #expect(Self.problem(json) == problem)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a <b>b</b>, c", "a b, c"),
    ("&lt;i&gt; &#169; &#xA9; &bogus; &", "<i> © © &bogus; &"),
    ("<a href='", ""), ("  a\n\t b  ", "a b"), ("&#x110000;&#55296;", "&#x110000;&#55296;"),
    (String(repeating: "x", count: 900), String(repeating: "x", count: 300)),
  ])
  func markupBecomesText(_ markup: String, _ text: String) {
    #expect(MarkupText.plain(markup) == text)
  }
}

/// The words by which a person names where tiles come from.
@Suite struct TileAddressTests {
  @Test(arguments: [
    ("andorra.pmtiles", TileAddress.file(path: "andorra.pmtiles")),
    ("/data/a b.mbtiles", .file(path: "/data/a b.mbtiles")),
    ("https://x.org/planet", .description("https://x.org/planet")),
    ("https://x.org/{z}/{x}/{y}.pbf?key=1", .template("https://x.org/{z}/{x}/{y}.pbf?key=1")),
    ("https://x.org/a.PMTILES?v=2", .archive("https://x.org/a.PMTILES?v=2")),
    ("pmtiles://https://x.org/a.pmtiles", .archive("https://x.org/a.pmtiles")),
    ("https://x.org/tiles.json?f=a.pmtiles", .description("https://x.org/tiles.json?f=a.pmtiles")),
  ])
  func itIsToldByItsForm(_ text: String, _ address: TileAddress) {
    #expect(TileAddress(text) == address)
  }

  @Test func nothingSecretIsShown() {
    let address = TileAddress("https://me:pw@x.org:8080/{z}/{x}/{y}?key=secret#z")
    #expect(address.shown == "https://x.org:8080/{z}/{x}/{y}")
    #expect(address.machine == "x.org:8080")
    #expect(address.base == "https://me:pw@x.org:8080/0/0/0?key=secret#z")
  }
}

/// The sizes that `tiles_cache` takes.
@Suite struct TileStoreSizeTests {
  @Test(arguments: [
    ("256MB", 256_000_000), ("1GB", 1_000_000_000), ("1.5 gb", 1_500_000_000), ("64m", 64_000_000),
    ("0,5GB", 500_000_000), ("1000kb", 1_000_000), ("1TB", 1_000_000_000_000), ("2TB", nil),
    ("5", nil), ("", nil), ("MB", nil), ("1kb", nil), ("-1GB", nil), ("1e9GB", nil),
    ("1 G B", nil), ("1.2.3MB", nil),
  ])
  func aSizeHasAUnit(_ text: String, _ bytes: Int?) {
    #expect(TileStoreSize.bytes(text) == bytes)
  }
}
