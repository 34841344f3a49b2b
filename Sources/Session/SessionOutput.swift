import Terminal
import TextUI

/// The output of a session.
///
/// It prints above the prompt while a line is being read, or else at the end.
@MainActor
final class SessionOutput {
  private let console: any Console
  let reader: any LineReading
  /// Whether the reader tells of edits.
  ///
  /// It reads the environment for that, which takes too long for each key.
  private(set) lazy var isLive = reader.isLive
  /// Whether a line is being read, so that output goes above the prompt.
  private(set) var isReading = false
  private var hasWritten = false
  private var kept: Line?

  private var prompt = Line()

  /// The lines that were printed last in one piece, and those after them.
  private var piece: [Line] = []
  private var rest: [Line] = []

  /// The lines in the window of a text that was paged; `nil` for any other text.
  var part: Range<Int>?

  /// Whether a screen is printed that was shown a part at a time until somebody left it.
  var hasLeftText: Bool { showsScreen && part != nil }

  /// The rows below the prompt.
  private var below: [Line] = []

  /// Whether the last output is a screen, and not the answer to a command like `help`.
  private(set) var showsScreen = false

  init(console: any Console, reader: any LineReading) {
    self.console = console
    self.reader = reader
  }

  func read(prompt: Line) async -> LineInput {
    isReading = true
    self.prompt = prompt
    let input = await reader.read(prompt: prompt)
    isReading = false
    if input == .gaveWay { return input }
    // The line stays where it was typed.
    let typed = if case .line(let line) = input { line } else { "" }
    add((kept.map { [$0] } ?? []) + [Line(self.prompt.spans + [Span(typed)])])
    return input
  }

  /// Changes the prompt of the line that is being read; without a line it does nothing.
  func showPrompt(_ prompt: Line) {
    guard isReading else { return }
    self.prompt = prompt
    reader.ask(.prompt(prompt))
  }

  /// The rows below the prompt for as long as nothing else stands there.
  var footer: [Line] = []

  /// Shows rows below the prompt; an empty array leaves the footer there.
  func showBelow(_ lines: [Line]) {
    below = lines.isEmpty ? footer : lines
    reader.ask(.below(below))
  }

  /// Returns the number of the list's row that stands in a row of the window; `nil` if there is none.
  ///
  /// - Parameter offset: a row of the window, counted from the prompt: -1 is the last one above it.
  func row(at offset: Int, column: Int) -> Int? {
    guard offset < 0 else { return below.dropFirst(offset - 1).first?.row(at: column) }
    var end = 0
    for line in (piece + rest).reversed() {
      end -= rows(of: [line])
      if end <= offset { return line.row(at: (offset - end) * console.size.columns + column) }
    }
    return nil
  }

  /// Prints data.
  ///
  /// Off a terminal, where no prompts stand between answers, an empty line goes first.
  func write(_ lines: [Line], isScreen: Bool = false) throws(ConsoleError) {
    showsScreen = isScreen
    (piece, rest, part) = (lines, [], nil)
    guard !isReading else { return reader.ask(.print(lines)) }
    try console.write(hasWritten && !console.isInteractive ? [Line()] + lines : lines)
    hasWritten = true
  }

  /// Prints another part of a text in a window that is empty but for it.
  ///
  /// - Parameter lines: the lines to add below the part that is there; `nil` clears the window first.
  func turn(to shown: [Line], adding lines: [Line]? = nil) throws(ConsoleError) {
    (piece, rest) = (shown, [])
    if lines == nil { try console.clear() }
    try console.write(lines ?? shown)
  }

  /// Prints a screen again in its place; the lines after it stay below.
  ///
  /// Linear text gets only the new lines. A failure is printed below a line that was typed since: there the user
  /// looks for it.
  func rewrite(_ lines: [Line], isFailure: Bool = false) {
    if isFailure, isReading, console.canRedraw, !rest.isEmpty {
      return report(lines.filter { !piece.contains($0) })
    }
    guard isReading, console.canRedraw else {
      let known = Set(console.isPlain ? piece.map(\.spoken) : [])
      piece = lines
      return reader.ask(.print(lines.filter { !known.contains($0.spoken) }))
    }
    let rows = rows(of: piece + rest)
    piece = visible(lines)
    reader.ask(.print(piece + rest, over: rows))
  }

  /// Returns whether these lines were printed last.
  func shows(_ lines: [Line]) -> Bool { lines == piece }

  /// Returns the part that was seen last if the text was paged, or else all lines.
  private func visible(_ lines: [Line]) -> [Line] {
    part.map { Array(lines.dropFirst($0.lowerBound).prefix($0.count)) } ?? lines
  }

  /// Prints the last lines again, because the rows below the prompt may have pushed them out.
  func restore() {
    guard isReading, console.canRedraw, !piece.isEmpty else { return }
    reader.ask(.print(piece + rest, over: rows(of: piece + rest)))
  }

  /// Takes note of lines that were printed above the prompt; only as many as can fill a window count.
  func add(_ lines: [Line]) {
    if console.canRedraw { rest = (rest + lines).suffix(1_000) }
  }

  private func rows(of lines: [Line]) -> Int {
    let columns = max(1, console.size.columns)
    return lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
  }

  /// Prints a message: off a terminal beside the data, on a terminal broken at its words.
  func say(_ line: Line) { report(fitted(line)) }

  /// Prints messages that are laid out already, in one step.
  func report(_ lines: [Line]) {
    add(lines)
    guard isReading else { return lines.forEach(console.printMessage) }
    reader.ask(.print(lines))
  }

  /// Breaks a message at its words.
  ///
  /// A word that is longer than a row, such as a path, is left to the terminal, so that it can be
  /// copied whole.
  private func fitted(_ line: Line) -> [Line] {
    let width = console.size.columns
    let words = line.text.split(separator: " ")
    guard console.isInteractive, line.spans.count == 1,
      words.allSatisfy({ DisplayWidth.of(String($0)) <= width })
    else { return [line] }
    return Wrapping.wrap(line.text, to: width).map { Line($0, line.spans[0].style) }
  }

  /// Prints lines in place of all that is in the window.
  func redraw(_ lines: [Line]) {
    (piece, rest) = (visible(lines), [])
    reader.ask(.redraw(piece))
  }

  /// Shows a line above the prompt; `nil` takes it away.
  func keep(_ banner: Line?) {
    guard banner != kept else { return }
    kept = banner
    reader.ask(.banner(banner))
  }

  var hasBanner: Bool { kept != nil }
}
