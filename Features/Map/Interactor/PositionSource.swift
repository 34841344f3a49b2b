import Catalog
import Domain

/// A bare position: it is named after the city nearest to it, whatever its size.
struct PositionSource: MapSubjectSource {
  let position: Coordinate
  let neighbors: any NeighborDataManager

  func place() async throws(DataError) -> (label: MapPin.Label, coordinate: Coordinate) {
    let nearest = await neighbors.nearest(
      to: position, count: 1, largerThan: nil, excluding: nil)
    guard let city = nearest.first else { return (.position, position) }
    let back = ReverseBearing.bearing(
      to: position, leaving: city.bearing, kilometres: city.kilometres)
    return (.near(city.title, kilometres: city.kilometres, bearing: back), position)
  }
}
