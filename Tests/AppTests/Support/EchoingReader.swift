import Terminal
import TextUI

/// Types commands where they can be seen: on the console, after a mark made of the prompt.
struct EchoingReader: LineReading {
  private let script: ScriptedReader
  private let console: MemoryConsole
  private let mark: @Sendable (Line) -> String

  @MainActor
  init(
    _ commands: [String], console: MemoryConsole, mark: @escaping @Sendable (Line) -> String
  ) {
    script = ScriptedReader(commands.map(LineInput.line))
    self.console = console
    self.mark = mark
  }

  func read(prompt: Line) async -> LineInput {
    let input = await script.read(prompt: prompt)
    if case .line(let line) = input { await console.echo(mark(prompt) + line) }
    return input
  }
}
