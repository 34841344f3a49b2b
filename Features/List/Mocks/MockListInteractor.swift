package import Catalog
package import Domain
package import ListFeature
import Synchronization

/// Answers with the results it was given, in order, and records what it was asked.
///
/// Asked to load, it gives the steps it was given for that, where none are left those that a result
/// stands for.
package final class MockListInteractor: ListInteracting {
  package typealias Answer = Result<ListAnswer, DataError>

  /// A call, in the order they came.
  package enum Call: Hashable, Sendable {
    case page(ListQuery)
    case load(ListQuery, Demand)
    case toggle(Reference)
    case undo
    case thumbnails([Reference], PictureSize)
  }

  private let state: Mutex<(answers: [Answer], steps: [[Loaded<ListAnswer>]], calls: [Call])>
  private let toggled: Result<Bool, DataError>
  private let undone: Result<[Favorite], DataError>
  private let pictures: [Reference: Picture]

  package convenience init(
    _ answers: Answer..., steps: [[Loaded<ListAnswer>]] = [],
    toggled: Result<Bool, DataError> = .success(true),
    undone: Result<[Favorite], DataError> = .failure(.nothingToUndo)
  ) {
    self.init(answers: answers, steps: steps, toggled: toggled, undone: undone)
  }

  package init(
    answers: [Answer], steps: [[Loaded<ListAnswer>]] = [],
    toggled: Result<Bool, DataError> = .success(true),
    undone: Result<[Favorite], DataError> = .failure(.nothingToUndo),
    pictures: [Reference: Picture] = [:]
  ) {
    self.pictures = pictures
    state = Mutex((answers, steps, []))
    self.toggled = toggled
    self.undone = undone
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    state.withLock { $0.calls.append(.page(query)) }
    return try next(query).get()
  }

  package func load(
    _ query: ListQuery, _ demand: Demand
  ) -> any AsyncSequence<Loaded<ListAnswer>, Never> & Sendable {
    let given = state.withLock { state in
      state.calls.append(.load(query, demand))
      return state.steps.isEmpty ? nil : state.steps.removeFirst()
    }
    let steps = given ?? [Self.step(next(query))]
    return LoadedSteps { step in steps.forEach(step) }
  }

  private func next(_ query: ListQuery) -> Answer {
    state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
      ?? .success(ListAnswer(query: query, items: [], total: 0))
  }

  private static func step(_ answer: Answer) -> Loaded<ListAnswer> {
    switch answer {
    case .success(let answer): .settled(answer)
    case .failure(let error): .failed(error)
    }
  }

  package func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    state.withLock { $0.calls.append(.toggle(reference)) }
    return try toggled.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    state.withLock { $0.calls.append(.undo) }
    return try undone.get()
  }

  package func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> any AsyncSequence<ListThumbnail, Never> & Sendable {
    state.withLock { $0.calls.append(.thumbnails(entities.map(\.0), size)) }
    return AsyncStream { continuation in
      for (reference, _) in entities {
        if let picture = pictures[reference] {
          continuation.yield(ListThumbnail(reference, picture))
        }
      }
      continuation.finish()
    }
  }
}
