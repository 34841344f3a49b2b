import Catalog
import Domain
import Localization
import MapMocks
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

@MainActor
@Suite struct MapPresenterTests {
  let view = MockView<MapScene>()
  let router = MockRouter<MapRoute>()
  let middle = MapViewport(center: WorldPoint(x: 0.5, y: 0.5))

  @Test func findsThePinThenDraws() async {
    await presenter(MockMapInteractor(.success(.harbor))).handle(.appeared)
    #expect(
      view.scenes == [
        scene(.loading(previous: nil), start),
        scene(.loading(previous: content(drawing(MapPicture(canvas: canvas))))),
        scene(.success(content(drawing()))),
      ])
  }

  @Test func theNextMapIsAsNear() async {
    let memory = MapMemory()
    await presenter(MockMapInteractor(.success(.harbor)), memory: memory).handle(.zoomed(2))
    #expect(memory.zoom == MapViewport.defaultZoom + 2)
  }

  @Test func aFailureIsRetried() async {
    let error = DataError.notFound(.harbor)
    let presenter = presenter(
      MockMapInteractor(.failure(error), .success(.harbor), .failure(error)))
    for _ in 1...3 { await presenter.handle(.retried) }
    let drawn = content(drawing())
    #expect(
      view.scenes == [
        scene(.loading(previous: nil), start),
        scene(.failure(error, previous: nil), start),
        scene(.loading(previous: nil), start),
        scene(.loading(previous: content(drawing(MapPicture(canvas: canvas))))),
        scene(.success(drawn)),
        scene(.loading(previous: drawn)),
        scene(.failure(error, previous: drawn)),
      ])
  }

  @Test func comingNearerAgainFindsThePlaceOneCameFrom() async {
    let presenter = presenter(MockMapInteractor(.success(.harbor)))
    // From far away the world is shorter than this window, so the view has to give way.
    for event in [MapEvent.resized(columns: 60, rows: 80), .appeared, .zoomed(-5), .zoomed(5)] {
      await presenter.handle(event)
    }
    #expect(
      view.scenes.last?.viewport
        == MapViewport(center: WebMercator.project(.harbor), zoom: MapViewport.defaultZoom))
  }

  @Test func zoomsPansAndComesBack() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    for event in [MapEvent.appeared, .zoomed(1), .panned(.east), .panned(.south), .centered] {
      await presenter.handle(event)
    }
    let near = middle.zoomed(by: 1)
    let east = near.centered(on: WorldPoint(x: 0.5 + 160.0 / 3 / 16384, y: 0.5))
    let south = near.centered(on: WorldPoint(x: east.center.x, y: 0.5 + 92.0 / 3 / 16384))
    let expected = [middle, near, east, south, near]
    #expect(
      zip(interactor.frames, expected).allSatisfy { frame, viewport in
        (frame.viewport.center.x - viewport.center.x).magnitude < 1e-12
          && (frame.viewport.center.y - viewport.center.y).magnitude < 1e-12
          && frame.viewport.zoom == viewport.zoom
      })
    #expect(interactor.frames.count == 5)
    let drawings = view.scenes.compactMap { scene in
      if case .success(let content) = scene.content { content.drawing } else { nil }
    }
    #expect(drawings.map(\.zoom) == ["5", "6", "6", "6", "6"])
    #expect(drawings.map(\.scale?.label) == ["200 km", "100 km", "100 km", "100 km", "100 km"])
    #expect(drawings.map(\.marker?.x) == [80, 80, 26, 26, 80])
  }

  @Test func aDragTakesTheMapAlong() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    for event in [
      MapEvent.appeared, .dragged(columns: 10, rows: -3), .dragged(columns: -4, rows: 1),
    ] {
      await presenter.handle(event)
    }
    #expect(
      interactor.frames.map { frame in
        let pin = MapFrame(frame.viewport, canvas: canvas).canvas(WorldPoint(x: 0.5, y: 0.5))
        return [pin.x.rounded(), pin.y.rounded()]
      } == [[80, 46], [100, 34], [92, 38]])
  }

  @Test func aDragEndsAtThePoles() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    for event in [MapEvent.appeared, .dragged(columns: 0, rows: 10_000)] {
      await presenter.handle(event)
    }
    #expect(interactor.frames.last?.rect.minY == 0)
    // What was dragged too far is not to be dragged back first.
    await presenter.handle(.dragged(columns: 0, rows: -1))
    let seen = interactor.frames.last.map { MapFrame($0.viewport, canvas: canvas) }
    #expect(seen?.canvas(WorldPoint(x: 0.5, y: 0)).y.rounded() == -4)
  }

  @Test func looksElsewhereAtOnceAndShowsTheOldDrawingMeanwhile() async {
    let presenter = presenter(MockMapInteractor(.success(.harbor)))
    await presenter.handle(.appeared)
    await presenter.handle(.zoomed(-1))
    let far = middle.zoomed(by: -1)
    let scale = MapScale(columns: 26, label: "500 km")
    #expect(
      view.scenes.dropFirst(3) == [
        scene(.loading(previous: content(drawing())), far),
        scene(.success(content(drawing(zoom: "4", scale: scale))), far),
      ])
  }

  @Test func aViewStaysOnTheWorld() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    for event in [MapEvent.appeared, .zoomed(-99)] { await presenter.handle(event) }
    for _ in 1...9 { await presenter.handle(.panned(.north)) }
    // There the whole world is as high as the view.
    let frame = interactor.frames.last
    #expect(((frame?.viewport.worldDots ?? 0) - 92).magnitude < 1e-9)
    #expect((frame?.rect.minY ?? 1).magnitude < 1e-9)
  }

  @Test(arguments: [
    ([MapEvent.zoomed(99), .zoomed(1)], MapNotice.noNearer),
    ([.zoomed(-99), .zoomed(-1)], .noFarther),
    ([.dragged(columns: 0, rows: 10_000), .panned(.north)], .worldEnds),
    ([.dragged(columns: 0, rows: -10_000), .panned(.south)], .worldEnds),
    ([.zoomed(-99), .panned(.north)], .worldEnds),
    ([.dragged(columns: 0, rows: 10_000), .panned(.east)], nil),
    ([.dragged(columns: 0, rows: 10_000), .panned(.south)], nil), ([.zoomed(0)], nil),
  ])
  func whatCanNotBeDoneIsSaid(events: [MapEvent], notice: MapNotice?) async {
    let presenter = presenter(MockMapInteractor(.success(.harbor)))
    for event in [.appeared] + events { await presenter.handle(event) }
    #expect(view.scenes.last?.notice == notice)
    #expect(view.scenes.last?.content.isLoading == false)
  }

  @Test func aSizeToldBeforeItAppearsIsOnlyNoted() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    await presenter.handle(.resized(columns: 40, rows: 11))
    #expect(interactor.frames == [])
    await presenter.handle(.appeared)
    #expect(interactor.frames == [MapFrame(middle, canvas: Size(columns: 40, rows: 10))])
  }

  @Test func aResizeDrawsAtTheNewSize() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    for event in [
      MapEvent.appeared, .resized(columns: 80, rows: 24), .resized(columns: 20, rows: 5),
    ] {
      await presenter.handle(event)
    }
    #expect(
      interactor.frames == [
        MapFrame(middle, canvas: canvas), MapFrame(middle, canvas: Size(columns: 20, rows: 4)),
      ])
    #expect(view.scenes.last?.content.value?.drawing.marker == MapDot(x: 20, y: 8))
  }

  @Test func aCommandThatCancelsTheFirstLoadFindsThePinItself() async {
    let interactor = MockMapInteractor(.success(.harbor), .success(.harbor))
    let presenter = presenter(interactor)
    let call = Task { await presenter.handle(.appeared) }
    call.cancel()
    await call.value
    #expect(view.scenes == [scene(.loading(previous: nil), start)])
    await presenter.handle(.resized(columns: 80, rows: 24))
    #expect(view.scenes.last == scene(.success(content(drawing()))))
  }

  @Test func aCancelledDrawingIsNotShown() async {
    let presenter = presenter(
      MockMapInteractor(.success(.harbor), toggles: [.success(.harbor)]))
    await presenter.handle(.appeared)
    for event in [MapEvent.zoomed(1), .toggledFavorite, .undone] {
      let call = Task { await presenter.handle(event) }
      call.cancel()
      await call.value
    }
    #expect(
      view.scenes.dropFirst(3) == [
        scene(.loading(previous: content(drawing())), middle.zoomed(by: 1))
      ])
  }

  @Test func comingBackKeepsTheViewAndReadsTheStarAgain() async {
    let starred = MapSurvey(.place(.harbor), favorites: .success([.harbor]))
    let presenter = presenter(MockMapInteractor(.success(.harbor), .success(starred)))
    for event in [MapEvent.appeared, .zoomed(1), .panned(.west)] { await presenter.handle(event) }
    let viewport = view.scenes.last?.viewport
    await presenter.handle(.appeared)
    #expect(view.scenes.last?.viewport == viewport)
    #expect(viewport?.center != middle.center)
    #expect(view.scenes.last?.content.value?.isFavorite == true)
  }

  @Test(arguments: [
    MapEvent.zoomed(1), .panned(.north), .centered, .retried, .detailed,
  ])
  func aNoticeGoesWithTheNextCommand(_ command: MapEvent) async {
    let presenter = presenter(MockMapInteractor(.success(.harbor)))
    for event in [MapEvent.appeared, .undone] { await presenter.handle(event) }
    #expect(view.scenes.last?.notice == .failed(.nothingToUndo))
    await presenter.handle(command)
    #expect(view.scenes.last?.notice == nil)
  }

  @Test func leadsToTheDetail() async {
    await presenter(MockMapInteractor()).handle(.detailed)
    #expect(router.routes == [.detail(.harbor)])
  }

  @Test func aBarePositionHasNoDetailAndNoStar() async {
    let survey = MapSurvey(.place(MapPin(label: .position, coordinate: .harbor)))
    let presenter = presenter(
      MockMapInteractor(.success(survey), toggles: [.success(.harbor)]), of: .position(.harbor))
    for event in [MapEvent.appeared, .detailed, .toggledFavorite] { await presenter.handle(event) }
    #expect(router.routes == [])
    #expect(view.scenes.dropFirst(3).map(\.notice) == [.nothingChosen, .nothingChosen])
  }

  // MARK: - What is expected

  let size = Size(columns: 80, rows: 24)
  let canvas = Size(columns: 80, rows: 23)
  let start = MapViewport(center: WorldPoint(x: 0.25, y: 0.25))

  func presenter(
    _ interactor: any MapInteracting, of subject: MapSubject = .entity(.harbor),
    memory: MapMemory = MapMemory()
  ) -> MapPresenter {
    MapPresenter(
      scene: MapScene(subject: subject, viewport: start, size: size), view: view,
      interactor: interactor, geography: MockGeographyInteractor(), router: router,
      formatter: MapFormatter(formats: Formats(.english)),
      memory: memory)
  }

  /// The pin is in the middle of each.
  func drawing(
    _ picture: MapPicture? = nil, zoom: String = "5",
    scale: MapScale = MapScale(columns: 20, label: "200 km")
  ) -> MapDrawing {
    MapDrawing(
      picture: picture ?? MockMapInteractor.picture(canvas), marker: MapDot(x: 80, y: 46),
      zoom: zoom, scale: scale)
  }

  func content(_ drawing: MapDrawing, favorites: [Favorite] = []) -> MapContent {
    MapContent(
      title: .title("Harbor"), choice: .harbor, favorites: favorites, drawing: drawing)
  }

  func scene(
    _ content: LoadingState<MapContent, DataError>, _ viewport: MapViewport? = nil,
    notice: MapNotice? = nil
  ) -> MapScene {
    MapScene(
      subject: .entity(.harbor), viewport: viewport ?? middle, size: size, content: content,
      notice: notice)
  }
}
