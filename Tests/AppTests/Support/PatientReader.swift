import Synchronization
import Terminal
import TextUI

/// A person who types what a test says when it says so, and whose screen the test can wait for.
final class PatientReader: LineReading {
  let isLive: Bool
  private let (lines, line) = AsyncStream.makeStream(of: String.self)
  private let (banners, banner) = AsyncStream.makeStream(of: String?.self)
  private let (shows, didShow) = AsyncStream.makeStream(of: [String].self)
  private let (reads, didRead) = AsyncStream.makeStream(of: Int.self)
  private let state = Mutex((reads: 0, shown: [String]()))

  /// - Parameter lines: what is typed first, one line a read.
  init(_ lines: String..., isLive: Bool = false) {
    self.isLive = isLive
    for text in lines { line.yield(text) }
  }

  func enter(_ text: String) { line.yield(text) }

  /// After what was typed the input ends.
  func end() { line.finish() }

  func read(prompt: Line) async -> LineInput {
    didRead.yield(
      state.withLock { state in
        state.reads += 1
        return state.reads
      })
    for await line in lines { return .line(line) }
    return .end
  }

  func ask(_ request: LineRequest) {
    switch request {
    case .banner(let line): banner.yield(line?.text)
    case .print(let lines, _):
      let texts = lines.map(\.text)
      state.withLock { $0.shown += texts }
      didShow.yield(texts)
    default: break
    }
  }

  /// How many reads have begun.
  var count: Int { state.withLock { $0.reads } }

  /// What was shown above the prompt.
  var shown: [String] { state.withLock { $0.shown } }

  func waitForRead(_ number: Int) async {
    for await read in reads where read == number { return }
  }

  /// Waits for lines above the prompt.
  func waitForShow() async -> [String] {
    for await lines in shows { return lines }
    return []
  }

  /// Waits for a banner; nil is none.
  func expect(_ text: String?) async {
    for await shown in banners where shown == text { return }
  }
}

/// Reads the lines of a script, then ends.
actor ScriptedReader: LineReading {
  private var inputs: [LineInput]
  private(set) var prompts: [String] = []
  private let show: @MainActor (_ prompt: Line, _ line: String) -> Void
  private let atEnd: @Sendable () async -> Void

  /// - Parameters:
  ///   - show: shows what is typed at a prompt.
  ///   - atEnd: what is done when all was read, before the input ends.
  init(
    _ inputs: [LineInput],
    show: @escaping @MainActor (_ prompt: Line, _ line: String) -> Void = { _, _ in },
    atEnd: @escaping @Sendable () async -> Void = {}
  ) {
    self.inputs = inputs
    self.show = show
    self.atEnd = atEnd
  }

  func read(prompt: Line) async -> LineInput {
    prompts.append(prompt.text)
    guard !inputs.isEmpty else {
      await atEnd()
      return .end
    }
    let input = inputs.removeFirst()
    if case .line(let line) = input { await show(prompt, line) }
    return input
  }
}
