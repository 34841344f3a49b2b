import Domain
import Synchronization

/// Takes the unpacked body of an answer: puts it together, or passes it on as it arrives.
final class BodySink: Sendable {
  typealias Consumer = @Sendable ([UInt8]) async throws(DataError) -> Void

  private let consume: Consumer?
  private let state = Mutex((bytes: [UInt8](), hasPassed: false))

  /// - Parameter consume: is given each piece; nil puts them together.
  init(_ consume: Consumer? = nil) {
    self.consume = consume
  }

  var isStream: Bool { consume != nil }

  /// What was put together.
  var bytes: [UInt8] { state.withLock { $0.bytes } }

  /// Whether another attempt may start from the first byte again: nothing was passed on yet.
  var canStartAgain: Bool { state.withLock { !$0.hasPassed } }

  /// An attempt begins: what came before is void.
  func start() {
    state.withLock { $0.bytes = [] }
  }

  func take(_ piece: [UInt8]) async throws(DataError) {
    state.withLock { state in
      if isStream { state.hasPassed = true } else { state.bytes += piece }
    }
    try await consume?(piece)
  }
}
