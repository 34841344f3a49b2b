import Catalog
import Domain
import Localization
import MapMocks
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// Favorites on a map.
extension MapPresenterTests {
  @Test func showsTheMapWithANoticeWhereFavoritesCanNotBeRead() async {
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    let survey = MapSurvey(.place(.harbor), favorites: .failure(error))
    await presenter(MockMapInteractor(.success(survey))).handle(.appeared)
    #expect(
      view.scenes.last
        == scene(.success(content(drawing())), notice: .failed(error)))
  }

  @Test func favoritesThatCanNotBeReadAnyMoreStayMarked() async {
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    let presenter = presenter(
      MockMapInteractor(
        .success(MapSurvey(.place(.harbor), favorites: .success([.harbor]))),
        .success(MapSurvey(.place(.harbor), favorites: .failure(error)))))
    for event in [MapEvent.appeared, .retried] { await presenter.handle(event) }
    #expect(
      view.scenes.last
        == scene(
          .success(content(drawing(), favorites: [.harbor])), notice: .failed(error)))
  }

  @Test func starsAndUnstarsAndKeepsTheStarWhereThatFails() async {
    let error = DataError.unwritable(path: "db", reason: .system("full"))
    let added = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
    let presenter = presenter(
      MockMapInteractor(
        .success(.harbor), toggles: [.success(added), .failure(error), .success(nil)]))
    await presenter.handle(.appeared)
    for _ in 1...3 { await presenter.handle(.toggledFavorite) }
    let starred = content(drawing(), favorites: [added])
    #expect(
      view.scenes.dropFirst(3) == [
        scene(.success(starred), notice: .favorite(.added("Harbor"))),
        scene(.success(starred), notice: .failed(error)),
        scene(.success(content(drawing())), notice: .favorite(.removed("Harbor"))),
      ])
  }

  @Test func undoStarsTheEntityOnlyWhereItIsBack() async {
    let other = Favorite(reference: Reference(.cities, "2"), title: "Port", position: nil, added: 1)
    let presenter = presenter(
      MockMapInteractor(.success(.harbor), undos: [.success([other]), .success([.harbor])]))
    await presenter.handle(.appeared)
    for _ in 1...3 { await presenter.handle(.undone) }
    let starred = content(drawing(), favorites: [other, .harbor])
    #expect(
      view.scenes.dropFirst(3) == [
        scene(
          .success(content(drawing(), favorites: [other])),
          notice: .favorite(.restored(["Port"]))),
        scene(.success(starred), notice: .favorite(.restored(["Harbor"]))),
        scene(.success(starred), notice: .failed(.nothingToUndo)),
      ])
  }

  @Test func aStarDuringADrawingLeavesWhatIsDrawn() async {
    let other = Favorite(reference: Reference(.cities, "2"), title: "Port", position: nil, added: 1)
    let interactor = GatedMapInteractor(
      map: MockMapInteractor(.success(.harbor), undos: [.success([other])]))
    let presenter = presenter(interactor)
    let first = await interactor.drawings.start { await presenter.handle(.appeared) }
    interactor.drawings.open(with: ())
    await first.value
    let nearer = await interactor.drawings.start { await presenter.handle(.zoomed(1)) }
    await presenter.handle(.undone)
    interactor.drawings.open(with: ())
    await nearer.value
    let near = middle.zoomed(by: 1)
    let restored = MapNotice.favorite(.restored(["Port"]))
    let scale = MapScale(columns: 20, label: "100 km")
    #expect(
      view.scenes.dropFirst(3) == [
        scene(.loading(previous: content(drawing())), near),
        scene(.loading(previous: content(drawing(), favorites: [other])), near, notice: restored),
        scene(
          .success(content(drawing(zoom: "6", scale: scale), favorites: [other])), near,
          notice: restored),
      ])
  }
}
