import Catalog
import Domain
import Synchronization

/// Answers lists at once and everything else when as many are waiting as may be at once; then one
/// lap after the other.
///
/// Fewer at once, and nobody is ever answered.
final class CrowdedHTTP: HTTPDataManager {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var underWay = 0
    var most = 0
  }

  private let lap: Int
  private let lists: [Endpoint: String]
  private let entry: String
  private let state = Mutex(State())

  init(lap: Int, lists: [Endpoint: String], entry: String) {
    self.lap = lap
    self.lists = lists
    self.entry = entry
  }

  /// The most requests that were under way at once.
  var most: Int { state.withLock { $0.most } }

  func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer {
    if let list = lists[endpoint] { return Answers.body(list) }
    await withCheckedContinuation { continuation in
      let lapped = state.withLock { state in
        state.underWay += 1
        state.most = max(state.most, state.underWay)
        state.waiting.append(continuation)
        guard state.waiting.count == lap else { return [CheckedContinuation<Void, Never>]() }
        defer { state.waiting = [] }
        return state.waiting
      }
      for waiting in lapped { waiting.resume() }
    }
    state.withLock { $0.underWay -= 1 }
    return Answers.body(entry)
  }

  func stream(
    _ endpoint: Endpoint, unless validators: Validators,
    _ consume: @Sendable ([UInt8]) async throws(DataError) -> Void
  ) async throws(DataError) -> Validators? {
    throw .service(endpoint.service, .offline)
  }
}
