import Catalog
import Domain

/// The places that an entity names, as far as they can be found.
struct NamedPlacesSource<Item: Entity & PlaceNaming & Summarizable>: MapSubjectSource {
  let id: String
  let local: any LocalDataManager<Item>
  let resolver: PlaceResolver

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let item = try await local.item(id)
    let found = await resolver.resolve(item.placeNames)
    let guesses = found.places.filter(\.isAmbiguous).map {
      MapGroup.Guess(title: $0.title, others: $0.ambiguity)
    }
    return .group(
      MapGroup(
        kind: .named(by: item.reference, title: item.summary.title), marks: found.places.map(mark),
        total: item.placeNames.count, guesses: guesses, unknown: found.unresolved))
  }

  private func mark(_ place: ResolvedPlace) -> MapMark {
    MapMark(
      kind: .place, title: place.title, country: place.country, coordinate: place.coordinate,
      reference: place.reference)
  }
}
