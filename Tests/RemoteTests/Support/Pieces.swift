import Synchronization

/// Puts together what a stream passed on.
final class Pieces: Sendable {
  private let state = Mutex<[UInt8]>([])

  var bytes: [UInt8] { state.withLock { $0 } }

  func append(_ piece: [UInt8]) { state.withLock { $0 += piece } }
}
