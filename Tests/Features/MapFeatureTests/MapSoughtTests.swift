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

/// Places that are sought by their names, or asked for from where one is.
@MainActor
@Suite struct MapSoughtTests {
  private static let spain = ResolvedPlace(
    name: "spain", kind: .country("ES"), coordinate: Coordinate(wrappingLatitude: 40, longitude: -4)
  )
  private static let area = MapSubjectData.Area(
    country: "ES", box: WorldRect(minX: 0.47, minY: 0.36, maxX: 0.51, maxY: 0.4), hasOutline: true,
    middle: nil)

  private func stage(
    _ data: MapSubjectData = .harbor, of subject: MapSubject = .entity(.harbor)
  ) -> MapStage {
    MapStage(data, of: subject) {
      $0.meaning = { [spain = Self.spain, area = Self.area] in
        switch $0 {
        case "spain":
          .region(spain, reference: Reference(.countries, "ES"), area: area)
        case "city 3": .places([.city(3)])
        case "city": .places([.city(3), .city(5)])
        default: .unknown(near: [])
        }
      }
      $0.cities = { query in
        if case .around = query { MapFinding([.city(1), .city(2)]) } else { MapFinding([]) }
      }
    }
  }

  @Test func aCountryIsShownWholeWithItsOutline() async {
    let map = stage()
    await map.handle(.appeared, .sought("spain"))
    #expect(map.content?.choice?.reference == Reference(.countries, "ES"))
    #expect(map.content?.choice?.caption == .title("Spain"))
    #expect(map.last?.outlined == "ES")
    #expect(map.last?.viewport == MapViewport(fitting: Self.area.box, canvas: map.last!.canvas))
    // Another place takes the outline away.
    await map.handle(.sought("city 3"))
    #expect(map.last?.outlined == nil && map.isCentered(on: .city(3)))
  }

  @Test func aPlaceMayCarryAZoom() async {
    let map = stage()
    await map.handle(.appeared, .sought("city", zoom: 12))
    #expect(map.content?.choice == .city(3))
    #expect(map.last?.viewport.zoom == 12)
    #expect(map.last?.listing?.rows.count == 2)
    await map.handle(.sought("nowhere", zoom: 3))
    #expect(map.last?.viewport.zoom == 12)
  }

  @Test func ofSeveralPlacesTheFirstIsTakenAndAllAreListed() async {
    let map = stage()
    await map.handle(.appeared, .sought("city"))
    #expect(map.content?.choice == .city(3))
    #expect(map.last?.listing?.rows.map(\.title) == ["City 3, AA", "City 5, AA"])
  }

  /// The subject is loaded first: a choice before it would be lost.
  @Test func aPlaceIsSoughtBeforeTheMapAppeared() async {
    let map = stage(MapSubjectData(kind: .world), of: .world)
    await map.handle(.sought("city 3"))
    #expect(map.content?.choice == .city(3) && map.isCentered(on: .city(3)))
    #expect(map.last?.content.isLoading == false)
  }

  @Test func theWorldGivesWayToTheUsualZoomOnce() async {
    let map = stage(MapSubjectData(kind: .world), of: .world)
    await map.handle(.appeared)
    #expect(map.last?.viewport == .world(on: map.last!.canvas))
    #expect(map.last?.status.outcome == .done)
    await map.handle(.sought("city 3"))
    #expect(map.last?.viewport.zoom == MapViewport.defaultZoom)
    await map.handle(.zoomedTo(2), .sought("city"))
    #expect(map.last?.viewport.zoom == 2)
  }

  @Test func fitShowsAPlaceFromNear() async {
    let map = stage()
    await map.handle(.appeared, .fitted(.named("city 3")))
    #expect(map.last?.viewport.zoom == MapViewport.nearestFit && map.isCentered(on: .city(3)))
    await map.handle(.fitted(.named("oz")))
    #expect(map.last?.notice == .unknown("oz", .noPlace))
  }

