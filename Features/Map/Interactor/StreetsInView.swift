import Contracts
import Domain
import Geo

/// The tiles that a view needs, and those that are there.
struct StreetsInView {
  /// The most tiles of one view; those in its middle come first.
  private static let mostTiles = 24

  /// The most zooms by which a view may be nearer than the tiles: farther ones have nothing to say of it.
  private static let mostZooms = 6

  let set: TileSet
  /// The nearest to the middle first.
  let wanted: [TileID]
  var tiles: [TileID: StreetTile] = [:]
  /// The tiles of farther zooms that stand in for those that are absent.
  var standIns: [StreetTile] = []
  /// The reason why a tile is absent.
  var problem: DataError?
  var isLoading = false
  private let isNew: Bool
  /// Whether the tiles can cover the whole view.
  private let isInside: Bool

  init(_ frame: MapFrame, _ description: (set: TileSet, isNew: Bool)) {
    (set, isNew) = description
    let (set, view) = (set, frame.rect)
    let level = Int(frame.viewport.zoom.rounded(.down))
    let zoom = min(set.zooms.upperBound, level)
    let found =
      zoom < set.zooms.lowerBound || level > zoom + Self.mostZooms
      ? []
      : MapPart.all(in: view).flatMap { part in
        part.rect.common(with: set.bounds).map {
          // One more tells that the view has more of them.
          TileID.covering($0, zoom: zoom, limit: Self.mostTiles + 1)
        } ?? []
      }
    wanted = Array(found.prefix(Self.mostTiles))
    isInside =
      wanted.count == found.count
      && MapPart.all(in: view).allSatisfy { $0.rect.common(with: set.bounds) == $0.rect }
  }

  var absent: [TileID] { wanted.filter { tiles[$0] == nil } }

  /// The streets as they are now.
  var streets: MapStreets {
    let shown = wanted.compactMap { tiles[$0] }
    let ordered = standIns.sorted { $0.id.zoom < $1.id.zoom }
    return MapStreets(
      tiles: ordered.indices.filter { index in
        !ordered[..<index].contains { $0.id == ordered[index].id }
      }.map { ordered[$0] } + shown,
      progress, attribution: set.attribution, source: set.source,
      announced: isNew ? set.source : nil,
      coversView: isInside && absent.isEmpty && shown.contains { !$0.features.isEmpty })
  }

  private var progress: MapStreets.Progress {
    if wanted.isEmpty { return .beyond }
    if isLoading { return .loading }
    return problem.map { .failed($0) } ?? .whole
  }
}

extension WorldRect {
  /// The part that two rectangles have in common; `nil` if that has no width or height.
  fileprivate func common(with other: WorldRect) -> WorldRect? {
    let part = WorldRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return part.minX < part.maxX && part.minY < part.maxY ? part : nil
  }
}
