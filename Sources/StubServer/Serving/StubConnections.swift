import NIOCore
import Synchronization

/// The sockets of a running server's clients, so that each can be closed when it ends.
final class StubConnections: Sendable {
  private struct State {
    var open: [ObjectIdentifier: any Channel] = [:]
    var isEnded = false
  }

  private let state = Mutex(State())

  /// Keeps a socket until it closes; closes it at once where the server has ended.
  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    let isEnded = state.withLock { state in
      if !state.isEnded { state.open[id] = channel }
      return state.isEnded
    }
    channel.closeFuture.whenComplete { _ in self.forget(id) }
    if isEnded { channel.close(promise: nil) }
  }

  /// Closes all there are and all that come; does not wait for it.
  func end() {
    let channels = state.withLock { state in
      state.isEnded = true
      return Array(state.open.values)
    }
    for channel in channels { channel.close(promise: nil) }
  }

  private func forget(_ id: ObjectIdentifier) {
    state.withLock { _ = $0.open.removeValue(forKey: id) }
  }
}
