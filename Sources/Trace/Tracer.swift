package import Domain
import Synchronization

/// Records the calls that cross contracts, by recorders for decorators around them.
///
/// Only the composition root has one. A session always has one, so that calls can be watched from any
/// moment on; a command has one if the command line asks for it.
package struct Tracer: Sendable {
  package let log: TraceLog
  private let values: TraceValue
  /// The lines for the session; empty while it shows none.
  package let feed: TraceFeed
  /// The file that lines go to, shown or not; `nil` if there is none.
  package let file: String?

  /// - Parameters:
  ///   - isOn: whether calls are written from the start.
  ///   - secrets: the texts that must not be told.
  ///   - file: the file that `sink` writes to.
  ///   - now: returns the time since any moment.
  ///   - sink: takes each line, on any thread; `nil` shows the lines in the session from the start.
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

  /// Returns the time since its first call.
  package static func uptime() -> Duration { start.duration(to: .now) }

  /// Begins the screen of a destination, which the roles that are made from now on belong to.
  package func open(_ destination: Destination) {
    log.open(values.text(destination))
  }

  /// Returns a recorder for the calls to a role; without a screen it records only calls that are a part
  /// of others.
  package func recorder(
    _ role: TraceRole, _ owner: String, on screen: TracedScreen? = nil
  ) -> TraceRecorder {
    TraceRecorder(
      log: log, values: values, participant: TraceParticipant(role, of: owner), screen: screen)
  }
}

/// Brings lines from all threads to the session that shows them.
package final class TraceFeed: Sendable {
  /// The notices that there are lines to take.
  package let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  /// The lines that were not taken yet; `nil` while the session shows none.
  private let lines: Mutex<[TraceLine]?>

  init(isShown: Bool) {
    lines = Mutex(isShown ? [] : nil)
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Whether the session shows lines; if not, none are kept for it.
  package var isShown: Bool {
    get { lines.withLock { $0 != nil } }
    set { lines.withLock { $0 = newValue ? $0 ?? [] : nil } }
  }

  func add(_ new: [TraceLine]) {
    lines.withLock { $0?.append(contentsOf: new) }
    if isShown { change.yield() }
  }

  /// Returns the lines since the last call, and forgets them.
  package func take() -> [TraceLine] {
    lines.withLock { lines in
      defer { lines?.removeAll() }
      return lines ?? []
    }
  }
}
