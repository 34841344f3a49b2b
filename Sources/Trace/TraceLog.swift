import Synchronization

/// The calls that crossed contracts, a trace a screen; may be written from anywhere.
///
/// While it is off nothing is written. What is older than `limit` calls of a screen, and all but the
/// newest `traceLimit` screens that were called, are forgotten.
package final class TraceLog: Sendable {
  private struct State {
    var traces: [Int: ScreenTrace] = [:]
    var opened = 0
    /// The screen that roles made now belong to.
    var current = TracedScreen(number: 0) { "" }
    /// The trace that the session called last.
    var last: Int?
    var ticks = 0
    /// The calls under way that were told.
    var told: Set<Int> = []

    mutating func tick() -> Int {
      ticks += 1
      return ticks
    }

    /// Makes room for the trace of a screen that has none, or none any more.
    mutating func begin(_ screen: TracedScreen, keeping limit: Int) {
      guard traces[screen.number] == nil else { return }
      if traces.count >= limit, let oldest = traces.keys.min() { traces[oldest] = nil }
      traces[screen.number] = ScreenTrace(title: screen.title())
    }

    /// Where the trace of a screen has an entry; nil where either is forgotten.
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
  ///   - now: the time since any moment.
  ///   - tell: gets the lines in order, on whatever thread; must be quick and call nothing here.
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

  /// Whether calls are written; each call asks, from whatever thread.
  package var isOn: Bool {
    get { isWriting.load(ordering: .relaxed) }
    set { isWriting.store(newValue, ordering: .relaxed) }
  }

  /// Has the roles that are made from now on belong to another screen.
  @discardableResult
  func open(_ title: @autoclosure @escaping @Sendable () -> String) -> TracedScreen {
    state.withLock { state in
      state.opened += 1
      state.current = TracedScreen(number: state.opened, title: title)
      return state.current
    }
  }

  /// The screen that roles made from now on belong to.
  package var current: TracedScreen {
    get { state.withLock { $0.current } }
    set { state.withLock { $0.current = newValue } }
  }

  /// The trace of the screen that the session called last; nil where it called none.
  package var last: ScreenTrace? {
    state.withLock { state in state.last.flatMap { state.traces[$0] } }
  }

  // MARK: - Entries

  /// The time, as entries have it.
  var time: Duration { now() }

  /// Takes note that a call begins; one to a service is told at once, because it may take long.
  ///
  /// - Parameters:
  ///   - scope: the call it is a part of; nil is the session.
  ///   - screen: whose trace it is written to if it is a part of none.
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

  /// Takes note that a call ended.
  ///
  /// - Parameter outcome: what came of it; nil where it answers nothing.
  func end(_ scope: TraceScope, outcome: String?, isFailure: Bool = false) {
    state.withLock { state in
      var entry = scope.entry
      entry.outcome = outcome
      entry.isFailure = isFailure
      entry.took = now() - entry.began
      entry.ended = state.tick()
      guard let index = state.index(of: entry.number, in: scope.trace) else { return }
      state.traces[scope.trace]?.entries[index] = entry
      let isTold = state.told.remove(entry.number) != nil
      tell(entry, of: scope.trace, isEnd: isTold, &state)
    }
  }

  /// Takes note of a step of an answer, on its way to who asked for it.
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

  /// Tells of an entry; before it of the calls under way that it is a part of and that were not told
  /// yet, outermost first.
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
