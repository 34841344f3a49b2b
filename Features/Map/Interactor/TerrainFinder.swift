import Contracts
import Domain
import Geo
import Synchronization

/// Finds what there is in a view: lines and areas of the map, and the cities and countries in it.
final class TerrainFinder: Sendable {
  let map: any MapDataManager
  let places: any PlaceDataManager
  /// Of the country that the map is about, kept: each frame asks for it, and it takes longer to make
  /// than many a frame.
  private let outline = Mutex<(country: String, follower: OutlineFollower?)?>(nil)

  init(map: any MapDataManager, places: any PlaceDataManager) {
    self.map = map
    self.places = places
  }

  /// Asks for each part of the world in view.
  ///
  /// - Parameters:
  ///   - frame: the view.
  ///   - country: the code of the country whose borders are told.
  ///   - now: seconds since 1970, for where the Sun is.
  func terrain(
    in frame: MapFrame, outlining country: String? = nil, now: Int
  ) async -> MapTerrain {
    var terrain = MapTerrain(parts: MapPart.all(in: frame.rect))
    guard !terrain.parts.isEmpty else { return terrain }
    terrain.sun = SolarPosition(at: now).zenith
    let follower = await follower(of: country)
    for index in terrain.parts.indices where !Task.isCancelled {
      await fill(&terrain.parts[index], frame, follower)
    }
    return terrain
  }

  /// Nil where there is no country, or the map has no outline of it.
  private func follower(of country: String?) async -> OutlineFollower? {
    guard let country else { return nil }
    if let known = outline.withLock({ $0 }), known.country == country { return known.follower }
    let follower = await map.outline(of: country).map(OutlineFollower.init)
    outline.withLock { $0 = (country, follower) }
    return follower
  }

  private func fill(
    _ part: inout MapPart, _ frame: MapFrame, _ follower: OutlineFollower?
  ) async {
    let rect = part.rect
    var level = LevelOfDetail(frame.viewport)
    let namesCountries = level.namesCountries
    async let towns = places.largest(in: rect, count: LevelOfDetail.townCount(in: frame))
    async let countries = namesCountries ? map.countries(in: rect) : []
    let geometry = await map.geometry(in: rect, detail: level.resolution)
    part.lines = geometry.lines.filter { level.shows($0) }
    part.areas = geometry.areas.filter(level.shows)
    if let follower { part.outline = part.lines.flatMap(follower.stretches) }
    part.towns = await towns
    part.countries = await countries
  }
}

/// What is drawn at a zoom, so that a view of the world is not lost in small things.
///
/// Rivers come from level 2 on; a lake where it is at least so many dots wide or high. Coasts,
/// borders and land are always drawn.
struct LevelOfDetail: Sendable {
  /// From here on all corners of the 1:110 million outlines are drawn.
  ///
  /// Before, what the globe leaves out is less than half a dot.
  private static let worldZoom = 1.5

  /// From here on the nearer lines are drawn.
  ///
  /// Half of the straight pieces of the 1:110 million outlines are longer than 63 km. At zoom 3.5 a
  /// dot is 14 km at the equator, so they are longer than a cell is high, and their corners show.
  private static let regionZoom = 3.5

  /// Countries are named here: nearer, one country is all there is; from farther away, names would
  /// cover what they name.
  private static let countryZooms = 2.0...5.0

  private static let riverZoom = 2.0
  private static let lakeDots = 4.0

  /// How many dots of the canvas there are for each city: with fewer, names have no room.
  private static let dotsPerTown = 800.0

  private let zoom: Double
  /// As a fraction of the world.
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

  /// To be asked about lines before areas: it remembers which lakes have a shore.
  mutating func shows(_ line: MapLine) -> Bool {
    switch line.layer {
    case .coast, .border: return true
    case .river: return zoom >= Self.riverZoom
    case .lake:
      let bounds = WorldRect.bounding(line.points)
      guard isLarge(bounds) else { return false }
      shores.append(bounds)
      return true
    }
  }

  /// A large lake is cut into pieces: those that are small go with its shore.
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
