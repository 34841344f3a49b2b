package import Catalog
package import Domain
package import MapFeature
import Synchronization

/// Answers with the results it was given, in order; `nothingToUndo` when there is none left.
///
/// It records which views it was asked about.
package final class MockMapInteractor: MapInteracting {
  private typealias Queue<Answer> = Mutex<[Result<Answer, DataError>]>

  private let surveys: Queue<MapSurvey>
  private let toggles: Queue<Favorite?>
  private let undos: Queue<[Favorite]>
  private let find: @Sendable (MapFrame) async -> MapTerrain
  private let log = Mutex<[MapFrame]>([])

  package init(
    _ surveys: Result<MapSurvey, DataError>..., toggles: [Result<Favorite?, DataError>] = [],
    undos: [Result<[Favorite], DataError>] = [],
    terrain: @escaping @Sendable (MapFrame) async -> MapTerrain = { _ in MapTerrain() }
  ) {
    self.surveys = Mutex(surveys)
    self.toggles = Mutex(toggles)
    self.undos = Mutex(undos)
    find = terrain
  }

  package var frames: [MapFrame] { log.withLock { $0 } }

  package func survey() async throws(DataError) -> MapSurvey {
    try surveys.withLock { $0.isEmpty ? .failure(.nothingToUndo) : $0.removeFirst() }.get()
  }

  package func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain {
    log.withLock { $0.append(frame) }
    return await find(frame)
  }

  package func toggleFavorite(
    _ reference: Reference, title: String, position: Coordinate
  ) async throws(DataError) -> Favorite? {
    try toggles.withLock { $0.isEmpty ? .failure(.nothingToUndo) : $0.removeFirst() }.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    try undos.withLock { $0.isEmpty ? .failure(.nothingToUndo) : $0.removeFirst() }.get()
  }
}
