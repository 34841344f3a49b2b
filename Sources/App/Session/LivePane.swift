import Components
import Domain
import Localization
import TextUI
import Viper

/// What stands below the prompt while a line is typed: a search that follows each key, or the
/// screen that keys move about in.
///
/// A search has a screen of its own, so that the one on the stack stays as it was.
@MainActor
final class LivePane {
  private enum Content {
    case search(Preview, ScreenTasks)
    case screen(any Screen)

    var screen: any Screen {
      switch self {
      case .search(let preview, _): preview.screen
      case .screen(let screen): screen
      }
    }
  }

  /// The rows a search takes at most in a small window, so that what was shown before stays in
  /// sight; in a large one it takes half.
  private static let mostRows = 14

  private let draw: ([Line]) -> Void
  private var content: Content?
  private var size = Size(columns: 80, rows: 1)
  private var hints: LiveHints?
  /// Said in the place of the hint, until the text changes.
  private var announced: Line?
  private var isAnnouncing = false
  /// How many changes were asked for; only the last one's rows are drawn.
  private var asked = 0
  private var isHeldBack = false
  /// What the newest search waits for.
  private var searching: Task<Void, Never>?

  private let waiting: WaitingFeed?

  /// - Parameters:
  ///   - waiting: is told what a search is doing.
  ///   - draw: shows lines below the prompt in place of those before; none takes them away.
  init(waiting: WaitingFeed? = nil, draw: @escaping ([Line]) -> Void) {
    self.waiting = waiting
    self.draw = draw
  }

  /// What is searched; nil where nothing is.
  var searched: Preview? {
    if case .search(let preview, _)? = content { preview } else { nil }
  }

  /// The screen that keys move about in; nil where there is none.
  var followed: (any Screen)? {
    if case .screen(let screen)? = content { screen } else { nil }
  }

  /// Follows what is typed after `/`.
  ///
  /// - Parameters:
  ///   - hints: what the keys do; it stands below the rows.
  ///   - make: makes the screen to search, for the first key.
  /// - Returns: when the rows for the text are shown, or others take their place.
  func search(
    _ text: String, in window: Size, hints: LiveHints, make: () -> Preview
  ) -> Task<Void, Never>? {
    let tasks: ScreenTasks
    var actions: [ScreenAction] = []
    let screen: any Screen
    if case .search(let current, let its)? = content {
      (screen, tasks) = (current.screen, its)
    } else {
      close()
      let preview = make()
      (screen, tasks) = (preview.screen, ScreenTasks(waiting: waiting))
      content = .search(preview, tasks)
      size = Self.searchSize(window)
      self.hints = Self.isTiny(window) ? nil : hints
      show(screen)
      actions += [screen.action(for: .resize(size))].compactMap(\.self)
    }
    if !isAnnouncing { announced = nil }
    isAnnouncing = false
    guard let find = screen.action(for: .search(text)) else { return nil }
    let task = tasks.start(inOrder: actions + [find])
    drawn(after: task)
    searching = task
    return task
  }

  /// Says something of the text that comes next, in the place of the hint.
  func announce(_ line: Line) {
    announced = line
    isAnnouncing = true
  }

  /// Whether there is nothing to choose in what is searched.
  var isVain: Bool {
    !(searched?.screen.hasChoice ?? false)
  }

  /// Asks something of the screen that is searched, once the rows for the text are there.
  @discardableResult
  func perform(_ intent: Intent) -> Task<Void, Never>? {
    searched?.screen.action(for: intent).flatMap(start)?.change
  }

  /// Does what moves about in the screen that is searched.
  ///
  /// - Returns: when that is drawn.
  func perform(_ action: ScreenAction) -> Task<Void, Never>? {
    start(action)?.drawn
  }

  private func start(
    _ action: ScreenAction
  ) -> (change: Task<Void, Never>, drawn: Task<Void, Never>)? {
    guard case .search(_, let tasks)? = content else { return nil }
    let later = ScreenAction(slot: action.slot) { [searching] in
      await searching?.value
      await action.run()
    }
    let change = tasks.start(later)
    return (change, drawn(after: change))
  }

  /// Shows a screen below the prompt, after a change and from then on after each.
  ///
  /// - Returns: when the change is drawn, or has long been awaited.
  func follow(
    _ screen: any Screen, in window: Size, hints: LiveHints, after change: Task<Void, Never>
  ) -> Task<Void, Never> {
    if followed !== screen {
      close()
      content = .screen(screen)
      show(screen)
    }
    self.hints = Self.isTiny(window) ? nil : hints
    size = Self.screenSize(window)
    return drawn(after: change)
  }

  /// Fits what stands there into a window of another size.
  ///
  /// - Parameter hints: what the keys of a search do there.
  func fit(into window: Size, hints: LiveHints?) {
    switch content {
    case .search(let preview, let tasks)?:
      size = Self.searchSize(window)
      self.hints = Self.isTiny(window) ? nil : hints
      guard let resized = preview.screen.action(for: .resize(size)) else { return redraw() }
      drawn(after: tasks.start(resized))
    case .screen?:
      size = Self.screenSize(window)
      redraw()
    case nil: break
    }
  }

  /// Takes the rows away; a search that is under way ends.
  func close() {
    guard let content else { return }
    content.screen.surface.changed = nil
    if case .search(let preview, let tasks) = content {
      _ = tasks.leave()
      preview.screen.leave()
    }
    self.content = nil
    (announced, isAnnouncing) = (nil, false)
    searching = nil
    draw([])
  }

  private func show(_ screen: any Screen) {
    // Until `close`, which lets go of both.
    screen.surface.changed = { _ in self.redraw() }
  }

  /// Draws when a change is done, or takes too long: the rows before stay until then.
  @discardableResult
  private func drawn(after change: Task<Void, Never>) -> Task<Void, Never> {
    asked += 1
    let number = asked
    isHeldBack = true
    return Task {
      _ = await change.ends(within: WaitingFeed.patience)
      guard number == self.asked else { return }
      self.isHeldBack = false
      self.redraw()
    }
  }

  private func redraw() {
    guard let content, !isHeldBack else { return }
    // What comes of it changes the surface, which has it drawn.
    _ = content.screen.follow()
    let hint = announced ?? (content.screen.hasChoice ? hints?.usual : hints?.nothing)
    let said = hint.map { [$0.truncated(to: size.columns)] } ?? []
    draw(shown(content.screen.surface.preview(for: size)) + said)
  }

  /// A screen may be longer than the room: it goes on when it is printed.
  private func shown(_ lines: [Line]) -> [Line] {
    guard lines.count > size.rows else { return lines }
    return lines.prefix(max(0, size.rows - 1)) + [Line("…", .dim)]
  }

  /// Whether a window is better used for rows than for a hint.
  private static func isTiny(_ window: Size) -> Bool { window.rows < 8 }

  private static func screenSize(_ window: Size) -> Size {
    Size(columns: window.columns, rows: max(1, window.rows - (isTiny(window) ? 1 : 2)))
  }

  private static func searchSize(_ window: Size) -> Size {
    let rows = min(screenSize(window).rows, max(mostRows, window.rows / 2))
    return Size(columns: window.columns, rows: rows)
  }
}
