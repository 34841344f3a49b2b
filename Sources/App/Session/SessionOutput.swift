import Terminal
import TextUI

/// Where a session prints: above the prompt while a line is being read, else below what there is.
@MainActor
final class SessionOutput {
  private let console: any Console
  private let reader: any LineReading
  /// Whether a line is being read, so that what is printed goes above the prompt.
  private(set) var isReading = false
  private var hasWritten = false
  private var kept: Line?

  /// Whether what was printed last is a screen, and not the answer of a command like `help`.
  private(set) var showsScreen = false

  init(console: any Console, reader: any LineReading) {
    self.console = console
    self.reader = reader
  }

  func read(prompt: Line) async -> LineInput {
    isReading = true
    defer { isReading = false }
    return await reader.read(prompt: prompt)
  }

  /// Puts another prompt before the line that is being read; without one it does nothing.
  func showPrompt(_ prompt: Line) {
    if isReading { reader.setPrompt(prompt) }
  }

  /// What is typed, and which keys are pressed, before a line is done.
  var edits: AsyncStream<EditEvent> { reader.edits }

  /// Whether the reader tells what is typed, and shows what comes of it.
  var isLive: Bool { reader.isLive }

  /// Has `edits` tell what is done with the mouse, or no longer.
  func tellPointer(_ isTold: Bool) {
    reader.setPointer(isTold)
  }

  /// Keeps rows below the prompt; none takes them away.
  func showBelow(_ lines: [Line]) {
    reader.setBelow(lines)
  }

  /// Prints data: off a terminal, where no prompts set answers apart, after an empty line.
  func write(_ lines: [Line], isScreen: Bool = false) throws(ConsoleError) {
    showsScreen = isScreen
    guard !isReading else { return showAbovePrompt(lines) }
    try console.write(hasWritten && !console.isInteractive ? [Line()] + lines : lines)
    hasWritten = true
  }

  /// Prints a message: off a terminal, beside the data; on one, broken at its words.
  func say(_ line: Line) {
    let lines = fitted(line)
    guard isReading else { return lines.forEach(console.printMessage) }
    showAbovePrompt(lines)
  }

  /// Prints messages that are laid out already, in one step.
  func report(_ lines: [Line]) {
    guard isReading else { return lines.forEach(console.printMessage) }
    showAbovePrompt(lines)
  }

  /// A word that has no room in a row, such as a path, is left to the terminal: who copies it gets
  /// it whole.
  private func fitted(_ line: Line) -> [Line] {
    let width = console.size.columns
    let words = line.text.split(separator: " ")
    guard console.isInteractive, line.spans.count == 1,
      words.allSatisfy({ DisplayWidth.of(String($0)) <= width })
    else { return [line] }
    return Wrapping.wrap(line.text, to: width).map { Line($0, line.spans[0].style) }
  }

  /// Prints lines in the place of all that is in the window.
  func redraw(_ lines: [Line]) {
    reader.redraw(lines)
  }

  /// Keeps a line above the prompt; off a terminal there is none.
  func keep(_ banner: Line?) {
    guard banner != kept else { return }
    kept = banner
    reader.setBanner(banner)
  }

  private func showAbovePrompt(_ lines: [Line]) {
    // A terminal that fails shows at the next line.
    try? reader.show(lines)
  }
}
