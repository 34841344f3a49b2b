package import Contracts
package import Domain
import Geo
package import MapFeature
package import ViperMocks

/// Answers with prepared subjects, in order, and each question with the answer prepared for it.
package struct MockMapInteractor: MapInteracting {
  /// A call that tests compare.
  package enum Call: Hashable, Sendable {
    case terrain(MapFrame)
    case change(MapChange)
    case copy(String)
  }

  private let script = MockScript<Call, Never>([])
  private let subjects: MockAnswers<MapSubjectData, DataError>
  package var changes = MockAnswers<StarOutcome, DataError>(.failure(.nothingToUndo))
  package var copied = Result<Void, DataError>.success(())
  package var feed = MockAnswers<PointSet?, DataError>(.success(nil))
  package var terrain: @Sendable (MapFrame) async -> MapTerrain = { _ in MapTerrain() }
  package var streets: @Sendable (MapFrame) -> [MapStreets] = { _ in [] }
  package var things: @Sendable (MapFrame) -> [StreetThing] = { _ in [] }
  package var cities: Answer<CityQuery, MapFinding> = { _ in MapFinding([]) }
  package var ofKind: @Sendable (String) -> Result<[MapPlace]?, DataError> = { _ in .success(nil) }
  package var pair: Answer<String, MapPair> = { _ in .none }
  package var meaning: Answer<String, MapMeaning> = { _ in .unknown(near: []) }
  package var nearest: @Sendable (Coordinate) -> NearestPlace? = { _ in nil }
  package var targets: [MapTarget: Result<MapSubjectData, DataError>] = [:]

  package init(_ data: Result<MapSubjectData, DataError>...) { subjects = MockAnswers(data) }

  package var calls: [Call] { script.calls }

  package func subjectData() async throws(DataError) -> MapSubjectData { try subjects.next() }

  package func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain {
    script.record(.terrain(frame))
    return await terrain(frame)
  }

  package func change(_ change: MapChange) async throws(DataError) -> StarOutcome {
    script.record(.change(change))
    return try changes.next()
  }

  package func copy(_ text: String) async throws(DataError) {
    try script.recorded(.copy(text), copied)
  }
}
