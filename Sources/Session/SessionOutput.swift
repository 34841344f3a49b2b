import Terminal
import TextUI

/// Where a session prints: above the prompt while a line is being read, else below what there is.
@MainActor
final class SessionOutput {
  private let console: any Console
  let reader: any LineReading
  /// Whether the reader tells of edits; it finds out in the environment, which takes too long for
  /// each key.
  private(set) lazy var isLive = reader.isLive
  /// Whether a line is being read, so that what is printed goes above the prompt.
  private(set) var isReading = false
  private var hasWritten = false
  private var kept: Line?

  private var prompt = Line()

  /// What was printed last in one piece, and what came after it.
  private var piece: [Line] = []
  private var rest: [Line] = []

  /// Which lines of a text that is longer than the window are in it; nil for one that is not.
  var part: Range<Int>?

  /// Whether a screen is printed that was shown a part at a time until somebody left it.
  var hasLeftText: Bool { showsScreen && part != nil }

  /// What stands below the prompt.
  private var below: [Line] = []

  /// Whether what was printed last is a screen, and not the answer of a command like `help`.
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

  /// Puts another prompt before the line that is being read; without one it does nothing.
  func showPrompt(_ prompt: Line) {
    guard isReading else { return }
    self.prompt = prompt
    reader.ask(.prompt(prompt))
  }

  /// What stands below the prompt where nothing else does.
  var footer: [Line] = []

  /// Keeps rows below the prompt; none takes them away.
  func showBelow(_ lines: [Line]) {
    below = lines.isEmpty ? footer : lines
    reader.ask(.below(below))
  }

  /// The number of the row that is shown at a place of the window; nil where none is.
  ///
  /// - Parameter place: a row of the window, counted from the prompt: -1 is the last one above it.
  func row(at place: Int, column: Int) -> Int? {
    guard place < 0 else { return below.dropFirst(place - 1).first?.row(at: column) }
    var end = 0
    for line in (piece + rest).reversed() {
      end -= rows(of: [line])
      if end <= place { return line.row(at: (place - end) * console.size.columns + column) }
    }
    return nil
  }

  /// Prints data: off a terminal, where no prompts set answers apart, after an empty line.
  func write(_ lines: [Line], isScreen: Bool = false) throws(ConsoleError) {
    showsScreen = isScreen
    (piece, rest, part) = (lines, [], nil)
    guard !isReading else { return reader.ask(.print(lines)) }
    try console.write(hasWritten && !console.isInteractive ? [Line()] + lines : lines)
    hasWritten = true
  }

  /// Prints another part of a text in a window that is empty but for it.
  ///
  /// - Parameter lines: what of it goes on below the part that is there, which then stays.
  func turn(to shown: [Line], adding lines: [Line]? = nil) throws(ConsoleError) {
    (piece, rest) = (shown, [])
    if lines == nil { try console.clear() }
    try console.write(lines ?? shown)
  }

  /// Prints a screen again in the place of what is to be seen of it; what came after it stays below.
  ///
  /// Linear text says only what is new. So does a failure where a line was typed since: above that
  /// line nobody looks for what came of it.
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

  /// Whether these lines were printed last.
  func shows(_ lines: [Line]) -> Bool { lines == piece }

  /// Of a text that was paged the part that was seen last.
  private func visible(_ lines: [Line]) -> [Line] {
    part.map { Array(lines.dropFirst($0.lowerBound).prefix($0.count)) } ?? lines
  }

  /// Puts what was printed last into the window again, where something below the prompt pushed it out.
  func restore() {
    guard isReading, console.canRedraw, !piece.isEmpty else { return }
    reader.ask(.print(piece + rest, over: rows(of: piece + rest)))
  }

  /// Takes note of lines that were printed above the prompt; more than fill a window make no
  /// difference.
  func add(_ lines: [Line]) {
    if console.canRedraw { rest = (rest + lines).suffix(1_000) }
  }

  private func rows(of lines: [Line]) -> Int {
    let columns = max(1, console.size.columns)
    return lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
  }

  /// Prints a message: off a terminal, beside the data; on one, broken at its words.
  func say(_ line: Line) { report(fitted(line)) }

  /// Prints messages that are laid out already, in one step.
  func report(_ lines: [Line]) {
    add(lines)
    guard isReading else { return lines.forEach(console.printMessage) }
    reader.ask(.print(lines))
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
    (piece, rest) = (visible(lines), [])
    reader.ask(.redraw(piece))
  }

  /// Keeps a line above the prompt; off a terminal there is none.
  func keep(_ banner: Line?) {
    guard banner != kept else { return }
    kept = banner
    reader.ask(.banner(banner))
  }

  var hasBanner: Bool { kept != nil }
}
