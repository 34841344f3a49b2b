import Synchronization
import TextUI

/// The edit events that nobody has taken yet, for one consumer.
final class EditQueue: Sendable {
  private let pending: Mutex<[EditEvent]> = Mutex([])
  /// Tells the consumer that events wait: once is enough for all of them.
  private let (arrivals, arrival) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Adds an event.
  ///
  /// A change or a size replaces one that is the last of those that wait; a movement of the pointer is
  /// added to one; a key replaces nothing. The end of a read replaces a change: that line is done.
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

  /// Waits for the next event; returns `nil` at the end, or if the consumer's task was cancelled.
  func next() async -> EditEvent? {
    while true {
      if let event = pending.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return event }
      var iterator = arrivals.makeAsyncIterator()
      if await iterator.next() == nil { return nil }
    }
  }

  /// Ends the queue: no more events come, and those that wait are still handed over.
  func finish() {
    arrival.finish()
  }
}
