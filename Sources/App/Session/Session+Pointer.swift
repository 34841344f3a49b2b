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
        guard let action = searched.screen.pointer(event) else { return }
        await self.pane.perform(action)?.value
      } else if let screen = self.stack.current, let action = screen.pointer(event) {
        await self.perform(action, movingIn: screen)?.value
      }
    }
  }
}
