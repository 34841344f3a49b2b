import Domain
import Localization
import TextUI

/// What can be typed on every screen.
enum SessionCommand: Hashable, Sendable {
  /// Straight to these places, from home.
  case go([Destination])
  case back
  case undo
  case language(Language)
  case help(String)
  case status
  case about
  case quit
}

extension SessionCommand {
  /// The table these commands are read with, explained in a language.
  static func table(_ strings: Strings) -> CommandTable<SessionCommand> {
    let search: @Sendable (String) -> SessionCommand? = {
      .go([.list(.cities, search: $0)])
    }
    return CommandTable([
      Command(
        .prefix("/"), arguments: "TEXT", summary: strings[SessionText.search],
        candidates: .titles, event: search),
      Command(
        .verb("search"), arguments: "TEXT", summary: strings[SessionText.search],
        candidates: .titles, event: search),
      Command(.verb("cities", aliases: ["ciudades"]), summary: strings[SessionText.cities]) { _ in
        .go([.list(.cities, search: nil)])
      },
      Command(.verb("favorites", aliases: ["favoritos"]), summary: strings[SessionText.favorites]) {
        _ in
        .go([.favorites])
      },
      Command(.verb("home", aliases: ["inicio"]), summary: strings[SessionText.goHome]) { _ in
        .go([])
      },
      Command(.verb("back", aliases: ["volver"]), summary: strings[SessionText.back]) { _ in .back
      },
      Command(.verb("undo"), summary: strings[SessionText.undo]) { _ in .undo },
      Command(
        .verb("lang"), arguments: Language.allCases.map(\.rawValue).joined(separator: "|"),
        summary: strings[SessionText.language],
        candidates: .words(Language.allCases.map(\.rawValue))
      ) { Language(rawValue: $0.lowercased()).map(SessionCommand.language) },
      Command(.verb("status"), summary: strings[SessionText.status]) { _ in .status },
      Command(.verb("about"), summary: strings[SessionText.about]) { _ in .about },
      Command(
        .verb("help", aliases: ["?", "ayuda"]), arguments: "[COMMAND]",
        summary: strings[SessionText.help]
      ) { .help($0) },
      Command(.verb("quit", aliases: ["exit", "salir"]), summary: strings[SessionText.quit]) { _ in
        .quit
      },
    ])
  }
}
