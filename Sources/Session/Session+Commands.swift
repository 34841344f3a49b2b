import Components
import Domain
import Geo
package import Localization
package import Terminal
import TextUI
import Viper

/// Does the commands that work on every screen.
extension Session {
  func perform(_ command: CommonCommand) async throws(ConsoleError) {
    switch command {
    case .go(let destinations): try await go(to: destinations)
    case .compare(let comparison):
      // Numbers mean rows, and a screen with rows takes them itself; no name is a number.
      guard RowNumbers(comparison.words.joined(separator: " ")) == nil else {
        return fail(
          strings("Numbers are of rows, and there are none here. Type two names: compare A B"),
          .usage)
      }
      if case .compare = navigator.current { navigator.pop() }
      navigator.push(.compare(comparison))
      try await update(isNew: true)
    case .back:
      guard try await !ask(.close) else { return }
      guard navigator.path.count > 1 else {
        return say(strings("You are at the start already; quit leaves."))
      }
      navigator.pop()
      try await update()
    case .leave:
      guard console.isInteractive, navigator.path.count > 1 else {
        isOver = true
        return
      }
      try await perform(.back)
    case .undo:
      if navigator.current != .favorites { navigator.begin(with: [.favorites]) }
      try await update()
      try await ask(.undo)
    case .order(let catalog, let key):
      // The list on screen is sorted at once.
      if navigator.current.listed == catalog { try await ask(.sort(key)) }
    case .language(let language):
      host.language = language
      stack.remake()
      try await update()
      say(strings("English it is."))
    case .theme(let theme):
      console.theme = theme
      if console.wantsBackground { output.reader.ask(.background) }
      // A person judges a theme by its looks. A map has relief only where the theme has colors for it.
      if console.canRedraw, try await !drawMapAnew(), let screen = stack.current {
        try show(screen)
      }
      try await pageWaitingScreen()
      say(strings.message(for: theme, shown: console.shownTheme))
    case .offline(let isOn):
      host.switchOff(isOn)
      say(
        strings[
          isOn
            ? Words("The network is left alone now; offline off ends that.")
            : Words("The network is used again.")])
    case .debug(let isOn):
      guard let path = host.switchLog(isOn) else {
        return say(strings("There is no home folder to keep a log in; set HOME."), .error)
      }
      say(
        isOn
          ? strings("Each exchange with a service is now logged in {0}.", path)
          : strings("Exchanges with services are no longer logged."))
    case .trace(let command): try await perform(command)
    case .set(let command):
      let answer = await host.answer(command, at: navigator.current, on: console)
      try await tell(answer)
    case .tiles(let command):
      let answer = await host.answer(command, on: console)
      if case .changed = answer { try await drawMapAnew() }
      try await tell(answer)
    case .places(let command): try await perform(command)
    case .relief(let isOn):
      host.hasRelief = isOn
      try await drawMapAnew()
      say(
        strings[
          isOn
            ? Words("Maps are drawn with relief, where the theme has colors for it.")
            : Words("Maps are drawn flat now; relief on ends that.")])
    case .history(let isOn): host.keepsHistory = isOn
    case .clearHistory:
      let problem = await host.clearHistory()
      if let problem { return fail(strings.message(for: problem), ExitStatus(problem)) }
      say(strings("What was opened and typed is forgotten."))
    case .tellHistory:
      let count = await host.visitCount()
      let words =
        host.keepsHistory
        ? Words(
          "The history is on; it holds {0} visit.",
          plural: "The history is on; it holds {0} visits.")
        : Words(
          "The history is off; it holds {0} visit.",
          plural: "The history is off; it holds {0} visits.")
      say(strings(words, of: count, Formats(host.language).number(count)))
    case .pointer(let isOn): switchPointer(isOn)
    case .keys(let isOn): switchLetters(isOn ?? !hasLetters)
    case .bar(let isOn): await switchBar(isOn)
    case .help(let word): try await help(word)
    case .locate(let text): try await locate(text)
    case .ofMap(let command): try await perform(command)
    case .plot(let path): try await plot(path)
    case .entity(let name, let isStarred): try await open(called: name, isStarred: isStarred)
    case .status:
      let lines = await host.status(of: console)
      try await print { lines }
    case .about:
      let width = console.isInteractive ? console.size.columns : nil
      try await print { host.about(width: width) }
    case .quit: isOver = true
    }
  }

