package import Catalog
package import Domain
package import ListFeature
import Synchronization

/// Answers with the results it was given, in order, and records what it was asked.
package final class MockListInteractor: ListInteracting {
  package typealias Answer = Result<ListAnswer, DataError>

  /// A call, in the order they came.
  package enum Call: Hashable, Sendable {
    case page(ListQuery)
    case toggle(Reference)
    case undo
  }

  private let state: Mutex<(answers: [Answer], calls: [Call])>
  private let toggled: Result<Bool, DataError>
  private let undone: Result<[Favorite], DataError>

  package init(
    _ answers: Answer..., toggled: Result<Bool, DataError> = .success(true),
    undone: Result<[Favorite], DataError> = .failure(.nothingToUndo)
  ) {
    state = Mutex((answers, []))
    self.toggled = toggled
    self.undone = undone
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    let answer = state.withLock { state in
      state.calls.append(.page(query))
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    return try answer?.get() ?? ListAnswer(query: query, items: [], total: 0)
  }

  package func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    state.withLock { $0.calls.append(.toggle(reference)) }
    return try toggled.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    state.withLock { $0.calls.append(.undo) }
    return try undone.get()
  }
}
