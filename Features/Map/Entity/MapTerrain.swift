package import Contracts
package import Domain
package import Geo

/// The lines, areas and cities in a view, in coordinates of the world.
///
/// They are as fine as the view can show, and the cities as many as there is room for.
package struct MapTerrain: Hashable, Sendable {
  /// From west to east.
  package var parts: [MapPart]
  /// The heights; `nil` if no relief is drawn.
  package var relief: MapRelief?
  /// The outline of the country whose borders stand out; empty if there is none.
  package var outline: [[WorldPoint]] = []
  /// The position where the Sun is in the zenith; `nil` for a view without width or height.
  package var sun: Coordinate?

  package init(parts: [MapPart] = [], sun: Coordinate? = nil) {
    self.parts = parts
    self.sun = sun
  }

  /// Returns the terrain with the lines of the user's points.
  ///
  /// A trail is left out: it is drawn with the marks, since it grows while the terrain stays.
  func tracing(_ points: PointSet?) -> MapTerrain {
    guard let points, !points.isTrail, !points.lines.isEmpty else { return self }
    var terrain = self
    for index in parts.indices { terrain.parts[index].outline += points.lines }
    return terrain
  }
}

/// The relief of a view.
package struct MapRelief: Hashable, Sendable {
  /// The heights around the view; `nil` if it is too near for them: then all land is flat.
  let grid: ReliefGrid?

  package init(grid: ReliefGrid?) {
    self.grid = grid
  }
}

/// A part of the world that is in view, with its content and the turns round the Earth on which it is
/// seen.
///
/// A view across the antimeridian has two parts. A view that is wider than the world has one part, which
/// is seen more than once.
package struct MapPart: Hashable, Sendable {
  /// Within 0...1.
  let rect: WorldRect
  /// The whole numbers that are added to x of the world for each turn, from west to east.
  let offsets: [Double]
  var lines: [MapLine] = []
  /// The stretches of these lines that run along the border of the map's country.
  var outline: [[WorldPoint]] = []
  /// The areas, land before lakes.
  var areas: [MapArea] = []
  /// The cities, the most populous first.
  var towns: [MapPlace] = []
  /// The countries that are to be named.
  var countries: [MapCountry] = []

  /// Returns the turns on which some of these points can be in a view.
  func offsets(showing points: [WorldPoint], in view: WorldRect) -> [Double] {
    guard offsets.count > 1 else { return offsets }
    let bounds = WorldRect.bounding(points)
    return offsets.filter { bounds.minX + $0 <= view.maxX && bounds.maxX + $0 >= view.minX }
  }

  /// Returns the parts of a view, from west to east, still empty; none if the view has no width or
  /// height.
  static func all(in view: WorldRect) -> [MapPart] {
    let turns = Int(view.minX.rounded(.down))...Int(view.maxX.rounded(.down))
    let parts = turns.compactMap { turn in
      let part = WorldRect(
        minX: max(0, view.minX - Double(turn)), minY: max(0, view.minY),
        maxX: min(1, view.maxX - Double(turn)), maxY: min(1, view.maxY))
      guard part.minX < part.maxX, part.minY < part.maxY else { return nil as MapPart? }
      return MapPart(rect: part, offsets: [Double(turn)])
    }
    guard view.maxX - view.minX > 1, var world = parts.first?.rect else { return parts }
    (world.minX, world.maxX) = (0, 1)
    return [MapPart(rect: world, offsets: parts.flatMap(\.offsets))]
  }
}

extension MapPlace {
  /// Whether the city reaches as far as a place.
  func covers(_ place: MapPlace) -> Bool {
    country == place.country
      && Geodesy.distance(from: coordinate, to: place.coordinate)
        < CityReach.kilometres(ofPopulation: population)
  }
}
