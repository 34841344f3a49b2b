import Catalog
import Cities
package import Domain

extension Gazetteer: NeighborDataManager {
  package func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    neighbors(of: position, count: count, largerThan: population, excluding: excluded)
  }

  /// What ``nearest(to:count:largerThan:excluding:)`` answers, in the caller's own time.
  package func neighbors(
    of position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) -> [Neighbor] {
    data.read { cities, _ in
      let row = excluded.flatMap { $0.catalog == City.catalog ? cities.row(ofID: $0.id) : nil }
      return SpaceIndex(cities)
        .nearest(to: position, count: count, largerThan: population, excluding: row)
        .map { near in
          Neighbor(
            reference: Reference(City.catalog, String(near.number)),
            title: "\(cities.name(near.row)), \(cities.country(near.row))",
            kilometres: near.kilometres,
            bearing: Geodesy.bearing(from: position, to: cities.coordinate(near.row)))
        }
    }
  }
}
