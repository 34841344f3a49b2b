package import Catalog
package import DetailFeature
package import Domain
import Synchronization

/// Answers with the steps and results it was given, in order, and records what it was asked to do;
/// `notFound` when there is none left.
package final class MockDetailInteractor: DetailInteracting {
  /// A call that is worth comparing.
  package enum Call: Hashable, Sendable {
    case open(String, Demand)
    case link(WebLink)
    case copy(String)
    case picture(PictureAddress, PictureSize)
  }

  private struct State {
    var answers: [[Loaded<DetailAnswer>]]
    var references: [Result<Reference?, DataError>]
    var toggles: [Result<Bool, DataError>]
    var undos: [Result<[Favorite], DataError>]
    var pictures: [Result<Picture, PictureProblem>] = []
    var calls: [Call] = []
  }

  private let state: Mutex<State>
  private let linkError: DataError?
  package let pictureAccess: PictureAccess

  package init(
    _ answers: [Loaded<DetailAnswer>]..., references: [Result<Reference?, DataError>] = [],
    toggles: [Result<Bool, DataError>] = [], undos: [Result<[Favorite], DataError>] = [],
    linkError: DataError? = nil, pictures: [Result<Picture, PictureProblem>] = [],
    pictureAccess: PictureAccess = .off
  ) {
    state = Mutex(
      State(
        answers: answers, references: references, toggles: toggles, undos: undos,
        pictures: pictures))
    self.pictureAccess = pictureAccess
    self.linkError = linkError
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func open(
    _ id: String, _ demand: Demand
  ) -> any AsyncSequence<Loaded<DetailAnswer>, Never> & Sendable {
    let steps = state.withLock { state in
      state.calls.append(.open(id, demand))
      return state.answers.isEmpty ? [.failed(missing(id))] : state.answers.removeFirst()
    }
    return LoadedSteps<DetailAnswer> { step in steps.forEach(step) }
  }

  package func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? {
    try state.withLock { $0.references.isEmpty ? .success(nil) : $0.references.removeFirst() }
      .get()
  }

  package func toggleFavorite(_ id: String) async throws(DataError) -> Bool {
    try state.withLock { $0.toggles.isEmpty ? .failure(missing(id)) : $0.toggles.removeFirst() }
      .get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    try state.withLock { $0.undos.isEmpty ? .failure(.nothingToUndo) : $0.undos.removeFirst() }
      .get()
  }

  package func open(_ link: WebLink) async throws(DataError) { try record(.link(link)) }

  package func copy(_ text: String) async throws(DataError) { try record(.copy(text)) }

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    try state.withLock { state in
      state.calls.append(.picture(address, size))
      return state.pictures.isEmpty ? .failure(.notAPicture) : state.pictures.removeFirst()
    }.get()
  }

  private func record(_ call: Call) throws(DataError) {
    if let linkError { throw linkError }
    state.withLock { $0.calls.append(call) }
  }

  private func missing(_ id: String) -> DataError {
    .notFound(Reference(CatalogID("entities", name: Words("entities", "entradas")), id))
  }
}
