package import Catalog
package import Domain
package import ListFeature
import ViperMocks

/// Answers with the steps it was given, in order, and records what it was asked.
///
/// Asked for a page, it gives the last of the steps; with none left, an empty page.
package struct MockListInteractor: ListInteracting {
  /// A call, in the order they came.
  package enum Call: Hashable, Sendable {
    case page(ListQuery)
    case load(ListQuery, CachePolicy)
    case toggle(Reference)
    case star([Reference], Bool)
    case copy([Reference])
    case undo
    case thumbnails([Reference], PictureSize)
  }

  private let script: MockScript<Call, [Loaded<ListAnswer>]>
  package var toggled = Result<Bool, DataError>.success(true)
  package var starred = Result<[Favorite], DataError>.success([])
  package var copied = Result<Void, DataError>.success(())
  package var undone = Result<[Favorite], DataError>.failure(.nothingToUndo)
  package var pictures: [Reference: Picture] = [:]

  package init(_ answers: [Loaded<ListAnswer>]...) { script = MockScript(answers) }

  package var calls: [Call] { script.calls }

  package func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    try script.answer(.page(query))?.last?.result.get() ?? ListAnswer(query)
  }

  package func load(_ query: ListQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListAnswer>> {
    let steps = script.answer(.load(query, policy)) ?? [.final(ListAnswer(query))]
    return Steps { steps.forEach($0) }
  }

  package func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    try script.recorded(.toggle(reference), toggled)
  }

  package func star(
    _ references: [Reference], _ isFavorite: Bool
  ) async throws(DataError) -> [Favorite] {
    try script.recorded(.star(references, isFavorite), starred)
  }

  package func copy(_ references: [Reference]) async throws(DataError) {
    try script.recorded(.copy(references), copied)
  }

  package func undo() async throws(DataError) -> [Favorite] { try script.recorded(.undo, undone) }

  package func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> AnySteps<(Reference, Picture)> {
    script.record(.thumbnails(entities.map(\.0), size))
    let found = entities.compactMap { row, _ in pictures[row].map { (row, $0) } }
    return Steps { found.forEach($0) }
  }
}
