import Catalog
import Domain

/// The neighbors of a position, watched.
struct TracedNeighborDataManager: NeighborDataManager {
  let base: any NeighborDataManager
  let tap: TraceTap

  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    await tap.call("nearest", position, count, population, excluded) {
      await base.nearest(
        to: position, count: count, largerThan: population, excluding: excluded)
    }
  }
}
