import Localization
import TextUI

/// Writes a command table out for people.
enum HelpText {
  /// What `help WORD` says: of one command, else of all.
  ///
  /// - Throws: `unknown` or `ambiguous`, where the word is not one command's.
  static func answer(
    _ word: String, here: CommandTable<ScreenAction>, title: String,
    everywhere: CommandTable<SessionCommand>, width: Int, strings: Strings
  ) throws(CommandError) -> [Line] {
    guard !word.isEmpty else {
      return all(
        here: here, title: title, everywhere: everywhere.without(here), width: width,
        strings: strings)
    }
    let table = here.map { _ in () }.merging(everywhere.map { _ in () })
    let command = try table.command(named: word.lowercased())
    return rows(command.usage, command.summary, column: 24, width: width)
  }

  /// The commands of the screen, then those of every screen; explained where the screen has none of
  /// its own, else only named, so that help fits a window.
  private static func all(
    here: CommandTable<ScreenAction>, title: String, everywhere: CommandTable<SessionCommand>,
    width: Int, strings: Strings
  ) -> [Line] {
    func explained(_ commands: [(String, String)]) -> [Line] {
      let column = min(24, commands.map { DisplayWidth.of($0.0) }.max() ?? 0)
      return commands.flatMap { rows($0.0, $0.1, column: column, width: width) }
    }
    let everywhere = everywhere.commands.map { ($0.usage, $0.summary) }
    guard !here.commands.isEmpty else { return explained(everywhere) }
    let names = everywhere.map(\.0).joined(separator: " · ")
    return [Line(strings(SessionText.helpHere, title), .title)]
      + explained(here.commands.map { (written($0, strings), $0.summary) })
      + [Line(), Line(strings[SessionText.helpEverywhere], .title)]
      + Wrapping.wrap(names, to: width - 2).map { Line([Span("  "), Span($0, .accent)]) }
      + Wrapping.wrap(strings[SessionText.helpMore], to: width - 2)
      .map { Line([Span("  "), Span($0, .dim)]) }
  }

  /// How a command is written, and the key that does the same.
  private static func written(_ command: Command<ScreenAction>, _ strings: Strings) -> String {
    guard let key = command.key else { return command.usage }
    return command.usage + "  " + strings[name(of: key)]
  }

  private static func name(of key: EditKey) -> KeyText {
    switch key {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .tab: .tab
    case .escape: .escape
    }
  }

  /// One command: how it is written, and what it does beside it (below it where that is narrow).
  static func rows(_ usage: String, _ summary: String, column: Int, width: Int) -> [Line] {
    let room = width - column - 4
    guard room >= 16, DisplayWidth.of(usage) <= column else {
      return [Line([Span("  "), Span(usage, .accent)])]
        + Wrapping.wrap(summary, to: width - 4).map { Line("    \($0)", .dim) }
    }
    return Wrapping.wrap(summary, to: room).enumerated().map { index, text in
      let head = index == 0 ? usage : ""
      return Line([Span("  "), Span(head.padded(to: column), .accent), Span("  \(text)", .dim)])
    }
  }
}
