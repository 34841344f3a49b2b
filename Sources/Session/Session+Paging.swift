import Components
import Domain
import Terminal
import TextUI
import Viper

/// Pages the texts that are longer than the window.
extension Session {
  /// Whether the screen is a text.
  ///
  /// A list has pages of its own, a map fills the window, and at home one wants the prompt.
  var isForReading: Bool {
    switch navigator.current {
    case .detail, .compare: true
    case .home, .list, .favorites, .everything, .recent, .map: false
    }
  }

  /// Prints a text, a part at a time if it is longer than the window.
  ///
  /// - Parameter lay: lays it out for the window as it is then.
  func print(_ lay: () -> [Line]) async throws(ConsoleError) {
    let lines = lay()
    guard pager.isTooLong(lines), !output.isReading else { return try output.write(lines) }
    try await page(isScreen: false, lay)
  }

  /// Pages the screen that waits for it; without one it does nothing.
  func pageWaitingScreen() async throws(ConsoleError) {
    guard let screen = pager.waiting.take() else { return }
    try await page(isScreen: true) { lines(of: screen) }
  }

  /// Pages a text, then does the line that left it.
  private func page(isScreen: Bool, _ lay: () -> [Line]) async throws(ConsoleError) {
    output.footer = []
    let line = try await pager.page(isScreen: isScreen, strings, lay) {
      input.typed = ""
      tellKeys()
      return await read(prompt: prompt)
    }
    guard let line, !PageMove.leaves(line) else { return dropDown.close() }
    try await handle(line)
  }

  /// Leaves the text if the line is the letter for it, and no word that begins with it follows.
  func leaveText(by line: String) {
    guard PageMove.leaves(line) else { return }
    scheduler.after(Delay.word) { [self] in
      if pager.isPaging, input.typed == line { pager.leave() }
    }
  }

  /// Does what a key stands for; Tab leaves the text, and does what it does without one.
  func turn(by key: EditKey) {
    if let move = PageMove.keys[key] { return pager.ask(move) }
    guard key == .tab else { return }
    pager.ask(.leave)
    press(key)
  }
}
