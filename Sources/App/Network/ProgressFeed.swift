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
    let isFirst = state.withLock { state in
      defer { state.began = state.began ?? .now }
      state.latest = progress
      return state.began == nil
    }
    guard isFirst else {
      change.yield()
      return
    }
    // What hangs reports no more, and is told all the same.
    Task {
      try? await Task.sleep(for: ProgressLine.patience)
      self.change.yield()
    }
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
