package import Contracts
package import DetailFeature
package import Domain
package import ViperMocks

/// Answers with the steps and results it was given, in order, and records its calls.
///
/// Asked once more than it has steps, it fails with `nothingToUndo`.
package struct MockDetailInteractor: DetailInteracting {
  /// A call that is worth comparing.
  package enum Call: Hashable, Sendable {
    case open(String, CachePolicy)
    case link(WebLink)
    case copy(String)
    case picture(PictureAddress, PictureSize)
  }

  private let script: MockScript<Call, [Loaded<DetailAnswer>]>
  package var references = MockAnswers<Reference?, DataError>(.success(nil))
  package var changes = MockAnswers<StarOutcome, DataError>(.failure(.nothingToUndo))
  package var pictures = MockAnswers<Picture, PictureProblem>(.failure(.notAPicture))

  package init(_ answers: [Loaded<DetailAnswer>]...) { script = MockScript(answers) }

  package var calls: [Call] { script.calls }

  package func open(_ id: String, _ policy: CachePolicy) -> AnySteps<Loaded<DetailAnswer>> {
    Steps(script.answer(.open(id, policy)) ?? [.failed(.nothingToUndo)])
  }

  package func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? {
    try references.next()
  }

  package func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try changes.next()
  }

  package func open(_ link: WebLink) async throws(DataError) { script.record(.link(link)) }

  package func copy(_ text: String) async throws(DataError) { script.record(.copy(text)) }

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    script.record(.picture(address, size))
    return try pictures.next()
  }
}
