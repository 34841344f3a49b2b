import Synchronization
import TextUI

/// The edit events nobody has taken yet, for one consumer at a time.
final class EditQueue: Sendable {
  private struct State {
    var pending: [EditEvent] = []
    var consumer: CheckedContinuation<EditEvent?, Never>?
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Adds an event.
  ///
  /// A change or a size takes the place of one that waits at the end, a movement of the pointer is
  /// added to it, a key takes no one's. A change that waits at the end of a read goes: the line it
  /// tells of is done.
  func post(_ event: EditEvent) {
    let consumer = state.withLock { state -> CheckedContinuation<EditEvent?, Never>? in
      if let consumer = state.consumer {
        state.consumer = nil
        return consumer
      }
      switch (state.pending.last, event) {
      case (.changed?, .changed), (.changed?, .over), (.resized?, .resized):
        state.pending.removeLast()
      case (.pointer(let last)?, .pointer(let next)):
        if let merged = last.merged(with: next) {
          state.pending[state.pending.count - 1] = .pointer(merged)
          return nil
        }
      default: break
      }
      state.pending.append(event)
      return nil
    }
    consumer?.resume(returning: event)
  }

  /// The next event, waiting for it; nil at the end, or where the consumer's task was cancelled.
  func next() async -> EditEvent? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: EditEvent?? = state.withLock { state in
          if Task.isCancelled { return .some(nil) }
          if !state.pending.isEmpty { return state.pending.removeFirst() }
          if state.isFinished { return .some(nil) }
          state.consumer = continuation
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      release()
    }
  }

  /// No more events come; those that wait are still handed over.
  func finish() {
    state.withLock { $0.isFinished = true }
    release()
  }

  private func release() {
    let consumer = state.withLock { state in
      defer { state.consumer = nil }
      return state.consumer
    }
    consumer?.resume(returning: nil)
  }
}
