import Components
import Localization
import Terminal
import TextUI

/// What is done with the mouse, where it is the session's.
extension Session {
  /// Has the terminal tell of its mouse, or no longer.
  func switchPointer(_ isOn: Bool) {
    guard console.tellsPointer else {
      return say(strings[PointerText.unavailable], .error)
    }
    output.reader.ask(.pointer(isOn))
    say(strings[isOn ? PointerText.on : .off])
  }

  /// Does what the screen that is seen makes of it, in its turn.
  func point(_ event: PointerEvent) {
    pointing.add(event) { event, whenDrawn in
      guard let intent = self.intent(of: event) else { return false }
      if self.dropDown.searched != nil {
        // What is chosen there is opened as by Enter.
        if case .click(_, isSecond: true) = intent {
          self.output.reader.ask(.enter)
          return false
        }
        return self.dropDown.perform(intent, whenSettled: whenDrawn) != nil
      }
      guard let screen = self.stack.current, let action = screen.action(for: intent) else {
        return false
      }
      self.perform(action, movingIn: screen, whenDrawn: whenDrawn)
      return true
    }
  }

  /// What is done with the pointer, a click by the number of its row.
  ///
  /// - Returns: nil for a click beside the rows.
  private func intent(of event: PointerEvent) -> Intent? {
    guard case .clicked(let place, let isAgain) = event.action else { return .point(event) }
    // The first may have moved the rows: the second means what that has chosen.
    if isAgain, let row = pointing.takeClicked() { return .click(row: row, isSecond: true) }
    let isOnScreen = place > 0 || dropDown.searched == nil
    guard isOnScreen, !isBeside(event.column),
      let row = output.row(at: place, column: event.column)
    else { return nil }
    pointing.remember(row, in: scheduler)
    return .click(row: row, isSecond: false)
  }

  /// Whether a column is of what stands beside a list.
  private func isBeside(_ column: Int) -> Bool {
    guard let split = SplitLayout(layout.screen), stack.current?.surface.canSplit == true else {
      return false
    }
    return column >= split.left.columns
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
  /// The row that was clicked, as long as a second click opens it.
  private var clicked: Int?
  private var forgetting: Job?

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

  func remember(_ row: Int, in scheduler: Scheduler) {
    forgetting?.cancel()
    clicked = row
    forgetting = scheduler.after(Delay.doubleClick) { self.clicked = nil }
  }

  /// What a second click opens; a third is a first one again.
  func takeClicked() -> Int? {
    defer { clicked = nil }
    return clicked
  }

  private func handOn(_ hand: @escaping Hand) {
    isBusy = false
    while !isBusy, !waiting.isEmpty {
      isBusy = hand(waiting.removeFirst()) { self.handOn(hand) }
    }
  }
}
