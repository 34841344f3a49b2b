import Components
import Domain
import Localization
import TextUI

/// A screen that only says something: it has no state, so no presenter either.
@MainActor
final class TextScreen: Screen {
  let surface = ScreenSurface()
  let title: String
  let commands = CommandTable<ScreenAction>([])
  let outcome: ScreenOutcome
  let fetchedAt: Int? = nil
  private let content: ScreenSurface.Content

  init(_ title: String, outcome: ScreenOutcome = .done, content: @escaping ScreenSurface.Content) {
    self.title = title
    self.outcome = outcome
    self.content = content
  }

  /// In the place of a map for what has none: a deep link can ask for it.
  convenience init(_ error: DataError, strings: Strings) {
    let title =
      if case .noMap(let catalog) = error { strings.name(of: catalog) } else {
        strings[MapText.title]
      }
    let message = strings.message(for: error)
    self.init(title, outcome: .failed(error)) { size in
      Wrapping.wrap(message, to: size.columns).map { Line($0, .error) }
    }
  }

  func action(for intent: Intent) -> ScreenAction? {
    guard intent == .appear else { return nil }
    return ScreenAction(slot: nil) { [surface, content] in surface.show(content) }
  }
}
