import Components
import Contracts
import Domain
import Geo
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import MapFeature

/// What changes of a scene come to, one at a time.
@Suite struct MapSceneTests {
  private func scene(
    rows: Int = 24, columns: Int = 80, zoom: Double = 5, _ content: MapContent? = nil
  ) -> MapScene {
    let middle = WorldPoint(x: 0.5, y: 0.5)
    var scene = MapScene(
      subject: .favorites, language: .spanish, viewport: MapViewport(center: middle, zoom: zoom),
      size: Size(columns: columns, rows: rows))
    scene.content = content.map { .success($0) } ?? .idle
    return scene
  }

  private func content(
    choice: MapContent.Choice? = nil, places: [MapMark] = [], points: PointSet? = nil
  ) -> MapContent {
    MapContent(
      title: .points(in: "-", PointTally()), choice: choice, places: places, points: points,
      drawing: MapDrawing(canvas: Size(columns: 80, rows: 23)))
  }

  // MARK: - Size

  @Test(arguments: [(24, 3, 20), (24, 30, 16), (7, 9, 4), (1, 9, 0), (0, 9, 0), (-4, 9, 0)])
  func theMapIsDrawnAboveItsRows(rows: Int, listed: Int, drawn: Int) {
    var scene = scene(rows: rows)
    scene.listing = MapListing(
      rows: Array(repeating: .init(title: "", choice: .harbor), count: listed))
    #expect(scene.canvas == Size(columns: 80, rows: drawn))
    #expect(scene.room == max(1, [24: 7, 7: 2][rows] ?? 0))
  }

  @Test(arguments: [(1, 1), (0, 0), (-7, 0)])
  func noCanvasIsNarrowerThanNothing(columns: Int, drawn: Int) {
    #expect(scene(columns: columns).canvas.columns == drawn)
  }

  @Test(arguments: [(0, 0), (1, 0), (3, 0), (4, 1), (27, 8), (28, 9), (31, 9), (300, 9)])
  func aThirdOfTheRowsIsListedAndNineAtMost(rows: Int, limit: Int) {
    #expect(MapListing.limit(rows: rows) == limit)
  }

  @Test(
    arguments: [
      (.nearest("", country: "", distance: "", point: nil), true),
      (.refused(.noCityNearby), true), (.refused(.noPlaces), false), (nil, false),
    ] as [(MapNotice?, Bool)])
  func theMiddleIsMarkedWhereAnAnswerIsMeasuredFromIt(notice: MapNotice?, isMarked: Bool) {
    var scene = scene()
    scene.notice = notice
    #expect(scene.marksMiddle == isMarked)
    scene.listing = MapListing(rows: [])
    #expect(scene.marksMiddle == isMarked && !scene.isNearbyElsewhere)
    scene.listing = MapListing(middle: .harbor, rows: [])
    #expect(scene.marksMiddle && !scene.isNearbyElsewhere)
    scene.listing = MapListing(middle: MapPlace.city(1).coordinate, rows: [])
    #expect(scene.isNearbyElsewhere)
  }

