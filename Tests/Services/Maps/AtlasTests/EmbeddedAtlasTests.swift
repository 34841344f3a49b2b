import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import Atlas

@Suite struct EmbeddedAtlasTests {
  private let atlas: Atlas
  private let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  init() throws {
    atlas = try Atlas()
  }

  private struct Edge: Hashable {
    let layer: MapLayer
    let start: WorldPoint
    let end: WorldPoint
  }

  private func edges(_ lines: [MapLine]) -> Set<Edge> {
    Set(
      lines.flatMap { line in
        zip(line.points, line.points.dropFirst()).map {
          Edge(layer: line.layer, start: $0, end: $1)
        }
      })
  }

  private func rect(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> WorldRect {
    let low = WebMercator.project(Coordinate(wrappingLatitude: north, longitude: west))
    let high = WebMercator.project(Coordinate(wrappingLatitude: south, longitude: east))
    return WorldRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// The layers that have an edge whose bounds touch the rectangle.
  private func layers(in rect: WorldRect, _ detail: MapDetail) -> Set<MapLayer> {
    Set(
      edges(atlas.table(detail).lines(in: rect)).filter {
        WorldRect.bounding([$0.start, $0.end]).intersects(rect)
      }.map(\.layer))
  }

  @Test(arguments: MapDetail.allCases)
  func theIndexFindsWhatAScanFinds(detail: MapDetail) {
    let table = atlas.table(detail)
    let chunks = table.chunks
    let drawn = chunks.map { chunk in
      edges([MapLine(layer: chunk.layer, points: table.points(chunk.points, in: .points))])
    }
    var generator = SeededGenerator(seed: 11)
    for size in [0, 0.001, 0.01, 0.1, 0.5] {
      for _ in 0..<20 {
        let x = Double.random(in: 0...1, using: &generator)
        let y = Double.random(in: 0...1, using: &generator)
        let rect = WorldRect(minX: x, minY: y, maxX: min(1, x + size), maxY: min(1, y + size))
        var expected: Set<Edge> = []
        for (chunk, edges) in zip(chunks, drawn) where chunk.bounds.intersects(rect) {
          expected.formUnion(edges)
        }
        #expect(edges(table.lines(in: rect)) == expected, "\(rect)")
      }
    }
  }

  @Test(arguments: MapDetail.allCases)
  func linesLieInTheWorldAndNeverJumpAcrossIt(detail: MapDetail) {
    let lines = atlas.table(detail).lines(in: world)
    let points = lines.flatMap(\.points)
    #expect(lines.allSatisfy { $0.points.count > 1 })
    #expect(points.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
    #expect(!edges(lines).contains { abs($0.start.x - $0.end.x) > 0.5 })
  }

  @Test(arguments: MapDetail.allCases)
  func knownPlacesHaveTheirLines(detail: MapDetail) {
    #expect(layers(in: rect(-6.5, 35, -5, 37), detail) == [.coast], "Strait of Gibraltar")
    #expect(layers(in: rect(0, 42.2, 1, 43), detail).contains(.border), "Pyrenees")
    #expect(layers(in: rect(-100, 48.5, -99.5, 49.5), detail) == [.border], "49th parallel")
    #expect(layers(in: rect(26.5, 24.5, 28, 27), detail) == [], "Sahara")
    #expect(layers(in: rect(-40, 20, -30, 30), detail) == [], "open Atlantic")
    #expect(layers(in: rect(-180, 66, -179.99, 67), detail) == [], "cut through Chukotka")
    // The source cuts Wrangel Island short of the antimeridian.
    for (west, east) in [(179.95, -180.0001), (-180, -179.95)] where detail == .region {
      #expect(layers(in: rect(west, 71.1, east, 71.3), detail) == [], "Wrangel Island")
    }
    #expect(
      layers(in: rect(31, 26, 32, 27), detail) == (detail == .globe ? [] : [.river]), "Nile")
    #expect(layers(in: rect(32, -2, 33, 0.5), detail).contains(.lake), "Lake Victoria")
  }
}

@Suite struct EmbeddedOutlinesTests {
  private let atlas: Atlas
  private let codes = (CountryNames.all + CountryNames.withoutCities).map(\.code)

  init() throws {
    atlas = try Atlas()
  }

  /// Away from coasts and borders, which are rough at 1:110 million.
  @Test(arguments: [
    ("Cusco", "PE", -13.52, -71.97),
    ("La Paz", "BO", -16.5, -68.15),
    ("Saül", "GF", 3.62, -53.21),
    ("Fairbanks", "US", 64.84, -147.72),
    ("Paris", "FR", 48.86, 2.35),
    ("Moscow", "RU", 55.76, 37.62),
    ("Pristina", "XK", 42.66, 21.17),
    ("Kyrenia", "CY", 35.27, 33.32),
    ("Hargeisa", "SO", 9.56, 44.06),
    ("Maseru", "LS", -29.5, 28.2),
    ("Johannesburg", "ZA", -26.2, 28.05),
    ("Labasa", "FJ", -16.5, 179.3),
    ("Bilibino", "RU", 68.05, 166.44),
    ("Amguema", "RU", 67.05, -178.88),
    ("Vostok Station", "AQ", -78.46, 106.84),
  ])
  func aCityIsInItsCountryAndInNoOther(
    name: String, country: String, latitude: Double, longitude: Double
  ) async {
    let point = WebMercator.project(Coordinate(wrappingLatitude: latitude, longitude: longitude))
    var found: Set<String> = []
    for code in codes {
      guard let rings = await atlas.outline(of: code) else { continue }
      if EvenOdd.contains(point, in: rings) { found.insert(code) }
    }
    #expect(found == [country])
  }

  @Test func theCountriesOfAViewAreThoseWithAPartInIt() async {
    let lima = WebMercator.project(Coordinate(wrappingLatitude: -12.05, longitude: -77.05))
    let around = WorldRect(
      minX: lima.x - 0.02, minY: lima.y - 0.02, maxX: lima.x + 0.02, maxY: lima.y + 0.02)
    let countries = await atlas.countries(in: around)
    #expect(Set(countries.map(\.code)).isSuperset(of: ["BR", "PE"]) && countries.count < 7)
    for country in countries { #expect(await atlas.outline(of: country.code) == country.rings) }
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(await atlas.countries(in: world).count == 177)
    let sea = WorldRect(minX: 0.1, minY: 0.6, maxX: 0.101, maxY: 0.601)
    #expect(await atlas.countries(in: sea) == [])
  }

  @Test func whatIsTooSmallOrNoCountryHasNone() async {
    for code in ["SG", "AD", "MT", "MV", "ZZ", "", "pe", "PER"] {
      #expect(await atlas.outline(of: code) == nil, "\(code)")
    }
  }

  @Test func holesAndIslandsHaveRingsOfTheirOwn() async {
    // South Africa with the hole that is Lesotho; France with Corsica, without Guiana.
    var counts: [Int?] = []
    for code in ["ZA", "LS", "FR", "GF", "NO", "SJ", "CY"] {
      counts.append(await atlas.outline(of: code)?.count)
    }
    #expect(counts == [2, 1, 2, 1, 1, 3, 1])
  }
}

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
