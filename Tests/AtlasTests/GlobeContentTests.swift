import Atlas
import Catalog
import Testing

@testable import catalejo_data

@Suite struct GlobeContentTests {
  /// In quarters of what may be off.
  private func point(_ x: UInt32, _ y: UInt32) -> QuantizedPoint {
    let unit = UInt32(MapContents.globeTolerance / 4)
    return QuantizedPoint(x: unit * (1_000 + x), y: unit * (1_000 + y))
  }

  private func square(_ x: UInt32, _ y: UInt32, side: UInt32) -> SourceRing {
    SourceRing([
      point(x, y), point(x + side / 2, y + 1), point(x + side, y), point(x + side, y + side),
      point(x, y + side),
    ])
  }

  private func corners(_ x: UInt32, _ y: UInt32, side: UInt32) -> SourceRing {
    SourceRing([
      point(x, y), point(x + side, y), point(x + side, y + side), point(x, y + side),
    ])
  }

  @Test func theCoastIsTheEdgeOfTheLand() {
    let islet = square(500, 500, side: 2)
    let globe = MapContents.globe(
      of: AtlasContent(
        lines: [SourceLine(layer: .coast, points: [point(0, 0), point(9, 9)])],
        land: [square(0, 0, side: 100), islet]))
    #expect(globe.land == [corners(0, 0, side: 100), islet])
    #expect(globe.lines == globe.land.flatMap { $0.lines(.coast) })
  }

  @Test func bordersKeepTheirEndsAndRiversGo() {
    let border = [point(0, 0), point(40, 3), point(90, 0), point(140, 40)]
    let globe = MapContents.globe(
      of: AtlasContent(lines: [
        SourceLine(layer: .border, points: border), SourceLine(layer: .river, points: border),
      ]))
    #expect(
      globe.lines == [
        SourceLine(layer: .border, points: [point(0, 0), point(90, 0), point(140, 40)])
      ])
  }

  /// Four dots are thirty-two quarters of half a dot.
  @Test func onlyLargeLakesAreLeft() {
    let globe = MapContents.globe(
      of: AtlasContent(lakes: [
        [square(0, 0, side: 40), square(10, 10, side: 4)], [square(100, 0, side: 30)],
      ]))
    #expect(globe.lakes == [[corners(0, 0, side: 40)]])
    #expect(globe.lines == corners(0, 0, side: 40).lines(.lake))
  }
}
