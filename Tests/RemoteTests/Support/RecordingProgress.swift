import Catalog
import Domain
import Synchronization

/// Keeps what progress was told.
final class RecordingProgress: ProgressReporting {
  private let state = Mutex<[FetchProgress]>([])

  var reports: [FetchProgress] { state.withLock { $0 } }

  func report(_ progress: FetchProgress) { state.withLock { $0.append(progress) } }
}
