import Components
import Domain
import Terminal
import TextUI
import Viper

/// What the size of the window means to the session.
extension Session {
  /// The size of the window when it was looked at last.
  var window: Size { Size(columns: size.columns, rows: size.rows + 1) }

  /// The size screens are laid out for: the prompt's row is not theirs, nor are those of a trace.
  var screenSize: Size {
    guard console.isInteractive else { return console.size }
    let others = 1 + traceRows + (hasLetters ? 1 : 0)
    return Size(columns: console.size.columns, rows: max(1, console.size.rows - others))
  }

  /// Tells the current screen when the window has another size than before.
  ///
  /// - Returns: whether it has.
  @discardableResult
  func adoptSize() async -> Bool {
    guard screenSize != size else { return false }
    size = screenSize
    pane.fit(into: window, hints: searching.map(hints))
    showBanner()
    if let action = stack.current?.action(for: .resize(size)), let job = stack.start(action) {
      _ = await isFinished(job)
    }
    return true
  }

  /// Lays what is in the window out anew for its new size.
  func redraw() async {
    guard await adoptSize() else { return }
    guard paging == nil else { return turn(.relaid) }
    guard output.showsScreen, let screen = stack.current else { return }
    await addDue()
    await follow(screen)
    output.redraw(screen.surface.lines(for: console.layout(size)))
  }

  /// Takes over what the terminal says is behind its text.
  ///
  /// The prompt, and what stands below it, is in the new colors at once. Of what was printed only a
  /// map is drawn again, in its place: the rest can be read on any background.
  func adopt(_ background: TerminalBackground) {
    let shown = console.shownTheme
    console.background = background
    guard console.shownTheme != shown else { return }
    showPrompt()
    guard output.showsScreen, paging == nil, pane.followed == nil, navigator.showsMap,
      let screen = stack.current
    else { return }
    output.rewrite(screen.surface.lines(for: console.layout(size)))
  }

  /// Brings what stands beside a list in line with it.
  func follow(_ screen: any Screen) async {
    guard let following = screen.follow() else { return }
    _ = await isFinished(following, within: Delay.companion)
  }
}

extension Navigator<Destination> {
  /// Whether a map is what one looks at, or a part of it.
  fileprivate var showsMap: Bool {
    [current, companion].contains { if case .map = $0 { true } else { false } }
  }
}
