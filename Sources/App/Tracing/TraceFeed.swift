import CallTrace
import Synchronization

/// Brings lines to the session that shows them, from wherever calls are made.
final class TraceFeed: Sendable {
  private struct State {
    var isShown: Bool
    var lines: [TraceLine] = []
  }

  /// An element when there is something to take.
  let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private let state: Mutex<State>

  init(isShown: Bool) {
    state = Mutex(State(isShown: isShown))
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Whether the session shows lines; else none are kept for it.
  var isShown: Bool {
    get { state.withLock { $0.isShown } }
    set { state.withLock { $0 = State(isShown: newValue, lines: newValue ? $0.lines : []) } }
  }

  func add(_ lines: [TraceLine]) {
    let isKept = state.withLock { state in
      if state.isShown { state.lines += lines }
      return state.isShown
    }
    if isKept { change.yield() }
  }

  /// What was added since it was taken last.
  func take() -> [TraceLine] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }
}
