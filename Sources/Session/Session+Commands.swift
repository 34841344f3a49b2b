import Components
import Domain
package import Localization
package import Terminal
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
      host.language = language
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
      host.goOffline(isOn)
      output.say(Line(strings[isOn ? SessionText.offlineOn : .offlineOff], .notice))
    case .debug(let isOn): switchLog(isOn)
    case .trace(let command): try await perform(command)
    case .set(let command): try await perform(command)
    case .pointer(let isOn): switchPointer(isOn)
    case .keys(let isOn): try await switchLetters(isOn ?? !hasLetters)
    case .help(let word): try await help(word)
    case .status:
      let lines = await host.status(of: console)
      try await print { lines }
    case .about: try await print { host.about() }
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
      here: (stack.current?.commands ?? CommandTable([])).map { _ in () }.spoken(
        strings, host.vocabulary),
      title: stack.titles.last ?? "",
      everywhere: sessionTable.map { _ in () }.spoken(strings, host.vocabulary),
      elsewhere: screenKinds,
      hints: console.canRedraw
        ? HelpText.Hints(
          search: hints(of: .listed).usual,
          keys: LiveHints.following(
            stack.current?.commands.keys ?? [], isBesideMap: isBesideMap, strings
          ).usual) : nil,
      size: console.layout(console.size), strings: strings, vocabulary: host.vocabulary)
  }

  /// What can be typed on screens of each kind.
  var screenKinds: [ScreenKind] {
    host.screenKinds().map { $0.spoken(strings, host.vocabulary) }
  }

  private func switchLog(_ isOn: Bool) {
    guard let place = host.switchLog(isOn) else {
      return output.say(Line(strings[SessionText.debugNowhere], .error))
    }
    let text = isOn ? strings(SessionText.debugOn, place) : strings[SessionText.debugOff]
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

extension Strings {
  /// - Parameter shown: what a theme comes to; nil where no color is shown.
  fileprivate func said(of theme: Theme, shown: Theme?) -> String {
    guard let shown else { return self(SessionText.themeUnseen, theme.rawValue) }
    return self(SessionText.themeChanged, name(of: theme, shown: shown))
  }

  /// "dark", "auto (16)".
  package func name(of theme: Theme, shown: Theme) -> String {
    theme == shown ? theme.rawValue : "\(theme.rawValue) (\(shown.rawValue))"
  }
}
