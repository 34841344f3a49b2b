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

/// Maps of several places, and views fitted around them.
@MainActor
@Suite struct MapGroupTests {
  let view = MockView<MapScene>()
  let router = MockRouter<MapRoute>()
  let marks = [1, 2].map { MapMark.city($0) }

  @Test func aGroupIsFittedAndHasNoMarker() async {
    let presenter = presenter(MapGroup(kind: .favorites, marks: marks))
    await presenter.handle(.appeared)
    #expect(last?.viewport == fitted([1, 2]))
    #expect(content?.choice == nil)
    #expect(content?.caption == .favorites("2"))
    #expect(content?.drawing.marks.map(\.title) == ["City 1, AA", "City 2, AA"])
    #expect(last?.notice == nil)
    #expect(last?.listing == nil)
    #expect(last.map { "\($0.outcome)" } == "done")
  }

  @Test func aGroupIsLookedAtFromAsNearAsWasSaidAndDrawnOnce() async {
    let interactor = MockMapInteractor(
      .success(MapSurvey(.group(MapGroup(kind: .favorites, marks: marks, total: 3)))),
      .success(.harbor))
    let presenter = presenter(interactor, zoom: 3)
    await presenter.handle(.appeared)
    #expect(interactor.frames.map(\.viewport.zoom) == [3])
    #expect(last?.viewport.center == fitted([1, 2])?.center)
    #expect(last?.notice == .shown(count: "2", total: "3"))
    for event in [MapEvent.zoomed(1), .retried] { await presenter.handle(event) }
    #expect(last?.viewport.zoom == 4)
  }

  @Test func whatIsNotOnTheMapIsCounted() async {
    await presenter(MapGroup(kind: .results(.cities), marks: marks, total: 1200))
      .handle(.appeared)
    #expect(last?.notice == .shown(count: "2", total: "1,200"))
    #expect(content?.caption == .results(.cities, "2"))
  }

  @Test(arguments: [
    (MapGroup.Kind.favorites, MapNotice.noFavorites), (.results(.people), .noResults),
  ])
  func anEmptyGroupSaysSo(_ kind: MapGroup.Kind, _ notice: MapNotice) async {
    await presenter(MapGroup(kind: kind, marks: [])).handle(.appeared)
    #expect(last?.notice == notice)
    #expect(last.map { "\($0.outcome)" } == "nothingFound")
  }

  @Test func thePlacesOfAnArticleAreListedAndItsGuessesSaid() async {
    let article = Reference(.articles, "7")
    let guess = MapGroup.Guess(title: "City 1, AA", others: 3)
    let presenter = presenter(
      MapGroup(
        kind: .named(by: article, title: "News"), marks: marks, guesses: [guess], unknown: ["Oz"]),
      of: .entity(article))
    await presenter.handle(.appeared)
    #expect(last?.notice == .places(guesses: [guess], unknown: ["Oz"]))
    #expect(last?.listing?.rows.map(\.title) == ["City 1, AA", "City 2, AA"])
    // The article is what the map is about until one of its places is chosen.
    for event in [MapEvent.detailed, .picked(2), .detailed] { await presenter.handle(event) }
    #expect(router.routes == [.detail(article), .detail(Reference(.cities, "2"))])
  }

  @Test func aCountryIsFittedAndItsBordersStandOut() async {
    let peru = Reference(.countries, "PE")
    let box = WorldRect(minX: 0.25, minY: 0.5, maxX: 0.375, maxY: 0.5625)
    let area = MapGroup.Area(country: "PE", box: box, hasOutline: true, middle: nil)
    let presenter = presenter(
      MapGroup(kind: .country(peru, code: "PE"), marks: marks, area: area), of: .entity(peru))
    let fitted = MapFit.viewport(box, canvas: Size(columns: 80, rows: 23))
    for events in [
      [MapEvent.appeared], [.panned(.north), .centered], [.zoomed(1), .fitted(.marked)],
    ] {
      for event in events { await presenter.handle(event) }
      #expect(last?.viewport == fitted)
    }
    #expect(last?.overlays.outline == "PE")
    #expect(content?.caption == .title("Peru"))
    #expect(last?.notice == nil)
    await presenter.handle(.detailed)
    #expect(router.routes == [.detail(peru)])
  }

  @Test func aCountryWithoutCitiesIsAMapAllTheSame() async {
    let box = WorldRect(minX: 0, minY: 0.9, maxX: 1, maxY: 1)
    let area = MapGroup.Area(country: "AQ", box: box, hasOutline: true, middle: nil)
    await presenter(
      MapGroup(kind: .country(Reference(.countries, "AQ"), code: "AQ"), marks: [], area: area)
    ).handle(.appeared)
    #expect(last.map { "\($0.outcome)" } == "done")
  }

