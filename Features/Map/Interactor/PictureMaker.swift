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

  /// From here on the nearer lines are drawn.
  ///
  /// Half of the straight pieces of the 1:110 million outlines are longer than 63 km. At zoom 3.5 a
  /// dot is 14 km at the equator, so they are longer than a cell is high, and their corners show.
  static let regionZoom = 3.5

  /// A city for so many cells, at most: beyond that there is no room for their names.
  static let cellsPerTown = 100

  var detail: MapDetail { viewport.zoom < Self.regionZoom ? .world : .region }

  /// Asks for each turn round the Earth that is in view, and draws what it has there.
  package func picture() async -> MapPicture {
    let frame = MapFrame(viewport, canvas: canvas)
    let turns = MapTurn.all(in: frame)
    guard !turns.isEmpty else { return MapPicture(canvas: canvas) }
    let maker = StrokeMaker(frame)
    var fills: [MapPicture.Fill] = []
    var strokes: [MapPicture.Layer: [MapPicture.Stroke]] = [:]
    var towns: [MapPicture.Town] = []
    for turn in turns where !Task.isCancelled {
      let geometry = await map.geometry(in: turn.rect, detail: detail)
      for line in geometry.lines {
        let layer = MapPicture.Layer(line.layer)
        strokes[layer, default: []] += maker.strokes(layer, line.points, offset: turn.offset)
      }
      for area in geometry.areas {
        let rings = maker.rings(area.rings, offset: turn.offset)
        if !rings.isEmpty { fills.append(.init(kind: .init(area.kind), rings: rings)) }
      }
      towns += await self.towns(in: turn, frame)
    }
    let graticule = overlays.graticule ? Graticule(frame) : nil
    strokes[.graticule] = graticule?.strokes(maker)
    strokes[.night] = overlays.night ? Terminator(at: now).strokes(maker) : nil
    return MapPicture(
      canvas: canvas,
      fills: fills.filter { $0.kind == .land } + fills.filter { $0.kind == .lake },
      strokes: MapPicture.Layer.allCases.flatMap { strokes[$0] ?? [] },
      towns: Self.sorted(towns, isMerged: turns.count > 1), ticks: graticule?.ticks ?? [])
  }

  private func towns(in turn: MapTurn, _ frame: MapFrame) async -> [MapPicture.Town] {
    let count = max(4, canvas.columns * canvas.rows / Self.cellsPerTown)
    return await places.largest(in: turn.rect, count: count).compactMap { place in
      let point = WebMercator.project(place.coordinate)
      return frame.dot(frame.canvas(WorldPoint(x: point.x + turn.offset, y: point.y))).map {
        MapPicture.Town(dot: $0, name: place.name, population: place.population)
      }
    }
  }

  /// The most populous first; those of the same population stay in their order.
  private static func sorted(
    _ towns: [MapPicture.Town], isMerged: Bool
  ) -> [MapPicture.Town] {
    guard isMerged else { return towns }
    return towns.enumerated().sorted {
      ($1.element.population, $0.offset) < ($0.element.population, $1.offset)
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

extension MapPicture.Fill.Kind {
  init(_ kind: MapArea.Kind) {
    self =
      switch kind {
      case .land: .land
      case .lake: .lake
      }
  }
}
