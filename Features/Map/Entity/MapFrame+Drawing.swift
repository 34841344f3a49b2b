import Contracts
import Domain
import Geo
import Localization
import TextUI

extension MapDrawing {
  /// Draws a terrain in dots, with the names in a language.
  ///
  /// - Parameters:
  ///   - terrain: the lines, areas and cities in the view.
  ///   - frame: the view.
  ///   - streets: the tiles in the view; if they cover it, the terrain's own lines and areas, which are
  ///     coarser, are left out.
  ///   - overlays: the lines that are laid over it.
  ///   - dimsAbroad: whether all is dimmed that is not of the country whose borders stand out.
  ///   - language: the language of the names.
  init(
    _ terrain: MapTerrain, _ streets: MapStreets? = nil, in frame: MapFrame,
    overlays: Set<MapOverlay>, dimsAbroad: Bool = false, _ language: Language
  ) {
    canvas = frame.size
    var parts = terrain.parts
    if let streets, !streets.tiles.isEmpty {
      self.streets = StreetDrawing(streets, in: frame)
      if streets.coversView {
        for index in parts.indices { (parts[index].lines, parts[index].areas) = ([], []) }
      }
    }
    land = parts.flatMap { frame.rings(of: $0, .land) }
    lakes = parts.flatMap { frame.rings(of: $0, .lake) }
    // Streets that cover the view have grounds of their own.
    if let relief = terrain.relief, self.streets?.coversView != true {
      self.relief = ReliefDrawing(frame).samples(
        relief.grid, sun: overlays.contains(.night) ? terrain.sun : nil)
      if dimsAbroad {
        let rings = parts.flatMap { part in
          terrain.outline.flatMap { ring in
            part.offsets.compactMap { frame.ring(ring, offset: $0) }
          }
        }
        self.relief?.dim(outside: rings)
      }
    }
    strokes = parts.flatMap(frame.strokes)
    // Tiles have positions of their own for the places that they name.
    let named = self.streets?.places ?? []
    towns = parts.flatMap { frame.towns(of: $0, language) }
      .filter { !named.contains($0.name) }
      .sorted { $0.place.population > $1.place.population }
    if overlays.contains(.night) { relief?.add(townsAt: towns.map { ($0.dot.x, $0.dot.y) }) }
    countries = parts.flatMap(CountryLabelFinder(frame: frame).stretches).sorted {
      $0.area > $1.area
    }
    .map { Country(name: language.name(ofCountry: $0.code), stretches: $0.stretches) }
    if overlays.contains(.graticule) {
      let graticule = Graticule(frame)
      strokes += graticule.strokes
      ticks = graticule.ticks
    }
    if overlays.contains(.night), let sun = terrain.sun {
      strokes += frame.terminator(sun)
      isNight = SolarPosition(zenith: sun).isNight(at: frame.viewport.center)
    }
  }
}

/// Projects lines, areas and places of the world to the dots of a view.
extension MapFrame {
  // MARK: - The content of a part of the world, on each turn round the Earth

  /// Returns the lines and outlines of a part.
  func strokes(of part: MapPart) -> [MapDrawing.Stroke] {
    let view = rect
    var strokes: [MapDrawing.Stroke] = []
    let lines = part.lines.map { (Ink($0.layer), $0.points) } + part.outline.map { (.place, $0) }
    for (ink, points) in lines {
      for offset in part.offsets(showing: points, in: view) {
        append(ink, points, offset: offset, to: &strokes)
      }
    }
    return strokes
  }

  /// Returns the rings of the areas of one kind.
  func rings(of part: MapPart, _ kind: MapArea.Kind) -> [[CanvasPoint]] {
    let view = rect
    var rings: [[CanvasPoint]] = []
    for area in part.areas where area.kind == kind {
      for corners in area.rings {
        for offset in part.offsets(showing: corners, in: view) {
          if let ring = ring(corners, offset: offset) { rings.append(ring) }
        }
      }
    }
    return rings
  }

  /// Returns the cities of a part, with their names in a language.
  func towns(of part: MapPart, _ language: Language) -> [MapDrawing.Town] {
    part.towns.flatMap { place in
      let point = WebMercator.project(place.coordinate)
      return part.offsets.compactMap { offset in
        dot(canvas(WorldPoint(x: point.x + offset, y: point.y))).map {
          MapDrawing.Town(
            dot: $0, place: place, name: language.name(ofCity: place.name, in: place.country))
        }
      }
    }
  }

