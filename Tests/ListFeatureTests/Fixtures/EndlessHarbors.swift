import Catalog
import Domain
import TestSupport

/// A service that answers only by being cancelled.
final class EndlessHarbors: RemoteDataManager {
  let service = RemoteService.people
  let timeToLive: Int? = 50
  private let arrivals = AsyncStream<Void>.makeStream()
  private let cancellations = AsyncStream<Void>.makeStream()

  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Harbor> {
    arrivals.continuation.yield()
    let (silence, continuation) = AsyncStream<Void>.makeStream()
    for await _ in silence {}
    continuation.finish()
    cancellations.continuation.yield()
    throw .service(service, .interrupted)
  }

  /// Waits until it is asked.
  func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Waits until a call is cancelled.
  func cancellation() async {
    for await _ in cancellations.stream { return }
  }
}
