import Components
import Contracts
import Domain
import Localization
import Session
import TextUI

/// The home screen: it lists the catalogs and the first commands.
enum HomeScreen {
  /// - Parameter placeCount: returns the number of cities as text. It is asked each time, because a
  ///   refresh changes the number.
  @MainActor
  static func screen(
    _ strings: Strings, placeCount: @escaping () -> String, _ context: ScreenContext
  ) -> Screen {
    Screen(strings[SessionText.home], context) {
      text(strings, placeCount: placeCount(), width: $0.columns)
    }
  }

  static func text(_ strings: Strings, placeCount: String, width: Int) -> [Line] {
    let rows =
      [("/" + strings.arguments("TEXT"), strings(SessionText.trySearch, "/barcelona"))]
      + Catalogs.descriptions.map {
        (
          strings.language == .spanish
            ? $0.words.spanishVerbs.first ?? $0.id.rawValue : $0.id.rawValue,
          strings($0.words.invitation, placeCount)
        )
      }
      + [
        (strings.verb("favorites"), strings[SessionText.tryFavorites]),
        (strings.verb("help"), strings[SessionText.tryHelp]),
      ]
    let column = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    let name = "catalejo"
    let welcome = strings[SessionText.welcome]
    let room = width - DisplayWidth.of(name) - 2
    let title =
      DisplayWidth.of(welcome) <= room
      ? [Line([Span(name, .title), .gap(2, spoken: ": "), Span(welcome)])]
      : [Line(name, .title)] + Wrapping.wrap(welcome, to: width).map { Line($0) }
    return title + [Line()]
      + rows.flatMap { HelpText.rows(Line($0.0, .accent), $0.1, column: column, width: width) }
  }
}
