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
    case search(Preview, ScreenJobs)
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
  /// The newest search, and its text.
  private var searching: (text: String, job: Job)?
  /// Who waits for rows of the newest search.
  private var answered: [() -> Void] = []

  private let scheduler: Scheduler
  private let activity: Activity?

  /// - Parameters:
  ///   - activity: is told what a search is doing.
  ///   - draw: shows lines below the prompt in place of those before; none takes them away.
  init(_ scheduler: Scheduler, activity: Activity? = nil, draw: @escaping ([Line]) -> Void) {
    self.scheduler = scheduler
    self.activity = activity
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
  func search(_ text: String, in window: Size, hints: LiveHints, make: () -> Preview) {
    guard searching?.text != text || searching?.job.isCancelled == true else { return }
    let jobs: ScreenJobs
    var actions: [ScreenAction] = []
    let screen: any Screen
    if case .search(let current, let its)? = content {
      (screen, jobs) = (current.screen, its)
    } else {
      close()
      let preview = make()
      (screen, jobs) = (preview.screen, ScreenJobs(scheduler, activity: activity))
      content = .search(preview, jobs)
      size = Self.searchSize(window)
      self.hints = Self.isTiny(window) ? nil : hints
      show(screen)
      actions += [screen.action(for: .resize(size))].compactMap(\.self)
    }
    if !isAnnouncing { announced = nil }
    isAnnouncing = false
    ask(screen, for: text, after: actions, in: jobs)
  }

  private func ask(
    _ screen: any Screen, for text: String, after actions: [ScreenAction], in jobs: ScreenJobs
  ) {
    guard let find = screen.action(for: .search(text)) else { return }
    let job = jobs.start(inOrder: actions + [find], whenSettled: holdingBack())
    searching = (text, job)
    job.whenOver { self.tellAnswered() }
  }

  /// Waits for what this machine holds of the newest search: a service is not waited for.
  ///
  /// - Returns: whether there is a row to choose.
  func hasAnswer() async -> Bool {
    while let (text, job) = searching, !job.isOver, searched?.screen.answered != text {
      await withCheckedContinuation { answer in answered.append { answer.resume() } }
    }
    guard let screen = searched?.screen else { return false }
    return screen.answered == searching?.text && screen.hasChoice
  }

  private func tellAnswered() {
    defer { answered = [] }
    for answer in answered { answer() }
  }

  /// Says something of the text that comes next, in the place of the hint.
  func announce(_ line: Line) {
    announced = line
    isAnnouncing = true
  }

  /// Asks something of the screen that is searched, once the rows for the text are there; where
  /// nothing is found, nothing.
  @discardableResult
  func perform(_ intent: Intent) -> Job? {
    searched?.screen.action(for: intent).flatMap { perform($0) }
  }

  /// Does something in the screen that is searched, once the rows for the text are there; where
  /// nothing is found, nothing.
  @discardableResult
  func perform(_ action: ScreenAction, whenSettled: @escaping () -> Void = {}) -> Job? {
    guard case .search(_, let jobs)? = content else { return nil }
    let draw = holdingBack()
    // Not in its slot before: it would end the search that it waits for.
    let later = ScreenAction(slot: nil) {
      guard await self.hasAnswer() else { return }
      if action.slot == nil { await action.run() } else { await jobs.start(action).end() }
    }
    return jobs.start(later) {
      draw()
      whenSettled()
    }
  }

  /// Shows a screen below the prompt, after the change that is started next and from then on after
  /// each.
  ///
  /// - Returns: draws the change; to be called when it is done, or has long been awaited.
  func follow(_ screen: any Screen, in window: Size, hints: LiveHints) -> () -> Void {
    if followed !== screen {
      close()
      content = .screen(screen)
      show(screen)
    }
    self.hints = Self.isTiny(window) ? nil : hints
    size = Self.screenSize(window)
    return holdingBack()
  }

  /// Fits what stands there into a window of another size.
  ///
  /// - Parameter hints: what the keys of a search do there.
  func fit(into window: Size, hints: LiveHints?) {
    switch content {
    case .search(let preview, let jobs)?:
      size = Self.searchSize(window)
      self.hints = Self.isTiny(window) ? nil : hints
      guard let resized = preview.screen.action(for: .resize(size)) else { return redraw() }
      if let (text, job) = searching, !job.isOver {
        ask(preview.screen, for: text, after: [resized], in: jobs)
      } else {
        jobs.start(resized, whenSettled: holdingBack())
      }
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
    if case .search(let preview, let jobs) = content {
      _ = jobs.leave()
      preview.screen.leave()
    }
    self.content = nil
    (announced, isAnnouncing) = (nil, false)
    searching = nil
    tellAnswered()
    draw([])
  }

  private func show(_ screen: any Screen) {
    // Until `close`, which lets go of both.
    screen.surface.changed = { _ in
      self.redraw()
      self.tellAnswered()
    }
  }

  /// Draws nothing of what is under way: it is not looked at any more.
  func holdBack() { _ = holdingBack() }

  /// Has the rows stay as they are until what it returns is called, or that of a later change.
  private func holdingBack() -> () -> Void {
    asked += 1
    let number = asked
    isHeldBack = true
    return {
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