  @Test func theCitiesAroundAPlaceAreListed() async {
    let map = stage()
    await map.handle(.appeared, .soughtNearby("city 3"))
    #expect(map.content?.choice == .city(3))
    #expect(map.last?.listing?.rows.map(\.title) == ["City 1, AA", "City 2, AA"])
    let before = map.last?.listing
    await map.handle(.soughtNearby("oz"))
    #expect(map.last?.notice == .unknown("oz", .noPlace) && map.last?.listing == before)
  }

  @Test func theZoomIsSetAndTold() async {
    let memory = MapMemory()
    let map = MapStage(memory: memory)
    await map.handle(.appeared, .zoomedTo(8), .askedZoom)
    #expect(map.last?.viewport.zoom == 8 && memory.zoom == 8)
    guard case .zoom("8", _)? = map.last?.notice else {
      Issue.record("\(String(describing: map.last?.notice))")
      return
    }
    await map.handle(.zoomedTo(99))
    #expect(map.last?.viewport.zoom == MapViewport.zoomRange.upperBound)
    #expect(map.last?.notice == .ended(.noNearer))
  }

  @Test(arguments: [MapEvent.askedNearby, .askedWhat])
  func theMiddleOfTheWorldIsNowhere(question: MapEvent) async {
    let map = stage(MapSubjectData(kind: .world), of: .world)
    await map.handle(.appeared, question)
    #expect(map.last?.notice == .refused(.nowhere) && map.last?.listing == nil)
    await map.handle(.sought("city 3"), question)
    #expect(map.last?.notice != .refused(.nowhere))
  }

  /// As on a map of the world that was opened before.
  @Test(arguments: [MapEvent.zoomedTo(8), .zoomed(1)])
  func aMapOfTheWorldOpensCloser(command: MapEvent) async {
    let map = stage(MapSubjectData(kind: .world), of: .world)
    await map.handle(command)
    let seen = stage(MapSubjectData(kind: .world), of: .world)
    await seen.handle(.appeared, command)
    #expect(map.last?.notice == nil && map.last?.viewport == seen.last?.viewport)
    #expect(map.last?.isWorldwide == false)
  }

  /// All places are the map's own, or those of the list, or the favorites.
  @Test func allPlacesAreShown() async {
    let own = MapStage(
      MapSubjectData(kind: .favorites, marks: [.city(1), .city(3)]), of: .favorites)
    await own.handle(.appeared, .zoomedTo(9), .fitted(.all))
    #expect(own.last?.viewport.zoom != 9 && own.last?.notice == nil)
    let none = MapStage(MapSubjectData(kind: .world), of: .world) {
      $0.targets = [.all: .success(MapSubjectData(kind: .favorites))]
    }
    await none.handle(.appeared, .fitted(.all))
    #expect(none.last?.notice == .refused(.noFavorites))
    let unlisted = stage()
    await unlisted.handle(.appeared, .fitted(.all))
    #expect(unlisted.last?.notice == .refused(.noResults))
  }

  /// A map that shows other places than its own names these, and none is chosen.
  @Test func allPlacesAreNamed() async {
    let marks = [MapMark.city(1), .city(3)]
    for (kind, title) in [
      (MapSubjectData.Kind.results(.cities), MapCaption.results(.cities, "2")),
      (.favorites, .favorites("2")),
    ] {
      let map = MapStage(.harbor, of: .entity(.harbor)) {
        $0.targets = [.all: .success(MapSubjectData(kind: kind, marks: marks))]
      }
      await map.handle(.appeared, .fitted(.all))
      #expect(map.last?.caption == title && map.content?.choice == nil)
      #expect(map.content?.marks.map(\.title) == ["City 1, AA", "City 3, AA"])
      await map.handle(.appeared)
      #expect(map.last?.caption == title)
    }
  }

  /// A map with places of its own stays the map of these, whatever favorites are in view.
  @Test func favoritesDoNotTakeThePlaceOfItsOwn() async {
    let named = MapStage(
      MapSubjectData(kind: .named(by: "Report"), marks: [.city(1)]), of: .entity(.harbor)
    ) {
      $0.targets = [.favorites: .success(MapSubjectData(kind: .favorites, marks: [.city(3)]))]
    }
    await named.handle(.appeared, .fitted(.favorites))
    #expect(named.last?.caption == .title("Report"))
    #expect(named.content?.places.map(\.title) == ["City 1, AA"])
  }

