import Components
import TextUI

/// The drop-down below the prompt, while a line is typed: a search that follows each key, or the screen
/// that keys move about in.
///
/// A search has a screen of its own, so that the one on the stack stays as it was.
@MainActor
final class DropDown {
  private let draw: ([Line]) -> Void
  private let activity: Activity?
  private var screen: Screen?
  /// What is searched; nil where nothing is.
  private(set) var searched: Preview?
  /// How the window is divided; what stands there is fitted by `fit`.
  var layout = WindowLayout(Size(columns: 80, rows: 1))
  /// Says what the keys do when that is drawn, whether there is something to choose or not: it depends
  /// on the window, on what is typed and on what stands beside the screen.
  private var hint: ((_ hasChoice: Bool) -> Line)?
  /// Said in the place of the hint of a text; the text is nil until it is typed.
  private var announced: (line: Line, text: String?)?
  /// The change that is to be drawn next; nothing is drawn until it is done.
  private var awaited: Change?
  /// The newest search.
  private var searching: (search: LiveSearch, job: Job)?
  /// Who waits for rows of the newest search.
  private var answered: [() -> Void] = []
  /// What the last key does among these rows.
  private var lastKey: Job?
  /// Whether a row was chosen by keys since the text was typed.
  private var hasMoved = false

  /// - Parameters:
  ///   - activity: is told what a search is doing.
  ///   - draw: shows lines below the prompt in place of those before; none takes them away.
  init(activity: Activity? = nil, draw: @escaping ([Line]) -> Void) {
    self.activity = activity
    self.draw = draw
  }

  private final class Change {}

  private var size: Size { searched == nil ? layout.dropDown : layout.search }

  /// The screen that keys move about in; nil where there is none.
  var followed: Screen? { searched == nil ? screen : nil }

  /// Follows what is typed after `/`.
  ///
  /// - Parameters:
  ///   - hint: what the keys do; it stands below the rows.
  ///   - make: makes the screen to search, for the first key.
  func search(
    _ search: LiveSearch, hint: @escaping (Bool) -> Line, make: () -> Preview
  ) {
    if let searching, searching.search.kind != search.kind { close() }
    guard searching?.search.text != search.text || searching?.job.isCancelled == true else {
      return
    }
    var actions: [ScreenAction] = []
    if searched == nil {
      let preview = make()
      preview.screen.jobs.activity = activity
      show(preview.screen, preview, hint: hint)
      actions = [preview.screen.action(for: .resize(size))].compactMap(\.self)
    }
    if announced?.text == nil { announced?.text = search.text }
    hasMoved = false
    ask(for: search, after: actions)
  }

  private func ask(for search: LiveSearch, after actions: [ScreenAction]) {
    guard let screen, let find = screen.action(for: .search(search.text)) else { return }
    let job = screen.jobs.start(inOrder: actions + [find], whenSettled: holdingBack())
    searching = (search, job)
    job.whenOver { self.tellAnswered() }
  }

  /// Waits for what this machine holds of the newest search: a service is not waited for.
  ///
  /// - Returns: whether there is a row to choose.
  func hasAnswer() async -> Bool {
    while let (search, job) = searching, !job.isOver, screen?.status.answered != search.text {
      await withCheckedContinuation { answer in answered.append { answer.resume() } }
    }
    guard searched != nil, let screen else { return false }
    return screen.status.answered == searching?.search.text && screen.hasChoice
  }

  /// Whether the rows are only near to what was searched, and none of them was chosen: they are offered,
  /// and never taken.
  var isGuess: Bool { screen?.status.outcome == .nothingFound && !hasMoved }

  /// Waits for all that the newest search may find.
  ///
  /// - Returns: whether there is a row to choose.
  func hasLastAnswer() async -> Bool {
    await searching?.job.end()
    return await hasAnswer()
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
    guard let screen = searched?.screen, let action = screen.action(for: intent) else { return nil }
    switch intent {
    case .step, .nextPage, .previousPage: hasMoved = true
    default: break
    }
    let before = lastKey
    // Not in its slot before: it would end the search that it waits for.
    let later = ScreenAction(slot: nil) {
      // Who comes when the rows are there must not overtake who waited for them.
      await before?.end()
      guard await self.hasAnswer() else { return }
      if action.slot == nil { await action.run() } else { await screen.jobs.start(action).end() }
    }
    let job = screen.jobs.start(later, whenSettled: holdingBack())
    // A page that is turned may have to be fetched: no key waits for that.
    if action.slot == nil { lastKey = job }
    return job
  }

  /// Shows a screen below the prompt, after the change that is started next and from then on after
  /// each.
  ///
  /// - Returns: draws the change; to be called when it is done, or has long been awaited.
  func follow(_ screen: Screen, hint: @escaping (Bool) -> Line) -> () -> Void {
    if followed !== screen { show(screen, hint: hint) }
    return holdingBack()
  }

  /// Says what the keys do after something was typed beside it.
  func tellHints() {
    if followed != nil { redraw() }
  }

  /// Fits what stands there into another window.
  func fit() {
    guard let resized = searched?.screen.action(for: .resize(size)) else { return redraw() }
    if let (search, job) = searching, !job.isOver {
      ask(for: search, after: [resized])
    } else {
      searched?.screen.jobs.start(resized, whenSettled: holdingBack())
    }
  }

  /// Takes the rows away; a search that is under way ends.
  func close() {
    guard let screen else { return }
    screen.surface.changed = nil
    searched?.screen.leave()
    (self.screen, searched, hint, announced, searching) = (nil, nil, nil, nil, nil)
    tellAnswered()
    draw([])
  }

  private func show(
    _ screen: Screen, _ searched: Preview? = nil, hint: @escaping (Bool) -> Line
  ) {
    close()
    (self.screen, self.searched, self.hint) = (screen, searched, hint)
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
    guard let screen, awaited == nil else { return }
    // What goes from beside it is drawn with it; what comes later changes the surface, and is drawn then.
    awaited = Change()
    _ = screen.follow()
    awaited = nil
    let announced = announced.flatMap { $0.text == searching?.search.text ? $0.line : nil }
    let hint = announced ?? (layout.hasHint ? hint?(screen.hasChoice) : nil)
    draw(layout.dropDown(screen.surface.preview(for: size), hint: hint, in: size))
  }
}
