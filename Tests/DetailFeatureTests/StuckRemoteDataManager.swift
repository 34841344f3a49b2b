import Catalog
import Domain
import TestSupport

/// Answers only when it is cancelled, with an error.
struct StuckRemoteDataManager<Item: Entity>: RemoteDataManager {
  let service = RemoteService.people
  let timeToLive: Int? = 100
  private let calls = AsyncStream.makeStream(of: Void.self)
  private let ends = AsyncStream.makeStream(of: Void.self)
  private let never = AsyncStream.makeStream(of: Void.self)

  /// Returns when it was asked.
  func asked() async {
    for await _ in calls.stream { return }
  }

  /// Returns when a call was cancelled.
  func ended() async {
    for await _ in ends.stream { return }
  }

  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Item> {
    calls.continuation.yield()
    for await _ in never.stream {}
    ends.continuation.yield()
    throw .service(.people, .interrupted)
  }
}
