import Catalog
import Domain

/// Chooses what is drawn at a zoom, so that a view of the world is not lost in small things.
///
/// Rivers come from level 2 on; a lake where it is at least so many dots wide or high. Coasts,
/// borders and land are always drawn.
struct ClutterRule: Sendable {
  static let riverZoom = 2.0
  static let lakeDots = 4.0

  private let showsRivers: Bool
  /// As a fraction of the world.
  private let leastLake: Double
  private var shores: [WorldRect] = []

  init(_ viewport: MapViewport) {
    showsRivers = viewport.zoom >= Self.riverZoom
    leastLake = Self.lakeDots / viewport.worldDots
  }

  /// To be asked about lines before areas: it remembers which lakes have a shore.
  mutating func shows(_ line: MapLine) -> Bool {
    switch line.layer {
    case .coast, .border: return true
    case .river: return showsRivers
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
