package import Components
package import Contracts
package import Domain
import Localization
import Viper

/// The rows of the favorites, and the status of the scene.
extension FavoritesScene {
  package func obstacle(to row: ListRow) -> FavoritesNotice? {
    row.isGone ? .gone(row.title) : nil
  }

  package func hasMap(_ row: ListRow) -> Bool { row.summary.position != nil }

  package mutating func openMapOfAll() -> FavoritesRoute? {
    notice = nil
    return .mapOfAll
  }

  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, numbers: numbers, chosen: chosenRow?.reference,
      hasChoice: chosenRow != nil, answered: content.value == nil ? nil : query.search)
  }

  /// The outcome for a script: a failure, or that nothing was found.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    switch notice {
    case .failed(let error)?: return .failed(error)
    case .rows(.noRow)?, .gone?: return .nothingFound
    case .removed(let removal)?: return removal.missing.isEmpty ? .done : .nothingFound
    case .added?, .restored?, .withdrawn?, .exported?, .imported?: return .done
    case .rows?, nil: break
    }
    if case .success(let page) = content, page.count == 0 { return .nothingFound }
    return .done
  }
}

extension FavoritesScene {
  /// The scene of a page for callers that need no presenter.
  package init(_ page: ListPage, of catalogs: [CatalogDescription], in language: Language) {
    self.init(
      query: page.query, content: .success(page.titled(in: language)), catalogs: catalogs)
  }

  /// The scene of a change for callers that need no presenter.
  package init(_ notice: FavoritesNotice) {
    self.init(query: CatalogQuery(), notice: notice)
  }
}
