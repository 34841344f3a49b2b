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

    /// Adds lines in the place of so many rows, those included that wait for being printed.
    mutating func add(_ more: [Line], over rows: Int) {
      let waiting = min(rows, lines.count)
      lines.removeLast(waiting)
      covered += rows - waiting
      lines += more
    }
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
  func change(_ change: (inout Wishes) -> Void) {
    wishes.withLock { change(&$0) }
    wake.wake()
  }

  /// Takes note of what somebody asks for; lines are printed at once where the editor is not reading.
  func ask(_ request: LineRequest, print: ([Line]) -> Void) {
    change { wishes in
      switch request {
      case .print(let lines, _) where !wishes.isReading: print(lines)
      case .print(let lines, let rows): wishes.printing.add(lines, over: rows)
      case .redraw(let lines):
        if wishes.isReading { wishes.printing = Printing(lines: lines, clearsWindow: true) }
      case .banner(let line): wishes.banner = line
      case .prompt(let line): if wishes.isReading { wishes.prompt = line }
      case .below(let lines): wishes.below = lines
      case .pointer(let isTold): wishes.tellsPointer = isTold
      case .background: wishes.asksBackground = true
      case .enter: wishes.enters = true
      case .giveWay: wishes.givesWay = true
      }
    }
  }

  /// Takes what is wanted once, and leaves something else in its place.
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
  func end(print: ([Line]) -> Void) {
    wishes.withLock { wishes in
      wishes.isReading = false
      wishes.below = []
      let lines = wishes.printing.clearsWindow ? [] : wishes.printing.lines
      wishes.printing = Printing()
      if !lines.isEmpty { print(lines) }
    }
  }

  /// Ends a read, not the one after it.
  func cancel(_ ticket: Int) {
    change { if $0.ticket == ticket { $0.isCancelled = true } }
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
