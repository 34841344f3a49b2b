import Domain
import Synchronization

/// Puts a body together.
final class CollectingSink: BodySink {
  private let collected = Mutex<[UInt8]>([])

  var bytes: [UInt8] { collected.withLock { $0 } }

  var canStartAgain: Bool { true }

  func start() {
    collected.withLock { $0 = [] }
  }

  func take(_ piece: [UInt8]) {
    collected.withLock { $0 += piece }
  }

  func advance(to received: Int, of total: Int?) {}
}
