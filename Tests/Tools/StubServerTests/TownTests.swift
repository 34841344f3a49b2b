import Testing

@testable import StubServer

/// The made-up town that is drawn as streets.
@Suite struct TownTests {
  private let services = StubServices()

  /// In the south, at the equator and in the far north.
  @Test(arguments: ["Lima", "Quito", "Reykjavík"])
  func aCityHasStreetsAtEachZoom(_ name: String) {
    for city in StubCity.all where city.name == name {
      for zoom in StreetService.zooms {
        let (columns, rows) = StreetService.squares(around: city, zoom: zoom)
        let sizes = columns.flatMap { x in
          rows.map { StreetService.tile(zoom: zoom, x: x, y: $0).count }
        }
        #expect(sizes.reduce(0, +) > 600, "\(city.name) \(zoom)")
      }
    }
  }

  @Test func whereNobodyLivesThereIsNothing() {
    #expect(StreetService.tile(zoom: 9, x: 0, y: 0) == [])
    #expect(StreetService.tile(zoom: 14, x: 16_383, y: 16_383) == [])
  }

  @Test(arguments: [
    "/tiles/8/1/1.pbf", "/tiles/15/1/1.pbf", "/tiles/9/512/0.pbf", "/tiles/9/0/-1.pbf",
    "/tiles/9/0/0.png", "/tiles/9/0", "/tiles/a/b/c.pbf", "/tiles/",
  ])
  func whatIsNoTileIsNotFound(_ target: String) {
    #expect(services.ask(target).status == 404)
  }

  @Test func nothingOfAShapeIsBeyondTheMargin() {
    let line = [StubPoint(-9_000, 100), StubPoint(9_000, 100), StubPoint(9_000, 9_000)]
    #expect(
      TileEdges.clippedLine(line) == [[StubPoint(-128, 100), StubPoint(4_224, 100)]])
    let area = [
      StubPoint(-9_000, -9_000), StubPoint(9_000, -9_000), StubPoint(9_000, 9_000),
      StubPoint(-9_000, 9_000),
    ]
    #expect(
      Set(TileEdges.clippedArea(area)) == [
        StubPoint(-128, -128), StubPoint(4_224, -128), StubPoint(4_224, 4_224),
        StubPoint(-128, 4_224),
      ])
    #expect(TileEdges.clippedLine([StubPoint(-500, -1), StubPoint(-200, 5)]) == [])
  }
}
