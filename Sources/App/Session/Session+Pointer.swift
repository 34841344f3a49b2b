import Components
import Localization
import TextUI

/// What is done with the mouse, where it is the session's.
extension Session {
  /// Has the terminal tell of its mouse, or no longer.
  func switchPointer(_ isOn: Bool) {
    guard console.tellsPointer else {
      return output.say(Line(strings[PointerText.unavailable], .error))
    }
    output.tellPointer(isOn)
    output.say(Line(strings[isOn ? PointerText.on : .off], .notice))
  }

  /// Does what the screen that is seen makes of it, in its turn.
  func point(_ event: PointerEvent) {
    pointing.add(event) { event in
      if let searched = self.pane.searched {
        return searched.screen.action(for: .point(event)).flatMap { self.pane.perform($0) }
      }
      guard let screen = self.stack.current else { return nil }
      return screen.action(for: .point(event)).flatMap { self.perform($0, movingIn: screen) }
    }
  }
}

/// Hands on what is done with the pointer, one thing after the other.
///
/// What comes while a screen is busy with the movement before is added up: a burst is answered by
/// a drawing or two, each of which is seen, and nothing of it is lost.
@MainActor
final class PointerFeed {
  private var waiting: [PointerEvent] = []
  private var isBusy = false

  /// - Parameter hand: does what is wanted; nil where that is nothing.
  func add(_ event: PointerEvent, hand: @escaping @MainActor (PointerEvent) -> Job?) {
    if let last = waiting.last, let merged = last.merged(with: event) {
      waiting[waiting.count - 1] = merged
    } else {
      waiting.append(event)
    }
    if !isBusy { handOn(hand) }
  }

  private func handOn(_ hand: @escaping @MainActor (PointerEvent) -> Job?) {
    isBusy = false
    while !isBusy, !waiting.isEmpty {
      guard let job = hand(waiting.removeFirst()) else { continue }
      isBusy = true
      job.whenOver { self.handOn(hand) }
    }
  }
}
