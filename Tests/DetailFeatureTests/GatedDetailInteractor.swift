import Catalog
import Domain

@testable import DetailFeature

/// Opens the harbor only when told to.
struct GatedDetailInteractor: DetailInteracting {
  private let waits = AsyncStream.makeStream(of: Void.self)
  private let gate = AsyncStream.makeStream(of: Void.self)

  /// Returns when a call of ``open(_:)`` waits for its answer.
  func waiting() async {
    for await _ in waits.stream { return }
  }

  func answer() {
    gate.continuation.yield()
  }

  func open(_ id: String) async throws(DataError) -> DetailAnswer {
    waits.continuation.yield()
    for await _ in gate.stream { break }
    return .harbor
  }

  func toggleFavorite(_ id: String) async throws(DataError) -> Bool { true }

  func undo() async throws(DataError) -> [Favorite] { throw .nothingToUndo }
}
