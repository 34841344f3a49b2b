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
    state.withLock { state in
      let began = state.began ?? .now
      state.began = began
      guard began.duration(to: .now) >= Self.patience else { return }
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
