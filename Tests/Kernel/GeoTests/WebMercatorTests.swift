import Domain
import Geo
import Testing

@Suite struct WebMercatorTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-12 }

  private func projects(
    _ latitude: Double, _ longitude: Double, to x: Double, _ y: Double
  ) throws -> Bool {
    let position = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let point = WebMercator.project(position)
    return isNear(point.x, x) && isNear(point.y, y)
  }

  @Test func knownPositionsHaveKnownPoints() throws {
    #expect(try projects(0, 0, to: 0.5, 0.5))
    #expect(try projects(0, -180, to: 0, 0.5))
    #expect(try projects(0, 180, to: 1, 0.5))
    #expect(try projects(WebMercator.latitudeLimit, 90, to: 0.75, 0))
    #expect(try projects(-WebMercator.latitudeLimit, -90, to: 0.25, 1))
    // A quarter of the world's height: atan(sinh(π/2)).
    #expect(try projects(66.513_260_443_111_86, 0, to: 0.5, 0.25))
    #expect(try projects(-66.513_260_443_111_86, 0, to: 0.5, 0.75))
  }

  @Test func agreesWithEPSG3857() throws {
    // Chicago in metres, an example of the OGC's tile matrix specification: 41.85, -87.65.
    let position = try #require(Coordinate(latitude: 41.85, longitude: -87.65))
    let point = WebMercator.project(position)
    let world = 2 * Double.pi * 6_378_137
    #expect(((point.x - 0.5) * world - -9_757_153.4).magnitude < 1)
    #expect(((0.5 - point.y) * world - 5_138_536.6).magnitude < 1)
  }

  @Test func thePolesAreTheEdges() throws {
    #expect(try projects(90, 0, to: 0.5, 0))
    #expect(try projects(-90, 0, to: 0.5, 1))
  }

  @Test func comesBackToWhereItWas() throws {
    for latitude in stride(from: -85.0, through: 85, by: 8.5) {
      for longitude in stride(from: -180.0, to: 180, by: 22.5) {
        let position = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let back = WebMercator.unproject(WebMercator.project(position))
        #expect(isNear(back.latitude, latitude) || (back.latitude - latitude).magnitude < 1e-9)
        #expect((back.longitude - longitude).magnitude < 1e-9)
      }
    }
  }

  @Test func unprojectsOtherTurnsAndWhatIsOffTheWorld() {
    let turned = [0.25, 1.25, -0.75].map { WebMercator.unproject(WorldPoint(x: $0, y: 0.5)) }
    #expect(turned.map(\.longitude) == [-90, -90, -90])
    let beyond = [-1.0, 0].map { WebMercator.unproject(WorldPoint(x: 0.5, y: $0)).latitude }
    #expect(beyond[0] == beyond[1])
    #expect((beyond[0] - WebMercator.latitudeLimit).magnitude < 1e-9)
  }
}

@Suite struct WorldRectTests {
  private func around(_ columns: [Double]) -> WorldRect? {
    WorldRect.around(columns.map { WorldPoint(x: $0, y: 0.5) })
  }

  private func rect(_ minX: Double, _ maxX: Double) -> WorldRect {
    WorldRect(minX: minX, minY: 0.5, maxX: maxX, maxY: 0.5)
  }

  @Test func isAsSmallAsThePointsLetItBe() {
    #expect(around([]) == nil)
    #expect(around([0.25]) == rect(0.25, 0.25))
    #expect(around([0.5, 0.25, 0.375]) == rect(0.25, 0.5))
    let points = [WorldPoint(x: 0.25, y: 0.75), WorldPoint(x: 0.5, y: 0.125)]
    #expect(
      WorldRect.around(points) == WorldRect(minX: 0.25, minY: 0.125, maxX: 0.5, maxY: 0.75))
  }

  /// The same as after sorting.
  @Test func leavesOutTheWidestGapOfAny() {
    var state: UInt64 = 11
    /// Sixteen random bits as a part of 1 (Knuth's MMIX generator).
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 48) / 65_536
    }
    for count in [2, 3, 10, 100, 1000] {
      let middle = random()
      let columns = (0..<count).map { _ in
        let x = middle + random() * random() / 2
        return x - x.rounded(.down)
      }
      let sorted = columns.sorted()
      let gaps = sorted.indices.map { index in
        index == 0 ? sorted[0] + 1 - sorted[count - 1] : sorted[index] - sorted[index - 1]
      }
      let widest = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
      let (start, end) = (sorted[widest], sorted[(widest + count - 1) % count])
      #expect(around(columns) == rect(start, end < start ? end + 1 : end))
    }
    // All round the world, many to a strip.
    let all = (0..<262_144).map { Double($0) / 262_144 }
    #expect(around(all) == rect(0, 262_143 / 262_144))
    #expect(around(all.map { $0 / 2 + 0.75 }) == rect(0.75, 0.75 + 262_143 / 524_288))
  }

  @Test func crossesTheAntimeridianWhereThatIsShorter() {
    #expect(around([0.125, 0.875]) == rect(0.875, 1.125))
    #expect(around([0, 0.125, 0.75, 0.875]) == rect(0.75, 1.125))
    // As wide either way.
    #expect(around([0.25, 0.75]) == rect(0.25, 0.75))
  }

  @Test func turnsRoundTheEarthDoNotCount() {
    #expect(around([1]) == rect(0, 0))
    #expect(around([1.25, -0.5]) == rect(0.25, 0.5))
    #expect(around([-0.125, 1.125]) == rect(0.875, 1.125))
  }

  /// No gap between two neighboring points is wider than the one that is left out.
  @Test func theWidestGapIsLeftOut() {
    var state: UInt64 = 5
    for _ in 0..<200 {
      let columns = (0..<7).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 48) / 65536
      }
      let sorted = columns.sorted()
      let gaps = zip(sorted, sorted.dropFirst() + [sorted[0] + 1]).map { $1 - $0 }
      let box = around(columns)
      #expect(box.map { 1 - ($0.maxX - $0.minX) } == gaps.max())
      #expect(box.map { (0..<1).contains($0.minX) } == true)
    }
  }
}
