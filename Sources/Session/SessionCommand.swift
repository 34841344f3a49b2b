package import Domain
package import Localization
package import Terminal
import TextUI

/// What can be typed on every screen.
package enum SessionCommand: Hashable, Sendable {
  /// Straight to these places, from home.
  case go([Destination])
  case back
  case undo
  case language(Language)
  case theme(Theme)
  /// Whether the network is left alone.
  case offline(Bool)
  /// Whether exchanges with services are logged.
  case debug(Bool)
  case trace(TraceCommand)
  case set(SettingsCommand)
  /// Whether the mouse is the session's.
  case pointer(Bool)
  /// Whether single keys are on; nil is the other of both.
  case keys(Bool?)
  case help(String)
  case status
  case about
  case quit
}

extension SessionCommand {
  /// The table these commands are read with, explained in a language.
  static func table(
    _ strings: Strings, _ vocabulary: Vocabulary
  ) -> CommandTable<SessionCommand> {
    CommandTable(
      search(strings, vocabulary) + places(strings, vocabulary) + settings(strings, vocabulary)
        + rest(strings))
  }

  private static func search(
    _ strings: Strings, _ vocabulary: Vocabulary
  ) -> [Command<SessionCommand>] {
    let search: @Sendable (String) -> SessionCommand? = {
      .go([vocabulary.everywhere(for: $0)])
    }
    let summary = strings[SessionText.search]
    return [
      Command(
        .prefix("/"), arguments: "TEXT", summary: summary, candidates: .titles, event: search),
      Command(
        .verb("search"), arguments: "TEXT", summary: summary, candidates: .titles, event: search),
    ]
  }

  private static func places(
    _ strings: Strings, _ vocabulary: Vocabulary
  ) -> [Command<SessionCommand>] {
    let catalogs = vocabulary.catalogs.map { catalog in
      Command<SessionCommand>(
        .verb(catalog.id.rawValue), arguments: "[TEXT]", summary: strings[catalog.summary]
      ) { .go([.list(catalog.id, search: $0.isEmpty ? nil : $0)]) }
    }
    return catalogs + [
      Command(.verb("favorites"), summary: strings[SessionText.favorites]) { _ in
        .go([.favorites])
      },
      Command(.verb("home"), summary: strings[SessionText.goHome]) { _ in .go([]) },
      Command(.verb("back"), summary: strings[SessionText.back], letter: "q") { _ in .back },
      Command(.verb("undo"), summary: strings[FavoriteText.doUndo]) { _ in .undo },
    ]
  }

  private static func settings(
    _ strings: Strings, _ vocabulary: Vocabulary
  ) -> [Command<SessionCommand>] {
    [
      Command(
        .verb("lang"), arguments: Language.allCases.map(\.rawValue).joined(separator: "|"),
        summary: strings[SessionText.language],
        candidates: .words(Language.allCases.map(\.rawValue))
      ) { Language(rawValue: $0.lowercased()).map(SessionCommand.language) },
      Command(
        .verb("theme"), arguments: Theme.allCases.map(\.rawValue).joined(separator: "|"),
        summary: strings[SessionText.theme], candidates: .words(Theme.allCases.map(\.rawValue))
      ) { Theme(rawValue: $0.lowercased()).map(SessionCommand.theme) },
      .onOff("offline", summary: strings[SessionText.goOffline]) { .offline($0) },
      .onOff("debug", summary: strings[SessionText.debug]) { .debug($0) },
      Command(
        .verb("trace"), arguments: "on|off|save FILE", summary: strings[TracingText.summary],
        candidates: .words(["on", "off", "save"])
      ) { TraceCommand($0).map(SessionCommand.trace) },
      Command(
        .verb("set"), arguments: "[KEY [VALUE]]",
        summary: strings[SettingText.summary], candidates: .keyed(vocabulary.settings)
      ) { .set(SettingsCommand($0)) },
      .onOff("mouse", summary: strings[PointerText.summary]) { .pointer($0) },
      Command(
        .verb("keys"), arguments: "[on|off]", summary: strings[KeyText.summary],
        candidates: .words(["on", "off"])
      ) { argument in
        if argument.isEmpty { return .keys(nil) }
        return ["on": true, "off": false][argument.lowercased()].map(SessionCommand.keys)
      },
    ]
  }

  private static func rest(_ strings: Strings) -> [Command<SessionCommand>] {
    [
      Command(.verb("status"), summary: strings[SessionText.status]) { _ in .status },
      Command(.verb("about"), summary: strings[SessionText.about]) { _ in .about },
      Command(
        .verb("help", aliases: ["?"]), arguments: "[COMMAND|TOPIC]",
        summary: strings[SessionText.help], candidates: .commands, letter: "?"
      ) { .help($0) },
      Command(.verb("quit", aliases: ["exit"]), summary: strings[SessionText.quit]) { _ in
        .quit
      },
    ]
  }
}

extension Command where Event == SessionCommand {
  /// A command that switches something.
  fileprivate static func onOff(
    _ verb: String, summary: String, _ event: @escaping @Sendable (Bool) -> SessionCommand
  ) -> Command {
    Command(.verb(verb), arguments: "on|off", summary: summary, candidates: .words(["on", "off"])) {
      ["on": true, "off": false][$0.lowercased()].map(event)
    }
  }
}
