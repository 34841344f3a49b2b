import Synchronization
import TextUI

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
