import Synchronization

/// The calls that crossed contracts, a chapter a screen; may be written from anywhere.
///
/// What is older than `limit` calls of a screen, and screens before the last `chapterLimit`, are
/// forgotten.
package final class TraceLog: Sendable {
  private struct State {
    var chapters: [TraceChapter] = []
    /// The chapter that screens made now belong to.
    var open = 0
    /// The chapter that the session called last.
    var last: Int?
    var opened = 0
    var ticks = 0
    /// The calls under way that were told.
    var told: Set<Int> = []
  }

  private let limit: Int
  private let chapterLimit: Int
  private let now: @Sendable () -> Duration
  private let tell: @Sendable ([TraceLine]) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - now: the time since any moment.
  ///   - tell: gets the lines in order, on whatever thread; must be quick and call nothing here.
  package init(
    limit: Int = 500, chapterLimit: Int = 16, now: @escaping @Sendable () -> Duration,
    tell: @escaping @Sendable ([TraceLine]) -> Void = { _ in }
  ) {
    self.limit = limit
    self.chapterLimit = chapterLimit
    self.now = now
    self.tell = tell
  }

  // MARK: - Chapters

  /// Begins the chapter of a screen, and returns its number.
  @discardableResult
  package func open(_ title: String) -> Int {
    state.withLock { state in
      state.opened += 1
      state.chapters.append(TraceChapter(number: state.opened, title: title))
      state.chapters.removeFirst(max(0, state.chapters.count - chapterLimit))
      state.open = state.opened
      return state.opened
    }
  }

  /// Goes back to a chapter: what is made from now on belongs to it.
  package func turn(to chapter: Int) {
    state.withLock { $0.open = chapter }
  }

  /// The chapter that what is made now belongs to.
  package var chapter: Int { state.withLock { $0.open } }

  /// The chapter of the screen that the session called last; nil where it called none.
  package var last: TraceChapter? {
    state.withLock { state in state.chapters.last { $0.number == state.last } }
  }

  // MARK: - Entries

  /// Takes note that a call begins; one to a service is told at once, because it may take long.
  ///
  /// - Parameters:
  ///   - scope: the call it is a part of; nil is the session.
  ///   - chapter: where it is written if it is a part of none.
  package func begin(
    _ message: String, to party: TraceParty, in scope: TraceScope?, chapter: Int
  ) -> TraceScope {
    state.withLock { state in
      let entry = entry(message, .call, scope?.party ?? .session, party, scope, &state)
      let chapter = scope?.chapter ?? chapter
      if scope == nil { state.last = chapter }
      add(entry, to: chapter, &state)
      if party.role == .remote {
        tell(untold(around: entry, chapter, &state) + [.opened(entry)])
        state.told.insert(entry.number)
      }
      return TraceScope(
        number: entry.number, chapter: chapter, depth: entry.depth, party: party)
    }
  }

  /// Takes note that a call ended.
  ///
  /// - Parameter outcome: what came of it; nil where it answers nothing.
  package func end(_ scope: TraceScope, outcome: String?, isFailure: Bool = false) {
    state.withLock { state in
      state.ticks += 1
      let tick = state.ticks
      let ended = change(scope, &state) { entry in
        entry.outcome = outcome
        entry.isFailure = isFailure
        entry.took = now() - entry.began
        entry.ended = tick
      }
      guard let ended else { return }
      let isTold = state.told.remove(scope.number) != nil
      tell(untold(around: ended, scope.chapter, &state) + [isTold ? .closed(ended) : .whole(ended)])
    }
  }

  /// Takes note of a step of an answer, on its way to who asked for it.
  package func step(_ message: String, of scope: TraceScope, to party: TraceParty, since: Duration)
  {
    state.withLock { state in
      var entry = entry(message, .step, scope.party, party, scope, &state)
      entry.took = now() - since
      state.ticks += 1
      entry.ended = state.ticks
      add(entry, to: scope.chapter, &state)
      tell(untold(around: entry, scope.chapter, &state) + [.whole(entry)])
    }
  }

  /// The time, as entries have it.
  package var time: Duration { now() }

  private func entry(
    _ message: String, _ kind: TraceEntry.Kind, _ from: TraceParty, _ to: TraceParty,
    _ scope: TraceScope?, _ state: inout State
  ) -> TraceEntry {
    state.ticks += 1
    return TraceEntry(
      number: state.ticks, parent: scope?.number, depth: scope.map { $0.depth + 1 } ?? 0,
      kind: kind, from: from, to: to, message: message, began: now())
  }

  private func add(_ entry: TraceEntry, to chapter: Int, _ state: inout State) {
    guard let index = state.chapters.lastIndex(where: { $0.number == chapter }) else { return }
    state.chapters[index].entries.append(entry)
    let excess = max(0, state.chapters[index].entries.count - limit)
    state.chapters[index].entries.removeFirst(excess)
    state.chapters[index].dropped += excess
  }

  private func change(
    _ scope: TraceScope, _ state: inout State, _ body: (inout TraceEntry) -> Void
  ) -> TraceEntry? {
    guard let chapter = state.chapters.lastIndex(where: { $0.number == scope.chapter }),
      let index = state.chapters[chapter].entries.lastIndex(where: { $0.number == scope.number })
    else { return nil }
    body(&state.chapters[chapter].entries[index])
    return state.chapters[chapter].entries[index]
  }

  /// The calls under way that an entry is a part of and that were not told yet, outermost first.
  private func untold(
    around entry: TraceEntry, _ chapter: Int, _ state: inout State
  ) -> [TraceLine] {
    let entries = state.chapters.last { $0.number == chapter }?.entries ?? []
    var lines: [TraceLine] = []
    var parent = entry.parent
    while let number = parent, let outer = entries.last(where: { $0.number == number }) {
      if outer.ended == nil, state.told.insert(number).inserted { lines.append(.opened(outer)) }
      parent = outer.parent
    }
    return lines.reversed()
  }
}
