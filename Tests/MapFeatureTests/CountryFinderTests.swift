import Catalog
import CatalogMocks
import Domain
import Testing
import TextUI

@testable import MapFeature

/// Where the names of countries can stand.
@Suite struct CountryFinderTests {
  /// The world is 1024 dots wide; the view begins at dot (496, 500).
  private let viewport = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 2)
  private let canvas = Size(columns: 16, rows: 6)

  private func ring(_ dots: (Double, Double)...) -> [WorldPoint] {
    dots.map { WorldPoint(x: ($0.0 + 496) / 1024, y: ($0.1 + 500) / 1024) }
  }

  private func find(_ rings: [WorldPoint]..., offsets: [Double] = [0]) -> [[MapPicture.Stretch]] {
    CountryFinder(frame: MapFrame(viewport, canvas: canvas))
      .countries([MapCountry(code: "AA", rings: rings)], offsets: offsets).map(\.country.places)
  }

  private func stretch(_ x: Int, _ row: Int, _ width: Int) -> MapPicture.Stretch {
    MapPicture.Stretch(dot: MapDot(x: x, y: row * 4), width: width)
  }

  @Test func theWidestRowsComeFirst() {
    #expect(
      find(ring((4, 0), (28, 0), (28, 4), (12, 4), (12, 12), (4, 12))) == [
        [stretch(4, 0, 24), stretch(4, 1, 8), stretch(4, 2, 8)]
      ])
  }

  @Test func ofRowsAsWideTheMiddleOnesComeFirst() {
    let places = find(ring((2, 0), (30, 0), (30, 20), (2, 20)))
    #expect(places.first?.map(\.dot.y) == [8, 4, 12, 0, 16])
  }

  /// The part that is in view, and neither holes nor other pieces with it.
  @Test func aStretchIsLandInView() {
    #expect(find(ring((-90, 0), (10, 0), (10, 4), (-90, 4))) == [[stretch(0, 0, 10)]])
    #expect(
      find(ring((0, 0), (32, 0), (32, 4), (0, 4)), ring((8, 0), (12, 0), (12, 4), (8, 4))) == [
        [stretch(12, 0, 20)]
      ])
    #expect(find(ring((-90, 0), (-10, 0), (-10, 4), (-90, 4))) == [])
    #expect(find(ring((0, -90), (10, -90), (10, -50), (0, -50))) == [])
    #expect(find(ring((4, 4)), []) == [])
  }

  @Test(arguments: [(1.99, false), (2, true), (5, true), (5.01, false)])
  func countriesAreNamedFromSomeWayOff(zoom: Double, isNamed: Bool) async {
    let outline = [0.4, 0.6].flatMap { x in [0.4, 0.6].map { WorldPoint(x: x, y: $0) } }
    let square = [outline[0], outline[1], outline[3], outline[2]]
    let picture = await PictureMaker(
      map: MockMapDataManager(outlines: ["AA": [square]]), places: MockPlaceDataManager(),
      viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom), canvas: canvas, now: 0
    ).picture()
    #expect(picture.countries.map(\.code) == (isNamed ? ["AA"] : []))
  }

  @Test func theGreatestInViewIsTheFirst() async {
    let outlines = [
      "AA": [ring((0, 0), (4, 0), (4, 8), (0, 8))], "BB": [ring((8, 0), (30, 0), (30, 8), (8, 8))],
    ]
    let picture = await PictureMaker(
      map: MockMapDataManager(outlines: outlines), places: MockPlaceDataManager(),
      viewport: viewport, canvas: canvas, now: 0
    ).picture()
    #expect(picture.countries.map(\.code) == ["BB", "AA"])
  }
}
