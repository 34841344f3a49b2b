package import Domain

/// Finds cities by where they are.
package protocol NeighborDataManager: Sendable {
  /// The cities nearest to a position, nearest first; ties by id.
  ///
  /// - Parameters:
  ///   - position: where to look.
  ///   - count: how many at most.
  ///   - population: only cities with more inhabitants than this; nil takes every city.
  ///   - excluded: a city that must not be among them (the one asked about).
  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor]
}
