import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing
import TextUI

@testable import ListFeature

@Suite struct ListPicturesTests {
  private let size = PictureSize(columns: 4, rows: 2)

  private func thumbnails(
    _ ids: String..., from pictures: any PictureDataManager
  ) -> AnySteps<Thumbnail> {
    let interactor = ListInteractor(
      source: CatalogSource(local: MockLocalDataManager<Harbor>([]), remote: nil, clock: { 1 }),
      favorites: InMemoryFavoritesDataManager(), pictures: pictures, clock: { 1 })
    return interactor.thumbnails(
      of: ids.map {
        ListRow(
          reference: ListFixtures.reference($0),
          summary: Summary(title: $0, picture: .path([$0], of: .sprites)))
      }, fitting: size)
  }

  @Test func thoseThatCantBeHadAreLeftOut() async {
    let face = Picture(rows: [[.init("(o)")]])
    let addresses = ["1", "2", "3"].map { PictureAddress.path([$0], of: .sprites) }
    let pictures = MockPictureDataManager([
      addresses[0]: .success(face), addresses[1]: .failure(.tooLarge),
      addresses[2]: .success(face),
    ])
    var came: [Reference: Picture] = [:]
    for await (row, picture) in thumbnails("1", "2", "3", from: pictures) { came[row] = picture }
    #expect(came == [ListFixtures.reference("1"): face, ListFixtures.reference("3"): face])
    #expect(Set(pictures.calls) == Set(addresses.map { .init($0, size) }))
  }

  @Test func whenNobodyWaitsAnyMoreNothingGoesOn() async {
    let pictures = StuckPictures()
    let steps = thumbnails("1", from: pictures)
    let task = Task {
      for await _ in steps {}
    }
    await pictures.silence.asked()
    task.cancel()
    await task.value
    await pictures.silence.ended()
  }
}

/// Pictures that never come, unless nobody wants them any more.
private struct StuckPictures: PictureDataManager {
  let access = PictureAccess.on
  let silence = Silence()

  func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    await silence.last()
    throw .cancelled
  }
}
