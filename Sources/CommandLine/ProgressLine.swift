package import Components
package import Domain
package import Localization
import Synchronization
import Terminal
import TextUI

/// Shows the progress of fetching on standard error, in one line that disappears at the end.
///
/// Only what takes longer than ``Delay/progress`` is shown.
package final class ProgressLine: ProgressReporting {
  private struct State {
    /// Whether it takes longer than ``Delay/progress``.
    var isLong = false
    var latest: FetchProgress?
    var shown: String?
  }

  private let strings: Strings
  private let columns: Int
  private let clock: any Clock<Duration>
  private let output = Output(2)
  private let state = Mutex(State())
  /// An element with the first report.
  private let first: AsyncStream<Void>
  private let begin: AsyncStream<Void>.Continuation

  package init(
    _ strings: Strings, columns: Int, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.clock = clock
    self.strings = strings
    self.columns = max(10, columns - 1)
    (first, begin) = AsyncStream.makeStream()
  }

  package func report(_ progress: FetchProgress) {
    let isFirst = state.withLock { state in
      defer { state.latest = progress }
      return state.latest == nil
    }
    if isFirst { begin.yield() } else { draw() }
  }

  /// Does something, and shows its progress meanwhile.
  package func during(_ body: @MainActor () async -> ExitStatus) async -> ExitStatus {
    async let _ = showWhatHangs()
    let status = await body()
    // Takes the line away, if one is there.
    state.withLock { state in
      if state.shown != nil { try? output.write("\r\u{1B}[K") }
      state = State()
    }
    return status
  }

  /// Shows the first report after the delay, though a stalled fetch sends no other.
  private func showWhatHangs() async {
    for await _ in first {
      // Cancelled, there is nothing left to show.
      guard (try? await clock.sleep(for: Delay.progress)) != nil else { return }
      state.withLock { $0.isLong = true }
      draw()
    }
  }

  private func draw() {
    state.withLock { state in
      guard state.isLong, let progress = state.latest else { return }
      let text = strings.text(of: progress, columns: columns)
      guard text != state.shown else { return }
      state.shown = text
      // Where standard error is closed nobody misses it.
      try? output.write("\r\u{1B}[K" + text)
    }
  }
}
