import Components
import Domain
import Localization
import Terminal
import TextUI
import Trace
import Viper

/// Follows the size and the colors of the window.
extension Session {
  /// The division of the window as it is now.
  var currentLayout: WindowLayout {
    let tracer = host.tracer
    return WindowLayout(
      console.size, isInteractive: console.isInteractive,
      isTracing: tracer.log.isOn && tracer.feed.isShown, hasBar: showsBar)
  }

  /// Tells the current screen if the window has another size than before.
  ///
  /// - Returns: whether it has another size.
  @discardableResult
  func adoptSize() async -> Bool {
    guard currentLayout != layout else { return false }
    layout = currentLayout
    dropDown.fit()
    showBanner()
    if let job = stack.current?.start(.resize(layout.screen)) { await wait(for: job) }
    return true
  }

  /// Draws the window anew for its new size.
  func redraw() async {
    guard await adoptSize() else { return }
    guard !pager.isPaging else { return pager.ask(nil) }
    showBar()
    guard output.showsScreen, let screen = stack.current else { return }
    await complete(screen)
    output.redraw(lines(of: screen))
  }

  /// Takes over the background that the terminal has told.
  ///
  /// The first answer counts: in tmux the pane's own comes before that of the terminal around it.
  ///
  /// The prompt and the rows below it change their colors at once. A printed map is drawn again in its
  /// place, that of the home screen, too; other text can be read on any background.
  func adopt(_ background: TerminalBackground) {
    guard console.background == nil else { return }
    let shown = console.shownTheme
    console.background = background
    guard console.shownTheme != shown else { return }
    showPrompt()
    let isMap = navigator.current.isMap || navigator.companion?.isMap == true
    guard isMap || navigator.current == .home, output.showsScreen, !pager.isPaging,
      dropDown.screenBelow == nil, let screen = stack.current
    else { return }
    output.rewrite(lines(of: screen))
  }
}

// MARK: - The banner and the network

extension Session {
  /// Shows when the network is gone, and brings the screen up to date when it is back.
  ///
  /// It runs while lines are read from a terminal.
  func watchNetwork() async {
    var wasOffline = false
    await host.watchNetwork { [self] isOffline in
      showBanner()
      if wasOffline, !isOffline, !isOver, let job = stack.current?.start(.reconnect),
        await wait(for: job)
      {
        updateLater()
      }
      wasOffline = isOffline
    }
  }

  /// Keeps the banner in line with the work that takes long, with fetching, and with the age of the
  /// content.
  func watchActivity() async {
    guard let activity else { return }
    for await report in activity.changes {
      if let report { activity.note(report) }
      showBanner()
    }
  }

  /// Brings the banner in line; without a banner, says that the network has changed.
  func showBanner() {
    let destination = dropDown.searched == nil ? navigator.current : searchDestination
    let fetchedAt = (dropDown.searched?.screen ?? stack.current)?.status.fetchedAt
    let isOffline = host.isOffline
    let banner = Banner(
      progress: activity?.progress, activity: activity?.current, catalog: destination.listed,
      isOffline: isOffline, age: fetchedAt.map { host.now - $0 }
    ).line(columns: console.size.columns, strings)
    if console.canRedraw { return output.keep(banner) }
    guard isOffline != toldOffline else { return }
    toldOffline = isOffline
    guard banner != nil || console.isInteractive else { return }
    output.say(banner ?? Line(strings("Back online."), .notice))
  }
}

extension Destination {
  var isMap: Bool { if case .map = self { true } else { false } }
}

/// Shows the calls that cross contracts, above the prompt as they happen.
extension Session {
  func perform(_ command: TraceCommand) async throws(ConsoleError) {
    switch command {
    case .on(let isOn):
      let tracer = host.tracer
      if (tracer.log.isOn, tracer.feed.isShown) != (isOn, isOn) {
        (tracer.log.isOn, tracer.feed.isShown) = (isOn, isOn)
        layout = currentLayout
        // The rows for calls come or go.
        try await update(isNew: true)
      }
      say(switched(isOn))
    case .save(let path?, let replacing): await save(to: path, replacing: replacing)
    case .save(nil, _): refuse(.missingArgument(usage: "trace save FILE"))
    }
  }

  /// Returns the answer to `trace on` and `trace off`; a file that the command line named gets the
  /// same lines.
  private func switched(_ isOn: Bool) -> String {
    guard let file = host.tracer.file else {
      return strings[
        isOn
          ? Words("Calls between the parts of a screen are now shown.")
          : Words("Calls between the parts are no longer shown.")]
    }
    return strings(
      isOn
        ? Words("Calls between the parts of a screen are now shown, and written to {0}.")
        : Words("Calls between the parts are no longer shown, nor written to {0}."), file)
  }

  private func save(to path: String, replacing: Bool) async {
    do throws(DataError) {
      let files = try await host.saveTrace(to: path, replacing: replacing)
      guard !files.isEmpty else {
        return fail(strings("Nothing was traced yet: trace on starts it."), .nothingFound)
      }
      say(strings("The last screen's calls are in {0}.", files.joined(separator: ", ")))
    } catch {
      fail(strings.message(for: error), ExitStatus(error))
    }
  }

  /// Shows the calls that are made while a line is typed.
  ///
  /// The calls that the line itself leads to are shown after its screen.
  func watchTrace() async {
    for await _ in host.tracer.feed.changes where output.isReading { showTrace() }
  }

  /// Shows the calls that were not shown yet.
  ///
  /// On a terminal they stand above the prompt, a row for each call, and only the last if there are
  /// many. Otherwise all go to standard error, whole.
  func showTrace() {
    let lines = host.tracer.feed.take()
    guard !lines.isEmpty else { return }
    let width = console.isInteractive ? console.layout(console.size).columns : nil
    let text = TraceLineText(
      isUnicode: host.canShowUnicode, width: width, strings: strings)
    let rows = lines.map(text.line)
    let limit = max(3, currentLayout.traceRows)
    guard let width, rows.count > limit else { return output.report(rows) }
    // The note about those left out takes rows, too.
    func note(_ count: Int) -> [Line] {
      Wrapping.wrap(
        strings(
          "{0} earlier lines left out: trace save FILE writes all calls of this screen.", "\(count)"
        ), to: width
      ).map { Line($0, .dim) }
    }
    let shown = max(1, limit - note(rows.count).count)
    output.report(note(rows.count - shown) + rows.suffix(shown))
  }
}
