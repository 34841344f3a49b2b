import Catalog
import Domain
import Synchronization

@testable import ListFeature

/// Answers a page only when it is told to, with one row named after the search.
final class GatedListInteractor: ListInteracting {
  private let gates = Mutex<[String: [AsyncStream<Void>.Continuation]]>([:])
  private let arrivals = AsyncStream<String>.makeStream()

  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    let gate = AsyncStream<Void>.makeStream()
    gates.withLock { $0[query.search, default: []].append(gate.continuation) }
    arrivals.continuation.yield(query.search)
    // A detached wait: cancelling who asks does not open the gate.
    await Task.detached { for await _ in gate.stream {} }.value
    return ListFixtures.answer(query, [query.search])
  }

  /// Waits until a page is asked for.
  func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Answers what was asked so far: one search, or all.
  func release(_ search: String? = nil) {
    let open = gates.withLock { gates in
      gates.filter { search == nil || $0.key == search }.values.flatMap { $0 }
    }
    for gate in open { gate.finish() }
  }

  func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool { true }

  func undo() async throws(DataError) -> [Favorite] { [] }
}
