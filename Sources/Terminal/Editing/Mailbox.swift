import Synchronization
import TextUI

/// The requests of other threads to a line editor that is busy reading, and the pipe that wakes it.
final class Mailbox: Sendable {
  /// Lines that wait to be printed above the prompt.
  struct Printing {
    var lines: [Line] = []
    /// The number of rows above the prompt that the lines replace.
    var covered = 0
    /// Whether the window is cleared first.
    var clearsWindow = false

    /// Adds lines that replace a number of rows; the last lines that wait count as such rows.
    mutating func add(_ more: [Line], over rows: Int) {
      let waiting = min(rows, lines.count)
      lines.removeLast(waiting)
      covered += rows - waiting
      lines += more
    }
  }

  /// The requests to the editor as they are now.
  struct Requests {
    fileprivate var ticket = 0
    fileprivate(set) var isReading = false
    fileprivate(set) var isCancelled = false
    /// Whether the current read, or the next one, is to end because somebody else needs the terminal.
    var givesWay = false
    /// Whether the typed text is to be forgotten then.
    var discards = false
    /// Whether the current read is to end as by Enter.
    var enters = false
    var printing = Printing()
    /// The line above the prompt.
    var banner: Line?
    /// The prompt that replaces the one of the current read.
    var prompt: Line?
    /// The line in place of the prompt while nothing is typed.
    var hint: Line?
    /// The lines below the prompt.
    var below: [Line] = []
    /// Whether the terminal is to report its mouse.
    var reportsPointer = false
    /// Whether the terminal is to be asked for its background.
    var asksBackground = false
    /// The answer to Tab.
    var completion: Completion?
  }

  let wake = WakePipe()
  private let state = Mutex(Requests())

  /// A copy of the requests as they are now.
  var requests: Requests { state.withLock { $0 } }

  /// Changes the requests, and wakes the editor.
  func change(_ change: (inout Requests) -> Void) {
    state.withLock { change(&$0) }
    wake.wake()
  }

  /// Adds a request.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - print: prints lines at once; it is called if the editor is not reading.
  func ask(_ request: LineRequest, print: ([Line]) -> Void) {
    change { requests in
      switch request {
      case .print(let lines, _) where !requests.isReading: print(lines)
      case .print(let lines, let rows): requests.printing.add(lines, over: rows)
      case .redraw(let lines):
        if requests.isReading { requests.printing = Printing(lines: lines, clearsWindow: true) }
      case .banner(let line): requests.banner = line
      case .prompt(let line): if requests.isReading { requests.prompt = line }
      case .hint(let line): requests.hint = line
      case .below(let lines): requests.below = lines
      case .pointer(let isOn): requests.reportsPointer = isOn
      case .background: requests.asksBackground = true
      case .enter: requests.enters = true
      case .giveWay: requests.givesWay = true
      case .discard: (requests.givesWay, requests.discards) = (true, true)
      }
    }
  }

  /// Takes a request that is met once, and leaves another value in its place.
  func take<Value: Sendable>(
    _ request: WritableKeyPath<Requests, Value>, leaving rest: Value
  ) -> Value {
    state.withLock { requests in
      defer { requests[keyPath: request] = rest }
      return requests[keyPath: request]
    }
  }

  /// Begins a read: from here on, lines wait for the editor.
  ///
  /// - Returns: the number of the read, for `cancel(_:)`.
  func begin() -> Int {
    state.withLock { requests in
      requests.ticket += 1
      requests.isReading = true
      requests.isCancelled = false
      requests.prompt = nil
      requests.enters = false
      return requests.ticket
    }
  }

  /// Ends a read: it prints the lines that still wait, and removes those below the prompt.
  func end(print: ([Line]) -> Void) {
    state.withLock { requests in
      requests.isReading = false
      requests.below = []
      let lines = requests.printing.clearsWindow ? [] : requests.printing.lines
      requests.printing = Printing()
      if !lines.isEmpty { print(lines) }
    }
  }

  /// Cancels a read, and not the one after it.
  func cancel(_ ticket: Int) {
    change { if $0.ticket == ticket { $0.isCancelled = true } }
  }
}
