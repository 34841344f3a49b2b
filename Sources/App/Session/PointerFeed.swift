import TextUI

/// Hands on what is done with the pointer, one thing after the other.
///
/// What comes while a screen is busy with the movement before is added up: a burst is answered by
/// a drawing or two, each of which is seen, and nothing of it is lost.
@MainActor
final class PointerFeed {
  private var waiting: [PointerEvent] = []
  private var isBusy = false

  /// - Parameter hand: does what is wanted; it returns when that is drawn.
  func add(_ event: PointerEvent, hand: @escaping @MainActor (PointerEvent) async -> Void) {
    if let last = waiting.last, let merged = last.merged(with: event) {
      waiting[waiting.count - 1] = merged
    } else {
      waiting.append(event)
    }
    guard !isBusy else { return }
    isBusy = true
    Task {
      while !self.waiting.isEmpty { await hand(self.waiting.removeFirst()) }
      self.isBusy = false
    }
  }
}
