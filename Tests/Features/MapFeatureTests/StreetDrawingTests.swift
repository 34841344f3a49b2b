import Contracts
import Domain
import Geo
import Localization
import Testing
import TextUI

@testable import MapFeature

@Suite struct StreetDrawingTests {
  private let id = StreetFixture.tile

  private func text(
    _ features: [StreetFeature], zoom: Double = 14, columns: Int = 16, rows: Int = 4,
    mode: CanvasMode = .ascii
  ) -> [String] {
    let frame = StreetFixture.frame(zoom: zoom, columns: columns, rows: rows)
    let streets = MapStreets(tiles: [StreetTile(id, features: features)], coversView: true)
    let drawing = MapDrawing(MapTerrain(), streets, in: frame, overlays: [], .english)
    return drawing.lines(mode, on: frame.size, label: "").map(\.text)
  }

  private func street(_ kind: StreetKind, _ name: String = "", y: Float = 0.5) -> StreetFeature {
    StreetFeature(kind, parts: StreetFixture.line((0, y), (1, y)), name: name)
  }

  @Test func eachKindHasALineOfItsOwn() {
    #expect(text([street(.motorway)])[2] == "################")
    #expect(text([street(.rail)])[2] == "================")
    #expect(text([street(.river)])[2] == "~~~~~~~~~~~~~~~~")
    #expect(text([street(.path)])[2] == "................")
  }

  @Test func aKindIsDrawnFromItsZoomOn() {
    let house = StreetFeature(.building, parts: StreetFixture.square(0, 1))
    #expect(text([house])[0] == String(repeating: " ", count: 16))
    #expect(text([house], zoom: 15)[0] == String(repeating: "%", count: 16))
  }

  @Test func waterLiesOverLandAndHousesOverBoth() {
    let all = StreetFixture.square(0, 1)
    let features = [
      StreetFeature(.building, parts: StreetFixture.square(0.496, 0.504)),
      StreetFeature(.water, parts: all), StreetFeature(.wood, parts: all),
    ]
    #expect(text(features, zoom: 16, columns: 8, rows: 2) == ["~~%%%%~~", "~~%%%%~~"])
  }

