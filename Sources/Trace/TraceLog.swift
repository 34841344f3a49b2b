import Synchronization

/// The calls that crossed contracts, in a trace for each screen.
///
/// Any thread may write to it.
///
/// While it is off, nothing is written. It keeps the newest `limit` calls of a screen, and the newest
/// `traceLimit` screens that were called.
package final class TraceLog: Sendable {
  private struct State {
    var traces: [Int: ScreenTrace] = [:]
    var opened = 0
    /// The screen that new roles belong to.
    var current = TracedScreen(number: 0) { "" }
    /// The number of the screen that the session called last.
    var last: Int?
    var ticks = 0
    /// The calls under way that have a line.
    var told: Set<Int> = []

    mutating func tick() -> Int {
      ticks += 1
      return ticks
    }

    /// Makes room for the trace of a screen that has none.
    mutating func begin(_ screen: TracedScreen, keeping limit: Int) {
      guard traces[screen.number] == nil else { return }
      if traces.count >= limit, let oldest = traces.keys.min() { traces[oldest] = nil }
      traces[screen.number] = ScreenTrace(title: screen.title())
    }

    /// Returns the index of an entry in its trace; `nil` if either is forgotten.
    func index(of number: Int, in trace: Int) -> Int? {
      traces[trace]?.entries.lastIndex { $0.number == number }
    }
  }

  private let limit: Int
  private let traceLimit: Int
  private let now: @Sendable () -> Duration
  private let tell: @Sendable ([TraceLine]) -> Void
  private let state = Mutex(State())
  private let isWriting: Atomic<Bool>

  /// - Parameters:
  ///   - now: returns the time since any moment.
  ///   - tell: takes the lines in order, on any thread; it must be quick, and not call the log.
  init(
    isOn: Bool = true, limit: Int = 500, traceLimit: Int = 16,
    now: @escaping @Sendable () -> Duration, tell: @escaping @Sendable ([TraceLine]) -> Void
  ) {
    isWriting = Atomic(isOn)
    self.limit = limit
    self.traceLimit = traceLimit
    self.now = now
    self.tell = tell
  }

  // MARK: - Traces

  /// Whether calls are written; each call asks, on any thread.
  package var isOn: Bool {
    get { isWriting.load(ordering: .relaxed) }
    set { isWriting.store(newValue, ordering: .relaxed) }
  }

  /// Begins another screen, which the roles that are made from now on belong to.
  @discardableResult
  func open(_ title: @autoclosure @escaping @Sendable () -> String) -> TracedScreen {
    state.withLock { state in
      state.opened += 1
      state.current = TracedScreen(number: state.opened, title: title)
      return state.current
    }
  }

  /// The screen that the roles made from now on belong to.
  package var current: TracedScreen {
    get { state.withLock { $0.current } }
    set { state.withLock { $0.current = newValue } }
  }

  /// The trace of the screen that the session called last; `nil` if it called none.
  package var last: ScreenTrace? {
    state.withLock { state in state.last.flatMap { state.traces[$0] } }
  }

  // MARK: - Entries

  /// The present, as entries have it.
  var time: Duration { now() }

  /// Writes the beginning of a call.
  ///
  /// A call to a service gets a line at once, because it may take long.
  ///
  /// - Parameters:
  ///   - scope: the call that it is a part of; `nil` if the session makes it.
  ///   - screen: the screen of the trace, if the call is a part of no other.
  func begin(
    _ message: String, to participant: TraceParticipant, in scope: TraceScope?,
    screen: TracedScreen
  ) -> TraceScope {
    state.withLock { state in
      let entry = TraceEntry(
        number: state.tick(), parent: scope?.entry.number,
        depth: scope.map { $0.entry.depth + 1 } ?? 0, from: scope?.entry.to ?? .session,
        to: participant, message: message, began: now())
      if scope == nil {
        state.last = screen.number
        state.begin(screen, keeping: traceLimit)
      }
      let begun = TraceScope(entry: entry, trace: scope?.trace ?? screen.number)
      add(entry, to: begun.trace, &state)
      if participant.role == .remote {
        tell(entry, of: begun.trace, isEnd: false, &state)
        state.told.insert(entry.number)
      }
      return begun
    }
  }

  /// Writes the end of a call.
  ///
  /// - Parameter outcome: the result or the error; `nil` if the call has no result.
  func end(_ scope: TraceScope, outcome: String?, isFailure: Bool = false) {
    state.withLock { state in
      var entry = scope.entry
      entry.outcome = outcome
      entry.isFailure = isFailure
      entry.took = now() - entry.began
      entry.ended = state.tick()
      guard let index = state.index(of: entry.number, in: scope.trace) else { return }
      state.traces[scope.trace]?.entries[index] = entry
      let isEnd = state.told.remove(entry.number) != nil
      tell(entry, of: scope.trace, isEnd: isEnd, &state)
    }
  }

  /// Writes a step of an answer, on its way to the role that asked for it.
  func step(
    _ message: String, of scope: TraceScope, to participant: TraceParticipant, since: Duration
  ) {
    state.withLock { state in
      let (number, time) = (state.tick(), now())
      let entry = TraceEntry(
        number: number, parent: scope.entry.number, depth: scope.entry.depth + 1, kind: .step,
        from: scope.entry.to, to: participant, message: message, began: time, took: time - since,
        ended: state.tick())
      add(entry, to: scope.trace, &state)
      tell(entry, of: scope.trace, isEnd: false, &state)
    }
  }

  private func add(_ entry: TraceEntry, to trace: Int, _ state: inout State) {
    state.traces[trace]?.entries.append(entry)
    let excess = (state.traces[trace]?.entries.count ?? 0) - limit
    if excess > 0 { state.traces[trace]?.drop(excess) }
  }

  /// Tells of an entry.
  ///
  /// The calls under way that it is a part of come before it, outermost first, unless they have a
  /// line.
  private func tell(_ entry: TraceEntry, of trace: Int, isEnd: Bool, _ state: inout State) {
    var lines = [TraceLine(entry: entry, isEnd: isEnd)]
    var parent = entry.parent
    while let number = parent, let index = state.index(of: number, in: trace),
      let outer = state.traces[trace]?.entries[index]
    {
      if outer.ended == nil, state.told.insert(number).inserted {
        lines.append(TraceLine(entry: outer, isEnd: false))
      }
      parent = outer.parent
    }
    tell(lines.reversed())
  }
}
