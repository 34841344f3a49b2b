package import Components
import Contracts
package import Domain
import Localization
import TextUI
import Viper

/// The status of the list.
extension ListScene {
  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, fetchedAt: content.value?.provenance.fetchedAt, numbers: numbers,
      chosen: chosenRow?.reference, marked: marked,
      // While a service is awaited and there are no rows, this machine was searched already.
      answered: content == .idle ? nil : query.search, canProceed: lacksPictures)
  }

  /// Whether there are rows whose pictures were not asked for yet.
  private var lacksPictures: Bool {
    guard let thumbnails, let page = content.value else { return false }
    return thumbnails.isDue(for: page.rows)
  }

  /// The outcome for a script: a failure, or that nothing was found.
  ///
  /// A service that failed is a warning if there are rows all the same.
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

  /// The error beside an answer: a service failed while older data are shown, or the stars can't be read.
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
