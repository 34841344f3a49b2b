import Contracts
import Domain
import TestSupport

@testable import ListFeature

/// Answers a page only when it is told to, with one row named after the search.
struct GatedListInteractor: ListInteracting {
  private let gate = Gate<String, DataError?>()
  private let asked = Recorder<CachePolicy>()

  /// How much each question for rows wanted the network.
  var policies: [CachePolicy] { asked.all }

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    if let error = await gate.answer(to: query.search) { throw error }
    return ListFixtures.answer(query, [query.search])
  }

  func load(_ query: CatalogQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListPage>> {
    asked.record(policy)
    return Steps { step in
      let error = await gate.answer(to: query.search)
      step(error.map(Loaded.failed) ?? .final(ListFixtures.answer(query, [query.search])))
    }
  }

  /// Starts what asks for a page, and returns when that waits.
  @MainActor
  func start(_ body: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
    await gate.start(body)
  }

  /// Waits until a page is asked for.
  func arrival() async { await gate.arrival() }

  /// Answers what was asked so far: one search, or all; with an error where there is one.
  func release(_ search: String? = nil, failing error: DataError? = nil) {
    gate.open(search, with: error)
  }

  func countElsewhere(_ query: CatalogQuery) async -> Int { 0 }

  func change(_ change: StarChange) async throws(DataError) -> StarOutcome { .added([]) }

  func copy(_ references: [Reference]) async throws(DataError) {}

  func thumbnails(of rows: [ListRow], fitting size: PictureSize) -> AnySteps<Thumbnail> {
    AsyncStream { $0.finish() }
  }
}
