package import Contracts
package import Domain

/// Answers with the given neighbors, as many as are asked for.
package struct MockNeighborDataManager: NeighborDataManager {
  private let neighbors: [Neighbor]
  private let nearest: NearestPlace?

  /// - Parameter nearest: the city that is nearest to every position.
  package init(_ neighbors: [Neighbor] = [], nearest: NearestPlace? = nil) {
    self.neighbors = neighbors
    self.nearest = nearest
  }

  package func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    Array(neighbors.filter { $0.reference != excluded }.prefix(count))
  }

  package func places(nearestTo positions: [Coordinate]) async -> [NearestPlace] {
    nearest.map { place in positions.map { _ in place } } ?? []
  }
}
