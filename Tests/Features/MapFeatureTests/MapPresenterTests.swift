import Components
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// How a map of one place moves, and its favorites.
@MainActor
@Suite struct MapPresenterTests {
  let broken = DataError.unreadable(path: "db", reason: .system("broken"))
  let middle = MapViewport(center: WorldPoint(x: 0.5, y: 0.5))
  let canvas = Size(columns: 80, rows: 23)

  @Test func findsThePinThenDraws() async {
    let points = [WorldPoint(x: 0.5, y: 0.5), WorldPoint(x: 0.5, y: 0.5)]
    let map = MapStage {
      $0.terrain = { frame in
        var parts = MapPart.all(in: frame.rect)
        parts[0].lines = [MapLine(layer: .coast, points: points)]
        return MapTerrain(parts: parts)
      }
    }
    await map.handle(.appeared)
    var drawn = drawing()
    drawn.strokes = [.init(ink: .coast, dots: [MapDot(x: 80, y: 46)])]
    #expect(
      map.view.scenes == [
        scene(.loading(previous: nil), start),
        scene(.loading(previous: content(drawing()))),
        scene(.success(content(drawn))),
      ])
  }

  @Test func theNextMapIsAsNear() async {
    let memory = MapMemory()
    await MapStage(memory: memory).handle(.zoomed(2))
    #expect(memory.zoom == MapViewport.defaultZoom + 2)
  }

  @Test func aFailureIsRetried() async {
    let error = DataError.notFound(.harbor)
    let map = MapStage(MockMapInteractor(.failure(error), .success(.harbor), .failure(error)))
    await map.handle(.retried, .retried, .retried)
    let drawn = content(drawing())
    #expect(
      map.view.scenes == [
        scene(.loading(previous: nil), start),
        scene(.failure(error, previous: nil), start),
        scene(.loading(previous: nil), start),
        scene(.loading(previous: drawn)),
        scene(.success(drawn), notice: .drawnAgain),
        scene(.loading(previous: drawn)),
        scene(.failure(error, previous: drawn)),
      ])
  }

  /// A notice is shown each time, because it answers a command.
  @Test func onlyWhatIsNewIsShown() async {
    let map = MapStage(MapSubjectData(kind: .favorites))
    await map.handle(.appeared, .fitted(nil))
    let shown = map.view.scenes.count
    await map.handle(.fitted(nil))
    #expect(map.view.scenes.count == shown)
    await map.handle(.askedMap, .askedMap)
    #expect(map.view.scenes.count == shown + 2)
  }

  // MARK: - The view

  @Test func comingNearerAgainFindsThePlaceOneCameFrom() async {
    let map = MapStage()
    // From far away the world is shorter than this window, so the view has to give way.
    await map.handle(.resized(columns: 60, rows: 80), .appeared, .zoomed(-5), .zoomed(5))
    #expect(map.last?.viewport == MapViewport(center: WebMercator.project(.harbor)))
  }

  @Test func zoomsPansAndComesBack() async {
    let map = MapStage()
    await map.handle(.appeared, .zoomed(1), .panned(.east), .panned(.south), .centered)
    let near = middle.zoomed(by: 1)
    let east = near.centered(on: WorldPoint(x: 0.5 + 54.0 / 16384, y: 0.5))
    let south = near.centered(on: WorldPoint(x: east.center.x, y: 0.5 + 32.0 / 16384))
    let expected = [middle, near, east, south, near]
    #expect(
      zip(map.frames, expected).allSatisfy { frame, viewport in
        (frame.viewport.center.x - viewport.center.x).magnitude < 1e-12
          && (frame.viewport.center.y - viewport.center.y).magnitude < 1e-12
          && frame.viewport.zoom == viewport.zoom
      })
    #expect(map.frames.count == 5)
    let drawings = map.view.scenes.compactMap { scene in
      if case .success(let content) = scene.content { content.drawing } else { nil }
    }
    #expect(drawings.map(\.zoom) == ["5", "6", "6", "6", "6"])
    #expect(drawings.map(\.scale?.label) == ["200 km", "100 km", "100 km", "100 km", "100 km"])
    #expect(drawings.map(\.marker?.x) == [80, 80, 26, 26, 80])
  }

  @Test func aDragEndsAtThePoles() async {
    let map = MapStage()
    await map.handle(.appeared, .dragged(columns: 0, rows: 10_000))
    #expect(map.frames.last?.rect.minY == 0)
    // What was dragged too far is not to be dragged back first.
    await map.handle(.dragged(columns: 0, rows: -1))
    #expect(map.frames.last?.canvas(WorldPoint(x: 0.5, y: 0)).y.rounded() == -4)
  }

  @Test func looksElsewhereAtOnceAndShowsTheOldDrawingMeanwhile() async {
    let map = MapStage()
    await map.handle(.appeared, .zoomed(-1))
    let far = middle.zoomed(by: -1)
    let scale = MapDrawing.Scale(columns: 26, label: "500 km")
    #expect(
      map.view.scenes.dropFirst(3) == [
        scene(.loading(previous: content(drawing())), far),
        scene(.success(content(drawing("4", scale))), far),
      ])
  }

  @Test(arguments: [
    ([MapEvent.zoomed(99), .zoomed(1)], MapNotice.ended(.noNearer)),
    ([.zoomed(-99), .zoomed(-1)], .ended(.noFarther)),
    ([.dragged(columns: 0, rows: 10_000), .panned(.north)], .ended(.worldEnds)),
    ([.dragged(columns: 0, rows: -10_000), .panned(.south)], .ended(.worldEnds)),
    ([.zoomed(-99), .panned(.north)], .ended(.worldEnds)),
    ([.dragged(columns: 0, rows: 10_000), .panned(.east)], nil),
    ([.dragged(columns: 0, rows: 10_000), .panned(.south)], nil), ([.zoomed(0)], nil),
  ])
  func whatCanNotBeDoneIsSaid(events: [MapEvent], notice: MapNotice?) async {
    let map = MapStage()
    await map.handle([.appeared] + events)
    #expect(map.last?.notice == notice)
    #expect(map.last?.content.isLoading == false)
  }

  @Test func aSizeToldBeforeItAppearsIsOnlyNoted() async {
    let map = MapStage()
    await map.handle(.resized(columns: 40, rows: 11))
    #expect(map.frames == [])
    await map.handle(.appeared)
    #expect(map.frames == [MapFrame(middle, canvas: Size(columns: 40, rows: 10))])
  }

  @Test func aResizeDrawsAtTheNewSize() async {
    let map = MapStage()
    await map.handle(
      .appeared, .resized(columns: 80, rows: 24), .resized(columns: 20, rows: 5))
    #expect(
      map.frames == [
        MapFrame(middle, canvas: canvas), MapFrame(middle, canvas: Size(columns: 20, rows: 4)),
      ])
    #expect(map.content?.drawing.marker == MapDot(x: 20, y: 8))
  }

  @Test func comingBackKeepsTheViewAndReadsTheStarAgain() async {
    let starred = MapSubjectData(kind: .place(.harbor), favorites: .success([.harbor]))
    let map = MapStage(MockMapInteractor(.success(.harbor), .success(starred)))
    await map.handle(.appeared, .zoomed(1), .panned(.west))
    let viewport = map.last?.viewport
    await map.handle(.appeared)
    #expect(map.last?.viewport == viewport)
    #expect(viewport?.center != middle.center)
    #expect(map.content?.isFavorite == true)
  }

  // MARK: - Cancelled and late

  @Test(arguments: [MapEvent.resized(columns: 80, rows: 24), .askedWhat, .laid(.night, true)])
  func aCommandThatCancelsTheFirstLoadFindsThePinItself(_ command: MapEvent) async {
    let survey = MapSubjectData(kind: .place(.harbor), favorites: .failure(broken))
    let map = MapStage(MockMapInteractor(.success(survey), .success(survey)))
    await map.cancel(.appeared)
    #expect(map.view.scenes == [scene(.loading(previous: nil), start)])
    await map.handle(command)
    #expect(map.last?.content == .success(content(drawing())))
    // What the command says goes before what there is to say of the favorites.
    let notice: MapNotice =
      switch command {
      case .askedWhat: .refused(.noCityNearby)
      case .laid: .overlay(.night, isOn: true)
      default: .failed(broken)
      }
    #expect(map.last?.notice == notice)
  }

  @Test func aCancelledDrawingIsNotShown() async {
    let map = MapStage { $0.changes = MockAnswers(.success(.added([.harbor]))) }
    await map.handle(.appeared)
    for event in [MapEvent.zoomed(1), .toggledFavorite, .undone] { await map.cancel(event) }
    #expect(
      map.view.scenes.dropFirst(3) == [
        scene(.loading(previous: content(drawing())), middle.zoomed(by: 1))
      ])
  }

  /// Whoever asks for it is told, in either word.
  @Test func aMapThatIsDrawnAgainSaysSo() async {
    let map = MapStage()
    await map.handle(.appeared, .retried)
    #expect(map.last?.notice == .drawnAgain)
    await map.handle(.appeared)
    #expect(map.last?.notice == nil)
  }

  @Test(arguments: [MapEvent.zoomed(1), .centered, .detailed])
  func aNoticeGoesWithTheNextCommand(_ command: MapEvent) async {
    let map = MapStage()
    await map.handle(.appeared, .undone)
    #expect(map.last?.notice == .failed(.nothingToUndo))
    await map.handle(command)
    #expect(map.last?.notice == nil)
  }

  // MARK: - Favorites

  @Test func favoritesThatCanNotBeReadAreSaidAndStayMarked() async {
    let failed = MapSubjectData(kind: .place(.harbor), favorites: .failure(broken))
    let map = MapStage(
      MockMapInteractor(
        .success(failed),
        .success(MapSubjectData(kind: .place(.harbor), favorites: .success([.harbor]))),
        .success(failed)))
    await map.handle(.appeared)
    #expect(map.last == scene(.success(content(drawing())), notice: .failed(broken)))
    await map.handle(.retried, .retried)
    #expect(
      map.last
        == scene(.success(content(drawing(), favorites: [.harbor])), notice: .failed(broken)))
  }

  @Test func starsAndUnstarsAndKeepsTheStarWhereThatFails() async {
    let added = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
    let map = MapStage {
      $0.changes = MockAnswers(
        .success(.added([added])), .failure(broken), .success(.removed([added])))
    }
    await map.handle(.appeared, .toggledFavorite, .toggledFavorite, .toggledFavorite)
    let starred = content(drawing(), favorites: [added])
    #expect(
      map.view.scenes.dropFirst(3) == [
        scene(.success(starred), notice: .favorite(.added("Harbor"))),
        scene(.success(starred), notice: .failed(broken)),
        scene(.success(content(drawing())), notice: .favorite(.removed("Harbor"))),
      ])
  }

  private let port = Favorite(
    reference: Reference(.cities, "2"), title: "Port", position: nil, added: 1)

  @Test func undoStarsWhatIsBackAndUnstarsWhatWasAdded() async {
    let map = MapStage {
      $0.changes = MockAnswers(
        .success(.restored([port])), .success(.restored([.harbor])), .success(.withdrawn([port])),
        .failure(.nothingToUndo))
    }
    await map.handle(.appeared, .undone, .undone, .undone, .undone)
    let starred = content(drawing(), favorites: [port, .harbor])
    let left = content(drawing(), favorites: [.harbor])
    #expect(
      map.view.scenes.dropFirst(3) == [
        scene(
          .success(content(drawing(), favorites: [port])), notice: .favorite(.restored(["Port"]))),
        scene(.success(starred), notice: .favorite(.restored(["Harbor"]))),
        scene(.success(left), notice: .favorite(.withdrawn(["Port"]))),
        scene(.success(left), notice: .failed(.nothingToUndo)),
      ])
  }

  @Test func aStarDuringADrawingLeavesWhatIsDrawn() async {
    // Draws only when told to, by the zoom.
    let drawings = Gate<Double, Void>()
    let far = Favorite(
      reference: Reference(.cities, "2"), title: "Port", position: .harbor, added: 1)
    let map = MapStage {
      $0.changes = MockAnswers(.success(.restored([far])))
      $0.terrain = { frame in
        await drawings.answer(to: frame.viewport.zoom)
        return MapTerrain()
      }
    }
    let first = await drawings.start { await map.handle(.appeared) }
    drawings.open(with: ())
    await first.value
    let nearer = await drawings.start { await map.handle(.zoomed(1)) }
    await map.handle(.undone)
    drawings.open(with: ())
    await nearer.value
    let near = middle.zoomed(by: 1)
    let restored = MapNotice.favorite(.restored(["Port"]))
    var drawn = drawing("6", MapDrawing.Scale(columns: 20, label: "100 km"))
    drawn.marks = [.init(ink: .favorite, dot: MapDot(x: 80, y: 46), title: "Port")]
    #expect(
      map.view.scenes.dropFirst(3) == [
        scene(.loading(previous: content(drawing())), near),
        scene(.loading(previous: content(drawing(), favorites: [far])), near, notice: restored),
        scene(.success(content(drawn, favorites: [far])), near, notice: restored),
      ])
  }

  // MARK: - What is expected

  private let start = MapViewport(center: WorldPoint(x: 0.25, y: 0.25))

  /// The pin is in the middle of each.
  private func drawing(
    _ zoom: String = "5", _ scale: MapDrawing.Scale = MapDrawing.Scale(columns: 20, label: "200 km")
  ) -> MapDrawing {
    MapDrawing(canvas: canvas, marker: MapDot(x: 80, y: 46), zoom: zoom, scale: scale)
  }

  private func content(_ drawing: MapDrawing, favorites: [Favorite] = []) -> MapContent {
    MapContent(title: .title("Harbor"), choice: .harbor, favorites: favorites, drawing: drawing)
  }

  private func scene(
    _ content: LoadingState<MapContent, DataError>, _ viewport: MapViewport? = nil,
    notice: MapNotice? = nil
  ) -> MapScene {
    var scene = MapScene(
      subject: .entity(.harbor), language: .english, viewport: viewport ?? middle,
      size: Size(columns: 80, rows: 24), content: content)
    scene.notice = notice
    return scene
  }
}
