import Domain
import Localization
import TextUI

/// The root: says what there is.
///
/// It has no state, so no presenter either.
@MainActor
final class HomeScreen: Screen {
  let surface = ScreenSurface()
  let title: String
  let commands = CommandTable<ScreenAction>([])
  let outcome = ScreenOutcome.done
  let fetchedAt: Int? = nil
  let connected: ScreenAction? = nil
  private let strings: Strings
  private let cityCount: String

  /// - Parameter cityCount: as it is shown.
  init(strings: Strings, cityCount: String) {
    self.strings = strings
    self.cityCount = cityCount
    title = strings[SessionText.home]
  }

  var appeared: ScreenAction {
    ScreenAction(slot: nil) { [surface, strings, cityCount] in
      surface.show { Self.text(strings, cityCount: cityCount, width: $0.columns) }
    }
  }

  func resized(to size: Size) -> ScreenAction? { nil }

  static func text(_ strings: Strings, cityCount: String, width: Int) -> [Line] {
    let rows =
      [("/" + strings.arguments("TEXT"), strings(SessionText.trySearch, "/barcelona"))]
      + CatalogID.allCases.map {
        (strings.verb($0.rawValue), words(for: $0, strings, cityCount: cityCount))
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

  private static func words(
    for catalog: CatalogID, _ strings: Strings, cityCount: String
  ) -> String {
    switch catalog {
    case .cities: strings(SessionText.tryCities, cityCount)
    case .people: strings[SessionText.tryPeople]
    case .pokemon: strings[SessionText.tryPokemon]
    case .items: strings[SessionText.tryItems]
    case .articles: strings[SessionText.tryArticles]
    }
  }
}
