import Catalog
import Domain
import Geo
import TestSupport
import Testing

@testable import Atlas

@Suite struct EmbeddedAreasTests {
  private let atlas: Atlas

  init() throws {
    atlas = try Atlas()
  }

  /// What the map shows at a point: that of the tiles the point is in.
  private func kinds(at point: WorldPoint, _ detail: MapDetail) -> Set<MapArea.Kind> {
    let spot = WorldRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    let areas = atlas.table(detail).areas(in: spot)
    return Set(areas.filter { EvenOdd.contains(point, in: $0.rings) }.map(\.kind))
  }

  private func kinds(_ latitude: Double, _ longitude: Double) -> [Set<MapArea.Kind>] {
    let position = Coordinate(wrappingLatitude: latitude, longitude: longitude)
    return MapDetail.allCases.map { kinds(at: WebMercator.project(position), $0) }
  }

  private func expect(
    _ expected: Set<MapArea.Kind>, at places: [(String, Double, Double)]
  ) {
    for (name, latitude, longitude) in places {
      #expect(kinds(latitude, longitude) == [expected, expected, expected], "\(name)")
    }
  }

  @Test func landIsLand() {
    expect(
      [.land],
      at: [
        ("Sahara", 23, 5), ("Greenland", 72, -40),
        ("Amazonia", -5, -65), ("Lesotho, a hole of South Africa", -29.5, 28.2),
        ("Antarctica, to the edge of the map", -84.9, 100), ("near the antimeridian", -84.9, 179.9),
        ("Chukotka, west of the antimeridian", 67, 179.5),
        ("Chukotka, east of the antimeridian", 67, -179.5),
      ])
    // Too small to be an island on the globe.
    #expect(kinds(45.75, -82.2) == [[.land, .lake], [.land], [.land]], "Manitoulin in Lake Huron")
  }

  @Test func seaIsNothing() {
    expect(
      [],
      at: [
        ("Pacific", 0, -150), ("Black Sea", 43, 34),
        ("Caspian Sea", 42, 50.5), ("Antimeridian", 0, 180),

      ])
  }

  @Test func lakesLieOverLand() {
    expect(
      [.land, .lake],
      at: [
        ("Victoria", -1, 33), ("Baikal", 53.5, 108), ("Superior", 47.7, -88),
        ("Ladoga", 60.8, 31.5), ("Tanganyika", -6, 29.5),
      ])
    // Too small for the globe.
    #expect(kinds(-15.8, -69.4) == [[.land], [.land, .lake], [.land, .lake]], "Titicaca")
    #expect(kinds(58.9, 13.3) == [[.land], [.land, .lake], [.land, .lake]], "Vänern")
  }

  /// Coasts, shores and areas are stored apart: this holds them together.
  @Test(
    arguments: MapDetail.allCases,
    [(MapLayer.coast, MapArea.Kind.land), (.lake, .lake)])
  func onOneSideOfAShoreIsTheAreaAndOnTheOtherIsNot(
    detail: MapDetail, shore: (layer: MapLayer, kind: MapArea.Kind)
  ) {
    let unit = QuantizedPoint.fraction(1)
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let lines = atlas.table(detail).lines(in: world).filter { $0.layer == shore.layer }
    let edges = lines.flatMap { Array(zip($0.points, $0.points.dropFirst())) }
    var generator = SeededGenerator(seed: 8)
    var wrong = 0
    var count = 0
    while count < 400, let (start, end) = edges.randomElement(using: &generator) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 400 * unit else { continue }
      count += 1
      let middle = WorldPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let sides = [-8 * unit, 8 * unit].map { step in
        kinds(
          at: WorldPoint(x: middle.x - dy / length * step, y: middle.y + dx / length * step),
          detail
        ).contains(shore.kind)
      }
      wrong += sides[0] == sides[1] ? 1 : 0
    }
    #expect(wrong == 0)
  }

  @Test(arguments: MapDetail.allCases)
  func areasLieInTheirTilesLandFirst(detail: MapDetail) {
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let areas = atlas.table(detail).areas(in: world)
    let side = 1.0 / Double(AtlasGrid(detail).side) + 2 * QuantizedPoint.fraction(1)
    let land = areas.prefix { $0.kind == .land }
    #expect(areas.dropFirst(land.count).allSatisfy { $0.kind == .lake })
    for area in areas {
      let box = WorldRect.bounding(area.rings.flatMap(\.self))
      #expect(box.maxX - box.minX <= side && box.maxY - box.minY <= side)
      #expect(area.rings.allSatisfy { $0.count > 2 && $0.first != $0.last })
    }
  }
}
