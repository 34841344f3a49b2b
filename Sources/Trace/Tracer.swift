package import Domain
import Synchronization

/// Puts decorators around contracts, so that each call that crosses one can be written down.
///
/// Only the composition root has one: a session always, so that calls can be watched from any moment
/// on; a command where it is asked for.
package struct Tracer: Sendable {
  package let log: TraceLog
  private let values: TraceValue
  /// What is to be shown in the session; empty while it shows none.
  package let feed: TraceFeed
  /// The file that lines go to, shown or not; nil is none.
  package let file: String?

  /// - Parameters:
  ///   - isOn: whether calls are written from the start.
  ///   - secrets: what must not be told.
  ///   - file: the file that `sink` writes to.
  ///   - now: the time since any moment.
  ///   - sink: takes each line, on whatever thread; nil shows them in the session from the start.
  package init(
    isOn: Bool = true, hiding secrets: [String] = [], file: String? = nil,
    now: @escaping @Sendable () -> Duration = Tracer.uptime,
    sink: (@Sendable (TraceLine) -> Void)? = nil
  ) {
    let feed = TraceFeed(isShown: sink == nil)
    self.feed = feed
    self.file = file
    values = TraceValue(hiding: secrets)
    log = TraceLog(isOn: isOn, now: now) { lines in
      if let sink { lines.forEach(sink) }
      feed.add(lines)
    }
  }

  private static let start = ContinuousClock.now

  /// The time since it was asked for first.
  package static func uptime() -> Duration { start.duration(to: .now) }

  /// Has the roles that are made from now on belong to the screen of a place.
  package func open(_ place: Destination) {
    log.open(values.text(place))
  }

  /// What records the calls to a role; without a screen only those that are a part of others.
  package func recorder(
    _ role: TraceRole, _ owner: String, on screen: TracedScreen? = nil
  ) -> TraceRecorder {
    TraceRecorder(
      log: log, values: values, participant: TraceParticipant(role, of: owner), screen: screen)
  }
}

/// Brings lines to the session that shows them, from wherever calls are made.
package final class TraceFeed: Sendable {
  /// An element when there is something to take.
  package let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  /// What was not taken yet; nil while the session shows no lines.
  private let lines: Mutex<[TraceLine]?>

  init(isShown: Bool) {
    lines = Mutex(isShown ? [] : nil)
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Whether the session shows lines; else none are kept for it.
  package var isShown: Bool {
    get { lines.withLock { $0 != nil } }
    set { lines.withLock { $0 = newValue ? $0 ?? [] : nil } }
  }

  func add(_ new: [TraceLine]) {
    lines.withLock { $0?.append(contentsOf: new) }
    if isShown { change.yield() }
  }

  /// What was added since it was taken last.
  package func take() -> [TraceLine] {
    lines.withLock { lines in
      defer { lines?.removeAll() }
      return lines ?? []
    }
  }
}
