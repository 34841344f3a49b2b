import Contracts
package import Domain
import Synchronization

/// Records the entities to keep; with an `error`, it throws that instead.
package final class MockKeptDataManager: KeptDataManager {
  private let state = Mutex<[Reference]>([])
  private let error: DataError?

  package init(error: DataError? = nil) {
    self.error = error
  }

  package var kept: [Reference] { state.withLock { $0 } }

  package func references() async -> Set<Reference> { Set(kept) }

  package func forget(_ references: [Reference]) async throws(DataError) {
    state.withLock { $0.removeAll(where: references.contains) }
  }

  package func keep(_ references: [Reference]) async throws(DataError) {
    if let error { throw error }
    state.withLock { $0 += references }
  }
}
