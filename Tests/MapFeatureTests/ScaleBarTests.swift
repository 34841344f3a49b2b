import Domain
import TestSupport
import Testing

@testable import MapFeature

@Suite struct ScaleBarTests {
  @Test(arguments: [
    (0, 0.0, 80, 5_000_000, 16), (0, 5, 80, 200_000, 20), (0, 14, 80, 200, 10),
    (0, 5, 20, 50_000, 5), (60, 5, 80, 100_000, 20), (0, 0, 300, 20_000_000, 64),
    (0, 14, 6, 20, 1),
  ])
  func isTheLongestRoundLengthInAThird(
    latitude: Double, zoom: Double, columns: Int, metres: Int, bar: Int
  ) {
    let position = Coordinate(wrappingLatitude: latitude, longitude: 0)
    let viewport = MapViewport(center: WebMercator.project(position), zoom: zoom)
    #expect(
      ScaleBar.fitting(viewport, columns: columns)
        == (bar < 2 ? nil : ScaleBar(metres: metres, columns: bar)))
  }

  @Test(arguments: [-1, 0, 2, 5])
  func thereIsNoneInATinyView(columns: Int) {
    let viewport = MapViewport(center: WorldPoint(x: 0.5, y: 0.5))
    #expect(ScaleBar.fitting(viewport, columns: columns) == nil)
  }

  @Test func isRoundAndFitsEverywhere() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let columns = Int.random(in: 20...300, using: &random)
      let viewport = MapViewport(
        center: WorldPoint(x: 0, y: .random(in: 0...1, using: &random)),
        zoom: .random(in: 0...14, using: &random))
      let bar = try #require(ScaleBar.fitting(viewport, columns: columns))
      #expect((2...columns / 3).contains(bar.columns))
      let digits = String(bar.metres)
      #expect("125".contains(digits.prefix(1)) && digits.dropFirst().allSatisfy { $0 == "0" })
    }
  }
}