  @Test func theBordersOfACountryStandOutWhereTheMapHasThem() {
    for hasOutline in [true, false] {
      var content = content()
      content.area = .init(
        country: "PE", box: WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), hasOutline: hasOutline,
        middle: nil)
      #expect(scene(content).outlined == (hasOutline ? "PE" : nil))
    }
    #expect(scene(content()).outlined == nil)
  }

  // MARK: - Moving

  @Test(arguments: [(0.5, nil), (1, MapNotice.ended(.noNearer)), (-1, nil)])
  func nearerThanTheNearestIsSaid(levels: Double, notice: MapNotice?) {
    var scene = scene(zoom: notice == nil ? 5 : 18, content())
    let zoom = scene.zoom(by: levels)
    #expect(zoom == (notice == nil ? 5 + levels : nil))
    #expect(scene.notice == notice && scene.content.isLoading == (notice == nil))
  }

  @Test func fartherThanTheFarthestIsSaid() {
    var scene = scene(zoom: -8, content())
    scene.viewport = scene.viewport.within(scene.canvas)
    let farther = scene.zoom(by: -1)
    #expect(farther == nil && scene.notice == .ended(.noFarther))
    // By nothing is drawn anew.
    let same = scene.zoom(by: 0)
    #expect(same == scene.viewport.zoom && scene.content.isLoading)
  }

  @Test func anotherViewIsNotTaken() {
    var asked = scene(content(places: [.city(1)]))
    asked.redraw()
    let drawing = MapDrawing(canvas: asked.canvas, zoom: "9")
    for change in [
      { (scene: inout MapScene) in scene.viewport = scene.viewport.zoomed(by: 1) },
      { $0.size = Size(columns: 40, rows: 24) }, { $0.overlays = [.night] },
    ] {
      var scene = asked
      change(&scene)
      scene.take(drawing, nil, of: asked)
      #expect(scene.content.isLoading && scene.content.value?.drawing.zoom == "")
    }
    var scene = asked
    let setting = MapSetting(position: .harbor, country: "AA", shore: .coast)
    scene.take(drawing, setting, of: asked)
    #expect(!scene.content.isLoading && scene.content.value?.drawing.zoom == "9")
    #expect(scene.content.value?.drawing.marks.map(\.title) == ["City 1, AA"])
    #expect(scene.content.value?.setting == setting)
  }

  @Test func whereAPlaceIsIsKnownUntilAnotherIsChosen() {
    let setting = MapSetting(position: .harbor, country: "AA", shore: .coast)
    for (choice, known) in [(MapContent.Choice.harbor, setting), (.city(1), nil), (nil, nil)] {
      var content = content(choice: choice)
      content.setting = setting
      #expect(scene(content).knownSetting == known)
    }
  }

  @Test func theMarkersPositionIsCopiedWhileItIsInView() {
    for (choice, isMarker) in [(MapContent.Choice.city(1), true), (.city(60), false), (nil, false)]
    {
      let (position, isCopied) = scene(content(choice: choice)).positionToCopy
      #expect(isCopied == isMarker)
      #expect(position == (isMarker ? MapPlace.city(1).coordinate : .harbor))
    }
  }

  // MARK: - What is listed

  @Test(arguments: [0, 1, 2])
  func onlySeveralOwnPlacesAreListed(count: Int) {
    for kind in [MapSubjectData.Kind.named(by: "News"), .naming(.articles, count: 2, without: 0)] {
      var scene = scene()
      scene.take(MapSubjectData(kind: kind, marks: (0..<count).map { .city($0) }))
      #expect(scene.listing?.rows.count == (count > 1 ? count : nil))
      #expect(scene.listing == scene.ownListing)
    }
  }

  @Test func noMoreIsListedThanThereIsRoomFor() {
    var scene = scene()
    scene.take(MapSubjectData(kind: .named(by: "News"), marks: (0..<9).map { .city($0) }))
    #expect(scene.listing?.rows.count == 7)
    scene.choose((0..<9).map { .city($0) }, orElse: .refused(.noPlace))
    #expect(scene.listing?.rows.count == 7)
  }

  @Test func anotherKindOfPlacesIsNotListedNorIsItTheSecondTime() {
    let marks = [MapMark.city(1), .city(2)]
    var scene = scene()
    scene.take(MapSubjectData(kind: .favorites, marks: marks))
    #expect(scene.listing == nil)
    scene.take(MapSubjectData(kind: .named(by: "News"), marks: marks))
    #expect(scene.listing == nil)
  }

  @Test func aNumberChoosesItsRow() {
    var scene = scene(content())
    scene.listing = MapListing(
      rows: [1, 60].map { .init(title: "", choice: .city($0)) } + [
        .init(title: "", choice: .city(1), opens: .harbor)
      ])
    let middle = scene.viewport.center
    var routes = [scene.pick(1)]
    #expect(scene.content.value?.choice == .city(1) && scene.viewport.center == middle)
    routes.append(scene.pick(2))
    #expect(scene.content.value?.choice == .city(60))
    #expect(scene.viewport.center == WebMercator.project(MapPlace.city(60).coordinate))
    routes.append(scene.pick(3))
    #expect(scene.content.value?.choice == .city(60))
    for number in [-1, 0, 4] {
      routes.append(scene.pick(number))
      #expect(scene.notice == .unknown("\(number)", .noRow))
    }
    #expect(routes == [nil, nil, .detail(.harbor), nil, nil, nil])
  }

  @Test func whatNamesAPlaceTakesTheListUnlessOthersWereFound() {
    let item = MapItem(reference: Reference(.articles, "1"), title: "News")
    let place = MapPlace.city(1)
    let mark = MapMark(
      title: place.title, coordinate: place.coordinate, reference: place.reference, items: [item])
    var scene = scene(content(places: [mark]))
    let rows = [1, 2].map { MapListing.Row(title: "", choice: .city($0)) }
    scene.choose(rows)
    #expect(scene.listing == MapListing(rows: rows))
    scene.choose(Array(rows.prefix(1)))
    #expect(scene.listing?.rows.map(\.opens) == [item.reference])
    scene.choose([MapListing.Row]())
    #expect(scene.content.value?.choice == .city(1))
  }

  // MARK: - Favorites

  @Test func onlyWhatIsKeptCanBeAFavorite() {
    func toggle(_ choice: MapContent.Choice?) -> (MapChange?, MapNotice?) {
      var scene = scene(content(choice: choice))
      return (scene.toggle(), scene.notice)
    }
    func choice(_ reference: Reference?, title: String? = "A") -> MapContent.Choice {
      .init(reference: reference, title: title, caption: .title("a"), coordinate: .harbor)
    }
    let refused: (MapChange?, MapNotice?) = (nil, .refused(.nothingChosen))
    #expect(toggle(nil) == refused && toggle(choice(nil)) == refused)
    #expect(toggle(choice(.harbor, title: nil)) == refused)
    #expect(toggle(choice(Reference(PointSet.catalog, "1"))) == (nil, .refused(.noFavoritePoint)))
    let kept = Reference(PointSet.catalog, "p1")
    for reference in [kept, .harbor] {
      #expect(
        toggle(choice(reference)) == (.toggle(reference, title: "A", position: .harbor), nil))
    }
  }

  @Test func favoritesAreMarkedAtOnceUnlessTheMapIsBeingDrawn() {
    let one = Favorite(
      reference: Reference(.cities, "2"), title: "One", position: .harbor, added: 1)
    for isDrawing in [false, true] {
      var scene = scene(content())
      scene.content.update { $0.favorites = [.harbor] }
      if isDrawing { scene.redraw() }
      scene.take(.restored([one]), after: .undo)
      #expect(scene.content.value?.favorites == [.harbor, one])
      #expect(
        scene.content.value?.drawing.marks.map(\.title) == (isDrawing ? [] : ["Harbor", "One"]))
      scene.take(.removed([]), after: .toggle(.harbor, title: "Harbor", position: .harbor))
      #expect(scene.content.value?.favorites == [one])
    }
  }

  // MARK: - Detail

  @Test func aPointTellsItsPropertiesUnlessItIsKept() {
    let points = PointSet(names: ["a", "b"], coordinates: [.harbor, .harbor]) {
      $0 == 0 ? [PointProperty("kind", "bar")] : []
    }
    func scene(_ reference: Reference?, points: PointSet? = points) -> MapScene {
      let choice = MapContent.Choice(
        reference: reference, caption: .title("a"), coordinate: .harbor)
      return self.scene(content(choice: choice, points: points))
    }
    func point(_ id: String) -> Reference { Reference(PointSet.catalog, id) }
    #expect(
      ["0", "1", "9", "p1"].map { scene(point($0)).unknownPoint } == [nil, .harbor, .harbor, nil])
    #expect(scene(.harbor).unknownPoint == nil && scene(nil).unknownPoint == nil)
    #expect(scene(point("1"), points: nil).unknownPoint == nil)
    var kept = scene(point("p1"))
    let route = kept.showDetail(near: nil)
    #expect(route == .detail(point("p1")) && kept.notice == nil)
    var told = scene(point("0"))
    _ = told.showDetail(near: nil)
    #expect(told.listing?.facts == ["kind: bar"] && told.content.isLoading)
    var bare = scene(nil)
    let nowhere = bare.showDetail(near: nil)
    #expect(nowhere == nil && bare.notice == .refused(.nothingChosen))
  }

  @Test func noMorePropertiesAreListedThanThereIsRoomFor() {
    let points = PointSet(names: ["a"], coordinates: [.harbor]) { _ in
      (0..<9).map { PointProperty("\($0)", "x") }
    }
    let choice = MapContent.Choice(
      reference: Reference(PointSet.catalog, "0"), caption: .title("a"), coordinate: .harbor)
    var scene = scene(content(choice: choice, points: points))
    _ = scene.showDetail(near: nil)
    #expect(scene.listing?.facts.count == 7)
  }
}
