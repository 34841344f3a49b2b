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
    case load(ListQuery, Demand)
    case toggle(Reference)
    case undo
    case thumbnails([Reference], PictureSize)
  }

  private let script: MockScript<Call, [Loaded<ListAnswer>]>
  package var toggled: Result<Bool, DataError> = .success(true)
  package var undone: Result<[Favorite], DataError> = .failure(.nothingToUndo)
  package var pictures: [Reference: Picture] = [:]

  package init(_ answers: Loaded<ListAnswer>...) {
    self.init(steps: answers.map { [$0] })
  }

  package init(steps: [[Loaded<ListAnswer>]]) {
    script = MockScript(steps)
  }

  package var calls: [Call] { script.calls }

  package func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    switch script.answer(.page(query))?.last {
    case .held(let answer)?, .settled(let answer)?: return answer
    case .failed(let error)?: throw error
    case nil: return ListAnswer(query: query, items: [], total: 0)
    }
  }

  package func load(
    _ query: ListQuery, _ demand: Demand
  ) -> any AsyncSequence<Loaded<ListAnswer>, Never> & Sendable {
    let steps =
      script.answer(.load(query, demand))
      ?? [.settled(ListAnswer(query: query, items: [], total: 0))]
    return LoadedSteps { step in steps.forEach(step) }
  }

  package func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    script.record(.toggle(reference))
    return try toggled.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    script.record(.undo)
    return try undone.get()
  }

  package func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> any AsyncSequence<ListThumbnail, Never> & Sendable {
    script.record(.thumbnails(entities.map(\.0), size))
    return AsyncStream { continuation in
      for (entity, _) in entities {
        if let picture = pictures[entity] { continuation.yield(ListThumbnail(entity, picture)) }
      }
      continuation.finish()
    }
  }
}