  @Test func aStreetsNameStandsAcrossItOnce() {
    let names = (0..<3).map { street(.streetName, "Long Lane", y: 0.5 + Float($0) / 1000) }
    let shown = text(names + [street(.street)], columns: 24)
    #expect(shown.filter { $0.contains("Long Lane") }.count == 1)
    #expect(
      shown[2] == String(repeating: "\"", count: 7) + " Long Lane "
        + String(repeating: "\"", count: 6))
  }

  /// Protomaps has the names of streets on their lines, and not in a layer of their own.
  @Test func aNameOnALineIsThatOfItsStreet() {
    #expect(text([street(.primary, "Long Lane")], columns: 24).joined().contains("Long Lane"))
  }

  /// Names in rows that touch can't be told apart, whichever comes first.
  @Test(arguments: [-1, 1])
  func namesDoNotStandInAPile(rows: Int) {
    let other = Float(0.5) + Float(rows * 4) / 256
    let short = StreetFeature(
      .streetName, parts: StreetFixture.line((0.3, other), (0.7, other)), name: "Short Row")
    let shown = text([street(.streetName, "Long Lane"), short], columns: 24, rows: 8)
    #expect(shown.joined().contains("Long Lane"))
    #expect(!shown.joined().contains("Short Row"))
  }

  /// A name keeps its place on the ground while the view moves, so it seems to move with it.
  @Test func aNameStaysOnTheGroundWhileTheViewMoves() {
    let names = [street(.streetName, "Long Lane")]
    let streets = MapStreets(tiles: [StreetTile(id, features: names)], coversView: true)
    let columns = [0, 2, 4].map { moved -> Int? in
      let frame = StreetFixture.frame(columns: 40, rows: 4).dragged(columns: moved, rows: 0)
      let drawing = MapDrawing(MapTerrain(), streets, in: frame, overlays: [], .english)
      let line = drawing.lines(.ascii, on: frame.size, label: "")[2].text
      return line.ranges(of: "Long Lane").first.map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
    }
    #expect(columns == [16, 18, 20])
  }

  /// Names that a window has room for do not jump on the ground while it moves, nor do they come and go.
  @Test func aLongStreetIsNamedAtPlacesOfItsOwn() {
    let street = StreetFeature(
      .streetName, parts: StreetFixture.line((-0.7, 0.5), (1.9, 0.5)), name: "Lane")
    let streets = MapStreets(tiles: [StreetTile(id, features: [street])], coversView: true)
    let places = (0..<20).map { step -> [Int] in
      let frame = StreetFixture.frame(zoom: 17, columns: 140, rows: 4).dragged(
        columns: step * 7, rows: 0)
      let drawing = MapDrawing(MapTerrain(), streets, in: frame, overlays: [], .english)
      let line = drawing.lines(.ascii, on: frame.size, label: "")[2].text
      return line.ranges(of: "Lane").map {
        line.distance(from: line.startIndex, to: $0.lowerBound) - step * 7
      }
    }
    #expect(places.allSatisfy { (2...3).contains($0.count) })
    for (step, names) in places.enumerated().dropFirst() {
      // Those of the view before that are still in this one are there, and no others but at the edges.
      let common = (10 - (step - 1) * 7)...(120 - step * 7)
      #expect(names.filter(common.contains) == places[step - 1].filter(common.contains))
    }
  }

  /// So near that its middle is out of view, a street is named at another place.
  @Test func aStreetIsNamedHoweverNearOneLooks() {
    let shown = text([street(.streetName, "Lane", y: 0.5)], zoom: 18, columns: 30, rows: 4)
    #expect(shown.joined().contains("Lane"))
    let far = [
      StreetFeature(
        .streetName, parts: StreetFixture.line((-0.7, 0.5), (1.9, 0.5)), name: "Lane")
    ]
    #expect(text(far, zoom: 18, columns: 80, rows: 4).joined().contains("Lane"))
  }

  @Test func houseNumbersMayRepeatAndOtherNamesDoNot() {
    let numbers = [0.497, 0.503].map {
      StreetFeature(.houseNumber, parts: [[TilePoint(x: Float($0), y: 0.5)]], name: "7")
    }
    #expect(text(numbers, zoom: 17, columns: 40, rows: 16)[8].filter { $0 == "7" }.count == 2)
    let stations = [0.51, 0.52].map {
      StreetFeature(.station, parts: [[TilePoint(x: Float($0), y: 0.5)]], name: "Main")
    }
    #expect(text(stations, zoom: 16, columns: 40).joined().contains("Main"))
    #expect(
      text(stations, zoom: 16, columns: 40).joined().components(of: "Main") == 1)
  }

  @Test func tilesThatDoNotCoverTheViewLeaveTheEmbeddedMapAround() {
    let frame = StreetFixture.frame(columns: 8, rows: 2)
    var part = MapPart.all(in: frame.rect)[0]
    part.lines = [
      MapLine(
        layer: .coast,
        points: [frame.world(CanvasPoint(x: 0, y: 4)), frame.world(CanvasPoint(x: 16, y: 4))])
    ]
    func drawing(_ coversView: Bool) -> MapDrawing {
      MapDrawing(
        MapTerrain(parts: [part]),
        MapStreets(tiles: [StreetTile(id, features: [street(.path)])], coversView: coversView),
        in: frame, overlays: [], .english)
    }
    #expect(drawing(false).strokes.map(\.ink) == [.coast])
    // A tile at the edge of an archive does not make land of the sea.
    #expect(drawing(false).streets?.areas == [])
    #expect(drawing(true).streets?.areas.map(\.ground) == [.open])
    #expect(drawing(true).strokes == [])
  }

  @Test func axesAreReadInBothDirections() {
    let bearings: [Double] = [0, 180, 359, 44, 226, 90, 269, 135, 300]
    #expect(
      bearings.map(StreetAxis.init) == [
        .northSouth, .northSouth, .northSouth, .northEastSouthWest, .northEastSouthWest, .eastWest,
        .eastWest, .northWestSouthEast, .northWestSouthEast,
      ])
  }
}

extension String {
  /// The number of times that a text is in it.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