  // MARK: - One line, one ring

  /// Returns the parts of a line in view.
  ///
  /// Equal dots that follow one another become one.
  func strokes(_ ink: Ink, _ points: [WorldPoint]) -> [MapDrawing.Stroke] {
    var strokes: [MapDrawing.Stroke] = []
    append(ink, points, offset: 0, to: &strokes)
    return strokes
  }

  /// Returns the line between day and night: a point for each dot of the view's width, cut at the ends
  /// of the world.
  func terminator(_ sun: Coordinate) -> [MapDrawing.Stroke] {
    let (rect, dots) = (rect, Int(width))
    guard dots > 0 else { return [] }
    let wide = rect.maxX - rect.minX
    let line = (0...dots).map { dot in
      let x = wide * Double(dot) / Double(dots)
      return CanvasPoint(x: x, y: SolarPosition(zenith: sun).terminator(atX: rect.minX + x))
    }
    var strokes: [MapDrawing.Stroke] = []
    var piece: [WorldPoint] = []
    LineClipper(width: wide, height: 1).clip(line) {
      piece.append(WorldPoint(x: $0.x + rect.minX, y: $0.y))
    } end: {
      strokes += self.strokes(.night, piece)
      piece = []
    }
    return strokes
  }

  private func append(
    _ ink: Ink, _ points: [WorldPoint], offset: Double, to strokes: inout [MapDrawing.Stroke]
  ) {
    guard width > 0, height > 0 else { return }
    // The far edges count as their last dots.
    let (lastX, lastY) = (width - 1, height - 1)
    var dots: [MapDot] = []
    LineClipper(width: width, height: height).clip(points.lazy.map(projection(offset))) { point in
      let dot = MapDot(x: Int(min(point.x, lastX)), y: Int(min(point.y, lastY)))
      if dot != dots.last { dots.append(dot) }
    } end: {
      strokes.append(MapDrawing.Stroke(ink: ink, dots: dots))
      dots = []
    }
  }

  /// Returns the corners of a ring in dots; `nil` if it does not touch the view.
  ///
  /// They are rounded to halves of a dot: many corners become few, and pieces that were cut from one
  /// another still fit.
  func ring(_ ring: [WorldPoint], offset: Double) -> [CanvasPoint]? {
    let project = projection(offset)
    var points: [CanvasPoint] = []
    points.reserveCapacity(ring.count)
    var (west, east) = (Double.infinity, -Double.infinity)
    var (north, south) = (west, east)
    var last = CanvasPoint(x: .nan, y: .nan)
    for corner in ring {
      var point = project(corner)
      point.x = Self.half(point.x)
      point.y = Self.half(point.y)
      // Not `==` of the points: most are left out here, and this way it costs no call.
      if point.x == last.x, point.y == last.y { continue }
      last = point
      points.append(point)
      (west, east) = (min(west, point.x), max(east, point.x))
      (north, south) = (min(north, point.y), max(south, point.y))
    }
    let isSeen = west < width && east > 0 && north < height && south > 0
    return isSeen && points.count > 2 ? points : nil
  }

  /// Rounds to the nearest half.
  ///
  /// Beyond 2⁵² there are only whole numbers: the sum rounds, without a call for each corner.
  private static func half(_ value: Double) -> Double {
    let whole = 0x1.8p52
    return (value * 2 + whole - whole) / 2
  }

  /// Returns a function that does what `canvas` does.
  ///
  /// It reads the frame once, not for each point.
  private func projection(_ offset: Double) -> (WorldPoint) -> CanvasPoint {
    let (scale, center) = (worldDots, viewport.center)
    let (left, top) = (width / 2, height / 2)
    return { point in
      CanvasPoint(
        x: (point.x + offset - center.x) * scale + left, y: (point.y - center.y) * scale + top)
    }
  }
}

extension Ink {
  fileprivate init(_ layer: MapLayer) {
    self =
      switch layer {
      case .coast: .coast
      case .border: .border
      case .lake: .lake
      case .river: .river
      }
  }
}
