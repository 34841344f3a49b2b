package import Components
package import Domain
package import Localization
import Synchronization
package import Terminal
import TextUI

/// Shows the progress of fetching on standard error, in one line that disappears at the end.
///
/// Nothing is shown in the first ``Delay/progress``, which most commands do not outlast.
package final class ProgressLine: ProgressReporting {
  private struct State {
    /// Whether the command has taken longer than ``Delay/progress``.
    var isLong = false
    var latest: FetchProgress?
    var shown: String?
  }

  private let strings: Strings
  private let columns: Int
  /// Whether the terminal is never drawn over.
  ///
  /// Then there is a line each ten seconds.
  private let isPlain: Bool
  private let clock: any Clock<Duration>
  private let output: Output
  private let state = Mutex(State())
  /// Has one element, which comes with the first report.
  private let first: AsyncStream<Void>
  private let begin: AsyncStream<Void>.Continuation

  package init(
    _ strings: Strings, columns: Int, isPlain: Bool = false,
    clock: any Clock<Duration> = ContinuousClock(), output: Output = Output(2)
  ) {
    self.output = output
    self.isPlain = isPlain
    self.clock = clock
    self.strings = strings
    self.columns = max(10, columns - 1)
    (first, begin) = AsyncStream.makeStream()
  }

  /// Takes the newest progress of a fetch; any thread may call it.
  package func report(_ progress: FetchProgress) {
    let isFirst = state.withLock { state in
      defer { state.latest = progress }
      return state.latest == nil
    }
    if isFirst { begin.yield() } else if !isPlain { draw() }
  }

  /// Runs a body, and shows its progress meanwhile.
  package func during(_ body: @MainActor () async -> ExitStatus) async -> ExitStatus {
    async let _ = isPlain ? remind() : showWhatHangs()
    let status = await body()
    // Removes the line from the terminal, if it is shown.
    state.withLock { state in
      if state.shown != nil { try? output.write("\r\u{1B}[K") }
      state = State()
    }
    return status
  }

  /// Says each ten seconds how far the fetch is, on a line of its own.
  private func remind() async {
    while (try? await clock.sleep(for: Delay.reminder)) != nil {
      let latest = state.withLock { $0.latest }
      let text = latest.map { strings.text(of: $0, isPlain: true, columns: columns) }
      // If standard error is closed, nobody misses the line.
      try? output.write((text ?? strings("Loading…")) + "\n")
    }
  }

  /// Shows the first report after the delay, even if a fetch hangs and reports nothing more.
  private func showWhatHangs() async {
    for await _ in first {
      // A cancelled task has nothing left to show.
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
      // If standard error is closed, nobody misses the line.
      try? output.write("\r\u{1B}[K" + text)
    }
  }
}
