import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// Shows what is at the end of the navigator's path.
extension Session {
  /// Follows the navigator and shows what is new; updates run one after the other.
  ///
  /// - Parameters:
  ///   - isNew: whether the screen is entered and printed anew, even if it is the same.
  ///   - isLate: whether nobody waits for the update, so that a line may be read meanwhile.
  func update(isNew: Bool = false, isLate: Bool = false) async throws(ConsoleError) {
    while let updating, !updating.isOver { await updating.wait() }
    var failure: ConsoleError?
    let job = scheduler.start {
      do throws(ConsoleError) {
        try await self.bringUpToDate(isNew: isNew, isLate: isLate)
      } catch {
        failure = error
      }
    }
    updating = job
    await job.wait()
    if let failure { throw failure }
    if !isLate { try await pageWaitingScreen() }
  }

  /// Starts an update that nobody waits for; a terminal that fails is noticed at the next line.
  func updateLater() {
    guard !isOver else { return }
    scheduler.start { try? await self.update(isLate: true) }
  }

  private func bringUpToDate(isNew: Bool, isLate: Bool) async throws(ConsoleError) {
    // An update that waited for its turn may come after the end.
    guard !isOver else { return }
    let path = navigator.path
    let isElsewhere = stack.show(path)
    if console.isInteractive { visits.record(path, since: navigator.start) }
    if isElsewhere || isNew {
      isShown = false
      let jobs = stack.appear(at: layout.screen)
      await wait(for: scheduler.start { for job in jobs { await job.wait() } })
    }
    guard let screen = stack.current else { return }
    showPrompt()
    await complete(screen)
    if !screen.status.givesWay {
      returnPath = path
    } else if screen.status.outcome == .nothingFound {
      return try await giveWay(screen, isLate: isLate)
    }
    guard screen.surface.isDirty || isElsewhere || isNew else { return }
    try show(screen, isLate: isLate)
  }

  /// Makes the screen at the end of the path, and waits until it has what it shows; nothing is printed.
  func openEnd() async {
    isShown = false
    _ = stack.show(navigator.path)
    let jobs = stack.appear(at: layout.screen)
    await wait(for: scheduler.start { for job in jobs { await job.wait() } })
  }

  /// Leaves what was opened since the path was at a position, as if it had not been opened.
  func goBack(to position: Navigator<Destination>.Position, wasShown: Bool) {
    navigator.restore(position)
    _ = stack.show(navigator.path)
    isShown = wasShown
  }

  /// Goes back from a screen that has nothing to show, and says there why.
  private func giveWay(_ screen: Screen, isLate: Bool) async throws(ConsoleError) {
    let reason = lines(of: screen).map(\.text).joined(separator: " ")
    navigator.replace(with: Array(returnPath.dropFirst()))
    _ = stack.show(navigator.path)
    // If the screen took the place of another, or was seen to load, the one before is shown again.
    if isShown || stack.current?.hasAppeared == false {
      try await bringUpToDate(isNew: true, isLate: isLate)
    }
    isShown = true
    fail(reason, .nothingFound)
  }

  /// Starts the additions to a screen, and brings its companion in line, and waits a moment for both: if
  /// they are done by then, they are shown with the rest.
  func complete(_ screen: Screen) async {
    if let additions = screen.startAdditions(), !screen.jobs.isStreaming {
      // Below the prompt it is drawn as it comes.
      await wait(for: additions, within: Delay.pictures) { self.dropDown.screenBelow == nil }
    }
    if let updating = screen.updateCompanion() {
      await wait(for: updating, within: Delay.companion)
    }
  }

  /// The lines of a screen for the window as it is now; they count as printed from then on.
  func lines(of screen: Screen) -> [Line] {
    screen.surface.lines(for: console.layout(layout.screen))
  }

  /// Prints a screen.
  ///
  /// Off a terminal standard output is for data, so that a failure is one line beside it. Late content
  /// takes the place of the screen that stands there. A text that is longer than the window is paged,
  /// unless somebody is typing.
  func show(_ screen: Screen, isLate: Bool = false) throws(ConsoleError) {
    // In a script the calls come before what they led to; in a window they would push that out.
    if !console.isInteractive { showTrace() }
    if pager.isPaging {
      if pager.showsScreen { pager.ask(nil) }
      return
    }
    // A text that was left stays left: a change between two lines is drawn at the next prompt.
    if isLate, isShown, output.hasLeftText, !output.isReading { return }
    let lines = lines(of: screen)
    let outcome = screen.status.outcome
    if outcome.status != .done { status = outcome.status }
    if let error = outcome.error, !console.isInteractive {
      return say(strings.message(for: error), .error)
    }
    let isAgain = isShown && output.isReading && output.showsScreen
    isShown = true
    let isTyping = output.isReading && !input.typed.isEmpty
    guard isForReading, pager.isTooLong(lines), output.part == nil || !isAgain, !isTyping else {
      if isAgain {
        output.rewrite(lines, isFailure: outcome.error != nil)
      } else {
        try output.write(lines, isScreen: true)
      }
      // Rows that come late can be chosen.
      if output.isReading, !isTyping { changeBar() }
      return
    }
    pager.waiting = screen
    if isLate || output.isReading { input.add(pageWaitingScreen) }
  }
}
