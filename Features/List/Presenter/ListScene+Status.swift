package import Components
package import Contracts
package import Domain
package import Localization
import TextUI
import Viper

/// The status of the list.
extension ListScene {
  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, fetchedAt: content.value?.provenance.fetchedAt, numbers: numbers,
      chosen: chosenRow?.reference, hasChoice: chosenRow != nil, marked: marked,
      // While a service is awaited and there are no rows, this machine was searched already.
      answered: content == .idle ? nil : query.search, canProceed: lacksPictures || lacksCount)
  }

  /// Whether there are rows whose pictures were not asked for yet.
  private var lacksPictures: Bool {
    guard let thumbnails, let page = content.value else { return false }
    return thumbnails.isDue(for: page.rows)
  }

  /// Whether the search of the rows was not looked for in other catalogs yet.
  ///
  /// Another page, order or filter has the same search, which is looked for once.
  var lacksCount: Bool {
    capabilities.looksElsewhere && content.value != nil && elsewhere?.search != query.search
      && query.isTyped && !query.search.allSatisfy(\.isWhitespace)
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
    case .incomplete?, .skipped?, .unreadable?, .unnamed?, .arranged?, .rows?, nil: break
    }
    guard !content.isLoading, let page = content.value else { return .done }
    return page.isNothing ? .nothingFound : .done
  }

  /// The error beside an answer: a service failed while older data are shown, or the stars or the rows of a
  /// catalog can't be read.
  package var warning: DataError? {
    if case .failure(let error, previous: _?) = content, case .service = error { return error }
    if case .incomplete(let error)? = notice { return error }
    return nil
  }

  /// The scene without its warning, for callers that report it themselves.
  package var withoutWarning: ListScene {
    var scene = self
    switch notice {
    case .incomplete?, .unreadable?, .unnamed?: scene.notice = nil
    default: break
    }
    if warning != nil, let page = content.value { scene.content = .success(page) }
    return scene
  }
}

extension ListPage {
  /// Returns the page as people see it: with titles in their language and the age of the rows.
  ///
  /// - Parameter now: the present, in seconds since 1970.
  func shown(_ formats: Formats, at now: Int) -> ListPage {
    var page = titled(in: formats.language)
    if provenance.state == .cached {
      page.ageText = provenance.fetchedAt.map { formats.age(now - $0) }
    }
    return page
  }
}

extension ListScene {
  /// The scene of a page for callers that need no presenter.
  ///
  /// - Parameter now: the present, in seconds since 1970.
  package init(_ page: ListPage, of catalog: CatalogDescription, formats: Formats, now: Int) {
    self.init(
      catalog: catalog, query: page.query, content: .success(page.shown(formats, at: now)),
      notice: page.notice)
  }
}
