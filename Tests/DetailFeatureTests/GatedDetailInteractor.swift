import Catalog
import DetailMocks
import Domain
import TestSupport

@testable import DetailFeature

/// Opens entities, and makes pictures, only when told to.
struct GatedDetailInteractor: DetailInteracting {
  /// By the id.
  let openings = Gate<String, DetailAnswer>()
  let pictures = Gate<MockDetailInteractor.Call, Picture>()
  var pictureAccess = PictureAccess.off

  func open(
    _ id: String, _ demand: Demand
  ) -> any AsyncSequence<Loaded<DetailAnswer>, Never> & Sendable {
    LoadedSteps<DetailAnswer> { step in step(.settled(await openings.answer(to: id))) }
  }

  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? { nil }

  func toggleFavorite(_ id: String) async throws(DataError) -> Bool { true }

  func undo() async throws(DataError) -> [Favorite] { throw .nothingToUndo }

  func open(_ link: WebLink) async throws(DataError) {}

  func copy(_ text: String) async throws(DataError) {}

  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    await pictures.answer(to: .picture(address, size))
  }
}
