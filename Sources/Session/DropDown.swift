import Components
import TextUI

/// The drop-down below the prompt while a line is typed.
///
/// It shows a search that follows each key, or the screen that keys move about in.
///
/// A search has a screen of its own, so that the one on the stack stays as it was.
@MainActor
final class DropDown {
  private let draw: ([Line]) -> Void
  private let activity: Activity?
  private var screen: Screen?
  /// The screen of the search; `nil` if nothing is searched.
  private(set) var searched: Preview?
  /// The division of the window; `fit` brings the rows in line with it.
  var layout = WindowLayout(Size(columns: 80, rows: 1))
  /// Returns the hint about the keys.
  ///
  /// It is made anew for each drawing, because it depends on the window, on the line that is typed
  /// and on the companion of the screen.
  private var hint: ((_ hasChoice: Bool) -> Line)?
  /// The line that takes the place of the hint for one text; the text is `nil` until it is typed.
  private var announced: (line: Line, text: String?)?
  /// The change that is drawn next; nothing is drawn until it is done.
  private var awaited: Change?
  /// The newest search.
  private var searching: (search: LiveSearch, job: Job)?
  /// The continuations that wait for rows of the newest search.
  private var answered: [() -> Void] = []
  /// The job of the last key among these rows.
  private var lastKey: Job?
  /// Whether a row was chosen by keys since the text was typed.
  private var hasMoved = false

  /// - Parameters:
  ///   - activity: hears of the work of a search.
  ///   - draw: shows lines below the prompt in place of those before; an empty array takes them away.
  init(activity: Activity? = nil, draw: @escaping ([Line]) -> Void) {
    self.activity = activity
    self.draw = draw
  }

  private final class Change {}

  private var size: Size { searched == nil ? layout.dropDown : layout.search }

  /// The screen that keys move about in; `nil` if there is none.
  var screenBelow: Screen? { searched == nil ? screen : nil }

  /// Searches for the text that is typed after `/`, `find` or `pick`.
  ///
  /// - Parameters:
  ///   - hint: returns the hint about the keys, which stands below the rows.
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
    job.whenOver {
      self.tellAnswered()
      // Additions to the rows come after them, and only if nobody has typed on.
      if !job.isCancelled, self.searching?.job === job { self.searched?.screen.startAdditions() }
    }
  }

  /// Waits until the newest search has looked through the data of this machine; it does not wait for a
  /// service.
  ///
  /// - Returns: whether there is a row to choose.
  func waitForAnswer() async -> Bool {
    while let (search, job) = searching, !job.isOver, screen?.status.answered != search.text {
      await withCheckedContinuation { answer in answered.append { answer.resume() } }
    }
    guard searched != nil, let screen else { return false }
    return screen.status.answered == searching?.search.text && screen.hasChoice
  }

  /// Whether the rows are only near to the text, and none of them was chosen.
  ///
  /// Such rows are offered and never taken.
  var isGuess: Bool { screen?.status.outcome == .nothingFound && !hasMoved }

  /// Waits until the newest search has ended.
  ///
  /// - Returns: whether there is a row to choose.
  func hasLastAnswer() async -> Bool {
    await searching?.job.wait()
    return await waitForAnswer()
  }

  private func tellAnswered() {
    defer { answered = [] }
    for answer in answered { answer() }
  }

  /// Shows a line in place of the hint for the text that comes next.
  func announce(_ line: Line) {
    announced = (line, nil)
  }

  /// Passes an intent to the screen of the search when the rows for the text are there.
  ///
  /// If nothing is found, it does nothing.
  @discardableResult
  func perform(_ intent: Intent) -> Job? {
    guard let screen = searched?.screen, let action = screen.action(for: intent) else { return nil }
    switch intent {
    case .step, .nextPage, .previousPage: hasMoved = true
    default: break
    }
    let before = lastKey
    // The action waits outside its slot: inside, it would cancel the search that it waits for.
    let later = ScreenAction(slot: nil) {
      // A key that comes when the rows are there must not overtake a key that waited for them.
      await before?.wait()
      guard await self.waitForAnswer() else { return }
      if action.slot == nil { await action.run() } else { await screen.jobs.start(action).wait() }
    }
    let job = screen.jobs.start(later, whenSettled: holdingBack())
    // The next page may have to be fetched: no key waits for that.
    if action.slot == nil { lastKey = job }
    return job
  }

  /// Shows a screen below the prompt, and draws it anew after each change.
  ///
  /// - Returns: a function that draws the change that is started next; the caller calls it when the
  ///   change is done, or takes long.
  func showBelow(_ screen: Screen, hint: @escaping (Bool) -> Line) -> () -> Void {
    if screenBelow !== screen { show(screen, hint: hint) }
    return holdingBack()
  }

  /// Draws the hint anew after a line was changed.
  func tellHints() {
    if screenBelow != nil { redraw() }
  }

  /// Fits the rows into another window.
  func fit() {
    guard let resized = searched?.screen.action(for: .resize(size)) else { return redraw() }
    if let (search, job) = searching, !job.isOver {
      ask(for: search, after: [resized])
    } else {
      searched?.screen.jobs.start(resized, whenSettled: holdingBack())
    }
  }

  /// Waits for the actions of the keys so far.
  func waitForKeys() async { await lastKey?.wait() }

  /// Takes the rows away, and hands over the screen of the search as it is; `nil` if nothing is searched.
  func release() -> Preview? {
    let preview = searched
    searched = nil
    close()
    return preview
  }

  /// Takes the rows away and ends a search.
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
    // The cycle lasts until `close`, which lets go of both.
    screen.surface.changed = { _ in
      self.redraw()
      self.tellAnswered()
    }
  }

  /// Draws no more changes: nobody looks at the rows any more.
  func holdBack() { _ = holdingBack() }

  /// Keeps the rows as they are for the change that is started next.
  ///
  /// - Returns: a function that draws them; it does nothing if a later change has begun.
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
    // If the companion leaves, that is drawn with the screen; one that comes later changes the surface,
    // and is drawn then.
    awaited = Change()
    _ = screen.updateCompanion()
    awaited = nil
    let announced = announced.flatMap { $0.text == searching?.search.text ? $0.line : nil }
    let hint = announced ?? (layout.hasHint ? hint?(screen.hasChoice) : nil)
    draw(layout.dropDown(screen.surface.preview(for: size), hint: hint, in: size))
  }
}
