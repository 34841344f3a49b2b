import Synchronization
import TextUI

/// What others want of a line editor that is busy reading, and the pipe that tells it so.
final class Mailbox: Sendable {
  /// Lines that wait for being printed above the prompt.
  struct Printing {
    var lines: [Line] = []
    /// How many rows above the prompt they are printed over.
    var covered = 0
    /// Whether the window is cleared before.
    var clearsWindow = false
  }

  struct Wishes {
    fileprivate var ticket = 0
    fileprivate(set) var isReading = false
    fileprivate(set) var isCancelled = false
    /// Whether the read under way, or the next, is to end because somebody else needs the terminal.
    var givesWay = false
    /// Whether the read under way is to end as by Enter.
    var enters = false
    var printing = Printing()
    /// The line that stands above the prompt.
    var banner: Line?
    /// The prompt that takes the place of the one of the read under way.
    var prompt: Line?
    /// The lines that stand below the prompt.
    var below: [Line] = []
    /// Whether the mouse is asked about.
    var tellsPointer = false
    /// Whether the terminal is to be asked for its background.
    var asksBackground = false
    /// What Tab leads to.
    var completion: Completion?
  }

  let wake = WakePipe()
  private let wishes = Mutex(Wishes())

  /// What is wanted now.
  var wanted: Wishes { wishes.withLock { $0 } }

  /// Changes what is wanted, and has the editor see to it.
  func ask(_ change: (inout Wishes) -> Void) {
    wishes.withLock { change(&$0) }
    wake.wake()
  }

  /// What is wanted once, and from then on no longer.
  func take<Wish: Sendable>(
    _ wish: WritableKeyPath<Wishes, Wish>, leaving rest: Wish
  ) -> Wish {
    wishes.withLock { wishes in
      defer { wishes[keyPath: wish] = rest }
      return wishes[keyPath: wish]
    }
  }

  /// A read begins: from here on, lines wait for the editor.
  func begin() -> Int {
    wishes.withLock { wishes in
      wishes.ticket += 1
      wishes.isReading = true
      wishes.isCancelled = false
      wishes.prompt = nil
      wishes.enters = false
      return wishes.ticket
    }
  }

  /// A read has ended: what was not shown in it is printed now, and nothing stands below the next.
  func end(print: ([Line]) throws(OutputError) -> Void) throws(OutputError) {
    try wishes.withLock { (wishes) throws(OutputError) in
      wishes.isReading = false
      wishes.below = []
      let lines = wishes.printing.clearsWindow ? [] : wishes.printing.lines
      wishes.printing = Printing()
      if !lines.isEmpty { try print(lines) }
    }
  }

  /// Ends a read, not the one after it.
  func cancel(_ ticket: Int) {
    ask { if $0.ticket == ticket { $0.isCancelled = true } }
  }

  /// Hands lines to the editor, or prints them where it is not reading.
  ///
  /// - Parameter rows: how many rows above the prompt they take the place of, those included that
  ///   wait for being printed.
  func show(
    _ lines: [Line], over rows: Int = 0, print: ([Line]) throws(OutputError) -> Void
  ) throws(OutputError) {
    try wishes.withLock { (wishes) throws(OutputError) in
      if wishes.isReading {
        let waiting = min(rows, wishes.printing.lines.count)
        wishes.printing.lines.removeLast(waiting)
        wishes.printing.covered += rows - waiting
        wishes.printing.lines += lines
      } else {
        try print(lines)
      }
    }
    wake.wake()
  }
}

/// The edit events nobody has taken yet, for one consumer.
final class EditQueue: Sendable {
  private let pending: Mutex<[EditEvent]> = Mutex([])
  /// That something was added; once is enough for all that waits.
  private let (arrivals, arrival) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Adds an event.
  ///
  /// A change or a size takes the place of one that waits at the end, a movement of the pointer is
  /// added to it, a key takes no one's. A change that waits at the end of a read goes: the line it
  /// tells of is done.
  func post(_ event: EditEvent) {
    pending.withLock { pending in
      switch (pending.last, event) {
      case (.changed?, .changed), (.changed?, .over), (.resized?, .resized):
        pending.removeLast()
      case (.pointer(let last)?, .pointer(let next)):
        if let merged = last.merged(with: next) {
          pending[pending.count - 1] = .pointer(merged)
          return
        }
      default: break
      }
      pending.append(event)
    }
    arrival.yield()
  }

  /// The next event, waiting for it; nil at the end, or where the consumer's task was cancelled.
  func next() async -> EditEvent? {
    while true {
      if let event = pending.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return event }
      var iterator = arrivals.makeAsyncIterator()
      if await iterator.next() == nil { return nil }
    }
  }

  /// No more events come; those that wait are still handed over.
  func finish() {
    arrival.finish()
  }
}
