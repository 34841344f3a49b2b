import Catalog
import Domain

/// An entity of a catalog whose entities have places.
struct EntitySource<Item: Entity & Locatable & Summarizable>: MapSubjectSource {
  let id: String
  let local: any LocalDataManager<Item>

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let item = try await local.item(id)
    return .place(
      MapPin(
        label: .entity(item.reference, title: item.summary.title), coordinate: item.coordinate))
  }
}
