import Contracts
package import Domain
import Synchronization

/// Records the links and texts it gets; with an `error`, every call throws that.
package final class MockLinkDataManager: LinkDataManager {
  private let state = Mutex<(opened: [WebLink], copied: [String])>(([], []))
  private let error: DataError?

  package init(error: DataError? = nil) {
    self.error = error
  }

  package var opened: [WebLink] { state.withLock { $0.opened } }
  package var copied: [String] { state.withLock { $0.copied } }

  package func open(_ link: WebLink) async throws(DataError) {
    if let error { throw error }
    state.withLock { $0.opened.append(link) }
  }

  package func copy(_ text: String) async throws(DataError) {
    if let error { throw error }
    state.withLock { $0.copied.append(text) }
  }
}
