package import Catalog
package import DetailFeature
package import Domain

/// Answers with the steps and results it was given, in order, and records what it was asked to do;
/// `nothingToUndo` when there is none left.
@MainActor
package final class MockDetailInteractor: DetailInteracting {
  /// A call that is worth comparing.
  package enum Call: Hashable, Sendable {
    case open(String, CachePolicy)
    case link(WebLink)
    case copy(String)
    case picture(PictureAddress, PictureSize)
  }

  package private(set) var calls: [Call] = []
  package var references: [Result<Reference?, DataError>] = []
  package var toggles: [Result<Bool, DataError>] = []
  package var undos: [Result<[Favorite], DataError>] = []
  package var pictures: [Result<Picture, PictureProblem>] = []
  package var linkError: DataError?
  private var answers: [[Loaded<DetailAnswer>]]

  package init(_ answers: [Loaded<DetailAnswer>]...) { self.answers = answers }

  package nonisolated func open(
    _ id: String, _ policy: CachePolicy
  ) -> any AsyncSequence<Loaded<DetailAnswer>, Never> & Sendable {
    Steps { step in await self.answer(id, policy).forEach(step) }
  }

  private func answer(_ id: String, _ policy: CachePolicy) -> [Loaded<DetailAnswer>] {
    calls.append(.open(id, policy))
    return answers.isEmpty ? [.failed(.nothingToUndo)] : answers.removeFirst()
  }

  @MainActor package func reference(
    _ steps: Int, from id: String
  ) async throws(DataError) -> Reference? {
    try next(&references, or: .nothingToUndo)
  }

  @MainActor package func toggleFavorite(_ id: String) async throws(DataError) -> Bool {
    try next(&toggles, or: .nothingToUndo)
  }

  @MainActor package func undo() async throws(DataError) -> [Favorite] {
    try next(&undos, or: .nothingToUndo)
  }

  @MainActor package func open(_ link: WebLink) async throws(DataError) { try record(.link(link)) }

  @MainActor package func copy(_ text: String) async throws(DataError) { try record(.copy(text)) }

  @MainActor package func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    calls.append(.picture(address, size))
    return try next(&pictures, or: .notAPicture)
  }

  private func record(_ call: Call) throws(DataError) {
    if let linkError { throw linkError }
    calls.append(call)
  }

  private func next<Value, Failure>(
    _ answers: inout [Result<Value, Failure>], or failure: Failure
  ) throws(Failure) -> Value {
    if answers.isEmpty { throw failure }
    return try answers.removeFirst().get()
  }
}
