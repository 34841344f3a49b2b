package import Components
package import Domain
import Localization
package import Terminal
import TextUI
package import Viper

/// The run loop of the REPL: reads a line, has the screen's table make an event of it, hands the
/// event to the presenter, and shows what the screen shows then.
///
/// Its scheduler starts every task. On a terminal it goes on reading when an event takes longer than
/// a moment, and shows what comes of it above the prompt; off a terminal each line is finished
/// before the next is read.
@MainActor
package final class Session {
  enum Action: Sendable {
    case screen(ScreenAction)
    case session(CommonCommand)
  }

  let host: any SessionHost
  let navigator: Navigator<Destination>
  let console: any Console
  let output: SessionOutput
  let stack: ScreenStack
  /// How the window was divided when it was looked at last.
  var layout: WindowLayout { didSet { dropDown.layout = layout } }
  var isOver = false
  /// Of the last failure.
  var status = ExitStatus.done
  /// What takes long; nil where that can't be shown, because it can't be drawn over.
  let activity: Activity?
  /// Whether the services could not be reached when it was said last.
  private let common = CommonCommandTable()
  var wasOffline = false
  let dropDown: DropDown
  let capture: KeyCapture?
  /// The row that was clicked, as long as a second click opens it.
  var clicked: Int?
  var forgetting: Job?
  /// What the last key that moved about began.
  var moving: Job?
  /// The path as it was looked at last, but for a comparison that shows nothing.
  private var lastPath: [Destination] = []
  /// The last note that was taken of what was opened.
  private var visiting: Job?
  /// Whether the current screen was printed.
  var isShown = false
  /// Whether single keys are on.
  var hasLetters: Bool
  /// What is to be done before the next line is read.
  var turns: [@MainActor () async throws(ConsoleError) -> Void] = []
  /// The text that is shown a part at a time; nil where none is.
  var paging: Paging?
  /// How the line reads that is typed, as far as that was told.
  var typed = ""
  /// What follows the terminal, the network and what is under way, while it is read from a terminal.
  private var watching: [Job] = []
  /// Tells of each read that all that was done in it has been followed.
  let (followed, haveFollowed) = AsyncStream.makeStream(of: Void.self)
  /// The update that is under way.
  private var updating: Job?
  /// A screen that is to be shown a part at a time; nil where none is.
  private var longScreen: Screen?
  /// Whether it was said that a line was taken for a search.
  var hasSaidOfSearch = false

  package init(
    host: any SessionHost, navigator: Navigator<Destination>, reader: any LineReading,
    console: any Console, completer: Completer? = nil, capture: KeyCapture? = nil,
    activity: Activity? = nil, hasLetters: Bool = false
  ) {
    self.host = host
    self.navigator = navigator
    self.console = console
    let output = SessionOutput(console: console, reader: reader)
    self.output = output
    self.capture = capture
    self.hasLetters = hasLetters
    let activity = console.canRedraw ? activity ?? Activity(host.scheduler) : nil
    self.activity = activity
    dropDown = DropDown(activity: activity) { output.showBelow($0) }
    layout = WindowLayout(Size(columns: 80, rows: 24))
    stack = ScreenStack(
      activity: activity,
      failed: { output.say(Line(Strings(host.language).message(for: $0), .error)) },
      make: { host.screen(for: $0, navigator: navigator) })
    completer?.look = { [stack, common] in
      Completer.Situation(
        table: Self.table(of: stack.current, common, host).map { _ in () },
        topics: HelpTopic.all.map { Strings(host.language)[$0.name] },
        numbers: stack.current?.status.numbers ?? ScreenNumbers(),
        place: host.vocabulary.searched(from: navigator.current),
        word: { host.vocabulary.argument($0, Strings(host.language)) })
    }
  }

  /// Runs until the user leaves, the input ends or nobody reads the output any more.
  ///
  /// - Parameter path: where to start, from home.
  /// - Returns: off a terminal the status of the last failure; on one, done, or that it was interrupted.
  package func run(opening path: [Destination] = []) async -> ExitStatus {
    navigator.replace(with: path)
    layout = currentLayout
    if console.wantsBackground { output.reader.ask(.background) }
    defer { for job in watching { job.cancel() } }
    do throws(ConsoleError) {
      try await update()
      showTrace()
      while !isOver { try await step() }
    } catch {
      isOver = true
      if error != .closed {
        let failure = DataError.unwritable(path: "-", reason: FileProblem(code: error.code))
        status = .file
        say(strings.message(for: failure), .error)
      }
    }
    dropDown.close()
    await stack.end()
    await visiting?.end()
    return console.isInteractive && status != .interrupted ? .done : status
  }

  private func step() async throws(ConsoleError) {
    defer { showTrace() }
    let input = await read()
    if case .line(let line) = input { return try await handle(line) }
    dropDown.close()
    switch input {
    case .line: break
    case .interrupted: try await stop()
    case .gaveWay:
      while !turns.isEmpty { try await turns.removeFirst()() }
    case .tooLong: fail(strings[SessionText.lineTooLong], .usage)
    case .end: isOver = true
    case .failed(let reason):
      fail(
        strings.message(for: .unreadable(path: "-", reason: FileProblem(code: reason))), .file)
      isOver = true
    }
  }

  var strings: Strings { Strings(host.language) }

  var scheduler: Scheduler { host.scheduler }

  var sessionTable: CommandTable<CommonCommand> { CommonCommand.table(strings, host.vocabulary) }

  /// What can be typed on a screen.
  private static func table(
    of screen: Screen?, _ common: CommonCommandTable, _ host: any SessionHost
  ) -> CommandTable<Action> {
    let everywhere = common.table(host)
    return screen?.table(with: everywhere, Strings(host.language), host.vocabulary) ?? everywhere
  }

  /// Says something beside the data.
  func say(_ text: String, _ style: TextStyle = .notice) { output.say(Line(text, style)) }

  /// Says why a command was not done.
  func fail(_ message: String, _ status: ExitStatus) {
    self.status = status
    say(message, .error)
  }

  private func read() async -> LineInput {
    showBanner()
    tellKeys()
    typed = ""
    if !turns.isEmpty { return .gaveWay }
    output.footer = footer
    if !output.footer.isEmpty { output.showBelow([]) }
    if output.isLive, output.showsScreen, let screen = stack.current, screen.jobs.isStreaming {
      follow(screen)()
    }
    // It runs when the line is being read.
    if output.hasLeftText, stack.current?.surface.isDirty == true { updateLater() }
    return await input(prompt: prompt)
  }

  /// Reads a line; what was done before it was, is done when it is returned.
  func input(prompt: Line) async -> LineInput {
    // Not earlier: they run while the reader's thread writes the first prompt.
    if console.isInteractive, watching.isEmpty {
      watching = [followNetwork, followActivity, followKeys, followTrace].map {
        scheduler.start($0)
      }
    }
    let input = await output.read(prompt: prompt)
    if console.isInteractive { for await _ in followed { break } }
    return input
  }

  private var prompt: Line {
    Breadcrumb.prompt(
      stack.titles, width: console.size.columns, unicode: host.canShowUnicode)
  }

  /// Brings the prompt of the line that is being read in line with the screen, which may have
  /// changed, or got its title, since.
  func showPrompt() {
    if paging == nil { output.showPrompt(prompt) }
  }

  func handle(_ line: String) async throws(ConsoleError) {
    await adoptSize()
    if let line = PositionLine(line, isSure: true, isOnMap: isOnMap) {
      dropDown.close()
      return try await open(line)
    }
    let wanted = output.isLive ? liveSearch(line) : nil
    if let wanted, try await openFound(wanted) { return }
    let wasMovingAbout = dropDown.followed != nil
    dropDown.close()
    if line.isEmpty, wasMovingAbout { return try await openChosen() }
    if wanted?.kind == .here, let text = wanted?.text.trimmingSpaces(), !text.isEmpty,
      try await ask(.find(text))
    {
      return
    }
    // A colon begins a command where letters are keys.
    let line = line.hasPrefix(":") ? String(line.dropFirst()) : line
    let action: Action?
    do throws(CommandError) {
      action = try Self.table(of: stack.current, common, host).event(line)
    } catch {
      if let line = PositionLine(line, isOnMap: isOnMap) { return try await open(line) }
      guard case .unknown = error else { return refuse(error) }
      if let elsewhere = wordsOfElsewhere(line) { return fail(elsewhere, .usage) }
      if console.isInteractive, try await search(inPlaceOf: line) { return }
      let elsewhere = wordsOfElsewhere(line, taken: false)
      fail(elsewhere ?? strings.message(for: error), .usage)
      // What follows in a script may not be meant for what is shown.
      if !console.isInteractive { isOver = true }
      return
    }
    switch action {
    case .screen(let action): try await perform(action)
    case .session(let command): try await perform(command)
    case nil: break
    }
  }

  /// Ends what is under way for the screen; what it showed stays.
  ///
  /// A program that follows a file ends, as `tail -f` does.
  private func stop() async throws(ConsoleError) {
    guard let screen = stack.current else { return }
    guard screen.jobs.stop() else {
      if screen.jobs.hasStreamed, typed.isEmpty { (isOver, status) = (true, .interrupted) }
      return
    }
    if let job = screen.start(.stop) {
      await job.end()
      let lines = lines(of: screen)
      if !output.shows(lines) { try output.write(lines, isScreen: true) }
    }
    say(strings[SessionText.stopped])
  }

  func perform(_ action: ScreenAction) async throws(ConsoleError) {
    if let job = stack.current?.jobs.start(action), await isFinished(job) { try await update() }
  }

  /// Asks the current screen for something.
  ///
  /// - Returns: whether it has such a thing.
  @discardableResult
  func ask(_ intent: Intent) async throws(ConsoleError) -> Bool {
    guard let action = stack.current?.action(for: intent) else { return false }
    try await perform(action)
    return true
  }

  /// Follows the navigator and shows what is new, one time after the other.
  ///
  /// - Parameter isLate: whether nothing waits for it: a line may be read meanwhile.
  func update(isNew: Bool = false, isLate: Bool = false) async throws(ConsoleError) {
    while let updating, !updating.isOver { await updating.end() }
    var failure: ConsoleError?
    let job = scheduler.start {
      do throws(ConsoleError) {
        try await self.bringUpToDate(isNew: isNew, isLate: isLate)
      } catch {
        failure = error
      }
    }
    updating = job
    await job.end()
    if let failure { throw failure }
    if !isLate { try await pageLongScreen() }
  }

  /// Has what is shown follow what came late; a terminal that fails shows at the next line.
  func updateLater() {
    guard !isOver else { return }
    scheduler.start { try? await self.update(isLate: true) }
  }

  private func bringUpToDate(isNew: Bool, isLate: Bool) async throws(ConsoleError) {
    // What waited for its turn may come after the end.
    guard !isOver else { return }
    let path = navigator.path
    let isElsewhere = stack.follow(path)
    noteOpened(path)
    if isElsewhere || isNew {
      isShown = false
      let jobs = stack.appear(at: layout.screen)
      _ = await isFinished(scheduler.start { for job in jobs { await job.end() } })
    }
    guard let screen = stack.current else { return }
    showPrompt()
    await complete(screen)
    if hasNothingToCompare {
      guard screen.status.outcome != .nothingFound else { return try await refuse(screen, isLate) }
    } else {
      lastPath = path
    }
    guard screen.surface.isDirty || isElsewhere || isNew else { return }
    try show(screen, isLate: isLate)
  }

  /// Takes note of a place that a person opened, not of one that was gone back to.
  private func noteOpened(_ path: [Destination]) {
    guard console.isInteractive, !lastPath.starts(with: path),
      let opened = navigator.current.entity,
      // From its map to its detail it stays the same.
      !path.dropLast().contains(where: { $0.entity == opened })
    else { return }
    // Nobody waits for it but the end.
    visiting = scheduler.start { await self.host.keepVisit(of: opened) }
  }

  /// Whether the screen is a comparison that there is not, or not yet.
  private var hasNothingToCompare: Bool {
    guard case .compare = navigator.current else { return false }
    return stack.current?.status.numbers.rows.isEmpty ?? true
  }

  /// Goes back from a comparison that there is not to where it was asked for, and says there why.
  private func refuse(_ screen: Screen, _ isLate: Bool) async throws(ConsoleError) {
    let reason = lines(of: screen).map(\.text).joined(separator: " ")
    navigator.replace(with: Array(lastPath.dropFirst()))
    _ = stack.follow(navigator.path)
    // Where the comparison took another's place, or was seen to load, what was there is shown again.
    if isShown || stack.current?.hasAppeared == false {
      try await bringUpToDate(isNew: true, isLate: isLate)
    }
    isShown = true
    fail(reason, .nothingFound)
  }

  /// Has done what only adds to the screen, and brings what stands beside it in line with it: what
  /// is done in a moment is shown with the rest.
  func complete(_ screen: Screen) async {
    if let due = screen.startDue(), !screen.jobs.isStreaming {
      // Where keys move about, it is drawn as it comes.
      _ = await isFinished(due, within: Delay.pictures) { self.dropDown.followed == nil }
    }
    if let following = screen.follow() {
      _ = await isFinished(following, within: Delay.companion)
    }
  }

  /// What a screen shows in the window as it is now; it counts as printed then.
  func lines(of screen: Screen) -> [Line] {
    screen.surface.lines(for: console.layout(layout.screen))
  }

  /// Shows a screen.
  ///
  /// Off a terminal standard output is for data: a failure is one line beside it. What comes late
  /// takes the place of what is there already; what has no room is shown a part at a time, unless a
  /// line is being typed.
  func show(_ screen: Screen, isLate: Bool = false) throws(ConsoleError) {
    // In a script first what led to it; in a window it would push that out.
    if !console.isInteractive { showTrace() }
    if let paging {
      if paging.isScreen { turn(nil) }
      return
    }
    // A text that was left stays left: what comes between two lines is drawn at the next one.
    if isLate, isShown, output.hasLeftText, !output.isReading { return }
    let lines = lines(of: screen)
    let outcome = screen.status.outcome
    if outcome.status != .done { status = outcome.status }
    if let error = outcome.error, !console.isInteractive {
      return say(strings.message(for: error), .error)
    }
    let isAgain = isShown && output.isReading && output.showsScreen
    isShown = true
    let isTyping = output.isReading && !typed.isEmpty
    guard isForReading, isPaged(lines), output.part == nil || !isAgain, !isTyping else {
      return try isAgain
        ? output.rewrite(lines, isFailure: outcome.error != nil)
        : output.write(lines, isScreen: true)
    }
    longScreen = screen
    if isLate || output.isReading { inTurn(pageLongScreen) }
  }

  func pageLongScreen() async throws(ConsoleError) {
    guard let screen = longScreen else { return }
    longScreen = nil
    try await page(isScreen: true) { lines(of: screen) }
  }
}

/// What can be typed everywhere: made once for a language, not once for a line.
@MainActor
private final class CommonCommandTable {
  private var made: (language: Language, commands: CommandTable<Session.Action>)?

  func table(_ host: any SessionHost) -> CommandTable<Session.Action> {
    if let made, made.language == host.language { return made.commands }
    let strings = Strings(host.language)
    let commands = CommonCommand.table(strings, host.vocabulary).map(Session.Action.session)
      .spoken(strings, host.vocabulary)
    made = (host.language, commands)
    return commands
  }
}
