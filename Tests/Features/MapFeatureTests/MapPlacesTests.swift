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
@testable import PlaceNames

/// Looking for places on a map, and looking at them.
@MainActor
@Suite struct MapPlacesTests {
  // MARK: - Choosing

  @Test func findingMovesTheMarkerAndListsTheRest() async {
    let other = MapPlace(
      reference: Reference(.cities, "2"), name: "Bay", country: "AA", coordinate: .harbor,
      population: 1, matchedName: "City")
    let map = MapStage { $0.cities = { _ in MapFinding([.city(3), other]) } }
    await map.handle(.appeared, .sought("cit"))
    #expect(map.content?.choice == .city(3))
    #expect(map.isCentered(on: .city(3)))
    #expect(
      map.last?.listing
        == MapListing(
          rows: [
            .init(title: "City 3, AA", choice: .city(3)),
            .init(
              title: "Bay, AA", note: "City",
              choice: .init(
                reference: other.reference, title: "Bay, AA", caption: .title("Bay, AA"),
                coordinate: .harbor)),
          ]))
    #expect(map.last?.canvas.rows == 21)
    #expect(map.last?.notice == nil)
    await map.handle(.detailed)
    #expect(map.router.routes == [.detail(Reference(.cities, "3"))])
  }

  @Test(arguments: [MapEvent.sought("city 3"), .chose(Reference(.cities, "3"))])
  func whatIsFoundAloneIsNotListed(event: MapEvent) async {
    let map = MapStage { $0.cities = { _ in MapFinding([.city(3)]) } }
    await map.handle(.appeared, event)
    #expect(map.content?.choice == .city(3))
    #expect(map.last?.listing == nil)
  }

  @Test func aGuessIsOfferedAndNotTaken() async {
    let map = MapStage(language: .spanish) {
      $0.cities = { _ in MapFinding([], near: ["London, GB", "City 2, AA"]) }
    }
    await map.handle(.appeared)
    let before = map.last
    await map.handle(.sought("ctiy"))
    #expect(map.last?.notice == .unknown("ctiy", .noPlace, near: ["Londres, GB", "City 2, AA"]))
    #expect(map.content?.choice == before?.content.value?.choice)
    #expect(map.last?.viewport == before?.viewport && map.last?.listing == before?.listing)
  }

  /// A point is called as its user calls it.
  @Test func placesOfOneNameAreListedAsTheyAreCalledInTheLanguage() async {
    func place(_ id: String, _ country: String) -> MapPlace {
      MapPlace(
        reference: Reference(.cities, id), name: "London", country: country, coordinate: .harbor,
        population: 9)
    }
    let places = [place("1", "GB"), place("2", "CA"), place("3", "")]
    let map = MapStage(language: .spanish) { $0.cities = { _ in MapFinding(places) } }
    await map.handle(.appeared, .sought("londres"))
    #expect(map.last?.listing?.rows.map(\.title) == ["Londres, GB", "London, CA", "London"])
  }

  /// Of a name that nothing has a script learns that nothing was found.
  @Test(
    arguments: [
      (.unknown("x", .noPlace), .nothingFound), (.unknown("x", .noTwoPlaces), .nothingFound),
      (.unknown("9", .noRow), .done), (.shown(count: 1, total: "2"), .done),
    ] as [(MapNotice, ScreenOutcome)])
  func aNameThatNothingHasIsNothingFound(notice: MapNotice, outcome: ScreenOutcome) async {
    let map = MapStage()
    await map.handle(.appeared)
    var scene = map.last
    scene?.notice = notice
    #expect(scene?.outcome == outcome)
  }

  @Test func aListedCityTakesTheMarkerAndTheViewStays() async {
    let map = MapStage {
      $0.cities = { _ in MapFinding([.city(1), .city(60)]) }
    }
    await map.handle(.appeared, .askedNearby, .picked(1))
    #expect(
      map.last?.listing?.rows == [
        .init(title: "City 1, AA", choice: .city(1), distance: "111 km", point: .north),
        .init(title: "City 60, AA", choice: .city(60), distance: "6,672 km", point: .north),
      ])
    #expect(map.content?.choice == .city(1))
    #expect(map.last?.viewport.center == WebMercator.project(.harbor))
    #expect(map.content?.drawing.marker != nil)
    // Unless it is out of view.
    await map.handle(.picked(2))
    #expect(map.isCentered(on: .city(60)))
  }

  @Test func whatIsChosenIsOpenedWhenItIsChosenAgain() async {
    let map = MapStage { $0.cities = { _ in MapFinding([.city(1), .city(60)]) } }
    await map.handle(.appeared, .askedNearby, .picked(1))
    #expect(map.router.routes == [])
    await map.handle(.picked(1))
    #expect(map.router.routes == [.detail(Reference(.cities, "1"))])
  }

  /// "Londres" is marked and starred where "Londres" is listed; the favorite is London.
  @Test func whatIsPickedIsCalledAsItIsListed() async {
    let london = MapPlace(
      reference: Reference(.cities, "5"), name: "London", country: "GB",
      coordinate: MapPlace.city(1).coordinate, population: 1)
    let map = MapStage(language: .spanish) {
      $0.changes = MockAnswers(.success(.added([.harbor])))
      $0.cities = { _ in MapFinding([london]) }
    }
    await map.handle(.appeared, .askedNearby, .picked(1), .toggledFavorite)
    #expect(map.last?.listing?.rows.map(\.title) == ["Londres, GB"])
    #expect(map.content?.caption == .title("Londres, GB"))
    #expect(map.last?.notice == .favorite(.added("Londres, GB")))
    #expect(
      map.interactor.calls.last
        == .change(
          .toggle(london.reference, title: "London, GB", position: london.coordinate)))
  }

  @Test(arguments: [0, 2])
  func aNumberWithoutARowIsRefused(_ number: Int) async {
    let map = MapStage { $0.cities = { _ in MapFinding([.city(1)]) } }
    await map.handle(.appeared, .askedNearby, .picked(number))
    #expect(map.last?.notice == .unknown("\(number)", .noRow))
    #expect(map.content?.choice == .harbor)
  }

  @Test func goingSomewherePutsTheListAwayAndNamesThePosition() async {
    let position = Coordinate(wrappingLatitude: 10, longitude: 20)
    let map = MapStage {
      $0.cities = { _ in MapFinding([.city(1)]) }
    }
    await map.handle(.appeared, .askedNearby, .went(position))
    #expect(map.last?.listing == nil)
    #expect(
      map.content?.choice
        == MapContent.Choice(
          reference: nil,
          caption: .near("City 1, AA", distance: "2,427 km", point: .northEast),
          coordinate: position))
    #expect(map.last?.viewport.center == WebMercator.project(position))
  }

  @Test(arguments: [MapEvent.detailed, .toggledFavorite])
  func aBarePositionIsNotTheEntityOneCameFrom(event: MapEvent) async {
    let map = MapStage()
    await map.handle(.appeared, .went(Coordinate(wrappingLatitude: 10, longitude: 20)), event)
    #expect(map.router.routes == [])
    #expect(map.last?.notice == .refused(.nothingChosen))
  }

  @Test func comingBackKeepsTheChosenCity() async {
    let map = MapStage(MockMapInteractor(.success(.harbor), .success(.harbor))) {
      $0.cities = { _ in MapFinding([.city(4)]) }
    }
    await map.handle(.appeared, .sought("c"), .appeared, .centered)
    #expect(map.content?.choice == .city(4))
    #expect(map.isCentered(on: .city(4)))
  }

  @Test func aPositionThatWasGoneToStaysChosenOnTheMapOfAnother() async {
    let survey = MapSubjectData(kind: .place(MapPin(label: .position, coordinate: .harbor)))
    let map = MapStage(MockMapInteractor(.success(survey), .success(survey)))
    let position = Coordinate(wrappingLatitude: 40.4, longitude: -3.7)
    await map.handle(.appeared, .went(position), .retried)
    #expect(map.content?.choice?.coordinate == position)
    #expect(map.content?.drawing.marker != nil)
  }

  @Test func anEntityThatHasMovedIsMarkedWhereItIs() async {
    let moved = MapPin(
      label: .entity(.harbor, title: "New Harbor"),
      coordinate: Coordinate(wrappingLatitude: 1, longitude: 1))
    let map = MapStage(
      MockMapInteractor(.success(.harbor), .success(MapSubjectData(kind: .place(moved)))))
    await map.handle(.appeared, .retried)
    #expect(map.content?.choice?.coordinate == moved.coordinate)
    #expect(map.content?.choice?.caption == .title("New Harbor"))
  }

  // MARK: - Asking

  /// The middle is where the list is of, whatever moves the view.
  @Test(arguments: [MapEvent.panned(.north), .dragged(columns: 3, rows: 0)])
  func theListOfWhatIsAroundGoesWithTheView(move: MapEvent) async throws {
    let map = MapStage { $0.cities = { _ in MapFinding([.city(1)]) } }
    await map.handle(.appeared, .askedNearby)
    #expect(map.last?.listing?.middle == .harbor)
    #expect(map.last?.marksMiddle == true)
    await map.handle(move)
    let middle = WebMercator.unproject(try #require(map.last?.seen.center))
    #expect(middle != .harbor)
    #expect(map.last?.listing?.middle == middle)
    #expect(map.last?.content.isLoading == false)
    await map.handle(.zoomed(1))
    #expect(map.last?.listing?.middle == middle)
    await map.handle(.centered)
    #expect(map.last?.listing == nil && map.last?.marksMiddle == false)
  }

  /// The country is that of the middle, whichever the city is in.
  @Test func saysWhatIsInTheMiddleAndMarksItUntilTheNextCommand() async {
    let map = MapStage { $0.cities = { _ in MapFinding([.city(1)], country: "BB") } }
    await map.handle(.appeared)
    #expect(map.last?.marksMiddle == false)
    await map.handle(.askedWhat)
    // Seen from there: the city is to the north.
    #expect(
      map.last?.notice == .nearest("City 1, AA", country: "BB", distance: "111 km", point: .south))
    #expect(map.content?.choice == .harbor)
    #expect(map.last?.marksMiddle == true)
    await map.handle(.zoomed(1))
    #expect(map.last?.marksMiddle == false)
  }

  @Test func aMapInWordsKnowsWhereAPlaceIsAndWhatWasToldLast() async {
    let map = MapStage(isDescribed: true)
    await map.handle(.appeared)
    #expect(map.content?.setting == MapSetting(position: .harbor, country: "AA", shore: .coast))
    #expect(map.last?.lastDescribed == nil)
    let told = map.last?.described
    await map.handle(.zoomed(1))
    #expect(told != nil && map.last?.lastDescribed == told)
    await map.handle(.appeared)
    #expect(map.last?.lastDescribed == nil)
    let drawn = MapStage()
    await drawn.handle(.appeared, .zoomed(1))
    #expect(drawn.content?.setting == nil && drawn.last?.lastDescribed == nil)
  }

  @Test func theMapOfAMapIsHere() async {
    let map = MapStage()
    await map.handle(.appeared, .askedMap)
    #expect(map.last?.notice == .isHere(.title("Harbor")))
  }

  @Test func saysHowFarItIsAndWhatIsUnknown() async {
    let spain = ResolvedPlace(name: "spain", kind: .country("ES"), coordinate: .harbor)
    let east = ResolvedPlace(
      name: "B", kind: .position, coordinate: Coordinate(wrappingLatitude: 0, longitude: 90))
    let map = MapStage(language: .spanish) {
      $0.pair = { text in
        text == "spain b" ? .places(spain, east) : .unknown("oz", near: ["Oza, ES"])
      }
    }
    await map.handle(.appeared, .askedDistance("spain b"), .askedDistance("lima oz"))
    let answers: [MapNotice?] = [
      .distance(from: "España", to: "B", distance: "10.008 km", point: .east),
      .unknown("oz", .noPlace, near: ["Oza, ES"]),
    ]
    #expect(map.view.scenes.suffix(2).map(\.notice) == answers)
  }

  @Test func layersAreLaidAndTakenAway() async {
    let map = MapStage()
    await map.handle(
      .appeared, .laid(.night, nil), .laid(.graticule, true), .laid(.night, nil),
      .laid(.graticule, false))
    let drawn = map.view.scenes.filter { !$0.content.isLoading }.map(\.overlays)
    #expect(drawn == [[], [.night], [.graticule, .night], [.graticule], []])
    #expect(map.last?.notice == .overlay(.graticule, isOn: false))
  }

  // MARK: - What finds nothing, and what is cancelled

  @Test(arguments: [
    (MapEvent.askedWhat, MapNotice.refused(.noCityNearby)),
    (.askedNearby, .refused(.noCityNearby)), (.askedDistance("x"), .unknown("x", .noTwoPlaces)),
    (.sought("x"), .unknown("x", .noPlace)), (.picked(9), .unknown("9", .noRow)),
    (.fitted(.favorites), .refused(.noFavorites)),
    (.fitted(.results), .refused(.noResults)),
    (.fitted(.named("oz")), .unknown("oz", .noPlace)),
    (.fitted(.named("sg")), .unknown("Singapore", .noOutline)),
    (.chose(Reference(.cities, "9")), .failed(.notFound(Reference(.cities, "9")))),
  ])
  func whatAQuestionCancelsIsDrawnAllTheSame(_ question: MapEvent, _ notice: MapNotice) async {
    let map = MapStage {
      $0.targets = [
        .named("sg"): .success(MapSubjectData(kind: .country("SG"))),
        .favorites: .success(MapSubjectData(kind: .favorites)),
      ]
    }
    await map.handle(.appeared)
    await map.cancel(.zoomed(1))
    #expect(map.last?.content.isLoading == true)
    await map.handle(question)
    #expect(map.last?.content.isLoading == false)
    #expect(map.content?.choice == .harbor && map.content?.drawing.zoom == "6")
    #expect(map.last?.notice == notice)
  }

  @Test func aCancelledAnswerIsNotShown() async {
    let map = MapStage {
      $0.cities = { _ in MapFinding([.city(1)]) }
      $0.targets = [
        .named("aa"): .success(MapSubjectData(kind: .results(.cities), marks: [.city(1)]))
      ]
    }
    await map.handle(.appeared)
    let scenes = map.view.scenes
    for event in [
      MapEvent.sought("c"), .askedNearby, .askedWhat, .askedDistance("x"), .fitted(.results),
      .fitted(.named("aa")), .went(.harbor), .chose(Reference(.cities, "9")),
    ] {
      await map.cancel(event)
    }
    #expect(map.view.scenes == scenes)
  }
}
