import Catalog
import Localization
import Synchronization

/// Tells a session how far fetching is.
///
/// Only what takes longer than half a second is told.
final class ProgressFeed: ProgressReporting {
  private struct State {
    var began: ContinuousClock.Instant?
    var latest: FetchProgress?
  }

  /// An element when there is something new to show.
  let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private let state = Mutex(State())

  init() {
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  func report(_ progress: FetchProgress) {
    let isTold = state.withLock { state in
      let began = state.began ?? .now
      state.began = began
      state.latest = progress
      return began.duration(to: .now) >= ProgressLine.patience
    }
    if isTold { change.yield() }
  }

  /// What was fetched is there, or failed.
  func end() {
    state.withLock { $0 = State() }
    change.yield()
  }

  /// The words for what is under way; nil for nothing.
  func text(_ strings: Strings, columns: Int) -> String? {
    state.withLock { state in
      state.began.flatMap { $0.duration(to: .now) >= ProgressLine.patience ? state.latest : nil }
    }.map {
      ProgressWords(strings: strings, formats: Formats(strings.language)).text($0, columns: columns)
    }
  }
}
