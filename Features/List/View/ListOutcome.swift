import Localization
package import TextUI
import Viper

extension ListScene {
  /// What a script should know: a failure, or that there is nothing of what was asked for.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    switch notice {
    case .failed(let error)?: return .failed(error)
    case .rows(.noRow)?: return .nothingFound
    case .favorite?: return .done
    case .unstarred?, .rows?, nil: break
    }
    // A page of no rows was asked for: that it has none says nothing.
    let isCount = query.pageSize == 0
    if case .success(let page) = content, isCount ? page.count == 0 : page.rows.isEmpty {
      return .nothingFound
    }
    return .done
  }
}
