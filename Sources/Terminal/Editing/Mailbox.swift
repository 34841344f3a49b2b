import Synchronization
import TextUI

/// What others want of a line editor that is busy reading, and the pipe that tells it so.
final class Mailbox: Sendable {
  private struct State {
    var ticket = 0
    var isReading = false
    var isCancelled = false
    /// Whether a read is to end because somebody else needs the terminal.
    var givesWay = false
    var lines: [Line] = []
    /// How many rows above the prompt the lines are printed over.
    var covered = 0
    /// Whether the window is cleared before the lines are printed.
    var clearsWindow = false
    var banner: Line?
    /// The prompt that takes the place of the one of the read under way.
    var prompt: Line?
    var below: [Line] = []
    /// Whether the mouse is asked about.
    var tellsPointer = false
    /// Whether the terminal is to be asked for its background.
    var asksBackground = false
    var completion: (ticket: Int, value: Completion)?
  }

  let wake = WakePipe()
  private let state = Mutex(State())

  /// A read begins: from here on, lines wait for the editor.
  func begin() -> Int {
    state.withLock { state in
      state.ticket += 1
      state.isReading = true
      state.isCancelled = false
      state.prompt = nil
      return state.ticket
    }
  }

  /// A read has ended: what was not shown in it is printed now, and nothing stands below the next.
  func end(print: ([Line]) throws(OutputError) -> Void) throws(OutputError) {
    try state.withLock { (state) throws(OutputError) in
      state.isReading = false
      state.below = []
      let lines = state.clearsWindow ? [] : state.lines
      (state.lines, state.covered, state.clearsWindow) = ([], 0, false)
      if !lines.isEmpty { try print(lines) }
    }
  }

  /// Ends a read, not the one after it.
  func cancel(_ ticket: Int) {
    state.withLock { state in
      if state.ticket == ticket { state.isCancelled = true }
    }
    wake.wake()
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Ends the read under way, or the next, for somebody who needs the terminal.
  func giveWay() {
    state.withLock { $0.givesWay = true }
    wake.wake()
  }

  func takeGivingWay() -> Bool {
    state.withLock { state in
      defer { state.givesWay = false }
      return state.givesWay
    }
  }

  /// Hands lines to the editor, or prints them where it is not reading.
  ///
  /// - Parameter rows: how many rows above the prompt they take the place of, those included that
  ///   wait for being printed.
  func show(
    _ lines: [Line], over rows: Int = 0, print: ([Line]) throws(OutputError) -> Void
  ) throws(OutputError) {
    try state.withLock { (state) throws(OutputError) in
      if state.isReading {
        let waiting = min(rows, state.lines.count)
        state.lines.removeLast(waiting)
        state.covered += rows - waiting
        state.lines += lines
      } else {
        try print(lines)
      }
    }
    wake.wake()
  }

  /// Has the editor, where it is reading, print lines in a cleared window.
  func redraw(_ lines: [Line]) {
    state.withLock { state in
      if state.isReading { (state.lines, state.covered, state.clearsWindow) = (lines, 0, true) }
    }
    wake.wake()
  }

  func takeLines() -> (lines: [Line], covered: Int, clearsWindow: Bool) {
    state.withLock { state in
      defer { (state.lines, state.covered, state.clearsWindow) = ([], 0, false) }
      return (state.lines, state.covered, state.clearsWindow)
    }
  }

  /// Another prompt for the read under way; nil where there is none.
  func takePrompt() -> Line? {
    state.withLock { state in
      defer { state.prompt = nil }
      return state.prompt
    }
  }

  func setPrompt(_ prompt: Line) {
    state.withLock { state in
      if state.isReading { state.prompt = prompt }
    }
    wake.wake()
  }

  /// The line that stands above the prompt.
  var banner: Line? { state.withLock { $0.banner } }

  func setBanner(_ banner: Line?) {
    state.withLock { $0.banner = banner }
    wake.wake()
  }

  /// The lines that stand below the prompt.
  var below: [Line] { state.withLock { $0.below } }

  func setBelow(_ lines: [Line]) {
    state.withLock { $0.below = lines }
    wake.wake()
  }

  /// Whether the mouse is asked about.
  var tellsPointer: Bool { state.withLock { $0.tellsPointer } }

  func setPointer(_ isTold: Bool) {
    state.withLock { $0.tellsPointer = isTold }
    wake.wake()
  }

  func askBackground() {
    state.withLock { $0.asksBackground = true }
    wake.wake()
  }

  /// Whether the terminal is to be asked for its background; it is told once.
  func takeBackgroundQuestion() -> Bool {
    state.withLock { state in
      defer { state.asksBackground = false }
      return state.asksBackground
    }
  }

  func post(_ completion: Completion, for ticket: Int) {
    state.withLock { $0.completion = (ticket, completion) }
    wake.wake()
  }

  /// The answer to a question; one that came too late for an earlier question is dropped.
  func takeCompletion(for ticket: Int) -> Completion? {
    state.withLock { state in
      defer { state.completion = nil }
      return state.completion?.ticket == ticket ? state.completion?.value : nil
    }
  }
}
