import TextUI

/// A text that is longer than the window, and the part of it that is shown.
struct Pages {
  /// The result of a move.
  enum Outcome: Hashable {
    /// These lines go on below what is in the window.
    case goesOn([Line])
    /// Another part is in the window.
    case isElsewhere
    case isOver
  }

  private var lines: [Line]
  private var room: Int
  private(set) var range: Range<Int>

  /// - Parameter room: how many lines the window shows at once.
  init(_ lines: [Line], room: Int) {
    self.lines = lines
    self.room = max(1, room)
    range = 0..<min(lines.count, self.room)
  }

  /// The lines in the window.
  var shown: [Line] { Array(lines[range]) }

  var count: Int { lines.count }

  /// Whether the window shows all of it.
  var isWhole: Bool { range.count == lines.count }

  /// Takes the text as it is laid out now; its first line in the window stays the first.
  mutating func fit(_ lines: [Line], room: Int) {
    self.lines = lines
    self.room = max(1, room)
    show(from: range.lowerBound)
  }

  /// Makes a move; going on from the end of the text leaves it.
  mutating func move(_ move: PageMove) -> Outcome {
    let before = range
    switch move {
    case .leave: return .isOver
    case .on where range.upperBound == lines.count, .line where range.upperBound == lines.count:
      return .isOver
    case .on: show(from: range.upperBound)
    case .line: show(from: range.lowerBound + 1)
    case .back: show(from: range.lowerBound - room)
    case .lineBack: show(from: range.lowerBound - 1)
    }
    guard before.contains(range.lowerBound) || before.upperBound == range.lowerBound,
      range.lowerBound > before.lowerBound
    else { return .isElsewhere }
    return .goesOn(Array(lines[before.upperBound..<range.upperBound]))
  }

  /// Shows the part that begins with a line; the last part is as long as any other.
  private mutating func show(from line: Int) {
    let start = max(0, min(line, lines.count - room))
    range = start..<min(lines.count, start + room)
  }
}

/// A move in a text that is longer than the window, as in a page of a manual.
enum PageMove: Hashable, Sendable {
  case on, line, back, lineBack, leave

  /// The keys for the moves; they do not appear in the line.
  static let keys: [EditKey: PageMove] = [
    .pageDown: .on, .character(" "): .on,
    .down: .line, .character("\r"): .line, .character("\n"): .line,
    .pageUp: .back, .up: .lineBack,
    .escape: .leave, .character("q"): .leave, .character("Q"): .leave,
  ]

  /// Returns the keys that act at once; Tab leaves the text, too.
  ///
  /// While single keys are off, q may begin a word: then it leaves the text only when nothing follows it.
  static func captured(hasLetters: Bool) -> [EditKey] {
    keys.keys.filter { key in
      if case .character(let typed) = key { hasLetters || !typed.isLetter } else { true }
    } + [.tab]
  }

  /// Returns whether a line is the letter that leaves the text.
  static func leaves(_ line: String) -> Bool {
    guard let letter = line.first, line.count == 1 else { return false }
    return letter.isLetter && keys[.character(letter)] == .leave
  }
}