  @Test func aCountryThatIsNowhereSaysSo() async {
    let presenter = presenter(
      MapGroup(kind: .country(Reference(.countries, "BV"), code: "BV"), marks: []))
    await presenter.handle(.appeared)
    #expect(last?.notice == .noOutline("BV"))
  }

  /// Whatever was asked for in between, and however one looked at them.
  @Test(arguments: [
    [MapEvent.fitted(.marked)], [.centered], [.zoomed(1), .panned(.east)],
    [.askedNearby, .centered], [.went(.harbor)],
  ])
  func thePlacesOfAnArticleStayListed(events: [MapEvent]) async {
    let presenter = presenter(
      MapGroup(kind: .named(by: Reference(.articles, "7"), title: "News"), marks: marks)
    ) {
      $0.neighbors = [MapNeighbor(.city(9), kilometres: 1, bearing: 0)]
    }
    for event in [.appeared] + events + [.picked(2)] { await presenter.handle(event) }
    #expect(last?.listing?.rows.map(\.title) == ["City 1, AA", "City 2, AA"])
    #expect(content?.choice == .city(2))
  }

  @Test func fitOnTheMapOfOnePlaceShowsAllThatIsMarked() async {
    let far = Favorite(
      reference: Reference(.cities, "40"), title: "Far", position: MapPlace.city(40).coordinate,
      added: 1)
    let presenter = presenter(.place(.harbor), favorites: [far])
    for event in [MapEvent.appeared, .fitted(.marked)] { await presenter.handle(event) }
    #expect(last?.viewport == fitted([0, 40]))
  }

  @Test func centerGoesBackToAllPlaces() async {
    let presenter = presenter(MapGroup(kind: .favorites, marks: marks))
    for event in [MapEvent.appeared, .zoomed(2.5), .panned(.west), .centered] {
      await presenter.handle(event)
    }
    #expect(last?.viewport == fitted([1, 2]))
  }

  @Test func fitShowsThePlacesOfTheMapAndNoFavoritesElsewhere() async {
    let far = Favorite(
      reference: Reference(.cities, "40"), title: "Far", position: MapPlace.city(40).coordinate,
      added: 1)
    let presenter = presenter(
      MapGroup(kind: .results(.cities), marks: marks), favorites: [far]
    ) {
      $0.cities = [.city(20)]
    }
    for event in [MapEvent.appeared, .found("x"), .fitted(.marked)] {
      await presenter.handle(event)
    }
    #expect(last?.viewport == fitted([20, 1, 2]))
    await presenter.handle(.fitted(.favorites))
    #expect(last?.viewport == fitted([40]))
  }

  @Test func fitSaysWhatIsMissing() async {
    let presenter = presenter(MapGroup(kind: .results(.cities), marks: marks)) {
      $0.extents = ["sg": .nowhere("SG")]
    }
    await presenter.handle(.appeared)
    for target in [
      MapTarget.favorites, .results, .country("sg"), .country("oz"),
    ] {
      await presenter.handle(.fitted(target))
    }
    let missing: [MapNotice?] = [.noFavorites, .noResults, .noOutline("SG"), .noCountry("oz")]
    #expect(view.scenes.suffix(4).map(\.notice) == missing)
  }

  @Test func fitTakesACountry() async {
    let presenter = presenter(MapGroup(kind: .results(.cities), marks: marks)) {
      $0.extents = ["aa": .box(WorldRect(minX: 0.125, minY: 0.5, maxX: 0.875, maxY: 0.625))]
    }
    for event in [MapEvent.appeared, .fitted(.country("aa"))] { await presenter.handle(event) }
    // Three quarters of the world, not the other quarter; they take less than the whole of it.
    #expect(last?.viewport.center == WorldPoint(x: 0.5, y: 0.5625))
    #expect(last.map { ($0.viewport.zoom * 100).rounded() } == -58)
  }

  @Test func fitTakesTheResultsOfTheListOneCameFrom() async {
    let group = MapGroup(kind: .results(.cities), marks: [.city(5), .city(6)], total: 3)
    let presenter = presenter(.place(.harbor)) { $0.list = .success(group) }
    for event in [MapEvent.appeared, .fitted(.results)] { await presenter.handle(event) }
    #expect(last?.viewport == fitted([5, 6]))
    #expect(content?.places == group.marks)
    #expect(content?.choice == .harbor)
    #expect(last?.notice == .shown(count: "2", total: "3"))
  }

  @Test func resultsThatWereMarkedStayOnARefresh() async {
    let group = MapGroup(kind: .results(.cities), marks: [.city(5), .city(6)])
    let presenter = presenter(MockMapInteractor(.success(.harbor), .success(.harbor))) {
      $0.list = .success(group)
    }
    for event in [MapEvent.appeared, .fitted(.results), .retried] { await presenter.handle(event) }
    #expect(content?.places == group.marks)
    #expect(content?.drawing.marks.map(\.title) == ["City 5, AA", "City 6, AA"])
    #expect(last?.viewport == fitted([5, 6]))
  }

