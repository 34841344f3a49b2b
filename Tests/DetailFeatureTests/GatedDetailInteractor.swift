import Catalog
import Domain

@testable import DetailFeature

/// Opens the harbor only when told to.
struct GatedDetailInteractor: DetailInteracting {
  private let waits = AsyncStream.makeStream(of: Void.self)
  private let gate = AsyncStream.makeStream(of: Void.self)

  /// Returns when a call of ``open(_:_:)`` waits for its answer.
  func waiting() async {
    for await _ in waits.stream { return }
  }

  func answer() {
    gate.continuation.yield()
  }

  func open(
    _ id: String, _ demand: Demand
  ) -> any AsyncSequence<Loaded<DetailAnswer>, Never> & Sendable {
    LoadedSteps<DetailAnswer> { step in
      waits.continuation.yield()
      for await _ in gate.stream { break }
      step(.settled(.harbor))
    }
  }

  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? { nil }

  func toggleFavorite(_ id: String) async throws(DataError) -> Bool { true }

  func undo() async throws(DataError) -> [Favorite] { throw .nothingToUndo }

  func open(_ link: WebLink) async throws(DataError) {}

  func copy(_ text: String) async throws(DataError) {}

  let pictureAccess = PictureAccess.off

  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    throw .noProgram
  }
}
