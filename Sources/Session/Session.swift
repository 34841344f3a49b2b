package import Components
package import Domain
import Localization
package import Terminal
import TextUI
package import Viper

/// The run loop of the REPL.
///
/// It reads a line, makes an event of it with the screen's table, hands the event to the presenter,
/// and prints the screen. A key while a line is typed goes to `followKeys()`.
///
/// Its scheduler starts every task. On a terminal it goes on reading when an event takes longer than
/// a moment, and shows the result above the prompt. Off a terminal it finishes each line before it
/// reads the next.
@MainActor
package final class Session {
  let host: any SessionHost
  let navigator: Navigator<Destination>
  let console: any Console
  let output: SessionOutput
  let input: SessionInput
  let stack: ScreenStack
  let dropDown: DropDown
  let pager: TextPager
  /// The tasks that take long; `nil` if that can't be shown, because nothing can be drawn over.
  let activity: Activity?
  let capture: KeyCapture?
  let visits: VisitRecorder
  /// The row that was clicked, as long as a second click opens it, and the timer that forgets it.
  var click: (row: Int, forgetting: Job)?
  /// The division of the window when the session last looked.
  var layout: WindowLayout {
    didSet { (dropDown.layout, pager.hasBar) = (layout, layout.hasBar) }
  }
  /// Whether single keys are on.
  var hasLetters: Bool
  /// Whether the keys of the screen are to stand below the prompt.
  var wantsBar: Bool
  var isOver = false
  /// Whether the lines of a paste are being done.
  var isPasting = false
  /// The status of the last failure.
  var status = ExitStatus.done
  /// Whether the current screen was printed.
  var isShown = false
  /// The path that a screen leads back to if it gives way.
  var returnPath: [Destination] = []
  /// The update that has been started last.
  var updating: Job?
  /// The change of the file of places.
  var changing: Job?
  /// The change that the last key of a movement has started.
  var moving: Job?
  /// Whether the session said last that the services can't be reached.
  var toldOffline = false
  /// The titles that the prompt was made of.
  private var shownTitles: [String] = []
  /// Whether the session has said that a line was taken for a search.
  var hasSaidOfSearch = false

  package init(
    host: any SessionHost, navigator: Navigator<Destination>, reader: any LineReading,
    console: any Console, completer: Completer? = nil, capture: KeyCapture? = nil,
    activity: Activity? = nil, hasLetters: Bool = false, wantsBar: Bool = false
  ) {
    self.host = host
    self.navigator = navigator
    self.console = console
    let output = SessionOutput(console: console, reader: reader)
    self.output = output
    input = SessionInput(output, isInteractive: console.isInteractive)
    pager = TextPager(output, console)
    visits = VisitRecorder(host)
    self.capture = capture
    self.hasLetters = hasLetters
    self.wantsBar = wantsBar
    let activity = console.canRedraw ? activity ?? Activity(host.scheduler) : nil
    self.activity = activity
    dropDown = DropDown(activity: activity) { output.showBelow($0) }
    layout = WindowLayout(Size(columns: 80, rows: 24))
    stack = ScreenStack(
      activity: activity,
      failed: { output.say(Line(Strings(host.language).message(for: $0), .error)) },
      make: { host.screen(for: $0, navigator: navigator, again: $1) })
    completer?.look = { [stack] in
      Completer.Situation(
        table: stack.current?.table.all ?? CommandTable([]),
        topics: HelpTopic.all.map { Strings(host.language)[$0.name] },
        numbers: stack.current?.status.numbers ?? ScreenNumbers(),
        destination: navigator.current.searched,
        word: { host.vocabulary.argument($0, Strings(host.language)) })
    }
  }

  /// Runs until the user leaves, the input ends or nobody reads the output any more.
  ///
  /// - Parameter path: the destinations to start at, from home.
  /// - Returns: the status of the last failure; on a terminal only `done` or `interrupted`.
  package func run(opening path: [Destination] = []) async -> ExitStatus {
    navigator.replace(with: path)
    layout = currentLayout
    if console.wantsBackground { output.reader.ask(.background) }
    defer { input.endWatching() }
    do throws(ConsoleError) {
      try await update()
      showTrace()
      while !isOver { try await step() }
    } catch {
      isOver = true
      if error != .closed {
        let failure = DataError.unwritable(path: "-", reason: FileProblem(error))
        status = .file
        say(strings.message(for: failure), .error)
      }
    }
    dropDown.close()
    _ = await stopChange()
    await stack.end()
    await visits.wait()
    return console.isInteractive && status != .interrupted ? .done : status
  }

  private func step() async throws(ConsoleError) {
    defer { showTrace() }
    let read = await read()
    if case .line = read {} else { dropDown.close() }
    switch read {
    case .line(let line): try await handle(line)
    case .lines(let lines): try await handle(pasted: lines)
    case .interrupted: try await stop()
    case .gaveWay: try await input.takeTurns()
    case .tooLong: fail(strings("That line is too long to be a command; nothing was done."), .usage)
    case .end: isOver = true
    case .failed(let reason):
      fail(
        strings.message(for: .unreadable(path: "-", reason: FileProblem(code: reason))), .file)
      isOver = true
    }
  }

  var strings: Strings { Strings(host.language) }

  var scheduler: Scheduler { host.scheduler }

  /// Prints a message beside the data.
  func say(_ text: String, _ style: TextStyle = .notice) { output.say(Line(text, style)) }

  /// Prints why a command was not done, and keeps the status.
  func fail(_ message: String, _ status: ExitStatus) {
    self.status = status
    say(message, .error)
  }

  private func read() async -> LineInput {
    showBanner()
    tellKeys()
    input.typed = ""
    if input.hasTurns { return .gaveWay }
    showBar()
    if output.isLive, output.showsScreen, let screen = stack.current, screen.jobs.isStreaming {
      showBelow(screen)()
    }
    // The update runs when the line is being read.
    if output.hasLeftText, stack.current?.surface.isDirty == true { updateLater() }
    return await read(prompt: prompt)
  }

  /// Reads a line; the work that came before the line was done is finished when it returns.
  func read(prompt: Line) async -> LineInput {
    await input.read(
      prompt: prompt,
      watchingBy: [watchNetwork, watchActivity, readKeys, watchTrace].map(scheduler.start))
  }

  /// The prompt: where one is, since one began anew last.
  var prompt: Line {
    shownTitles = stack.titles
    return Breadcrumb.prompt(
      Array(shownTitles.dropFirst(max(1, navigator.start))), width: console.size.columns,
      unicode: host.canShowUnicode)
  }

  /// Brings the prompt of the line that is being read in line with the screen, whose title may have
  /// changed.
  func showPrompt() {
    output.showPrompt(prompt)
  }

  /// Shows the prompt anew if a title has changed.
  func showTitles() {
    if stack.titles != shownTitles { showPrompt() }
  }

  /// Reads a line once, and does what it asks for.
  ///
  /// - Parameter isTyped: whether a person typed it, so that a line that is no command is searched.
  func handle(_ line: String, isTyped: Bool = true) async throws(ConsoleError) {
    await adoptSize()
    guard let screen = stack.current else { return }
    let typed = TypedLine(
      line, search: output.isLive ? liveSearch(line) : nil, isPath: host.isPath,
      table: screen.table.all)
    let wasMovingAbout = dropDown.screenBelow != nil
    if !typed.isSearch { dropDown.close() }
    if isTyped, isShortForm(line, in: screen.table.all) {
      if await isName(line, read: typed), try await search(inPlaceOf: line) { return }
      if await searchFindsNothing(typed) {
        return try await handle(unknown: line, .unknown(line, suggestions: []), isTyped: true)
      }
    }
    switch typed {
    case .nothing where !console.isInteractive || !isTyped: break
    case .nothing: try await openChosen(orPrint: wasMovingAbout)
    case .position(let position): try await perform(.going(to: position.text))
    case .search(let wanted): try await open(wanted)
    case .action(.screen(let action)): try await perform(action)
    case .action(.session(let command)): try await perform(command)
    case .mistake(let error): refuse(error)
    case .unknown(let error): try await handle(unknown: line, error, isTyped: isTyped)
    }
  }

  /// Says where a line would be a command, or searches for it.
  private func handle(
    unknown line: String, _ error: CommandError, isTyped: Bool
  ) async throws(ConsoleError) {
    if try await perform(elsewhere: line) { return }
    if let elsewhere = wordsOfElsewhere(line) { return fail(elsewhere, .usage) }
    let elsewhere = wordsOfElsewhere(line, taken: false)
    // A slip in a command is likelier than one in a name.
    let isCommand = elsewhere != nil || error.isSlip
    if isTyped, try await search(inPlaceOf: line, orOffering: !isCommand) { return }
    var phrase: String?
    if isTyped, !error.isSlip {
      phrase = strings.refusal(
        ofPhrase: line.trimmingSpaces(), unstored: await host.unstoredCatalogs())
    }
    fail(elsewhere ?? phrase ?? strings.message(for: error), .usage)
    // The next lines of a script may not be meant for this screen.
    if !console.isInteractive { isOver = true }
  }

  /// Does the lines of a paste one after the other; the first that fails is the last.
  private func handle(pasted lines: [String]) async throws(ConsoleError) {
    isPasting = true
    defer { isPasting = false }
    for (index, line) in lines.enumerated() where !isOver {
      try output.write([Line(prompt.spans + [Span(line)])])
      status = .done
      try await handle(line, isTyped: false)
      guard status == .done else {
        let rest = index + 1 < lines.count
        if rest {
          say(
            strings(
              "The paste ends at its line {0} of {1}; the lines after it were not done.",
              "\(index + 1)", "\(lines.count)"))
        }
        return
      }
    }
  }

  /// Ends the jobs of the screen; its content stays.
  ///
  /// A session that follows a file ends, as `tail -f` does.
  private func stop() async throws(ConsoleError) {
    guard let screen = stack.current else { return }
    guard screen.jobs.stop() else {
      if await stopChange() { return }
      if screen.jobs.hasStreamed, input.typed.isEmpty { (isOver, status) = (true, .interrupted) }
      return
    }
    if let job = screen.start(.stop) {
      await job.wait()
      let lines = lines(of: screen)
      if !output.shows(lines) { try output.write(lines, isScreen: true) }
    }
    say(strings("Stopped."))
  }

  func perform(_ action: ScreenAction) async throws(ConsoleError) {
    if let job = stack.current?.jobs.start(action), await wait(for: job) { try await update() }
  }

  /// Passes an intent to the current screen.
  ///
  /// - Returns: whether the screen has an action for it.
  @discardableResult
  func ask(_ intent: Intent) async throws(ConsoleError) -> Bool {
    guard let action = stack.current?.action(for: intent) else { return false }
    try await perform(action)
    return true
  }
}
