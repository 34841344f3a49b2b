import Components
import Domain
import Localization
import TextUI
import Viper

/// The drop-down below the prompt, while a line is typed: a search that follows each key, or the screen
/// that keys move about in.
///
/// A search has a screen of its own, so that the one on the stack stays as it was.
@MainActor
final class DropDown {
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

  private let draw: ([Line]) -> Void
  private var content: Content?
  private var layout = WindowLayout(Size(columns: 80, rows: 1))
  /// Says what the keys do when that is drawn: it depends on the window, on what is typed and on what
  /// stands beside the screen.
  private var hints: (() -> LiveHints)?
  /// Said in the place of the hint of a text; the text is nil until it is typed.
  private var announced: (line: Line, text: String?)?
  /// The change that is to be drawn next; nothing is drawn until it is done.
  private var awaited: Change?
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

  private final class Change {}

  private var size: Size { searched == nil ? layout.dropDown : layout.search }

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
  func search(
    _ text: String, in layout: WindowLayout, hints: @escaping () -> LiveHints, make: () -> Preview
  ) {
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
      self.layout = layout
      self.hints = hints
      show(screen)
      actions += [screen.action(for: .resize(size))].compactMap(\.self)
    }
    if announced?.text == nil { announced?.text = text }
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
    announced = (line, nil)
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
  func follow(
    _ screen: any Screen, in layout: WindowLayout, hints: @escaping () -> LiveHints
  ) -> () -> Void {
    if followed !== screen {
      close()
      content = .screen(screen)
      show(screen)
    }
    self.hints = hints
    self.layout = layout
    return holdingBack()
  }

  /// Says what the keys do after something was typed beside it.
  func tellHints() {
    if followed != nil { redraw() }
  }

  /// Fits what stands there into another window.
  func fit(into layout: WindowLayout) {
    self.layout = layout
    guard case .search(let preview, let jobs)? = content else { return redraw() }
    guard let resized = preview.screen.action(for: .resize(size)) else { return redraw() }
    if let (text, job) = searching, !job.isOver {
      ask(preview.screen, for: text, after: [resized], in: jobs)
    } else {
      jobs.start(resized, whenSettled: holdingBack())
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
    hints = nil
    announced = nil
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
    let change = Change()
    awaited = change
    return {
      guard self.awaited === change else { return }
      self.awaited = nil
      self.redraw()
    }
  }

  private func redraw() {
    guard let content, awaited == nil else { return }
    // What comes of it changes the surface, which has it drawn.
    _ = content.screen.follow()
    let announced = announced.flatMap { $0.text == searching?.text ? $0.line : nil }
    let hints = hints?()
    let usual = content.screen.hasChoice ? hints?.usual : hints?.nothing
    let hint = announced ?? (layout.hasHint ? usual : nil)
    draw(layout.dropDown(content.screen.surface.preview(for: size), hint: hint, in: size))
  }
}
