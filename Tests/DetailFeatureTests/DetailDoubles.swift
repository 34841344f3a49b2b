import Catalog
import Domain
import Synchronization
import TextUI

@testable import DetailFeature

/// Has no neighbors and records what it was asked.
final class RecordingNeighbors: NeighborDataManager {
  struct Call: Hashable {
    let position: Coordinate
    let count: Int
    let population: Int?
    let excluded: Reference?
  }

  private let log = Mutex<[Call]>([])

  var calls: [Call] { log.withLock { $0 } }

  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    log.withLock {
      $0.append(
        Call(
          position: position, count: count, population: population, excluded: excluded))
    }
    return []
  }
}

/// Keeps the newest content.
@MainActor
final class RecordingSurface: Surface {
  private var content: ((Size) -> [Line])?

  func show(_ content: @escaping (Size) -> [Line]) {
    self.content = content
  }

  func text(columns: Int = 80, rows: Int = 24) -> String {
    (content?(Size(columns: columns, rows: rows)) ?? []).map(\.text).joined(separator: "\n")
  }
}