  /// Draws the map that is shown, if there is one, after what it is drawn with has changed.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  private func drawMapAnew() async throws(ConsoleError) -> Bool {
    guard navigator.current.isMap || navigator.companion?.isMap == true else { return false }
    try await ask(.reconnect)
    return true
  }

  /// The most screens that `back` leads to; a path that would be longer begins at home again.
  private static let longestPath = 50

  /// Opens destinations by their names: lists are whole, and `back` leads to where one was.
  private func go(to destinations: [Destination]) async throws(ConsoleError) {
    if destinations.isEmpty || navigator.path.count > Self.longestPath {
      navigator.replace(with: destinations)
    } else {
      navigator.begin(with: destinations)
    }
    try await update(isNew: true)
  }

  private func tell(_ answer: SettingsAnswer) async throws(ConsoleError) {
    switch answer {
    case .told(let lines): try output.write(lines)
    case .changed(let commands, let message):
      for command in commands { try await perform(command) }
      // The language may have been chosen just now.
      say(message(strings))
    case .refused(let message, let status): fail(message, status)
    }
  }

  /// Opens the detail of the entity with a name, and stars it if that is asked for.
  private func open(called name: String, isStarred: Bool) async throws(ConsoleError) {
    guard !name.isEmpty else {
      let usage = strings.verb("info") + " " + strings.arguments("TEXT")
      return refuse(.missingArgument(usage: usage))
    }
    // A map has things of its own, which are in no catalog.
    if case .map = navigator.current, try await ask(.inform(name, isStarred: isStarred)),
      stack.current?.status.answered == name || isOver
    {
      return
    }
    switch await host.entity(called: name) {
    case .found(let reference):
      if !navigator.current.isDetail(of: reference) { navigator.push(.detail(reference)) }
      await openEnd()
      if isStarred, try await ask(.star) { return }
      try await update()
    case .refused(let reason, let status): fail(reason, status)
    }
  }

  /// Opens a map of the points in a file; the same file is read anew.
  private func plot(_ path: String) async throws(ConsoleError) {
    switch await host.plot(path) {
    case .read(let subject):
      if navigator.current == .map(subject) { navigator.pop() }
      navigator.push(.map(subject))
      try await update(isNew: true)
    case .refused(let reason, let status): fail(reason, status)
    }
  }

  private func locate(_ text: String) async throws(ConsoleError) {
    switch await host.position(of: text) {
    case .found(let position):
      for note in position.notes { say(strings.message(for: note)) }
      switch await host.answer(at: position.coordinate, asked: text) {
      case .lines(let lines): try await print { lines }
      case .refused(let reason, let status): fail(reason, status)
      }
    case .refused(let reason, let status): fail(reason, status)
    }
  }

  private func help(_ word: String) async throws(ConsoleError) {
    do throws(CommandError) {
      _ = try helpText.answer(word)
    } catch {
      return refuse(error)
    }
    // It has been read once without an error: only its lines have another width now.
    try await print { (try? helpText.answer(word)) ?? [] }
  }

  private var helpText: HelpText {
    let here = (stack.current?.table.own ?? CommandTable([])).map { _ in () }
    let everywhere = (stack.current?.context.everywhere ?? CommandTable([])).map { _ in () }
    return HelpText(
      here: here, title: stack.titles.last ?? "", everywhere: everywhere,
      elsewhere: commandsByKind,
      hints: console.canRedraw
        ? (
          searchKeys(of: .listed),
          strings.screenKeys(
            here.keys, isBeside: isBeside, isHome: navigator.path.count == 1,
            hasChoice: stack.current?.status.hasChoice ?? true)
        ) : nil,
      size: console.layout(layout.screen), strings: strings, vocabulary: host.vocabulary)
  }

  /// The kinds of screens with their commands.
  var commandsByKind: [KindCommands] {
    host.commandsByKind().map { ($0.kind, $0.commands.translated(strings, host.vocabulary)) }
  }

  func refuse(_ error: CommandError) {
    var error = error
    // A table has the English words of keys alone.
    if case .missingArgument(let usage, let keys) = error {
      let keys = keys.map { host.vocabulary.argument($0, strings) }
      error = .missingArgument(usage: usage, keys: keys)
    }
    fail(strings.message(for: error), .usage)
  }
}

extension Strings {
  /// - Parameter shown: the theme that is shown; `nil` if the terminal shows no colors.
  fileprivate func message(for theme: Theme, shown: Theme?) -> String {
    guard let shown else {
      return self("The theme is {0} now, but no colors are shown here.", argument(theme.rawValue))
    }
    return self("The theme is {0} now.", name(of: theme, shown: shown))
  }

  /// Returns the name of a theme, such as "dark" or "auto (16)".
  package func name(of theme: Theme, shown: Theme) -> String {
    let (name, shown) = (argument(theme.rawValue), argument(shown.rawValue))
    return name == shown ? name : "\(name) (\(shown))"
  }
}
