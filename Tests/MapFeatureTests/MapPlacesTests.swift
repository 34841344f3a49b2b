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

/// Looking for places on a map, and looking at them.
@MainActor
@Suite struct MapPlacesTests {
  let view = MockView<MapScene>()
  let router = MockRouter<MapRoute>()

  @Test func findingMovesTheMarkerAndListsTheRest() async {
    let presenter = presenter { $0.cities = [.city(3), .city(2)] }
    for event in [MapEvent.appeared, .found("cit")] { await presenter.handle(event) }
    #expect(content?.choice == .city(3))
    #expect(center(is: .city(3)))
    #expect(
      last?.listing
        == MapListing(
          .found("cit"),
          rows: [
            .init(title: "City 3, AA", choice: .city(3)),
            .init(title: "City 2, AA", choice: .city(2)),
          ]))
    #expect(last?.canvas.rows == 21)
    await presenter.handle(.detailed)
    #expect(router.routes == [.detail(Reference(.cities, "3"))])
  }

  @Test func whatIsFoundAloneIsNotListed() async {
    let presenter = presenter { $0.cities = [.city(3)] }
    for event in [MapEvent.appeared, .found("city 3")] { await presenter.handle(event) }
    #expect(content?.choice == .city(3))
    #expect(last?.listing == nil)
  }

  @Test func findingNothingLeavesTheMarkerAndSaysSo() async {
    let presenter = presenter()
    for event in [MapEvent.appeared, .found("x")] { await presenter.handle(event) }
    #expect(content?.choice == .harbor)
    #expect(last?.notice == .noCity("x"))
  }

  @Test func aGuessIsGoneToAndSaidToBeOne() async {
    let presenter = presenter {
      $0.cities = [.city(3), .city(2)]
      $0.areGuesses = true
    }
    for event in [MapEvent.appeared, .found("ctiy")] { await presenter.handle(event) }
    #expect(content?.choice == .city(3))
    #expect(last?.listing?.rows.map(\.title) == ["City 3, AA", "City 2, AA"])
    #expect(last?.notice == .guessedCity("ctiy", title: "City 3, AA"))
  }

  @Test func whatIsFoundByAnotherNameIsListedWithIt() async {
    let other = MapPlace(
      reference: Reference(.cities, "5"), name: "Bay", country: "AA", coordinate: .harbor,
      population: 1, matchedName: "City")
    let presenter = presenter { $0.cities = [.city(3), other] }
    for event in [MapEvent.appeared, .found("cit")] { await presenter.handle(event) }
    #expect(last?.listing?.rows.map(\.matchedName) == [nil, "City"])
    #expect(last?.notice == nil)
  }

  @Test func aReferenceIsChosenOrRefused() async {
    let presenter = presenter { $0.cities = [.city(4)] }
    await presenter.handle(.appeared)
    await presenter.handle(.chose(Reference(.cities, "4")))
    #expect(content?.choice == .city(4))
    await presenter.handle(.chose(Reference(.cities, "5")))
    #expect(content?.choice == .city(4))
    #expect(last?.notice == .failed(.notFound(Reference(.cities, "5"))))
  }

  @Test func aListedCityTakesTheMarkerAndTheViewStays() async {
    let presenter = presenter {
      $0.neighbors = [
        MapNeighbor(.city(1), kilometres: 111.2, bearing: 10),
        MapNeighbor(.city(2), kilometres: 222.4, bearing: 0),
      ]
    }
    for event in [MapEvent.appeared, .askedNearby, .picked(1)] { await presenter.handle(event) }
    #expect(
      last?.listing?.rows == [
        .init(title: "City 1, AA", choice: .city(1), distance: "111 km", point: .north),
        .init(title: "City 2, AA", choice: .city(2), distance: "222 km", point: .north),
      ])
    #expect(content?.choice == .city(1))
    #expect(last?.viewport.center == WebMercator.project(.harbor))
    #expect(content?.drawing.marker != nil)
  }

  /// The middle is where the list is of, whatever moves the view.
  @Test(arguments: [MapEvent.panned(.north), .dragged(columns: 3, rows: 0)])
  func theListOfWhatIsAroundGoesWithTheView(move: MapEvent) async throws {
    let presenter = presenter {
      $0.neighbors = [MapNeighbor(.city(1), kilometres: 1, bearing: 0)]
    }
    for event in [MapEvent.appeared, .askedNearby] { await presenter.handle(event) }
    #expect(last?.listing?.question == .nearby(.harbor))
    #expect(last?.marksMiddle == true)
    await presenter.handle(move)
    let middle = WebMercator.unproject(try #require(last?.seen.center))
    #expect(middle != .harbor)
    #expect(last?.listing?.question == .nearby(middle))
    #expect(last?.content.isLoading == false)
    await presenter.handle(.zoomed(1))
    #expect(last?.listing?.question == .nearby(middle))
    await presenter.handle(.centered)
    #expect(last?.listing == nil && last?.marksMiddle == false)
  }

  @Test func theMiddleIsMarkedUntilTheNextCommand() async {
    let presenter = presenter {
      $0.neighbors = [MapNeighbor(.city(1), kilometres: 1, bearing: 0)]
    }
    await presenter.handle(.appeared)
    #expect(last?.marksMiddle == false)
    await presenter.handle(.askedWhat)
    #expect(last?.marksMiddle == true)
    await presenter.handle(.zoomed(1))
    #expect(last?.marksMiddle == false)
  }

  @Test func aMapInWordsKnowsWhereAPlaceIsAndWhatWasToldLast() async {
    let presenter = presenter(isTold: true)
    await presenter.handle(.appeared)
    #expect(content?.setting == MapSetting(position: .harbor, country: "AA", shore: .coast))
    #expect(last?.toldBefore == nil)
    let told = last?.told
    await presenter.handle(.zoomed(1))
    #expect(told != nil && last?.toldBefore == told)
    await presenter.handle(.appeared)
    #expect(last?.toldBefore == nil)
  }

  @Test func aMapThatIsDrawnDoesNotAskWhereAPlaceIs() async {
    let presenter = presenter()
    for event in [MapEvent.appeared, .zoomed(1)] { await presenter.handle(event) }
    #expect(content?.setting == nil && last?.toldBefore == nil)
  }

  @Test func theMapOfAMapIsHere() async {
    let presenter = presenter()
    for event in [MapEvent.appeared, .askedMap] { await presenter.handle(event) }
    #expect(last?.notice == .isHere(.title("Harbor")))
  }

  @Test func aListedCityOutOfViewIsGoneTo() async {
    let presenter = presenter {
      $0.neighbors = [MapNeighbor(.city(60), kilometres: 6000, bearing: 0)]
    }
    for event in [MapEvent.appeared, .askedNearby, .picked(1)] { await presenter.handle(event) }
    #expect(center(is: .city(60)))
  }

  @Test(arguments: [0, 2, 99])
  func aNumberWithoutARowIsRefused(_ number: Int) async {
    let presenter = presenter {
      $0.neighbors = [MapNeighbor(.city(1), kilometres: 1, bearing: 0)]
    }
    for event in [MapEvent.appeared, .askedNearby, .picked(number)] {
      await presenter.handle(event)
    }
    #expect(last?.notice == .noRow(number))
    #expect(content?.choice == .harbor)
  }

  @Test func goingSomewherePutsTheListAwayAndNamesThePosition() async {
    let position = Coordinate(wrappingLatitude: 10, longitude: 20)
    let presenter = presenter {
      $0.neighbors = [MapNeighbor(.city(1), kilometres: 1, bearing: 0)]
    }
    for event in [MapEvent.appeared, .askedNearby, .went(position)] {
      await presenter.handle(event)
    }
    #expect(last?.listing == nil)
    #expect(
      content?.choice
        == MapContent.Choice(
          reference: nil, caption: .position("10.00000, 20.00000"), coordinate: position))
    #expect(last?.viewport.center == WebMercator.project(position))
  }

  @Test func aBarePositionIsNotTheEntityOneCameFrom() async {
    let presenter = presenter()
    let position = Coordinate(wrappingLatitude: 10, longitude: 20)
    for event in [MapEvent.appeared, .went(position), .detailed] { await presenter.handle(event) }
    #expect(router.routes == [])
    #expect(last?.notice == .nothingChosen)
  }

  @Test func saysWhatIsInTheMiddle() async {
    let presenter = presenter {
      $0.neighbors = [MapNeighbor(.city(1), kilometres: 111.2, bearing: 0)]
    }
    for event in [MapEvent.appeared, .askedWhat] { await presenter.handle(event) }
    // Seen from there: the city is to the north.
    #expect(
      last?.notice == .nearest("City 1, AA", country: "AA", distance: "111 km", point: .south))
    #expect(content?.choice == .harbor)
  }

  @Test func saysHowFarItIs() async {
    let pair = MapPair(
      from: .init(title: "A", coordinate: .harbor),
      to: .init(title: "B", coordinate: Coordinate(wrappingLatitude: 0, longitude: 90)))
    let presenter = presenter { $0.pairs = ["a b": pair] }
    for event in [MapEvent.appeared, .askedDistance("a b"), .askedDistance("a")] {
      await presenter.handle(event)
    }
    let answers: [MapNotice?] = [
      .distance(from: "A", to: "B", distance: "10,008 km", point: .east), .noTwoPlaces("a"),
    ]
    #expect(view.scenes.suffix(2).map(\.notice) == answers)
  }

  @Test func saysWhatIsAGuessAndCallsCountriesAsTheLanguageDoes() async {
    let pair = MapPair(
      from: .init(title: "Spain", country: "ES", coordinate: .harbor),
      to: .init(title: "B", coordinate: .harbor, isGuess: true))
    let presenter = presenter(language: .spanish) { $0.pairs = ["a b": pair] }
    for event in [MapEvent.appeared, .askedDistance("a b")] { await presenter.handle(event) }
    guard case .distance("España", "B", _, _, guesses: ["B"])? = last?.notice else {
      Issue.record("\(String(describing: last?.notice))")
      return
    }
  }

  @Test func saysWhichPlaceIsUnknown() async {
    let presenter = presenter { $0.unknownNames = ["lima oz": "oz"] }
    for event in [MapEvent.appeared, .askedDistance("lima oz")] { await presenter.handle(event) }
    #expect(last?.notice == .noPlace("oz"))
  }

  @Test func withoutCitiesItSaysSo() async {
    let presenter = presenter()
    for event in [MapEvent.appeared, .askedNearby, .askedWhat] { await presenter.handle(event) }
    let answers: [MapNotice?] = [.noCityNearby, .noCityNearby]
    #expect(view.scenes.suffix(2).map(\.notice) == answers)
    #expect(last?.listing == nil)
  }

  @Test func layersAreLaidAndTakenAway() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    for event in [
      MapEvent.appeared, .laid(.night, nil), .laid(.graticule, true), .laid(.night, nil),
      .laid(.graticule, false),
    ] {
      await presenter.handle(event)
    }
    #expect(
      interactor.overlays == [
        MapOverlays(), MapOverlays(night: true), MapOverlays(graticule: true, night: true),
        MapOverlays(graticule: true), MapOverlays(),
      ])
    #expect(last?.notice == .overlay(.graticule, isOn: false))
  }

  @Test func comingBackKeepsTheChosenCity() async {
    let interactor = MockMapInteractor(.success(.harbor), .success(.harbor))
    let presenter = presenter(interactor) { $0.cities = [.city(4)] }
    for event in [MapEvent.appeared, .found("c"), .appeared, .centered] {
      await presenter.handle(event)
    }
    #expect(content?.choice == .city(4))
    #expect(center(is: .city(4)))
  }

  @Test func aPositionThatWasGoneToStaysChosenOnTheMapOfAnother() async {
    let survey = MapSurvey(.place(MapPin(label: .position, coordinate: .harbor)))
    let presenter = presenter(MockMapInteractor(.success(survey), .success(survey)))
    let position = Coordinate(wrappingLatitude: 40.4, longitude: -3.7)
    for event in [MapEvent.appeared, .went(position), .retried] { await presenter.handle(event) }
    #expect(content?.choice?.coordinate == position)
    #expect(content?.drawing.marker != nil)
  }

  @Test func anEntityThatHasMovedIsMarkedWhereItIs() async {
    let moved = MapPin(
      label: .entity(.harbor, title: "New Harbor"),
      coordinate: Coordinate(wrappingLatitude: 1, longitude: 1))
    let presenter = presenter(
      MockMapInteractor(.success(.harbor), .success(MapSurvey(.place(moved)))))
    for event in [MapEvent.appeared, .retried] { await presenter.handle(event) }
    #expect(content?.choice?.coordinate == moved.coordinate)
    #expect(content?.choice?.caption == .title("New Harbor"))
  }

  @Test(arguments: [
    (MapEvent.askedWhat, MapNotice.noCityNearby), (.askedNearby, .noCityNearby),
    (.askedDistance("x"), .noTwoPlaces("x")), (.found("x"), .noCity("x")), (.picked(9), .noRow(9)),
    (.misplaced("x"), .noPosition("x")),
    (.fitted(.results), .noResults), (.fitted(.country("oz")), .noCountry("oz")),
    (.chose(Reference(.cities, "9")), .failed(.notFound(Reference(.cities, "9")))),
  ])
  func whatAQuestionCancelsIsDrawnAllTheSame(_ question: MapEvent, _ notice: MapNotice) async {
    let interactor = MockMapInteractor(.success(.harbor))
    let presenter = presenter(interactor)
    await presenter.handle(.appeared)
    let call = Task { await presenter.handle(.zoomed(1)) }
    call.cancel()
    await call.value
    #expect(last?.content.isLoading == true)
    await presenter.handle(question)
    #expect(last?.content.isLoading == false)
    #expect(content?.drawing.zoom == "6")
    #expect(last?.notice == notice)
  }

  @Test(arguments: [MapEvent.askedWhat, .laid(.night, true)])
  func whatACommandSaysStaysWhereItCancelsTheFirstLoad(_ command: MapEvent) async {
    let error = DataError.unreadable(path: "db", reason: .busy)
    let survey = MapSurvey(.place(.harbor), favorites: .failure(error))
    let presenter = presenter(MockMapInteractor(.success(survey), .success(survey)))
    let call = Task { await presenter.handle(.appeared) }
    call.cancel()
    await call.value
    await presenter.handle(command)
    #expect(last?.content.isLoading == false)
    #expect(content?.choice == .harbor)
    #expect(
      last?.notice == (command == .askedWhat ? .noCityNearby : .overlay(.night, isOn: true)))
  }

  @Test func aCancelledAnswerIsNotShown() async {
    let presenter = presenter {
      $0.cities = [.city(4)]
      $0.neighbors = [MapNeighbor(.city(1), kilometres: 1, bearing: 0)]
      $0.extents = ["aa": .box(WorldRect(minX: 0.1, minY: 0.1, maxX: 0.2, maxY: 0.2))]
    }
    await presenter.handle(.appeared)
    let scenes = view.scenes
    for event in [
      MapEvent.found("c"), .askedNearby, .askedWhat, .askedDistance("x"), .fitted(.results),
      .fitted(.country("aa")), .went(.harbor), .chose(Reference(.cities, "9")),
    ] {
      let call = Task { await presenter.handle(event) }
      call.cancel()
      await call.value
    }
    #expect(view.scenes == scenes)
  }

  // MARK: - What is expected

  private var last: MapScene? { view.scenes.last }
  private var content: MapContent? { last?.content.value }

  private func center(is place: MapPlace) -> Bool {
    last?.viewport.center == WebMercator.project(place.coordinate)
  }

  private func presenter(
    _ interactor: MockMapInteractor = MockMapInteractor(.success(.harbor)),
    language: Language = .english, isTold: Bool = false,
    _ answers: (inout MockGeographyInteractor) -> Void = { _ in }
  ) -> MapPresenter {
    var geography = MockGeographyInteractor()
    answers(&geography)
    return MapPresenter(
      scene: MapScene(
        subject: .entity(.harbor), viewport: MapViewport(center: WorldPoint(x: 0.25, y: 0.25)),
        size: Size(columns: 80, rows: 24)),
      view: view, interactor: interactor, geography: geography, router: router,
      formatter: MapFormatter(formats: Formats(language)), isTold: isTold)
  }
}

extension MapContent.Choice {
  static func city(_ id: Int) -> MapContent.Choice {
    let place = MapPlace.city(id)
    return MapContent.Choice(
      reference: place.reference, caption: .title(place.title), coordinate: place.coordinate)
  }
}
