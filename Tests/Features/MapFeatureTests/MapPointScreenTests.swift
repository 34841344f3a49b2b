import Contracts
import Domain
import Geo
import Localization
import MapMocks
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// Whole screens of maps of the user's points, in windows of many sizes.
@MainActor
@Suite struct MapPointScreenTests {
  /// A way up a hill and down again, with a break.
  private static let hill: PointShape = {
    var shape = PointShape()
    shape.name = "Hill"
    shape.label = 0
    for part in [0..<30, 40..<60] {
      shape.append(
        part.map {
          Coordinate(
            wrappingLatitude: Double($0 % 7) / 500 + Double($0) / 400,
            longitude: Double($0) / 150)
        },
        LineRecord(
          elevations: part.map { Double(400 - ($0 - 30) * ($0 - 30) / 3 + $0 % 3) },
          times: part.map { Double($0 * $0 * 12) }))
    }
    return shape
  }()

  private static let track = PointSet(
    names: ["Hill"], coordinates: [Coordinate(wrappingLatitude: 0, longitude: 0)],
    shapes: [hill])

  /// Forty points, of which some share a place.
  private static let points: PointSet = {
    var random = SeededGenerator(seed: 5)
    let numbers = (0..<40).map { _ in Int.random(in: 1...90, using: &random) }
    let places = (0..<40).map { number in
      Coordinate(
        wrappingLatitude: Double.random(in: -4...4, using: &random) * (number < 20 ? 0.1 : 1),
        longitude: Double.random(in: -9...9, using: &random) * (number < 20 ? 0.1 : 1))
    }
    return PointSet(names: (0..<40).map { "P\($0)" }, coordinates: places) { index in
      [
        PointProperty("speed", "\(numbers[index])"),
        PointProperty("depth", index % 9 == 0 ? "" : "\(numbers[index] % 10)"),
      ]
    }
  }()

  @Test func screens() async throws {
    var golden = GoldenScreens("map-points")
    let subjects: [(String, PointSet, [MapEvent])] = [
      ("track", Self.track, [.detailed, .panned(.north), .panned(.north)]),
      ("points", Self.points, []),
      ("color", Self.points, [.colored("speed")]),
      ("color and size", Self.points, [.colored("speed"), .sized("depth")]),
    ]
    for (name, points, events) in subjects {
      for (columns, rows) in [(8, 3), (20, 6), (34, 12), (60, 20), (120, 30)] {
        var data = MapSubjectData(kind: .points(in: "a.gpx"))
        data.points = points
        let map = MapStage(MockMapInteractor(.success(data)), of: .points("a.gpx"))
        await map.handle([.resized(columns: columns, rows: rows), .appeared] + events)
        let scene = try #require(map.last)
        let size = Size(columns: columns, rows: rows)
        for mode in columns < 60 ? [CanvasMode.braille, .ascii] : [.braille] {
          let lines = MapView.text(scene, size: size, strings: Strings(.english), mode: mode)
          #expect(lines.count <= rows && lines.allSatisfy { $0.width <= columns })
          golden.add("\(name), \(columns) × \(rows), \(mode)", lines.map(\.trimmed))
        }
      }
    }
    try golden.check()
  }
}
