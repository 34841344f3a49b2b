package import Contracts
package import Domain
import Geo
package import MapFeature
package import PlaceNames

/// The answers to questions that can be asked on any map.
extension MockMapInteractor {
  package func cities(_ query: CityQuery, count: Int) async -> MapFinding { cities(query) }

  package func pair(_ text: String, from here: ResolvedPlace?) async -> MapPair { pair(text) }

  package func meaning(of text: String, count: Int) async -> MapMeaning { meaning(text) }

  package func place(nearestTo position: Coordinate) async -> NearestPlace? { nearest(position) }

  package func setting(of position: Coordinate) async -> MapSetting {
    MapSetting(position: position, country: "AA", shore: .coast)
  }

  package func places(of target: MapTarget) async throws(DataError) -> MapSubjectData? {
    try targets[target]?.get()
  }
}
