import Contracts
import Domain
import Geo
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import MapFeature

/// How a map goes along with its points, one at a time.
@Suite struct MapFeedSceneTests {
  private func trail(_ way: [Coordinate], broken: Int = 0) -> PointSet {
    PointSet(
      names: way.map { _ in "bus" }, coordinates: way, report: PointReport(broken: broken),
      isTrail: true)
  }

  /// A map of 160 × 92 dots in the middle of the world.
  private func scene(
    _ view: MapFeed.View?, _ points: PointSet?, choice: MapContent.Choice? = nil,
    isLoading: Bool = false
  ) -> MapScene {
    var scene = MapScene(
      subject: .points("-"), language: .english,
      viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5)), size: Size(columns: 80, rows: 24))
    let content = MapContent(
      title: .points(in: "-", PointTally()), choice: choice, points: points,
      drawing: MapDrawing(canvas: scene.canvas))
    scene.content = isLoading ? .loading(previous: content) : .success(content)
    scene.feed = view.map { MapFeed(progress: .running, view: $0) }
    return scene
  }

  private func position(_ scene: MapScene, dot x: Double, _ y: Double) -> Coordinate {
    WebMercator.unproject(scene.frame.world(CanvasPoint(x: x, y: y)))
  }

  @Test(
    arguments: [
      (7.5, 46.5, true), (8.5, 46.5, false), (152.5, 46.5, false), (153.5, 46.5, true),
      (80.5, 4.5, true), (80.5, 5.5, false), (80.5, 87.5, false), (80.5, 88.5, true),
      (-9, 46.5, true), (7.5, 4.5, true),
    ] as [(Double, Double, Bool)])
  func theViewMovesBeforeTheNewestIsAtItsEdge(x: Double, y: Double, moves: Bool) {
    var scene = scene(.keeps, trail([.harbor]))
    let newest = position(scene, dot: x, y)
    let middle = scene.viewport
    let hasMoved = scene.take(trail([.harbor, newest]))
    #expect(hasMoved == moves)
    let center = moves ? WebMercator.project(newest) : middle.center
    #expect(scene.viewport.center == center && scene.viewport.zoom == middle.zoom)
  }

  @Test func theFirstMovesTheViewWhereverItIs() {
    for old in [nil, trail([])] {
      var scene = scene(.fits, old)
      let moves = scene.take(trail([.harbor]))
      #expect(moves && scene.viewport.zoom == MapViewport.nearestFit)
    }
    // Without a map there is nothing to move.
    var unknown = scene(.fits, nil)
    unknown.content = .idle
    for (scene, points) in [
      (scene(.fits, trail([.harbor])), trail([.harbor, .harbor])),
      (scene(nil, trail([])), trail([.harbor])), (scene(.stays, trail([])), trail([.harbor])),
      (scene(.fits, trail([])), trail([])), (unknown, trail([.harbor])),
    ] {
      var scene = scene
      let moves = scene.take(points)
      #expect(!moves && scene.viewport.zoom == 5)
    }
  }

  @Test func theMarkerGoesToTheNewestUnlessAnotherWasChosen() {
    let old = trail([.harbor])
    let next = trail([.harbor, MapPlace.city(1).coordinate])
    func point(_ id: Int) -> Reference { Reference(PointSet.catalog, "\(id)") }
    func chosen(_ reference: Reference?) -> MapContent.Choice {
      .init(reference: reference, caption: .title("x"), coordinate: .harbor)
    }
    func reference(_ choice: MapContent.Choice?, after old: PointSet?) -> Reference? {
      var scene = scene(.stays, old, choice: choice)
      _ = scene.take(next)
      return scene.content.value?.choice?.reference
    }
    #expect(reference(nil, after: old) == point(1))
    #expect(reference(chosen(point(0)), after: old) == point(1))
    #expect(reference(chosen(.harbor), after: old) == .harbor)
    #expect(reference(chosen(nil), after: old) == nil)
    #expect(reference(chosen(nil), after: trail([])) == nil)
  }

  @Test func theMarksAreDrawnAtOnceUnlessTheMapIsBeingDrawn() {
    for isLoading in [false, true] {
      var scene = scene(.stays, trail([.harbor]), isLoading: isLoading)
      _ = scene.take(trail([.harbor, .harbor]))
      #expect((scene.content.value?.drawing.marker == nil) == isLoading)
      #expect(scene.content.value?.title == .points(in: "-", PointTally()))
    }
  }

  @Test func onlyFurtherBrokenRowsAreSaid() {
    func notice(
      after old: PointSet?, _ points: PointSet, _ before: MapNotice? = nil
    ) -> MapNotice? {
      var scene = scene(.stays, old)
      scene.notice = before
      _ = scene.take(points)
      return scene.notice
    }
    let way = [Coordinate.harbor]
    let broken = trail(way, broken: 1)
    #expect(notice(after: trail(way), broken) == .broken(broken.report))
    #expect(notice(after: nil, broken) == .broken(broken.report))
    #expect(notice(after: nil, trail(way)) == nil)
    #expect(notice(after: broken, broken) == nil)
    #expect(notice(after: trail([]), trail(way), .ended(.waitingForPoints)) == nil)
    #expect(
      notice(after: trail([]), trail([]), .ended(.waitingForPoints)) == .ended(.waitingForPoints))
    #expect(notice(after: trail([]), trail(way), .ended(.staysHere)) == .ended(.staysHere))
  }

  @Test func theEndSaysWhatThereWas() {
    var over = scene(.fits, trail([.harbor], broken: 2))
    over.end()
    #expect(over.notice == .over(PointReport(broken: 2)) && over.feed?.progress == .over)
    var failed = scene(.fits, nil)
    failed.end(.refused(.noPoints))
    #expect(failed.notice == .refused(.noPoints))
    failed.end()
    #expect(failed.notice == .over(PointReport()))
  }

  // MARK: - What moves the map

  @Test(
    arguments: [
      (.fitted(nil), [.fits, .fits, .fits]), (.centered, [.keeps, .keeps, .keeps]),
      (.zoomed(1), [.keeps, .keeps, .stays]), (.panned(.east), [.stays, .stays, .stays]),
      (.dragged(columns: 1, rows: 0), [.stays, .stays, .stays]),
      (.went(.harbor), [.stays, .stays, .stays]), (.sought("x"), [.stays, .stays, .stays]),
      (.chose(.harbor), [.stays, .stays, .stays]), (.picked(1), [.stays, .stays, .stays]),
      (.fitted(.favorites), [.stays, .stays, .stays]), (.askedWhat, [.fits, .keeps, .stays]),
    ] as [(MapEvent, [MapFeed.View])])
  func whoMovesTheMapHasItStay(event: MapEvent, views: [MapFeed.View]) {
    let turned = [MapFeed.View.fits, .keeps, .stays].map { view in
      var feed = MapFeed(view: view)
      feed.turn(to: event)
      return feed.view
    }
    #expect(turned == views)
  }

  @Test func thatItStaysIsSaidWhenItBegins() {
    func isSaid(
      _ before: MapFeed?, _ now: MapFeed.View?, _ notice: MapNotice? = nil
    ) -> Bool {
      var scene = scene(now, nil)
      scene.notice = notice
      return scene.stays(after: before)
    }
    let running = MapFeed(progress: .running, view: .fits)
    #expect(isSaid(running, .stays))
    #expect(!isSaid(running, .keeps) && !isSaid(running, nil) && !isSaid(nil, .stays))
    #expect(!isSaid(running, .stays, .refused(.noPlace)))
    #expect(!isSaid(MapFeed(progress: .running, view: .stays), .stays))
    for progress in [MapFeed.Progress.ready, .over] {
      #expect(!isSaid(MapFeed(progress: progress, view: .fits), .stays))
    }
  }

  @Test func thereIsANewestAndAWholeWorldOfPointsThatComeAlone() {
    let still = PointSet(names: [""], coordinates: [.harbor])
    let nothing = PointSet(names: [], coordinates: [])
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(trail([.harbor]).newest?.coordinate == .harbor)
    #expect(trail([]).newest == nil && still.newest == nil)
    #expect(trail([]).wholeBox == world && nothing.wholeBox == nil)
    #expect(still.wholeBox == still.box && trail([.harbor]).wholeBox == still.box)
  }
}
