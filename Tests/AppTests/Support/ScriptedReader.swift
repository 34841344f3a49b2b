import Terminal
import TextUI

/// Reads the lines of a script, then ends.
actor ScriptedReader: LineReading {
  private var inputs: [LineInput]
  private(set) var prompts: [String] = []
  private let atEnd: @Sendable () async -> Void

  /// - Parameter atEnd: what is done when all was read, before the input ends.
  init(_ inputs: [LineInput], atEnd: @escaping @Sendable () async -> Void = {}) {
    self.inputs = inputs
    self.atEnd = atEnd
  }

  func read(prompt: Line) async -> LineInput {
    prompts.append(prompt.text)
    guard inputs.isEmpty else { return inputs.removeFirst() }
    await atEnd()
    return .end
  }
}
