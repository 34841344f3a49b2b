import Localization
import TextUI

/// Writes a command table out for people.
enum HelpText {
  /// What `help WORD` says: of one command, else of all.
  ///
  /// - Parameter hints: what keys do while a search is typed that begins here; nil where keys are
  ///   the line editor's.
  /// - Throws: `unknown` or `ambiguous`, where the word is not one command's.
  static func answer(
    _ word: String, here: CommandTable<ScreenAction>, title: String,
    everywhere: CommandTable<SessionCommand>, hints: LiveHints?, width: Int, strings: Strings
  ) throws(CommandError) -> [Line] {
    guard !word.isEmpty else {
      return all(
        here: here, title: title, everywhere: everywhere.without(here), hints: hints,
        width: width, strings: strings)
    }
    let table = here.map { _ in () }.merging(everywhere.map { _ in () })
    let command = try table.command(named: word)
    return rows(Line(command.usage, .accent), command.summary, column: 24, width: width)
  }

  /// The commands of the screen, then those of every screen; explained where the screen has none of
  /// its own, else only named, so that help fits a window.
  private static func all(
    here: CommandTable<ScreenAction>, title: String, everywhere: CommandTable<SessionCommand>,
    hints: LiveHints?, width: Int, strings: Strings
  ) -> [Line] {
    func explained(_ commands: [(Line, String)]) -> [Line] {
      let column = min(24, commands.map(\.0.width).max() ?? 0)
      return commands.flatMap { rows($0.0, $0.1, column: column, width: width) }
    }
    let everywhere = everywhere.commands.map { (Line($0.usage, .accent), $0.summary) }
    guard !here.commands.isEmpty else {
      return explained(everywhere) + keys(here, hints, width, strings)
    }
    let names = Line(everywhere.flatMap(\.0.spans), separatedBy: .separator(.accent))
    return [Line(strings(SessionText.helpHere, title), .title)]
      + explained(here.commands.map { (written($0, strings), $0.summary) })
      + keys(here, hints, width, strings)
      + [Line(), Line(strings[SessionText.helpEverywhere], .title)]
      + Wrapping.wrap(names, to: width - 2).map { Line([indent(2)] + $0.spans) }
      + Wrapping.wrap(strings[SessionText.helpMore], to: width - 2)
      .map { Line([indent(2), Span($0, .dim)]) }
  }

  /// What keys do beside those that stand for a command: while a search is typed, and after a key
  /// moved about in the screen.
  private static func keys(
    _ here: CommandTable<ScreenAction>, _ hints: LiveHints?, _ width: Int, _ strings: Strings
  ) -> [Line] {
    guard let hints else { return [] }
    var lines = [Line(), Line(strings[SessionText.helpSearch], .title)]
    lines += wrapped(hints.usual.text + " · " + strings[SessionText.pageKeys], width)
    guard !here.keys.isEmpty else { return lines }
    let keys = strings[LiveHints.text(for: here.keys)]
    return lines + [Line(strings[SessionText.helpKeys], .title)] + wrapped(keys, width)
  }

  private static func wrapped(_ text: String, _ width: Int) -> [Line] {
    Wrapping.wrap(text, to: width - 2).map { Line("  \($0)", .dim) }
  }

  /// How a command is written, and the key that does the same.
  private static func written(_ command: Command<ScreenAction>, _ strings: Strings) -> Line {
    let usage = Span(command.usage, .accent)
    let keys = command.keys(hasLetters: false).map { name(of: $0, strings) }
    guard !keys.isEmpty else { return Line([usage]) }
    // Where text is linear, keys are the line editor's.
    return Line([usage, Span("  " + keys.joined(separator: " "), .accent, spoken: "")])
  }

  private static func name(of key: EditKey, _ strings: Strings) -> String {
    switch key {
    case .up: strings[KeyText.up]
    case .down: strings[KeyText.down]
    case .left: strings[KeyText.left]
    case .right: strings[KeyText.right]
    case .pageUp: strings[KeyText.pageUp]
    case .pageDown: strings[KeyText.pageDown]
    case .tab: strings[KeyText.tab]
    case .escape: strings[KeyText.escape]
    case .character(let character): String(character)
    }
  }

  /// One command: how it is written, and what it does beside it (below it where that is narrow).
  static func rows(_ usage: Line, _ summary: String, column: Int, width: Int) -> [Line] {
    let room = width - column - 4
    guard room >= 16, usage.width <= column else {
      return [Line([indent(2)] + usage.spans)]
        + Wrapping.wrap(summary, to: width - 4).map { Line([indent(4), Span($0, .dim)]) }
    }
    return Wrapping.wrap(summary, to: room).enumerated().map { index, text in
      let head = index == 0 ? usage : Line()
      let gap = Span.gap(column - head.width + 2, spoken: ": ")
      return Line([indent(2)] + head.spans + [gap, Span(text, .dim)])
    }
  }

  private static func indent(_ columns: Int) -> Span { .gap(columns, spoken: "") }
}
