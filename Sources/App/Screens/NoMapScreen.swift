import Components
import Domain
import Localization
import TextUI

/// In the place of a map for what has none: a deep link can ask for it.
@MainActor
final class NoMapScreen: Screen {
  let surface = ScreenSurface()
  let title: String
  let commands = CommandTable<ScreenAction>([])
  let outcome: ScreenOutcome
  let fetchedAt: Int? = nil
  private let message: String

  init(_ error: DataError, strings: Strings) {
    title =
      if case .noMap(let catalog) = error { strings.name(of: catalog) } else {
        strings[MapText.title]
      }
    outcome = .failed(error)
    message = strings.message(for: error)
  }

  func action(for intent: Intent) -> ScreenAction? {
    guard intent == .appear else { return nil }
    return ScreenAction(slot: nil) { [surface, message] in
      surface.show { size in Wrapping.wrap(message, to: size.columns).map { Line($0, .error) } }
    }
  }
}
