package import Components
package import Domain
package import Localization
package import TextUI

/// A screen that only says something: it has no state, so no presenter either.
@MainActor
package final class TextScreen: Screen {
  package let surface = ScreenSurface()
  package let title: String
  package let commands = CommandTable<ScreenAction>([])
  package let outcome: ScreenOutcome
  package let fetchedAt: Int? = nil
  private let content: ScreenSurface.Content

  package init(
    _ title: String, outcome: ScreenOutcome = .done, content: @escaping ScreenSurface.Content
  ) {
    self.title = title
    self.outcome = outcome
    self.content = content
  }

  /// In the place of a map for what has none: a deep link can ask for it.
  package convenience init(_ error: DataError, strings: Strings) {
    let title =
      if case .noMap(let catalog) = error { strings.name(of: catalog) } else {
        strings[MapText.title]
      }
    let message = strings.message(for: error)
    self.init(title, outcome: .failed(error)) { size in
      Wrapping.wrap(message, to: size.columns).map { Line($0, .error) }
    }
  }

  package func action(for intent: Intent) -> ScreenAction? {
    guard intent == .appear else { return nil }
    return ScreenAction(slot: nil) { [surface, content] in surface.show(content) }
  }
}
