import Localization
import TextUI

/// Writes a command table out for people.
enum HelpText {
  /// The commands of the screen, then those of every screen.
  static func all(
    here: CommandTable<ScreenAction>, title: String, everywhere: CommandTable<SessionCommand>,
    width: Int, strings: Strings
  ) -> [Line] {
    let here = here.commands.map { ($0.usage, $0.summary) }
    let everywhere = everywhere.commands.map { ($0.usage, $0.summary) }
    let column = min(24, (here + everywhere).map { DisplayWidth.of($0.0) }.max() ?? 0)
    var lines: [Line] = []
    if !here.isEmpty {
      lines.append(Line(strings(SessionText.helpHere, title), .title))
      lines += here.flatMap { rows($0.0, $0.1, column: column, width: width) }
      lines.append(Line())
    }
    lines.append(Line(strings[SessionText.helpEverywhere], .title))
    return lines + everywhere.flatMap { rows($0.0, $0.1, column: column, width: width) }
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
