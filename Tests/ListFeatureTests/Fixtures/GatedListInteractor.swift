import Catalog
import Domain
import Synchronization

@testable import ListFeature

/// Answers a page only when it is told to, with one row named after the search.
final class GatedListInteractor: ListInteracting {
  private let gates = Mutex<[String: [AsyncStream<DataError>.Continuation]]>([:])
  private let arrivals = AsyncStream<String>.makeStream()

  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    let gate = AsyncStream<DataError>.makeStream()
    gates.withLock { $0[query.search, default: []].append(gate.continuation) }
    arrivals.continuation.yield(query.search)
    // A detached wait: cancelling who asks does not open the gate.
    let error = await Task.detached { await gate.stream.first { _ in true } }.value
    if let error { throw error }
    return ListFixtures.answer(query, [query.search])
  }

  func load(
    _ query: ListQuery, _ demand: Demand
  ) -> any AsyncSequence<Loaded<ListAnswer>, Never> & Sendable {
    LoadedSteps { step in
      do throws(DataError) {
        step(.settled(try await self.page(query)))
      } catch {
        step(.failed(error))
      }
    }
  }

  /// Waits until a page is asked for.
  func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Answers what was asked so far: one search, or all; with an error where there is one.
  func release(_ search: String? = nil, failing error: DataError? = nil) {
    let open = gates.withLock { gates in
      gates.filter { search == nil || $0.key == search }.values.flatMap { $0 }
    }
    for gate in open {
      if let error { gate.yield(error) }
      gate.finish()
    }
  }

  func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool { true }

  func undo() async throws(DataError) -> [Favorite] { [] }

  func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> any AsyncSequence<ListThumbnail, Never> & Sendable {
    AsyncStream { $0.finish() }
  }
}
