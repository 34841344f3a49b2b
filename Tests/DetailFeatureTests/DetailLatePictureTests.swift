import Catalog
import DetailMocks
import Domain
import Localization
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import DetailFeature

/// A picture that comes when another is wanted already.
@MainActor
@Suite struct DetailLatePictureTests {
  private let view = MockView<DetailScene>()
  private let interactor = GatedDetailInteractor(pictureAccess: .on)
  private let presenter: DetailPresenter
  private let older = Picture(rows: [[.init("older")]])
  private let newer = Picture(rows: [[.init("newer")]])
  private let address = PictureAddress.path(["1"], of: .sprites)
  private let size = PictureSize(columns: 40, rows: 9)

  init() async {
    presenter = DetailPresenter(
      scene: DetailScene(reference: .harbor), view: view, interactor: interactor,
      router: MockRouter<DetailRoute>(),
      formatter: DetailFormatter(formats: Formats(.english), clock: { 0 }))
    await presenter.handle(.resized(DetailRoom(columns: 40, rows: 20)))
  }

  @Test func oneForAWindowOfAnotherSizeIsNotShown() async {
    let small = PictureSize(columns: 40, rows: 4)
    await open(with: address)
    let first = await askForPicture()
    await presenter.handle(.resized(DetailRoom(columns: 40, rows: 10)))
    let second = await askForPicture()
    interactor.pictures.open(.picture(address, small), with: newer)
    await second.value
    interactor.pictures.open(.picture(address, size), with: older)
    await first.value
    let loading = picture(of: address, asked: small, in: small, .loading(previous: nil))
    let shown = picture(of: address, asked: small, in: small, .success(newer))
    #expect(view.scenes.suffix(3).map(\.picture) == [loading, loading, shown])
  }

  @Test func oneThatTheEntityHasNoMoreIsNotShown() async {
    let other = PictureAddress.path(["2"], of: .sprites)
    await open(with: address)
    let first = await askForPicture()
    await open(with: other)
    let second = await askForPicture()
    interactor.pictures.open(.picture(other, size), with: newer)
    await second.value
    interactor.pictures.open(.picture(address, size), with: older)
    await first.value
    let idle = picture(of: other, asked: size, in: size, .idle)
    let loading = picture(of: other, asked: size, in: size, .loading(previous: nil))
    let shown = picture(of: other, asked: size, in: size, .success(newer))
    #expect(view.scenes.suffix(3).map(\.picture) == [idle, loading, shown])
  }

  /// Returns when the entity is shown, whose picture is there.
  private func open(with address: PictureAddress) async {
    let opening = await interactor.openings.start { [presenter] in
      await presenter.handle(.connected)
    }
    interactor.openings.open(
      with: DetailAnswer(title: "Harbor", facts: [.picture(nil)], picture: address))
    await opening.value
  }

  /// Returns when the picture that is due is being made.
  private func askForPicture() async -> Task<Void, Never> {
    await interactor.pictures.start { [presenter] in await presenter.handle(.pictured) }
  }

  private func picture(
    of address: PictureAddress, asked: PictureSize, in room: PictureSize,
    _ state: LoadingState<Picture, PictureProblem>
  ) -> DetailPicture {
    DetailPicture(address: address, room: room, asked: asked, state: state)
  }
}
