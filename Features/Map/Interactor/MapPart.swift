import Domain

/// A part of the world that is in view, and the turns round the Earth it is seen on.
///
/// A view across the antimeridian has two of them; one as wide as the world has one, which is seen
/// more than once.
struct MapPart: Hashable, Sendable {
  /// Within 0...1.
  let rect: WorldRect
  /// What to add to x of the world to be on each turn: whole numbers, from west to east.
  private(set) var offsets: [Double]

  /// The turns on which some of these points can be in a view.
  func offsets(showing points: [WorldPoint], in view: WorldRect) -> [Double] {
    guard offsets.count > 1 else { return offsets }
    let bounds = WorldRect.bounding(points)
    return offsets.filter { bounds.minX + $0 <= view.maxX && bounds.maxX + $0 >= view.minX }
  }

  /// From west to east; none for a view without dots.
  static func all(in frame: MapFrame) -> [MapPart] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let rect = frame.rect
    let turns = Int(rect.minX.rounded(.down))...Int(rect.maxX.rounded(.down))
    let parts = turns.compactMap { turn in
      let part = WorldRect(
        minX: max(0, rect.minX - Double(turn)), minY: max(0, rect.minY),
        maxX: min(1, rect.maxX - Double(turn)), maxY: min(1, rect.maxY))
      guard part.minX < part.maxX, part.minY < part.maxY else { return nil as MapPart? }
      return MapPart(rect: part, offsets: [Double(turn)])
    }
    guard rect.maxX - rect.minX > 1, var world = parts.first?.rect else { return parts }
    (world.minX, world.maxX) = (0, 1)
    return [MapPart(rect: world, offsets: parts.flatMap(\.offsets))]
  }
}
