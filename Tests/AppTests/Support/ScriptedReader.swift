import Terminal
import TextUI

/// Reads the lines of a script, then ends.
actor ScriptedReader: LineReading {
  private var inputs: [LineInput]
  private(set) var prompts: [String] = []

  init(_ inputs: [LineInput]) {
    self.inputs = inputs
  }

  func read(prompt: Line) async -> LineInput {
    prompts.append(prompt.text)
    return inputs.isEmpty ? .end : inputs.removeFirst()
  }

  nonisolated func show(_ lines: [Line]) throws(OutputError) {}
}
