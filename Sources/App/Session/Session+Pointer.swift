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
        guard let action = searched.screen.action(for: .point(event)) else { return }
        await self.pane.perform(action)?.value
      } else if let screen = self.stack.current, let action = screen.action(for: .point(event)) {
        await self.perform(action, movingIn: screen)?.value
      }
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
