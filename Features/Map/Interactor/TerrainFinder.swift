package import Catalog
import Domain

/// Finds what there is in a view: lines and areas of the map, and the cities and countries in it.
package struct TerrainFinder: Sendable {
  /// From here on all corners of the 1:110 million outlines are drawn.
  ///
  /// Before, what the globe leaves out is less than half a dot.
  static let worldZoom = 1.5

  /// From here on the nearer lines are drawn.
  ///
  /// Half of the straight pieces of the 1:110 million outlines are longer than 63 km. At zoom 3.5 a
  /// dot is 14 km at the equator, so they are longer than a cell is high, and their corners show.
  static let regionZoom = 3.5

  /// Countries are named here: nearer, one country is all there is; from farther away, names would
  /// cover what they name.
  static let countryZooms = 2.0...5.0

  /// How many dots of the canvas there are for each city: with fewer, names have no room.
  static let dotsPerTown = 800.0

  let map: any MapDataManager
  let places: any PlaceDataManager
  private let outlines = OutlineFollowers()

  package init(map: any MapDataManager, places: any PlaceDataManager) {
    self.map = map
    self.places = places
  }

  static func detail(at zoom: Double) -> MapDetail {
    if zoom < worldZoom { return .globe }
    return zoom < regionZoom ? .world : .region
  }

  /// Asks for each part of the world in view.
  ///
  /// - Parameters:
  ///   - frame: the view.
  ///   - country: the code of the country whose borders are told.
  ///   - now: seconds since 1970, for where the Sun is.
  package func terrain(
    in frame: MapFrame, outlining country: String? = nil, now: Int
  ) async -> MapTerrain {
    var terrain = MapTerrain(parts: MapPart.all(in: frame.rect))
    guard !terrain.parts.isEmpty else { return terrain }
    terrain.sun = SolarPosition.zenith(at: now)
    let follower = await outlines.follower(of: country, on: map)
    for index in terrain.parts.indices where !Task.isCancelled {
      await fill(&terrain.parts[index], frame, follower)
    }
    return terrain
  }

  private func fill(
    _ part: inout MapPart, _ frame: MapFrame, _ follower: OutlineFollower?
  ) async {
    let (rect, zoom) = (part.rect, frame.viewport.zoom)
    async let towns = places.largest(
      in: rect, count: max(4, Int(frame.width * frame.height / Self.dotsPerTown)))
    async let countries = Self.countryZooms.contains(zoom) ? map.countries(in: rect) : []
    let geometry = await map.geometry(in: rect, detail: Self.detail(at: zoom))
    var rule = ClutterRule(frame.viewport)
    part.lines = geometry.lines.filter { rule.shows($0) }
    part.areas = geometry.areas.filter(rule.shows)
    if let follower { part.outline = part.lines.flatMap(follower.stretches) }
    part.towns = await towns
    part.countries = await countries
  }
}
