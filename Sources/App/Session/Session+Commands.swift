import Catalog
import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// What the session itself does, whatever the screen.
extension Session {
  func perform(_ command: SessionCommand) async throws(ConsoleError) {
    switch command {
    case .go(let places):
      navigator.replace(with: places)
      try await update(isNew: true)
    case .back:
      guard navigator.path.count > 1 else {
        return output.say(Line(strings[SessionText.atHome], .notice))
      }
      navigator.pop()
      try await update()
    case .undo:
      navigator.replace(with: [.favorites])
      try await update()
      guard let undo = stack.current?.action(for: .undo) else { return }
      try await perform(undo)
    case .language(let language):
      composition.language = language
      stack.reset()
      try await update()
      output.say(Line(strings[SessionText.languageChanged], .notice))
    case .theme(let theme):
      console.theme = theme
      if console.wantsBackground { output.askBackground() }
      // A theme is judged by what it looks like.
      if console.canRedraw, let screen = stack.current { try show(screen) }
      try await pageLongScreen()
      output.say(Line(strings.said(of: theme, shown: console.shownTheme), .notice))
    case .offline(let isOn):
      composition.services.connectivity.force(offline: isOn)
      output.say(Line(strings[isOn ? SessionText.offlineOn : .offlineOff], .notice))
    case .debug(let isOn): switchLog(isOn)
    case .trace(let command): try await perform(command)
    case .set(let command): try await perform(command)
    case .pointer(let isOn): switchPointer(isOn)
    case .keys(let isOn): try await switchLetters(isOn ?? !hasLetters)
    case .help(let word): try await help(word)
    case .status:
      let lines = await composition.statusText(console)
      try await print { lines }
    case .about: try await print { AboutText.lines(strings) }
    case .quit: isOver = true
    }
  }

  private func help(_ word: String) async throws(ConsoleError) {
    do throws(CommandError) {
      _ = try helpText.answer(word)
    } catch {
      return refuse(error)
    }
    // It can be read: of another width are only its lines.
    try await print { (try? helpText.answer(word)) ?? [] }
  }

  private var helpText: HelpText {
    HelpText(
      here: (stack.current?.commands ?? CommandTable([])).map { _ in () }.spoken(strings),
      title: stack.titles.last ?? "",
      everywhere: sessionTable.map { _ in () }.spoken(strings),
      elsewhere: HelpText.Kind.all(strings),
      hints: console.canRedraw
        ? HelpText.Hints(
          search: hints(of: .listed).usual,
          keys: LiveHints.following(
            stack.current?.keys ?? [], isBesideMap: isBesideMap, strings
          ).usual) : nil,
      size: console.layout(console.size), strings: strings)
  }

  private func switchLog(_ isOn: Bool) {
    guard let log = composition.log else {
      return output.say(Line(strings[SessionText.debugNowhere], .error))
    }
    log.turn(on: isOn)
    let text = isOn ? strings(SessionText.debugOn, log.place) : strings[SessionText.debugOff]
    output.say(Line(text, .notice))
  }

  func refuse(_ error: CommandError) {
    fail(strings.message(for: error), .usage)
  }

  /// Says why a command was not done.
  func fail(_ message: String, _ status: ExitStatus) {
    self.status = status
    output.say(Line(message, .error))
  }
}
