package import Domain
package import FavoritesFeature
import ViperMocks

/// Answers with the pages it was given, in order, and records its calls.
///
/// With none left it gives an empty page; each change gives `changed`.
package struct MockFavoritesInteractor: FavoritesInteracting {
  /// A call, in the order they came.
  package enum Call: Hashable, Sendable {
    case page(FavoritesQuery)
    case change(FavoritesChange)
  }

  private let script: MockScript<Call, Result<FavoritesAnswer, DataError>>
  package var changed: Result<FavoritesNotice, DataError> = .failure(.nothingToUndo)

  package init(_ answers: Result<FavoritesAnswer, DataError>...) {
    script = MockScript(answers)
  }

  package var calls: [Call] { script.calls }

  package func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer {
    try script.answer(.page(query))?.get() ?? FavoritesAnswer(query)
  }

  package func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice {
    try script.recorded(.change(change), changed)
  }
}
