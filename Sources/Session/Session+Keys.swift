import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// Follows the line while it is typed: a search follows its text, and keys do commands.
extension Session {
  /// Handles the events of the reader until there are no more.
  func readKeys() async {
    for await event in output.reader.edits {
      switch event {
      case .changed(let line):
        let wasEmpty = input.typed.isEmpty
        input.typed = line
        if pager.isPaging { leaveText(by: line) }
        if wasEmpty != line.isEmpty { changeBar() }
        if !output.isLive { break }
        if let wanted = liveSearch(line) {
          search(wanted)
        } else if dropDown.searched != nil {
          dropDown.close()
          output.restore()
        } else {
          dropDown.tellHints()
        }
      case .listed(let lines): output.add(lines)
      // The editor has emptied the line.
      case .key(.escape) where !input.typed.isEmpty && dropDown.searched == nil: break
      case .key(let key) where pager.isPaging && dropDown.searched == nil:
        turn(by: key)
      case .key(let key): press(key)
      case .pointer where pager.isPaging: break
      case .pointer(let event): await point(event)
      case .background(let background): adopt(background)
      case .cut:
        dropDown.announce(Line(strings("Only the start of what was pasted fits."), .notice))
      case .resized: await redraw()
      case .over: input.finishRead()
      }
      tellKeys()
    }
    input.finish()
  }

  func tellKeys() {
    let keys = pager.isPaging ? PageMove.captured(hasLetters: hasLetters) : stack.current?.keys
    // Enter would only leave another prompt behind.
    let isIdle = isForReading && !pager.isPaging && dropDown.screenBelow == nil
    let idle = isIdle ? ["\r", "\n"].map(EditKey.character) : []
    capture?.set(
      (keys ?? []) + idle, canFind: canFind, hasLetters: hasLetters && !pager.isPaging)
  }

  /// Returns the search that a line asks for; `nil` if it is no search.
  func liveSearch(_ line: String) -> LiveSearch? {
    LiveSearch(line, canFind: canFind, hasLetters: hasLetters)
  }

  private var canFind: Bool { stack.current?.action(for: .find("")) != nil }

  func press(_ key: EditKey) {
    if key == .escape { return escape() }
    if dropDown.searched != nil {
      if let intent = LiveSearch.keys[key] { dropDown.perform(intent) }
      return
    }
    guard let screen = stack.current else { return }
    switch screen.action(for: key, hasLetters: hasLetters) {
    case .screen(let action): perform(action, movingIn: screen)
    case .session(let command): perform(later: command)
    case nil: break
    }
  }

  /// Ends a search; without one it goes back.
  private func escape() {
    let wasSearch = dropDown.searched != nil
    dropDown.close()
    if wasSearch {
      output.restore()
    } else if let screen = stack.current, let action = screen.action(for: .close) {
      perform(action, movingIn: screen)
    } else {
      perform(later: .back)
    }
  }

  /// Does a command of the session that a key stands for, between two lines.
  private func perform(later command: CommonCommand) {
    dropDown.close()
    input.add { () async throws(ConsoleError) in try await self.perform(command) }
  }

  /// Starts an action that moves about in the current screen, and shows the screen below the prompt.
  @discardableResult
  func perform(_ action: ScreenAction, movingIn screen: Screen) -> Job {
    let job = screen.jobs.start(action, whenSettled: showBelow(screen))
    moving = job
    // After the end there are no screens any more.
    job.whenOver { if !self.isOver { self.showPath() } }
    return job
  }

  /// Shows the destination that a key led to below the prompt.
  private func showPath() {
    stack.current?.startAdditions()
    // A new screen is printed. One that takes the place of another, as the next detail does, is shown
    // below.
    if navigator.path.count != stack.titles.count {
      dropDown.close()
      return input.add { () async throws(ConsoleError) in try await self.update() }
    }
    guard stack.show(navigator.path), let screen = stack.current else { return showTitles() }
    isShown = false
    for job in stack.appear(at: layout.screen, whenSettled: showBelow(screen)) {
      job.whenOver {
        guard !self.isOver else { return }
        self.stack.current?.startAdditions()
        self.showPrompt()
      }
    }
  }

  /// Shows a screen below the prompt.
  ///
  /// - Returns: a function that draws the change that is started next.
  func showBelow(_ screen: Screen) -> () -> Void {
    dropDown.showBelow(screen) { [self] _ in Line(keysNow(of: screen), .dim) }
  }

  /// Opens the chosen row; a screen without rows is printed if keys have moved about in it.
  func openChosen(orPrint isPrinted: Bool) async throws(ConsoleError) {
    if try await ask(.open) { return }
    guard isPrinted else { return }
    if let moving { await wait(for: moving) }
    try await update()
  }
}
