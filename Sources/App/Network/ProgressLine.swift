import Catalog
import Components
import Domain
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
      try? await Task.sleep(for: Delay.progress)
      self.draw()
    }
  }

  private func draw() {
    state.withLock { state in
      guard let began = state.began, let progress = state.latest,
        began.duration(to: .now) >= Delay.progress
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

/// The task that what is fetched is fetched for: what it reports ends with it.
final class ProgressOwner: Sendable {
  /// The owner of the task that asks; a task that it starts has the same.
  @TaskLocal static var current: ProgressOwner?

  private let endings = Mutex<[@Sendable () -> Void]>([])

  /// Runs what may report progress, then ends what it reported.
  @MainActor
  static func run(_ body: @MainActor () async -> Void) async {
    let owner = ProgressOwner()
    await $current.withValue(owner) { await body() }
    let endings = owner.endings.withLock { $0 }
    for end in endings { end() }
  }

  /// Has something done when the task has ended.
  func atEnd(_ ending: @escaping @Sendable () -> Void) {
    endings.withLock { $0.append(ending) }
  }
}

/// Writes how far something is: a bar where the end is known.
struct ProgressWords: Sendable {
  let strings: Strings
  let formats: Formats

  private static let barWidth = 20

  /// "PokeAPI  [########............]  40 %  9/22", cut to the columns.
  func text(_ progress: FetchProgress, columns: Int) -> String {
    let name = SafeText.clean(strings.name(of: progress.service))
    var parts = [name]
    if let total = progress.total, total > 0 {
      let done = min(progress.done, total)
      let filled = done * Self.barWidth / total
      let bar =
        String(repeating: "#", count: filled)
        + String(repeating: ".", count: Self.barWidth - filled)
      parts.append("[\(bar)]")
      parts.append("\(done * 100 / total) %")
      parts.append(amount(done, of: total, progress.unit))
    } else {
      parts.append(amount(progress.done, of: nil, progress.unit))
    }
    return parts.joined(separator: "  ").prefix(columns: columns)
  }

  private func amount(_ done: Int, of total: Int?, _ unit: FetchProgress.Unit) -> String {
    switch unit {
    case .requests: total.map { "\(done)/\($0)" } ?? formats.number(done)
    case .bytes:
      (total.map { "\(formats.megabytes(done))/\(formats.megabytes($0))" }
        ?? formats.megabytes(done)) + " MB"
    }
  }
}
