package import Contracts
package import Domain
package import FavoritesFeature
import ViperMocks

/// Answers with the pages it was given, in order, and records its calls.
///
/// With none left it gives an empty page; each change gives `changed`.
package struct MockFavoritesInteractor: FavoritesInteracting {
  /// A call, in the order they came.
  package enum Call: Hashable, Sendable {
    case page(CatalogQuery)
    case change(FavoritesChange)
  }

  private let script: MockScript<Call, Result<ListPage, DataError>>
  package var changed: Result<FavoritesNotice, DataError> = .failure(.nothingToUndo)

  package init(_ answers: Result<ListPage, DataError>...) {
    script = MockScript(answers)
  }

  package var calls: [Call] { script.calls }

  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    try script.answer(.page(query))?.get() ?? ListPage(query: query)
  }

  package func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice {
    try script.recorded(.change(change), changed)
  }
}
