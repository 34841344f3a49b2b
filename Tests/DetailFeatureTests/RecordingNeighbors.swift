import Catalog
import Domain
import Synchronization

/// Has no neighbors and records what it was asked.
final class RecordingNeighbors: NeighborDataManager {
  struct Call: Hashable {
    let position: Coordinate
    let count: Int
    let population: Int?
    let excluded: Reference?

    init(_ position: Coordinate, _ count: Int, _ population: Int?, _ excluded: Reference?) {
      self.position = position
      self.count = count
      self.population = population
      self.excluded = excluded
    }
  }

  private let log = Mutex<[Call]>([])

  var calls: [Call] { log.withLock { $0 } }

  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    log.withLock { $0.append(Call(position, count, population, excluded)) }
    return []
  }
}
