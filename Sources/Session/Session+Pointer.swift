import Components
import Localization
import Terminal
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
    pointing.add(event) { event, whenDrawn in
      if let searched = self.dropDown.searched {
        guard let action = searched.screen.action(for: .point(event)) else { return false }
        return self.dropDown.perform(action, whenSettled: whenDrawn) != nil
      }
      guard let screen = self.stack.current, let action = screen.action(for: .point(event)) else {
        return false
      }
      return self.perform(action, movingIn: screen, whenDrawn: whenDrawn) != nil
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

  /// Begins what is wanted, and calls back when that is drawn; false where there is nothing to do.
  typealias Hand = @MainActor (PointerEvent, _ whenDrawn: @escaping () -> Void) -> Bool

  func add(_ event: PointerEvent, hand: @escaping Hand) {
    if let last = waiting.last, let merged = last.merged(with: event) {
      waiting[waiting.count - 1] = merged
    } else {
      waiting.append(event)
    }
    if !isBusy { handOn(hand) }
  }

  private func handOn(_ hand: @escaping Hand) {
    isBusy = false
    while !isBusy, !waiting.isEmpty {
      isBusy = hand(waiting.removeFirst()) { self.handOn(hand) }
    }
  }
}
