import Contracts
package import Domain
import Geo

/// What there is in a view, in coordinates: as fine as it can be seen, and no more of it than there is
/// room for.
package struct MapTerrain: Hashable, Sendable {
  /// From west to east.
  package var parts: [MapPart]
  /// Where the Sun is in the zenith; nil for a view without width or height.
  package var sun: Coordinate?

  package init(parts: [MapPart] = [], sun: Coordinate? = nil) {
    self.parts = parts
    self.sun = sun
  }

  /// With the lines the user brought; the way of what moves is drawn with what is marked.
  func tracing(_ points: PointSet?) -> MapTerrain {
    guard let points, !points.isTrail, !points.lines.isEmpty else { return self }
    var terrain = self
    for index in parts.indices { terrain.parts[index].outline += points.lines }
    return terrain
  }
}

/// A part of the world that is in view, the turns round the Earth it is seen on, and what is in it.
///
/// A view across the antimeridian has two of them; one as wide as the world has one, which is seen
/// more than once.
package struct MapPart: Hashable, Sendable {
  /// Within 0...1.
  let rect: WorldRect
  /// What to add to x of the world to be on each turn: whole numbers, from west to east.
  let offsets: [Double]
  var lines: [MapLine] = []
  /// Where these lines run along the border of the country that the map is about.
  var outline: [[WorldPoint]] = []
  /// Land before lakes.
  var areas: [MapArea] = []
  /// The most populous first.
  var towns: [MapPlace] = []
  /// Those that are to be named.
  var countries: [MapCountry] = []

  /// The turns on which some of these points can be in a view.
  func offsets(showing points: [WorldPoint], in view: WorldRect) -> [Double] {
    guard offsets.count > 1 else { return offsets }
    let bounds = WorldRect.bounding(points)
    return offsets.filter { bounds.minX + $0 <= view.maxX && bounds.maxX + $0 >= view.minX }
  }

  /// From west to east, with nothing in them yet; none for a view without width or height.
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