  @Test func resultsWithoutAPlaceLeaveWhatIsShown() async {
    let presenter = presenter(MapGroup(kind: .favorites, marks: marks)) {
      $0.list = .success(MapGroup(kind: .results(.people), marks: [], total: 7))
    }
    for event in [MapEvent.appeared, .fitted(.results)] { await presenter.handle(event) }
    #expect(last?.notice == .noResults)
    #expect(content?.places == marks)
  }

  @Test func resultsThatCanNotBeReadAreAFailure() async {
    let error = DataError.unreadable(path: "f", reason: .busy)
    let presenter = presenter(.place(.harbor)) { $0.list = .failure(error) }
    for event in [MapEvent.appeared, .fitted(.results)] { await presenter.handle(event) }
    #expect(last?.notice == .failed(error))
  }

  @Test func aFavoriteAmongThePlacesIsMarkedOnceAsSuch() {
    let star = Favorite(
      reference: Reference(.cities, "2"), title: "Two", position: .harbor, added: 1)
    let unnamed = MapMark(kind: .place, title: "Peru", coordinate: .harbor, reference: nil)
    let abra = Favorite(
      reference: Reference(.pokemon, "63"), title: "Abra", position: nil, added: 1)
    let content = MapContent(
      title: .favorites("2"), choice: .city(7), places: [.city(7), unnamed, .city(2)],
      favorites: [star, abra, .harbor],
      drawing: MapDrawing(
        picture: MapPicture(canvas: Size(columns: 1, rows: 1)), marker: nil, zoom: "", scale: nil))
    #expect(
      content.marks == [
        unnamed,
        MapMark(
          kind: .favorite, title: "City 2, AA", coordinate: MapPlace.city(2).coordinate,
          reference: Reference(.cities, "2")),
        MapMark(kind: .favorite, title: "Harbor", coordinate: .harbor, reference: .harbor),
      ])
  }

  @Test func marksFollowWhatTheyAreMadeOf() {
    var content = MapContent(
      title: .favorites("2"), choice: nil, places: [.city(7), .city(2)],
      drawing: MapDrawing(
        picture: MapPicture(canvas: Size(columns: 1, rows: 1)), marker: nil, zoom: "", scale: nil))
    #expect(content.marks == [.city(7), .city(2)])
    let points = [7, 2].map { WebMercator.project(MapPlace.city($0).coordinate) }
    #expect(content.marks.map(\.point) == points)
    content.choice = .city(7)
    #expect(content.marks == [.city(2)])
    content.favorites = [.harbor]
    #expect(content.marks.map(\.title) == ["City 2, AA", "Harbor"])
    content.places = []
    #expect(content.marks.map(\.title) == ["Harbor"])
  }

  // MARK: - What is expected

  private var last: MapScene? { view.scenes.last }
  private var content: MapContent? { last?.content.value }

  private func fitted(_ cities: [Int]) -> MapViewport? {
    MapFit.viewport(
      cities.map { WebMercator.project(MapPlace.city($0).coordinate) },
      canvas: Size(columns: 80, rows: 23))
  }

  private func presenter(
    _ group: MapGroup, of subject: MapSubject = .favorites, favorites: [Favorite] = [],
    _ answers: (inout MockGeographyInteractor) -> Void = { _ in }
  ) -> MapPresenter {
    presenter(.group(group), of: subject, favorites: favorites, answers)
  }

  private func presenter(
    _ topic: MapSurvey.Topic, of subject: MapSubject = .entity(.harbor),
    favorites: [Favorite] = [], _ answers: (inout MockGeographyInteractor) -> Void = { _ in }
  ) -> MapPresenter {
    presenter(
      MockMapInteractor(.success(MapSurvey(topic, favorites: .success(favorites)))), of: subject,
      answers)
  }

  private func presenter(
    _ interactor: MockMapInteractor, of subject: MapSubject = .favorites, zoom: Double? = nil,
    _ answers: (inout MockGeographyInteractor) -> Void = { _ in }
  ) -> MapPresenter {
    var geography = MockGeographyInteractor()
    answers(&geography)
    return MapPresenter(
      scene: MapScene(
        subject: subject, viewport: MapViewport(center: WorldPoint(x: 0.25, y: 0.25)),
        size: Size(columns: 80, rows: 24)),
      view: view, interactor: interactor, geography: geography, router: router,
      formatter: MapFormatter(formats: Formats(.english)), zoom: zoom)
  }
}

extension MapMark {
  static func city(_ id: Int) -> MapMark {
    let place = MapPlace.city(id)
    return MapMark(
      kind: .place, title: place.title, coordinate: place.coordinate, reference: place.reference)
  }
}
