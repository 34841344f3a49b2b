package import Components
package import Domain
import Localization
import TextUI
import Viper

extension ListScene {
  /// What a script should know: a failure, or that nothing was found.
  ///
  /// A service that failed is a warning where rows are shown all the same.
  package var outcome: ScreenOutcome {
    if let error = content.error, warning == nil { return .failed(error) }
    switch notice {
    case .failed(let error)?: return .failed(error)
    case .rows(.noRow)?: return .nothingFound
    case .favorite?: return .done
    case .unstarred?, .skipped?, .unreadable?, .unnamed?, .arranged?, .rows?, nil: break
    }
    guard !content.isLoading, let page = content.value else { return .done }
    let isNothing = query.findsNothing(
      rows: page.rows.count, of: page.count, areSuggestions: page.areSuggestions)
    return isNothing ? .nothingFound : .done
  }

  /// What went wrong although there is an answer: a service that failed while older data are shown,
  /// or stars that can't be read.
  package var warning: DataError? {
    if case .failure(let error, previous: _?) = content, case .service = error { return error }
    if case .unstarred(let error)? = notice { return error }
    return nil
  }

  /// The scene without its warning, for callers that report it themselves.
  package var withoutWarning: ListScene {
    var scene = self
    switch notice {
    case .unstarred?, .unreadable?, .unnamed?: scene.notice = nil
    default: break
    }
    if warning != nil, let page = content.value { scene.content = .success(page) }
    return scene
  }
}
