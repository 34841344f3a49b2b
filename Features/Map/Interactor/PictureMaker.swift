package import Catalog
import Domain
package import TextUI

/// Makes the picture of a view from the lines and areas of the map and the cities in it.
package struct PictureMaker: Sendable {
  let map: any MapDataManager
  let places: any PlaceDataManager
  let viewport: MapViewport
  let canvas: Size
  let overlays: MapOverlays
  /// Seconds since 1970, for the line between day and night.
  let now: Int
  var outlines = OutlineFollowers()

  package init(
    map: any MapDataManager, places: any PlaceDataManager, viewport: MapViewport, canvas: Size,
    overlays: MapOverlays = MapOverlays(), now: Int
  ) {
    self.map = map
    self.places = places
    self.viewport = viewport
    self.canvas = canvas
    self.overlays = overlays
    self.now = now
  }

  /// From here on all corners of the 1:110 million outlines are drawn.
  ///
  /// Before, what the globe leaves out is less than half a dot.
  static let worldZoom = 1.5

  /// From here on the nearer lines are drawn.
  ///
  /// Half of the straight pieces of the 1:110 million outlines are longer than 63 km. At zoom 3.5 a
  /// dot is 14 km at the equator, so they are longer than a cell is high, and their corners show.
  static let regionZoom = 3.5

  /// A city for so many cells, at most: beyond that there is no room for their names.
  static let cellsPerTown = 100

  var detail: MapDetail {
    if viewport.zoom < Self.worldZoom { return .globe }
    return viewport.zoom < Self.regionZoom ? .world : .region
  }

  /// Asks for each part of the world in view, and draws it on each turn round the Earth.
  package func picture() async -> MapPicture {
    let frame = MapFrame(viewport, canvas: canvas)
    let parts = MapPart.all(in: frame)
    guard !parts.isEmpty else { return MapPicture(canvas: canvas) }
    let (maker, view) = (StrokeMaker(frame), frame.rect)
    let outline = await follower()
    var (land, lakes): ([[CanvasPoint]], [[CanvasPoint]]) = ([], [])
    var strokes: [MapPicture.Stroke] = []
    var towns: [MapPicture.Town] = []
    var countries: [(country: MapPicture.Country, area: Double)] = []
    for part in parts where !Task.isCancelled {
      async let partTowns = self.towns(in: part, frame)
      async let partCountries = self.countries(in: part, frame)
      let geometry = await map.geometry(in: part.rect, detail: detail)
      var rule = ClutterRule(viewport)
      for line in geometry.lines where rule.shows(line) {
        let layer = MapPicture.Layer(line.layer)
        for offset in part.offsets(showing: line.points, in: view) {
          maker.append(layer, line.points, offset: offset, to: &strokes)
        }
        for stretch in outline?.stretches(of: line) ?? [] {
          for offset in part.offsets(showing: stretch, in: view) {
            maker.append(.outline, stretch, offset: offset, to: &strokes)
          }
        }
      }
      for area in geometry.areas where rule.shows(area) {
        for ring in area.rings {
          for offset in part.offsets(showing: ring, in: view) {
            guard let corners = maker.ring(ring, offset: offset) else { continue }
            switch area.kind {
            case .land: land.append(corners)
            case .lake: lakes.append(corners)
            }
          }
        }
      }
      towns += await partTowns
      countries += await partCountries
    }
    let graticule = overlays.graticule ? Graticule(frame) : nil
    strokes += graticule?.strokes(maker) ?? []
    let terminator = overlays.night ? Terminator(at: now) : nil
    strokes += terminator?.strokes(maker) ?? []
    return MapPicture(
      canvas: canvas, land: land, lakes: lakes, strokes: strokes,
      towns: Self.sorted(towns, isMerged: parts.count > 1),
      countries: countries.sorted { $0.area > $1.area }.map(\.country),
      ticks: graticule?.ticks ?? [],
      isNight: terminator?.isNight(at: viewport.center))
  }

  private func follower() async -> OutlineFollower? {
    guard let code = overlays.outline else { return nil }
    return await outlines.follower(of: code, on: map)
  }

  private func towns(in part: MapPart, _ frame: MapFrame) async -> [MapPicture.Town] {
    let count = max(4, canvas.columns * canvas.rows / Self.cellsPerTown)
    return await places.largest(in: part.rect, count: count).flatMap { place in
      let point = WebMercator.project(place.coordinate)
      return part.offsets.compactMap { offset in
        frame.dot(frame.canvas(WorldPoint(x: point.x + offset, y: point.y))).map {
          MapPicture.Town(dot: $0, place: place)
        }
      }
    }
  }

  private func countries(
    in part: MapPart, _ frame: MapFrame
  ) async -> [(country: MapPicture.Country, area: Double)] {
    guard CountryFinder.zooms.contains(viewport.zoom) else { return [] }
    let countries = await map.countries(in: part.rect)
    return CountryFinder(frame: frame).countries(countries, offsets: part.offsets)
  }

  /// The most populous first; those of the same population stay in their order.
  private static func sorted(
    _ towns: [MapPicture.Town], isMerged: Bool
  ) -> [MapPicture.Town] {
    guard isMerged else { return towns }
    return towns.enumerated().sorted {
      ($1.element.place.population, $0.offset) < ($0.element.place.population, $1.offset)
    }.map(\.element)
  }
}

extension MapPicture.Layer {
  init(_ layer: MapLayer) {
    self =
      switch layer {
      case .coast: .coast
      case .border: .border
      case .lake: .lake
      case .river: .river
      }
  }
}
