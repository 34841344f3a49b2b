package import Catalog
package import Domain
package import FavoritesFeature
import Synchronization

/// Answers with the results it was given, the pages in order, and records what it was asked.
package final class MockFavoritesInteractor: FavoritesInteracting {
  package typealias Answer = Result<FavoritesAnswer, DataError>

  /// A call, in the order they came.
  package enum Call: Hashable, Sendable {
    case page(FavoritesQuery)
    case add([Reference])
    case remove([Reference])
    case undo
    case export(String, replacing: Bool)
    case restore(String)
  }

  /// What each change comes to.
  package struct Changes: Sendable {
    package var add: Result<FavoritesAddition, DataError> = .success(FavoritesAddition(added: []))
    package var remove: Result<FavoritesRemoval, DataError> = .success(
      FavoritesRemoval(removed: []))
    package var undo: Result<[Favorite], DataError> = .failure(.nothingToUndo)
    package var export: Result<Int, DataError> = .success(0)
    package var restore: Result<ImportReport, DataError> = .success(ImportReport(added: 0))

    package init() {}
  }

  private let state: Mutex<(answers: [Answer], calls: [Call])>
  private let changes: Changes

  package init(_ answers: Answer..., changes: Changes = Changes()) {
    state = Mutex((answers, []))
    self.changes = changes
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer {
    let answer = state.withLock { state in
      state.calls.append(.page(query))
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    return try answer?.get() ?? FavoritesAnswer(query: query, items: [], total: 0)
  }

  package func add(_ references: [Reference]) async throws(DataError) -> FavoritesAddition {
    record(.add(references))
    return try changes.add.get()
  }

  package func remove(_ references: [Reference]) async throws(DataError) -> FavoritesRemoval {
    record(.remove(references))
    return try changes.remove.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    record(.undo)
    return try changes.undo.get()
  }

  package func export(
    to path: String, replacing: Bool
  ) async throws(DataError) -> Int {
    record(.export(path, replacing: replacing))
    return try changes.export.get()
  }

  package func restore(from path: String) async throws(DataError) -> ImportReport {
    record(.restore(path))
    return try changes.restore.get()
  }

  private func record(_ call: Call) {
    state.withLock { $0.calls.append(call) }
  }
}
