import Terminal
import TextUI

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
