package import Components
import Localization
import TextUI
import Viper

extension FavoritesScene {
  /// What a script should know: a failure, or that there is nothing of what was asked for.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    switch notice {
    case .failed(let error)?: return .failed(error)
    case .rows(.noRow)?, .gone?: return .nothingFound
    case .removed(let removal)?: return removal.missing.isEmpty ? .done : .nothingFound
    case .added?, .restored?, .exported?, .imported?: return .done
    case .rows?, nil: break
    }
    if case .success(let page) = content, page.rows.isEmpty { return .nothingFound }
    return .done
  }
}
