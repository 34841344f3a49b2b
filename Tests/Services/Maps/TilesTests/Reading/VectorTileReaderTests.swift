import Contracts
import Domain
import Geo
import Testing

@testable import Tiles

@Suite struct VectorTileReaderTests {
  typealias Feature = TileWriter.Feature

  private func read(
    _ bytes: [UInt8], zoom: Double = 18, language: String = "es", hasTags: Bool = false
  ) throws -> StreetTile {
    let id = try #require(TileID(zoom: 1, x: 1, y: 0))
    return VectorTileReader().read(
      bytes, of: id, for: TileRequest(zoom: zoom, language: language, hasTags: hasTags))
  }

  private func points(_ pairs: (Float, Float)...) -> [TilePoint] {
    pairs.map { TilePoint(x: $0.0, y: $0.1) }
  }

  @Test func readsShapesInTheSizeOfTheirLayer() throws {
    let tile = try read(
      TileWriter.tile(
        TileWriter.layer(
          "water", extent: 64,
          [.area([[(0, 0), (64, 0), (64, 64), (0, 64)], [(16, 16), (32, 48), (48, 16)]], [:])]),
        TileWriter.layer(
          "transportation", extent: nil,
          [.line([(0, 1024), (2048, 1024), (4096, 0)], ["class": "primary", "brunnel": "tunnel"])]),
        TileWriter.layer(
          "place", [.point(1024, 3072, ["class": "town", "name": "Lima", "rank": 7])])))
    #expect(
      tile.features == [
        StreetFeature(
          .water,
          parts: [
            points((0, 0), (1, 0), (1, 1), (0, 1)), points((0.25, 0.25), (0.5, 0.75), (0.75, 0.25)),
          ]),
        StreetFeature(
          .primary, parts: [points((0, 0.25), (0.5, 0.25), (1, 0))], isTunnel: true),
        StreetFeature(.town, parts: [points((0.25, 0.75))], name: "Lima", rank: 7),
      ])
    #expect(tile.problem == nil)
  }

  @Test func leavesOutWhatIsShownLater() throws {
    let bytes = TileWriter.tile(
      TileWriter.layer("building", [.area([[(0, 0), (9, 0), (9, 9)]], [:])]),
      TileWriter.layer("housenumber", [.point(1, 1, ["housenumber": "12 bis"])]),
      TileWriter.layer(
        "transportation",
        [
          .line([(0, 0), (9, 9)], ["class": "motorway"]),
          .line([(0, 0), (9, 0)], ["class": "minor"]),
        ]))
    func kinds(_ zoom: Double) throws -> [StreetKind] {
      try read(bytes, zoom: zoom).features.map(\.kind)
    }
    #expect(try kinds(9) == [.motorway])
    #expect(try kinds(13) == [.motorway, .street])
    #expect(try kinds(15) == [.building, .motorway, .street])
    #expect(try kinds(17) == [.building, .houseNumber, .motorway, .street])
  }

  @Test(
    arguments: [
      ("es", ["name": "Wien", "name:es": "Viena", "name:latin": "Vienna"], "Viena"),
      ("es", ["name": "Wien", "name_es": "Viena"], "Viena"),
      ("es", ["name": "東京", "name:latin": "Tōkyō", "name_en": "Tokyo"], "Tōkyō"),
      ("fr", ["name": "東京", "name_latin": "Tōkyō", "name:es": "Tokio"], "Tōkyō"),
      ("fr", ["name": "Wien", "name:es": "Viena", "name:fr": ""], "Wien"),
    ] as [(String, TileWriter.Tags, String)])
  func namesInTheLanguageThatIsAskedFor(
    _ language: String, _ names: TileWriter.Tags, _ expected: String
  ) throws {
    let bytes = TileWriter.tile(TileWriter.layer("country_label", [.point(1, 1, names)]))
    #expect(try read(bytes, language: language).features.map(\.name) == [expected])
  }

  @Test func labelsStandInOneTileAlone() throws {
    let tags: TileWriter.Tags = ["class": "town", "name": "a"]
    let places = [(-1, 9), (9, -1), (4096, 9), (9, 4096), (0, 0), (4095, 4095)]
    let bytes = TileWriter.tile(TileWriter.layer("place", places.map { .point($0.0, $0.1, tags) }))
    #expect(
      try read(bytes).features.flatMap(\.parts) == [
        points((0, 0)), points((4095 / 4096.0, 4095 / 4096.0)),
      ])
  }

  @Test func aLabelOfALineStandsAtItsMiddle() throws {
    let bytes = TileWriter.tile(
      TileWriter.layer(
        "water_name",
        [.line([(0, 0), (2048, 1024), (4096, 0)], ["class": "lake", "name": "Lago"])]))
    #expect(
      try read(bytes).features
        == [StreetFeature(.waterName, parts: [points((0.5, 0.25))], name: "Lago")])
  }

  @Test func tagsComeWhereTheyAreAskedFor() throws {
    let bytes = TileWriter.tile(
      TileWriter.layer(
        "poi", [.point(1, 1, ["class": "cafe", "name": "a", "level": -2, "roof": true, "h": 2.5])]))
    #expect(try read(bytes).features.map(\.tags) == [[]])
    #expect(
      try read(bytes, hasTags: true).features.map(\.tags) == [
        [
          StreetTag("class", "cafe"), StreetTag("name", "a"), StreetTag("level", "-2"),
          StreetTag("roof", "true"), StreetTag("h", "2.5"),
        ]
      ])
  }

  @Test func aPeakHasItsHeight() throws {
    let bytes = TileWriter.tile(
      TileWriter.layer(
        "mountain_peak",
        [
          .point(1, 1, ["class": "peak", "name": "Huascarán", "ele": 6768.3, "rank": 1]),
          .point(2, 2, ["class": "peak", "ele": 120]), .point(3, 3, ["class": "peak"]),
        ]))
    #expect(try read(bytes).features.map(\.name) == ["Huascarán 6768 m", "120 m"])
  }

  @Test func whatIsTooFarAwayIsCut() throws {
    let bytes = TileWriter.tile(
      TileWriter.layer(
        "transportation", extent: 16,
        [
          .line([(8, 8), (8, 80), (24, 80), (24, 8)], ["class": "primary"]),
          .line([(100, 0), (100, 9)], ["class": "primary"]),
        ]),
      TileWriter.layer("water", extent: 16, [.area([[(0, 0), (64, 0), (64, 8), (0, 8)]], [:])]))
    #expect(
      try read(bytes).features == [
        StreetFeature(
          .primary, parts: [points((0.5, 0.5), (0.5, 2)), points((1.5, 2), (1.5, 0.5))]),
        StreetFeature(.water, parts: [points((0, 0), (2, 0), (2, 0.5), (0, 0.5))]),
      ])
  }

  @Test func bothVersionsAreReadAndNoOther() throws {
    func tile(_ version: Int) throws -> StreetTile {
      try read(TileWriter.tile(TileWriter.layer("water", version: version, [Self.square])))
    }
    #expect(try tile(1).features.count == 1)
    #expect(try tile(2).features.count == 1)
    let third = try tile(3)
    #expect(third.features == [])
    #expect(third.problem == .otherVersion(format: "MVT", 3))
  }

  @Test func packedOrNotIsToldByTheBytes() throws {
    let plain = TileWriter.tile(TileWriter.layer("water", [Self.square]))
    let whole = try read(plain)
    #expect(whole.features.count == 1)
    #expect(try read(Gzip.stored(plain)) == whole)
    let cut = try read(Array(Gzip.stored(plain).dropLast(12)))
    #expect(cut.problem == .damaged(detail: "it ends too early"))
    #expect(try read([]) == StreetTile(whole.id))
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D], .kind("PNG")), ([0xFF, 0xD8, 0xFF, 0xE0], .kind("JPEG")),
      ([0x28, 0xB5, 0x2F, 0xFD, 0], .packing("zstd")), (Array("<html>".utf8), .notTiles),
      ([0xFF, 0xFF, 0xFF, 0xFF], .notTiles),
      (TileWriter.tile(TileWriter.layer("shops", [square])), .unknownLayers("shops")),
    ] as [([UInt8], TileProblem)])
  func otherBytesAreNamed(_ bytes: [UInt8], _ problem: TileProblem) throws {
    let tile = try read(bytes)
    #expect(tile == StreetTile(tile.id, problem: problem))
  }

  static let square = Feature.area([[(0, 0), (9, 0), (9, 9), (0, 9)]], [:])
}
