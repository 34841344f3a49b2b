import Catalog
package import Domain

/// Answers with the neighbors it was given, as many as asked for.
package struct MockNeighborDataManager: NeighborDataManager {
  private let neighbors: [Neighbor]

  package init(_ neighbors: [Neighbor] = []) {
    self.neighbors = neighbors
  }

  package func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    Array(neighbors.filter { $0.reference != excluded }.prefix(count))
  }
}
