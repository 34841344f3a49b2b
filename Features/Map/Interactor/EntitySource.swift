import Catalog
import Domain

/// An entity of a catalog whose entities have places.
struct EntitySource<Item: Entity & Locatable & Summarizable>: MapSubjectSource {
  let id: String
  let local: any LocalDataManager<Item>

  func place() async throws(DataError) -> (label: MapPin.Label, coordinate: Coordinate) {
    let item = try await local.item(id)
    return (.entity(item.reference, title: item.summary.title), item.coordinate)
  }
}
