package import Contracts
package import Domain
package import ListFeature
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
    Steps(script.answer(.load(query, policy)) ?? [.final(ListPage(query: query))])
  }

  package func countElsewhere(_ query: CatalogQuery) async -> Int {
    script.recorded(.countElsewhere(query), elsewhere)
  }

  package func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try script.recorded(.change(change), changed)
  }

  package func copy(_ references: [Reference]) async throws(DataError) {
    try script.recorded(.copy(references), copied)
  }

  package func thumbnails(of rows: [ListRow], fitting size: PictureSize) -> AnySteps<Thumbnail> {
    let asked = script.recorded(.thumbnails(rows.map(\.reference), size), rows)
    return Steps(asked.compactMap { row in pictures[row.reference].map { (row.reference, $0) } })
  }
}
