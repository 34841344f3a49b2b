package import Catalog
package import DetailFeature
package import Domain
import Synchronization

/// Answers with the results it was given, in order; `notFound` when there is none left.
package final class MockDetailInteractor: DetailInteracting {
  private let answers: Mutex<[Result<DetailAnswer, DataError>]>
  private let toggles: Mutex<[Result<Bool, DataError>]>
  private let undos: Mutex<[Result<[Favorite], DataError>]>

  package init(
    _ answers: Result<DetailAnswer, DataError>..., toggles: [Result<Bool, DataError>] = [],
    undos: [Result<[Favorite], DataError>] = []
  ) {
    self.answers = Mutex(answers)
    self.toggles = Mutex(toggles)
    self.undos = Mutex(undos)
  }

  package func open(_ id: String) async throws(DataError) -> DetailAnswer {
    try answers.withLock { $0.isEmpty ? .failure(missing(id)) : $0.removeFirst() }.get()
  }

  package func toggleFavorite(_ id: String) async throws(DataError) -> Bool {
    try toggles.withLock { $0.isEmpty ? .failure(missing(id)) : $0.removeFirst() }.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    try undos.withLock { $0.isEmpty ? .failure(.nothingToUndo) : $0.removeFirst() }.get()
  }

  private func missing(_ id: String) -> DataError { .notFound(Reference(.cities, id)) }
}
