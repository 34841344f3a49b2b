package import Components
import Localization
import Viper

/// The rows of the favorites, and the status of the scene.
extension FavoritesScene {
  package func obstacle(to row: FavoritesRow) -> FavoritesNotice? {
    row.isGone ? .gone(row.title) : nil
  }

  package func hasMap(_ row: FavoritesRow) -> Bool { row.isOnMap }

  package mutating func openMapOfAll() -> FavoritesRoute? {
    notice = nil
    return .mapOfAll
  }

  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, numbers: numbers, answered: content.value == nil ? nil : query.search)
  }

  /// The outcome for a script: a failure, or that nothing was found.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    switch notice {
    case .failed(let error)?: return .failed(error)
    case .rows(.noRow)?, .gone?: return .nothingFound
    case .removed(let removal)?: return removal.missing.isEmpty ? .done : .nothingFound
    case .added?, .restored?, .exported?, .imported?: return .done
    case .rows?, nil: break
    }
    if case .success(let page) = content, page.count == 0 { return .nothingFound }
    return .done
  }
}
