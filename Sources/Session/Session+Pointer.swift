import Components
import Domain
import Localization
import Terminal
import TextUI

/// Handles the mouse.
extension Session {
  /// Takes the mouse from the terminal, or gives it back.
  func switchPointer(_ isOn: Bool) {
    guard console.tellsPointer else {
      return say(strings("This terminal does not report its mouse."), .error)
    }
    output.reader.ask(.pointer(isOn))
    say(
      strings[
        isOn
          ? Words(
            """
            The mouse moves maps and lists now. To select text, hold Shift (in most terminals); \
            mouse off ends this.
            """) : Words("The mouse is the terminal's again.")])
  }

  /// Passes an event to the screen, and returns when the change is drawn, or takes long.
  ///
  /// The reader adds up the events that come meanwhile. So a burst leads to a drawing or two, each of
  /// which is seen, and no event is lost.
  func point(_ event: PointerEvent) async {
    guard let intent = intent(of: event) else { return }
    // Enter opens the row that is chosen there.
    if dropDown.searched != nil, case .click(_, isSecond: true) = intent {
      return output.reader.ask(.enter)
    }
    if let job = begin(intent) { _ = await scheduler.ends(job, within: Delay.busy) }
  }

  /// - Returns: the job that does it; `nil` if there is nothing to do.
  private func begin(_ intent: Intent) -> Job? {
    if dropDown.searched != nil { return dropDown.perform(intent) }
    guard let screen = stack.current, let action = screen.action(for: intent) else { return nil }
    return perform(action, movingIn: screen)
  }

  /// Returns the intent of an event, which names the row of a click; `nil` for a click beside the rows.
  private func intent(of event: PointerEvent) -> Intent? {
    guard case .clicked(let offset, let isAgain) = event.action else { return .point(event) }
    // The first click may have moved the rows: the second means the row that the first has chosen.
    if isAgain, let (row, forgetting) = click.take() {
      // A third click is a first one again.
      forgetting.cancel()
      return .click(row: row, isSecond: true)
    }
    let isOnScreen = offset > 0 || dropDown.searched == nil
    guard isOnScreen, !isBeside(event.column),
      let row = output.row(at: offset, column: event.column)
    else { return nil }
    click?.forgetting.cancel()
    click = (row, scheduler.after(Delay.doubleClick) { self.click = nil })
    return .click(row: row, isSecond: false)
  }

  /// Returns whether a column belongs to the companion.
  private func isBeside(_ column: Int) -> Bool {
    guard let split = SplitLayout(layout.screen), stack.current?.surface.canSplit == true else {
      return false
    }
    return column >= split.left.columns
  }
}
