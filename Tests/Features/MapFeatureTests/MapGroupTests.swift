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

/// Maps of several places, and views fitted around them.
@MainActor
@Suite struct MapGroupTests {
  let marks = [1, 2].map { MapMark.city($0) }
  let far = Favorite(
    reference: Reference(.cities, "40"), title: "Far", position: MapPlace.city(40).coordinate,
    added: 1)

  // MARK: - What is marked

  @Test func aGroupIsFittedAndHasNoMarker() async {
    let map = MapStage(MapSubjectData(kind: .favorites, marks: marks))
    await map.handle(.appeared)
    #expect(map.last?.viewport == fitted([1, 2]))
    #expect(map.content?.choice == nil)
    #expect(map.content?.caption == .favorites("2"))
    #expect(map.content?.drawing.marks.map(\.title) == ["City 1, AA", "City 2, AA"])
    #expect(map.last?.notice == nil)
    #expect(map.last?.listing == nil)
    #expect(map.last.map { "\($0.outcome)" } == "done")
    await map.handle(.zoomed(2.5), .panned(.west), .centered)
    #expect(map.last?.viewport == fitted([1, 2]))
  }

  @Test func aGroupIsLookedAtFromAsNearAsWasSaidAndDrawnOnce() async {
    let group = MapSubjectData(kind: .results(.cities), marks: marks, total: 1200)
    let map = MapStage(
      MockMapInteractor(.success(group), .success(.harbor)), of: .favorites,
      zoom: 3)
    await map.handle(.appeared)
    #expect(map.frames.map(\.viewport.zoom) == [3])
    #expect(map.last?.viewport.center == fitted([1, 2])?.center)
    #expect(map.last?.notice == .shown(count: 2, total: "1,200"))
    #expect(map.content?.caption == .results(.cities, "2"))
    await map.handle(.zoomed(1), .retried)
    #expect(map.last?.viewport.zoom == 4)
  }

  @Test(arguments: [
    (MapSubjectData.Kind.favorites, MapRefusal.noFavorites),
    (.results(.people), .noResults),
    (.named(by: "News"), .noPlaces),
  ])
  func anEmptyGroupSaysSo(_ kind: MapSubjectData.Kind, _ text: MapRefusal) async {
    let map = MapStage(MapSubjectData(kind: kind))
    await map.handle(.appeared)
    #expect(map.last?.notice == .refused(text))
    #expect(map.last.map { "\($0.outcome)" } == "nothingFound")
    await map.handle(.fitted(nil))
    #expect(map.last?.notice == nil)
  }

  @Test func thePlacesOfAnArticleAreListedAndItsGuessesSaid() async {
    let article = Reference(.articles, "7")
    let guess = MapSubjectData.Guess(title: "City 1, AA", others: 3)
    let map = MapStage(
      MapSubjectData(
        kind: .named(by: "News"), marks: marks, guesses: [guess], unknown: ["Oz"]),
      of: .entity(article))
    await map.handle(.appeared)
    #expect(map.last?.notice == .places(guesses: [guess], unknown: ["Oz"]))
    #expect(map.last?.listing?.rows.map(\.title) == ["City 1, AA", "City 2, AA"])
    // The article is what the map is about until one of its places is chosen.
    await map.handle(.detailed, .picked(2), .detailed)
    #expect(map.router.routes == [.detail(article), .detail(Reference(.cities, "2"))])
  }

  /// Whatever was asked for in between, and however one looked at them.
  @Test(arguments: [
    [MapEvent.fitted(nil)], [.centered], [.zoomed(1), .panned(.east)],
    [.askedNearby, .centered], [.went(.harbor)],
  ])
  func thePlacesOfAnArticleStayListed(events: [MapEvent]) async {
    let map = MapStage(
      MapSubjectData(kind: .named(by: "News"), marks: marks)
    ) {
      $0.cities = { _ in MapFinding([.city(9)]) }
    }
    await map.handle([.appeared] + events + [.picked(2)])
    #expect(map.last?.listing?.rows.map(\.title) == ["City 1, AA", "City 2, AA"])
    #expect(map.content?.choice == .city(2))
  }

