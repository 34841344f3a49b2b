import Domain

/// The part of one turn round the Earth that is in view.
///
/// A view across the antimeridian has two of them, one wider than the world has more.
struct MapTurn: Hashable, Sendable {
  /// What to add to x of the world to be in this turn: a whole number.
  let offset: Double
  /// Within 0...1.
  let rect: WorldRect

  /// From west to east; none for a view without dots.
  static func all(in frame: MapFrame) -> [MapTurn] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let rect = frame.rect
    return (Int(rect.minX.rounded(.down))...Int(rect.maxX.rounded(.down))).compactMap { turn in
      let part = WorldRect(
        minX: max(0, rect.minX - Double(turn)), minY: max(0, rect.minY),
        maxX: min(1, rect.maxX - Double(turn)), maxY: min(1, rect.maxY))
      guard part.minX < part.maxX, part.minY < part.maxY else { return nil }
      return MapTurn(offset: Double(turn), rect: part)
    }
  }
}
