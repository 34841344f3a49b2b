import Domain
import Synchronization

/// Keeps what it was warned of.
final class Warnings: Sendable {
  private let errors = Mutex<[DataError]>([])

  var all: [DataError] { errors.withLock { $0 } }

  func append(_ error: DataError) { errors.withLock { $0.append(error) } }
}