  @Test func aCountryIsFittedAndItsBordersStandOut() async {
    let peru = Reference(.countries, "PE")
    let box = WorldRect(minX: 0.25, minY: 0.5, maxX: 0.375, maxY: 0.5625)
    let area = MapSubjectData.Area(country: "PE", box: box, hasOutline: true, middle: nil)
    // Without cities it is a map all the same.
    let map = MapStage(
      MapSubjectData(kind: .country("PE"), marks: [], area: area), of: .entity(peru))
    let fitted = MapViewport(fitting: box, canvas: Size(columns: 80, rows: 23))
    for events in [
      [MapEvent.appeared], [.panned(.north), .centered], [.zoomed(1), .fitted(nil)],
    ] {
      await map.handle(events)
      #expect(map.last?.viewport == fitted)
    }
    #expect(map.last?.outlined == "PE")
    #expect(map.content?.caption == .title("Peru"))
    #expect(map.last?.notice == nil)
    #expect(map.last.map { "\($0.outcome)" } == "done")
    await map.handle(.detailed)
    #expect(map.router.routes == [.detail(peru)])
  }

  /// The map of a country is about the country, so that it can be starred.
  @Test func aCountryIsStarredOnItsMap() async {
    let germany = Reference(.countries, "DE")
    let box = WorldRect(minX: 0.25, minY: 0.5, maxX: 0.375, maxY: 0.5625)
    let area = MapSubjectData.Area(country: "DE", box: box, hasOutline: true, middle: .harbor)
    let map = MapStage(
      MockMapInteractor(.success(MapSubjectData(kind: .country("DE"), area: area))),
      of: .entity(germany), language: .spanish)
    await map.handle(.appeared)
    #expect(map.last?.status.hasChoice == true)
    let seen = map.last?.viewport
    await map.handle(.toggledFavorite)
    #expect(
      map.interactor.calls.last == .change(.toggle(germany, title: "Germany", position: .harbor)))
    #expect(map.last?.caption == .title("Alemania") && map.last?.viewport == seen)
  }

  @Test func onAMapOfTheWorldNothingIsChosen() async {
    let map = MapStage(MapSubjectData(kind: .world), of: .world)
    await map.handle(.appeared)
    #expect(map.last?.status.hasChoice == false)
    await map.handle(.went(.harbor))
    #expect(map.last?.status.hasChoice == true)
  }

  @Test func aFavoriteAmongThePlacesIsMarkedOnceAsSuchWhateverChanges() {
    let star = Favorite(
      reference: Reference(.cities, "2"), title: "Two", position: .harbor, added: 1)
    let unnamed = MapMark(title: "Peru", coordinate: .harbor, reference: nil)
    let abra = Favorite(
      reference: Reference(.pokemon, "63"), title: "Abra", position: nil, added: 1)
    var content = MapContent(
      title: .favorites("2"), choice: nil, places: [.city(7), unnamed, .city(2)],
      drawing: MapDrawing(canvas: Size(columns: 1, rows: 1)))
    #expect(content.marks == [.city(7), unnamed, .city(2)])
    content.choice = .city(7)
    #expect(content.marks == [unnamed, .city(2)])
    content.favorites = [star, abra, .harbor]
    let harbor = MapMark(
      isFavorite: true, title: "Harbor", coordinate: .harbor, reference: .harbor)
    #expect(
      content.marks == [
        unnamed,
        MapMark(
          isFavorite: true, title: "City 2, AA", coordinate: MapPlace.city(2).coordinate,
          reference: Reference(.cities, "2")), harbor,
      ])
    content.places = []
    #expect(content.marks.map(\.title) == ["Two", "Harbor"])
  }

  // MARK: - Fitting

  @Test func fitOnTheMapOfOnePlaceShowsAllThatIsMarked() async {
    let map = MapStage(
      MockMapInteractor(.success(MapSubjectData(kind: .place(.harbor), favorites: .success([far]))))
    )
    await map.handle(.appeared, .fitted(nil))
    #expect(map.last?.viewport == fitted([0, 40]))
  }

  @Test func fitShowsThePlacesOfTheMapAndNoFavoritesElsewhere() async {
    let map = MapStage(
      MapSubjectData(kind: .results(.cities), marks: marks, favorites: .success([far]))
    ) {
      $0.cities = { _ in MapFinding([.city(20)]) }
      $0.targets = [
        .favorites: .success(MapSubjectData(kind: .favorites, marks: [.city(40)]))
      ]
    }
    await map.handle(.appeared, .sought("x"), .fitted(nil))
    #expect(map.last?.viewport == fitted([20, 1, 2]))
    await map.handle(.fitted(.favorites))
    #expect(map.last?.viewport == fitted([40]))
  }

  @Test func fitTakesACountry() async {
    let map = MapStage {
      let box = WorldRect(minX: 0.125, minY: 0.5, maxX: 0.875, maxY: 0.625)
      $0.targets = [
        .named("aa"): .success(
          MapSubjectData(
            kind: .country("AA"),
            area: .init(country: "AA", box: box, hasOutline: true, middle: nil)))
      ]
    }
    await map.handle(.appeared, .fitted(.named("aa")))
    // Three quarters of the world, not the other quarter; they take less than the whole of it.
    #expect(map.last?.viewport.center == WorldPoint(x: 0.5, y: 0.5625))
    #expect(map.last.map { ($0.viewport.zoom * 100).rounded() } == -58)
    // It is lit while the user looks around, until the view is fitted to something else.
    #expect(map.last?.lit == "AA" && map.last?.outlined == "AA")
    await map.handle(.zoomed(1), .panned(.east))
    #expect(map.last?.lit == "AA")
    await map.handle(.fitted(nil))
    #expect(map.last?.lit == nil)
  }

  @Test func fitTakesTheResultsOfTheListOneCameFromAndKeepsThem() async {
    let group = MapSubjectData(kind: .results(.cities), marks: [.city(5), .city(6)], total: 3)
    let map = MapStage(MockMapInteractor(.success(.harbor), .success(.harbor))) {
      $0.targets = [.results: .success(group)]
    }
    await map.handle(.appeared, .fitted(.results))
    #expect(map.last?.viewport == fitted([5, 6]))
    #expect(map.content?.choice == nil && map.content?.title == .results(.cities, "2"))
    #expect(map.last?.notice == .shown(count: 2, total: "3"))
    await map.handle(.retried)
    #expect(map.content?.places == group.marks)
    #expect(map.content?.drawing.marks.map(\.title) == ["City 5, AA", "City 6, AA"])
    #expect(map.last?.viewport == fitted([5, 6]))
  }

  @Test func aListWithoutAPlaceLeavesWhatIsShown() async {
    let map = MapStage(MapSubjectData(kind: .favorites, marks: marks))
    await map.handle(.appeared, .fitted(.results))
    #expect(map.last?.notice == .refused(.noResults))
    #expect(map.content?.places == marks)
  }

  @Test func resultsThatCanNotBeReadAreAFailure() async {
    let error = DataError.unreadable(path: "f", reason: .busy)
    let map = MapStage { $0.targets = [.results: .failure(error)] }
    await map.handle(.appeared, .fitted(.results))
    #expect(map.last?.notice == .failed(error))
  }

  private func fitted(_ cities: [Int]) -> MapViewport? {
    WorldRect.around(cities.map { WebMercator.project(MapPlace.city($0).coordinate) }).map {
      MapViewport(fitting: $0, canvas: Size(columns: 80, rows: 23))
    }
  }
}
