import Contracts
import Domain
import Geo
import Synchronization

/// Finds the lines, areas, cities and countries in a view.
final class TerrainFinder: Sendable {
  let map: any MapDataManager
  let places: any PlaceDataManager
  /// Returns the heights; `nil` if no relief is to be drawn.
  let relief: @Sendable () -> (any ReliefDataManager)?
  /// The outline of the country that was asked for last.
  ///
  /// Each frame needs it, and making it takes longer than many a frame.
  private let outline = Mutex<(country: String, rings: [[WorldPoint]], matcher: OutlineMatcher?)?>(
    nil)

  init(
    map: any MapDataManager, places: any PlaceDataManager,
    relief: @escaping @Sendable () -> (any ReliefDataManager)? = { nil }
  ) {
    self.map = map
    self.places = places
    self.relief = relief
  }

  /// Finds the content of each part of the world in view.
  ///
  /// If the task is cancelled, later parts stay empty.
  ///
  /// - Parameters:
  ///   - frame: the view.
  ///   - country: the code of the country whose borders stand out.
  ///   - now: the seconds since 1970, for the position of the Sun.
  func terrain(
    in frame: MapFrame, outlining country: String? = nil, now: Int
  ) async -> MapTerrain {
    var terrain = MapTerrain(parts: MapPart.all(in: frame.rect))
    guard !terrain.parts.isEmpty else { return terrain }
    terrain.sun = SolarPosition(at: now).zenith
    if let relief = relief() {
      let isSeen = frame.viewport.zoom < ReliefDrawing.fading.upperBound
      terrain.relief = MapRelief(
        grid: isSeen
          ? await relief.relief(in: frame.rect, columns: Int(frame.worldDots / 2)) : nil)
    }
    let (rings, matcher) = await outline(of: country)
    terrain.outline = rings
    for index in terrain.parts.indices where !Task.isCancelled {
      await fill(&terrain.parts[index], frame, matcher)
    }
    return terrain
  }

  /// Returns no ring and no matcher if there is no country, or if the map has no outline of it.
  private func outline(
    of country: String?
  ) async -> (rings: [[WorldPoint]], matcher: OutlineMatcher?) {
    guard let country else { return ([], nil) }
    if let known = outline.withLock({ $0 }), known.country == country {
      return (known.rings, known.matcher)
    }
    let rings = await map.outline(of: country)
    let matcher = rings.map(OutlineMatcher.init)
    outline.withLock { $0 = (country, rings ?? [], matcher) }
    return (rings ?? [], matcher)
  }

  private func fill(
    _ part: inout MapPart, _ frame: MapFrame, _ matcher: OutlineMatcher?
  ) async {
    let rect = part.rect
    var level = LevelOfDetail(frame.viewport)
    let namesCountries = level.namesCountries
    async let towns = places.largest(in: rect, count: LevelOfDetail.townCount(in: frame))
    async let countries = namesCountries ? map.countries(in: rect) : []
    let geometry = await map.geometry(in: rect, detail: level.resolution)
    part.lines = geometry.lines.filter { level.shows($0) }
    part.areas = geometry.areas.filter(level.shows)
    if let matcher { part.outline = part.lines.flatMap(matcher.stretches) }
    part.towns = await towns
    part.countries = await countries
  }
}

/// Chooses the lines and areas that are drawn at a zoom, so that a view of the world is not full of small
/// things.
///
/// Coasts, borders and land are always drawn, rivers from a zoom on, lakes from a size on.
struct LevelOfDetail: Sendable {
  /// The zoom from which all corners of the 1:110 million outlines are drawn.
  ///
  /// Below it, the corners that the globe leaves out stray less than half a dot.
  private static let worldZoom = 1.5

  /// The zoom from which the finer lines are drawn.
  ///
  /// Half of the straight pieces of the 1:110 million outlines are longer than 63 km. At zoom 3.5 a
  /// dot is 14 km at the equator, so they are longer than a cell is high, and their corners show.
  private static let regionZoom = 3.5

  /// The range of zooms in which countries are named.
  ///
  /// Above it, one country fills the view; below it, the names would cover their countries.
  private static let countryZooms = 2.0...5.0

  /// The zooms at which rivers are drawn: beyond, they stray from their beds by more than a cell.
  private static let riverZooms = 2.0...8.0
  private static let lakeDots = 4.0

  /// The dots of the canvas for each city: with fewer, the names would have no room.
  private static let dotsPerTown = 800.0

  private let zoom: Double
  /// The least width or height of a lake, as a fraction of the world.
  private let leastLake: Double
  private var shores: [WorldRect] = []

  init(_ viewport: MapViewport) {
    zoom = viewport.zoom
    leastLake = Self.lakeDots / viewport.worldDots
  }

  var resolution: MapDetail {
    if zoom < Self.worldZoom { return .globe }
    return zoom < Self.regionZoom ? .world : .region
  }

  var namesCountries: Bool { Self.countryZooms.contains(zoom) }

  static func townCount(in frame: MapFrame) -> Int {
    max(4, Int(frame.width * frame.height / dotsPerTown))
  }

  /// Whether a line is drawn.
  ///
  /// Lines come before areas, because this remembers which lakes have a shore.
  mutating func shows(_ line: MapLine) -> Bool {
    switch line.layer {
    case .coast, .border: return true
    case .river: return Self.riverZooms.contains(zoom)
    case .lake:
      let bounds = WorldRect.bounding(line.points)
      guard isLarge(bounds) else { return false }
      shores.append(bounds)
      return true
    }
  }

  /// Whether an area is drawn.
  ///
  /// A large lake is cut into pieces: a small piece is drawn if a shore is.
  func shows(_ area: MapArea) -> Bool {
    guard area.kind == .lake else { return true }
    return area.rings.contains { ring in
      let bounds = WorldRect.bounding(ring)
      return isLarge(bounds) || shores.contains(where: bounds.intersects)
    }
  }

  private func isLarge(_ bounds: WorldRect) -> Bool {
    max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) >= leastLake
  }
}
