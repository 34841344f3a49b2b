import Catalog
import Localization
import Synchronization
import Terminal
import TextUI

/// Shows on standard error how far fetching is, in one line that goes when it is done.
///
/// Only what takes longer than half a second is shown; nothing off a terminal.
final class ProgressLine: ProgressReporting {
  private struct State {
    var began: ContinuousClock.Instant?
    var latest: FetchProgress?
    var shown: String?
  }

  private let words: ProgressWords
  private let columns: @Sendable () -> Int
  private let output = Output(2)
  private let state = Mutex(State())

  /// How long nothing is shown.
  static let patience = Duration.milliseconds(500)

  init(strings: Strings, formats: Formats, columns: @escaping @Sendable () -> Int) {
    words = ProgressWords(strings: strings, formats: formats)
    self.columns = columns
  }

  func report(_ progress: FetchProgress) {
    let isFirst = state.withLock { state in
      defer { state.began = state.began ?? .now }
      state.latest = progress
      return state.began == nil
    }
    guard isFirst else { return draw() }
    // What hangs reports no more, and is shown all the same.
    Task {
      try? await Task.sleep(for: Self.patience)
      self.draw()
    }
  }

  private func draw() {
    state.withLock { state in
      guard let began = state.began, let progress = state.latest,
        began.duration(to: .now) >= Self.patience
      else { return }
      let text = words.text(progress, columns: max(10, columns() - 1))
      guard text != state.shown else { return }
      state.shown = text
      // Where standard error is closed nobody misses it.
      try? output.write("\r\u{1B}[K" + text)
    }
  }

  /// Takes the line away, if one is there.
  func end() {
    state.withLock { state in
      if state.shown != nil { try? output.write("\r\u{1B}[K") }
      state = State()
    }
  }
}
