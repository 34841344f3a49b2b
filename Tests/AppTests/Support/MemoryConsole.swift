import Terminal
import TextUI

/// Remembers what was printed; messages that are not data are marked with `! `.
@MainActor
final class MemoryConsole: Console {
  var size: Size
  let isInteractive: Bool
  var canRedraw: Bool { isInteractive && !isPlain }
  var tellsPointer: Bool { canRedraw }
  let isPlain: Bool
  var theme = Theme.auto
  var shownTheme: Theme? {
    theme.resolved(in: ["TERM": "xterm-256color"], on: background)
  }
  var background: TerminalBackground?
  var wantsBackground: Bool { canRedraw && theme == .auto && background == nil }
  private(set) var lines: [String] = []
  /// The number of lines after which nobody reads any more.
  private let timeout: Int

  init(
    size: Size = Size(columns: 80, rows: 24), isInteractive: Bool = false,
    isPlain: Bool = false, timeout: Int = .max
  ) {
    self.size = size
    self.isInteractive = isInteractive
    self.isPlain = isPlain
    self.timeout = timeout
  }

  func write(_ lines: [Line]) throws(ConsoleError) {
    guard self.lines.count < timeout else { throw .closed }
    self.lines += lines.map(isPlain ? \.spoken : \.text)
  }

  func clear() throws(ConsoleError) {}

  func printMessage(_ line: Line) {
    lines.append("! " + (isPlain ? line.spoken : line.text))
  }

  /// Remembers what was typed.
  func echo(_ line: String) {
    lines.append(line)
  }
}
