import Components
import Domain
import Terminal
import TextUI
import Trace
import Viper

/// What the size of the window means to the session.
extension Session {
  /// How the window is divided as it is now.
  var currentLayout: WindowLayout {
    let tracer = host.tracer
    return WindowLayout(
      console.size, isInteractive: console.isInteractive,
      isTracing: tracer.log.isOn && tracer.feed.isShown, hasLetters: hasLetters)
  }

  /// Tells the current screen when the window has another size than before.
  ///
  /// - Returns: whether it has.
  @discardableResult
  func adoptSize() async -> Bool {
    guard currentLayout != layout else { return false }
    layout = currentLayout
    dropDown.fit(into: layout)
    showBanner()
    if let action = stack.current?.action(for: .resize(layout.screen)),
      let job = stack.start(action)
    {
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
    output.redraw(screen.surface.lines(for: console.layout(layout.screen)))
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
    guard output.showsScreen, paging == nil, dropDown.followed == nil, navigator.showsMap,
      let screen = stack.current
    else { return }
    output.rewrite(screen.surface.lines(for: console.layout(layout.screen)))
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
