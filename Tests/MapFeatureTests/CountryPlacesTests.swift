import Catalog
import Domain
import Geo
import Testing

@testable import MapFeature

/// Where the names of countries can stand.
@Suite struct CountryPlacesTests {
  /// The view's dots: the world is 1024 dots wide, and the view begins at dot (496, 500).
  private func ring(_ dots: (Double, Double)...) -> [WorldPoint] {
    dots.map { WorldPoint(x: ($0.0 + 496) / 1024, y: ($0.1 + 500) / 1024) }
  }

  private func find(_ rings: [WorldPoint]...) -> [[MapDrawing.Stretch]] {
    let frame = MapFrame(16, 6, zoom: 2)
    var part = MapPart(rect: frame.rect, offsets: [0])
    part.countries = [MapCountry(code: "AA", rings: rings)]
    return CountryPlaces(frame: frame).places(of: part).map(\.places)
  }

  private func stretch(_ x: Int, _ row: Int, _ width: Int) -> MapDrawing.Stretch {
    MapDrawing.Stretch(dot: MapDot(x: x, y: row * 4), width: width)
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
}
