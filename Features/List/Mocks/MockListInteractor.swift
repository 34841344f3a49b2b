package import Contracts
package import Domain
import ListFeature
import ViperMocks

/// Answers with the steps it was given, in order, and records its calls.
///
/// Asked for a page, it gives the last of the steps; with none left, an empty page.
package struct MockListInteractor: ListInteracting {
  /// A call, in the order they came.
  package enum Call: Hashable, Sendable {
    case page(CatalogQuery)
    case load(CatalogQuery, CachePolicy)
    case countElsewhere(CatalogQuery)
    case change(StarChange)
    case copy([Reference])
    case thumbnails([Reference], PictureSize)
  }

  private let script: MockScript<Call, [Loaded<ListPage>]>
  package var changed = Result<StarOutcome, DataError>.failure(.nothingToUndo)
  package var copied = Result<Void, DataError>.success(())
  package var elsewhere = 0
  package var pictures: [Reference: Picture] = [:]

  package init(_ answers: [Loaded<ListPage>]...) { script = MockScript(answers) }

  package var calls: [Call] { script.calls }

  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    try script.answer(.page(query))?.last?.result.get() ?? ListPage(query: query)
  }

  package func load(_ query: CatalogQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListPage>> {
    let steps = script.answer(.load(query, policy)) ?? [.final(ListPage(query: query))]
    return Steps { steps.forEach($0) }
  }

  package func countElsewhere(_ query: CatalogQuery) async -> Int {
    script.record(.countElsewhere(query))
    return elsewhere
  }

  package func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try script.recorded(.change(change), changed)
  }

  package func copy(_ references: [Reference]) async throws(DataError) {
    try script.recorded(.copy(references), copied)
  }

  package func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> AnySteps<(Reference, Picture)> {
    script.record(.thumbnails(entities.map(\.0), size))
    let found = entities.compactMap { row, _ in pictures[row].map { (row, $0) } }
    return Steps { found.forEach($0) }
  }
}
