import Atlas
import Catalog
import Domain
import TestSupport
import Testing
import TextUI

@testable import MapFeature

/// The coasts that are drawn against the same ones drawn by other means.
@Suite struct CoastTests {
  @Test(arguments: 0...14)
  func coastsAgreeWithAnotherWayOfDrawingThem(zoom: Int) async throws {
    let atlas = try Atlas()
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let canvas = Size(columns: 100, rows: 30)
    for (latitude, longitude) in [(-12.05, -77.15), (-16.8, 179.99), (37.95, 23.6), (78.2, 15.6)] {
      let center = WebMercator.project(
        Coordinate(wrappingLatitude: latitude, longitude: longitude))
      let viewport = MapViewport(center: center, zoom: Double(zoom))
      var sampler = DenseSampler(width: canvas.columns * 2, height: canvas.rows * 4)
      for line in await atlas.geometry(
        in: world, detail: TerrainFinder.detail(at: viewport.zoom)
      ).lines
      where line.layer == .coast {
        for turn in -1...1 { add(line.points, Double(turn), viewport, to: &sampler) }
      }
      let frame = MapFrame(viewport, canvas: canvas)
      let terrain = await TerrainFinder(map: atlas, places: NoPlaces()).terrain(
        in: frame, now: 0)
      let all = MapDrawing(terrain, in: frame, overlays: [])
      let drawing = MapDrawing(canvas: canvas, strokes: all.strokes.filter { $0.ink == .coast })
      let lines = DrawingLayout(mode: .braille, canvas: canvas).lines(drawing, label: "")
      let strays = sampler.strays(brailleDots(lines.map(\.text)))
      #expect(strays == [], "\(latitude) \(longitude)")
      #expect(zoom > 7 || !sampler.dots.isEmpty)
    }
  }

  private func add(
    _ points: [WorldPoint], _ turn: Double, _ viewport: MapViewport, to sampler: inout DenseSampler
  ) {
    let (scale, center) = (viewport.worldDots, viewport.center)
    func place(_ point: WorldPoint) -> (x: Double, y: Double) {
      (
        (point.x + turn - center.x) * scale + Double(sampler.width) / 2,
        (point.y - center.y) * scale + Double(sampler.height) / 2
      )
    }
    var last: (x: Double, y: Double)?
    for point in points {
      let next = place(point)
      if let last { sampler.add(from: last, to: next) }
      last = next
    }
  }
}

private struct NoPlaces: PlaceDataManager {
  func largest(in rect: WorldRect, count: Int) async -> [MapPlace] { [] }
  func place(_ reference: Reference) async -> MapPlace? { nil }
  func named(_ text: String, count: Int) async -> [MapPlace] { [] }
  func guesses(_ text: String, count: Int) async -> [MapPlace] { [] }
  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] { [] }
  func bounds(of country: String) async -> WorldRect? { nil }
}
