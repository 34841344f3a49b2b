import Catalog
import CatalogMocks
import Domain
import Synchronization
import TestSupport

/// Remembers what it is told.
final class RecordedProgress: ProgressReporting {
  private let state = Mutex<[FetchProgress]>([])

  /// How many requests were done of how many, each time.
  var steps: [[Int?]] { state.withLock { $0.map { [$0.done, $0.total] } } }

  var isOfRequestsToPokeAPI: Bool {
    state.withLock { $0.allSatisfy { $0.service == .pokeapi && $0.unit == .requests } }
  }

  func report(_ progress: FetchProgress) {
    state.withLock { $0.append(progress) }
  }
}

extension CatalogResources {
  /// At the time 77.
  static func mock(
    _ http: any HTTPDataManager, _ progress: any ProgressReporting = NoProgress()
  ) -> CatalogResources {
    CatalogResources(
      http: http, cache: InMemoryCacheDataManager(), progress: progress, clock: { 77 })
  }
}
