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
    case .go(let destinations):
      navigator.replace(with: destinations)
      try await update(isNew: true)
    case .compare(let comparison):
      // Numbers mean rows, and a screen with rows takes them itself; no name is a number.
      guard RowNumbers(comparison.words.joined(separator: " ")) == nil else {
        return fail(strings[CompareText.noRows], .usage)
      }
      if case .compare = navigator.current { navigator.pop() }
      navigator.push(.compare(comparison))
      try await update(isNew: true)
    case .back:
      guard navigator.path.count > 1 else { return say(strings[SessionText.atHome]) }
      navigator.pop()
      try await update()
    case .undo:
      navigator.replace(with: [.favorites])
      try await update()
      try await ask(.undo)
    case .order(let catalog, let key):
      // The list on screen is sorted at once.
      if navigator.current.listed == catalog { try await ask(.sort(key)) }
    case .language(let language):
      host.language = language
      stack.reset()
      try await update()
      say(strings[SessionText.languageChanged])
    case .theme(let theme):
      console.theme = theme
      if console.wantsBackground { output.reader.ask(.background) }
      // A person judges a theme by its looks.
      if console.canRedraw, let screen = stack.current { try show(screen) }
      try await pageWaitingScreen()
      say(strings.message(for: theme, shown: console.shownTheme))
    case .offline(let isOn):
      host.switchOff(isOn)
      say(strings[isOn ? SessionText.offlineOn : .offlineOff])
    case .debug(let isOn):
      guard let path = host.switchLog(isOn) else {
        return say(strings[SessionText.debugNowhere], .error)
      }
      say(isOn ? strings(SessionText.debugOn, path) : strings[SessionText.debugOff])
    case .trace(let command): try await perform(command)
    case .set(let command): try await perform(command)
    case .history(let isOn): host.keepsHistory = isOn
    case .clearHistory:
      let problem = await host.clearHistory()
      if let problem { return fail(strings.message(for: problem), ExitStatus(problem)) }
      say(strings[SessionText.historyCleared])
    case .tellHistory:
      let count = Formats(host.language).number(await host.visitCount())
      say(strings(host.keepsHistory ? SessionText.historyIsOn : .historyIsOff, count))
    case .pointer(let isOn): switchPointer(isOn)
    case .keys(let isOn): try await switchLetters(isOn ?? !hasLetters)
    case .help(let word): try await help(word)
    case .locate(let reading):
      guard let position = await position(reading)?.coordinate else { return }
      let lines = await host.lines(at: position)
      try await print { lines }
    case .status:
      let lines = await host.status(of: console)
      try await print { lines }
    case .about: try await print { host.about() }
    case .quit: isOver = true
    }
  }

  private func perform(_ command: SettingsCommand) async throws(ConsoleError) {
    switch host.answer(command, at: navigator.current, on: console) {
    case .told(let lines): try output.write(lines)
    case .changed(let commands, let message):
      for command in commands { try await perform(command) }
      // The language may have been chosen just now.
      say(message(strings))
    case .refused(let message, let status): fail(message, status)
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
    let here = (stack.current?.commands ?? CommandTable([])).map { _ in () }
    return HelpText(
      here: here.translated(strings, host.vocabulary), title: stack.titles.last ?? "",
      everywhere: sessionTable.map { _ in () }.translated(strings, host.vocabulary),
      elsewhere: screenKinds,
      hints: console.canRedraw
        ? (searchKeys(of: .listed), strings.screenKeys(here.keys, isBesideMap: isBesideMap)) : nil,
      size: console.layout(console.size), strings: strings, vocabulary: host.vocabulary)
  }

  /// The kinds of screens with their commands.
  var screenKinds: [ScreenKind] {
    host.screenKinds().map { ($0.name, $0.commands.translated(strings, host.vocabulary)) }
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
    guard let shown else { return self(SessionText.themeUnseen, argument(theme.rawValue)) }
    return self(SessionText.themeChanged, name(of: theme, shown: shown))
  }

  /// Returns the name of a theme, such as "dark" or "auto (16)".
  package func name(of theme: Theme, shown: Theme) -> String {
    let (name, shown) = (argument(theme.rawValue), argument(shown.rawValue))
    return name == shown ? name : "\(name) (\(shown))"
  }
}

/// Searches for a line that is no command, or says where it would be one.
extension Session {
  /// Searches for a line that is no command: in the rows listed here, or else in the cities.
  ///
  /// A screen of its own searches first.
  ///
  /// - Returns: `false` if nothing is found; then all is as it was.
  func search(inPlaceOf line: String) async throws(ConsoleError) -> Bool {
    // A number means a row that is not here.
    guard line.contains(where: \.isLetter), await isFound(line) else { return false }
    let text = line.trimmingSpaces()
    if try await !ask(.search(text)) {
      try await perform(.go([host.vocabulary.everywhere(for: text)]))
    }
    sayOfSearch(line)
    return true
  }

  /// Returns a sentence about the screens on which a line is a command; `nil` if there are none.
  ///
  /// Only whole words count: a short form of a verb elsewhere may be a name here.
  ///
  /// - Parameter taken: whether the whole line has to be a command there; it may lack an argument.
  func wordsOfElsewhere(_ line: String, taken: Bool = true) -> String? {
    guard let typed = line.split(separator: " ").first, typed.count > 1 else { return nil }
    let word = typed.lowercased()
    let kinds = screenKinds.filter { kind in
      kind.commands.commands.contains { $0.isCalled(word) }
        && (!taken || kind.commands.isMeant(by: line))
    }.map(\.name)
    guard !kinds.isEmpty else { return nil }
    if let kindHere, kinds.contains(kindHere) {
      return strings(SessionText.worksForOthers, String(typed), nameHere)
    }
    let names = kinds.map { strings[$0] }.joined(separator: ", ")
    return strings(SessionText.worksElsewhere, String(typed), names)
  }

  /// The name of the current screen in a sentence.
  private var nameHere: String {
    navigator.current.listed.map { strings.name(of: $0) } ?? stack.titles.last ?? ""
  }

  /// The kind of the current screen; the screen may lack a command that others of its kind have.
  private var kindHere: SessionText? {
    switch navigator.current {
    case .home, .recent, .compare: nil
    case .list: .inAList
    case .favorites: .inTheFavorites
    case .detail: .inADetail
    case .map: .onAMap
    }
  }

  /// Returns whether a search here finds something; `true`, too, if it takes long.
  private func isFound(_ text: String) async -> Bool {
    let screen = host.preview(of: searchDestination).screen
    defer { screen.leave() }
    guard let looking = screen.start(.search(text)) else { return false }
    guard await scheduler.ends(looking, within: Delay.search) else { return true }
    return screen.status.outcome != .nothingFound
  }

  /// Says, the first time, that a line was taken for a search.
  private func sayOfSearch(_ line: String) {
    // Below a banner a row more would push the title out, which says what was searched.
    guard !hasSaidOfSearch, !output.hasBanner else { return }
    hasSaidOfSearch = true
    let message = strings(SessionText.searchedInstead, String(line.prefix(columns: 40)))
    let advice = output.isLive ? " " + strings[SessionText.searchAsYouType] : ""
    // In a narrow window a second row would push the title out.
    let isOneRow = DisplayWidth.of(message + advice) <= console.size.columns
    say(isOneRow ? message + advice : message)
  }
}

extension CommandTable {
  /// Returns whether a line is one of these commands, even if it lacks its argument.
  fileprivate func isMeant(by line: String) -> Bool {
    do throws(CommandError) {
      return try event(line) != nil
    } catch {
      if case .missingArgument = error { return true }
      return false
    }
  }
}
