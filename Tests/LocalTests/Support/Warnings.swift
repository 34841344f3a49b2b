import Local
import Synchronization

/// Keeps what the store warned of.
final class Warnings: Sendable {
  private let log = Mutex<[StoreWarning]>([])

  var all: [StoreWarning] { log.withLock { $0 } }

  @Sendable func add(_ warning: StoreWarning) {
    log.withLock { $0.append(warning) }
  }
}