  /// A distance from here begins at the marker, or at the middle of a view without it.
  @Test func aDistanceBeginsWhereOneIs() async {
    let map = stage()
    await map.handle(.appeared)
    #expect(map.last?.standpoint == ResolvedPlace(at: .harbor, named: "Harbor"))
    await map.handle(.dragged(columns: -400, rows: 0))
    #expect(map.last?.standpoint?.coordinate == map.last?.middle)
    await map.handle(.zoomedTo(0))
    await map.handle(.dragged(columns: 90, rows: 0))
    #expect(map.last?.standpoint == nil)
  }

  /// Both are shown, and the title names them, unless the map has places of its own.
  @Test func twoPlacesAreShown() async {
    let own = MapSubjectData(kind: .favorites, marks: [MapMark(title: "Home", coordinate: .harbor)])
    let area = MapSubjectData.Area(
      country: "ES", box: WorldRect(minX: 0.45, minY: 0.3, maxX: 0.55, maxY: 0.4),
      hasOutline: true, middle: nil)
    let spain = MapSubjectData(
      kind: .country("ES"), marks: [MapMark(title: "Madrid", coordinate: .harbor)], area: area)
    let maps: [(MapSubject, MapSubjectData, [String])] = [
      (.entity(Reference(.countries, "ES")), spain, ["City 1, AA", "City 2, AA"]),
      (.world, MapSubjectData(kind: .world), ["City 1, AA", "City 2, AA"]),
      (.entity(.harbor), .harbor, ["City 1, AA", "City 2, AA"]), (.favorites, own, ["Home"]),
    ]
    for (subject, data, marks) in maps {
      let map = MapStage(data, of: subject) {
        $0.pair = { _ in .places(.resolved("city 1", .city(1)), .resolved("city 2", .city(2))) }
      }
      await map.handle(.appeared, .askedDistance("x"))
      #expect(map.content?.marks.map(\.title) == marks)
      let isPair = marks.count == 2
      #expect((map.last?.caption == .title("City 1, AA – City 2, AA")) == isPair)
      guard case .distance? = map.last?.notice else {
        Issue.record("\(String(describing: map.last?.notice))")
        return
      }
      // One comes back from elsewhere, and the subject is loaded again.
      await map.handle(.appeared)
      if isPair {
        #expect(map.last?.caption == .title("City 1, AA – City 2, AA"))
        #expect(map.content?.marks.map(\.title) == marks)
      }
    }
  }

  /// A damaged file of places may have what is asked for: nothing is called unknown.
  @Test(arguments: [MapEvent.sought("x"), .askedDistance("x"), .askedWhat])
  func aFileThatCannotBeReadIsTold(event: MapEvent) async {
    let map = MapStage(.harbor, of: .entity(.harbor)) {
      $0.meaning = { _ throws(DataError) in throw .notFound(.harbor) }
      $0.pair = { _ throws(DataError) in throw .notFound(.harbor) }
      $0.cities = { _ throws(DataError) in throw .notFound(.harbor) }
    }
    await map.handle(.appeared, event)
    #expect(map.last?.notice == .failed(.notFound(.harbor)))
  }

  @Test func aRefusalIsToldToTheSession() async {
    let map = stage()
    let view = MapView(surface: MockSurface(), strings: Strings(.spanish), mode: .braille)
    await map.handle(.appeared, .sought("oz"))
    map.last.map(view.display)
    #expect(view.status.refusal == "Ningún lugar se llama «oz».")
    #expect(view.status.outcome == .nothingFound)
    await map.handle(.askedZoom)
    map.last.map(view.display)
    #expect(view.status.refusal == nil && view.status.outcome == .done)
  }

  /// A question has an answer on a map of nothing, too.
  @Test func aMapOfNothingAnswersAllTheSame() async {
    let map = stage(MapSubjectData(kind: .favorites), of: .favorites)
    await map.handle(.appeared)
    #expect(map.last?.outcome == .nothingFound)
    await map.handle(.askedZoom)
    #expect(map.last?.outcome == .done)
  }
}
