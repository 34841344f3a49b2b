package import Contracts
package import Domain
import Geo
package import MapFeature
package import PlaceNames
import ViperMocks

/// The answers to questions that can be asked on any map.
extension MockMapInteractor {
  /// Answers a question, or fails.
  package typealias Answer<Question, Found> = @Sendable (Question) throws(DataError) -> Found

  package func nextPoints() async throws(DataError) -> PointSet? { try feed.next() }

  package func cities(_ query: CityQuery, count: Int) async throws(DataError) -> MapFinding {
    try cities(query)
  }

  package func places(
    ofKind kind: String, around position: Coordinate, count: Int
  ) async throws(DataError) -> [MapPlace]? { try ofKind(kind).get() }

  package func pair(_ text: String, from here: ResolvedPlace?) async throws(DataError) -> MapPair {
    try pair(text)
  }

  package func meaning(of text: String, count: Int) async throws(DataError) -> MapMeaning {
    try meaning(text)
  }

  package func place(nearestTo position: Coordinate) async -> NearestPlace? { nearest(position) }

  package func setting(of position: Coordinate) async -> MapSetting {
    MapSetting(position: position, country: "AA", shore: .coast)
  }

  package func places(of target: MapTarget) async throws(DataError) -> MapSubjectData? {
    try targets[target]?.get()
  }
}
