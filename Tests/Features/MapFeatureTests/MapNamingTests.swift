import Components
import Contracts
import Domain
import Localization
import MapMocks
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// The map of the places that what a list shows names.
@MainActor
@Suite struct MapNamingTests {
  private let first = MapItem(reference: Reference(.articles, "1"), title: "First")
  private let second = MapItem(reference: Reference(.articles, "2"), title: "Second")

  private var data: MapSubjectData {
    let places = [(MapPlace.city(1), [first, second]), (.city(3), [second])]
    return MapSubjectData(
      kind: .naming(.articles, count: 9, without: 7),
      marks: places.map { place, items in
        MapMark(
          title: place.title, coordinate: place.coordinate, reference: place.reference,
          items: items)
      })
  }

  private func stage() -> MapStage { MapStage(data, of: .results(.articles)) }

  private var titles: MapListing {
    MapListing(
      isOfOne: true,
      rows: [first, second].map {
        .init(title: $0.title, choice: .city(1), opens: $0.reference)
      })
  }

  @Test func whatItIsAboutIsCountedAndListed() async {
    let map = stage()
    await map.handle(.appeared)
    #expect(map.content?.caption == .naming(.articles, "9", places: "2", without: "7"))
    #expect(
      map.last?.listing?.rows == [
        .init(title: "City 1, AA", note: "2: First", choice: .city(1)),
        .init(title: "City 3, AA", note: "Second", choice: .city(3)),
      ])
    #expect(map.content?.drawing.marks.map(\.count) == [2, 1])
    #expect(map.last?.notice == nil)
    #expect(
      [Language.english, .spanish].map { language in
        map.content.map { Strings(language).text(of: $0.caption) }
      } == [
        "articles: 9, places: 2, without a place: 7", "artículos: 9, lugares: 2, sin lugar: 7",
      ])
  }

  @Test func aChosenPlaceShowsItsTitlesWhichOpen() async {
    let map = stage()
    await map.handle(.appeared, .picked(1))
    #expect(map.content?.choice == .city(1))
    #expect(map.last?.listing == titles)
    await map.handle(.picked(2))
    #expect(map.router.routes == [.detail(second.reference)])
    #expect(map.last?.content.isLoading == false)
    await map.handle(.fitted(nil))
    #expect(map.last?.listing?.rows.map(\.title) == ["City 1, AA", "City 3, AA"])
  }

  @Test func infoOpensTheOnlyTitleAndListsSeveral() async {
    let map = stage()
    await map.handle(.appeared, .picked(2), .detailed)
    #expect(map.router.routes == [.detail(second.reference)])
    await map.handle(.centered, .picked(1), .centered, .detailed)
    #expect(map.last?.listing == titles)
    #expect(map.router.routes.count == 1)
  }

  /// A title has no place of its own that could be starred here.
  @Test func aTitleIsStarredOnItsOwnScreen() async {
    let map = stage()
    await map.handle(.appeared, .picked(1), .ofRow(2, .toggledFavorite))
    #expect(map.last?.notice == .unknown("2", .opensElsewhere))
    #expect(map.router.routes == [])
    await map.handle(.ofRow(2, .detailed))
    #expect(map.router.routes == [.detail(second.reference)])
  }

  @Test func itsPlacesAreFoundBeforeCities() async {
    let map = stage()
    await map.handle(.appeared, .sought("city 3"))
    #expect(map.content?.choice == .city(3))
    #expect(map.last?.listing?.rows.map(\.title) == ["Second"])
    await map.handle(.sought("CITY 1, aa"))
    #expect(map.content?.choice == .city(1))
    // A beginning is offered, and the marker stays.
    await map.handle(.sought("cit"))
    #expect(map.last?.notice == .unknown("cit", .noPlace, near: ["City 1, AA", "City 3, AA"]))
    #expect(map.content?.choice == .city(1))
    await map.handle(.sought(" "), .sought("x"))
    #expect(map.last?.notice == .unknown("x", .noPlace))
  }

  @Test func noPlaceNamedIsSaid() async {
    let map = MapStage(
      MapSubjectData(kind: .naming(.articles, count: 1, without: 1)), of: .results(.articles))
    await map.handle(.appeared)
    #expect(map.last?.notice == .refused(.noPlaces))
    #expect(map.last?.outcome == .nothingFound)
  }

  @Test func severalOfOnePlaceAreDrawnAsANumber() {
    var drawing = MapDrawing(canvas: Size(columns: 12, rows: 2))
    drawing.marks = [("Lima", 0, 1), ("Rome", 4, 12)].map { title, y, count in
      MapDrawing.Mark(ink: .place, dot: MapDot(x: 0, y: y), title: title, count: count)
    }
    #expect(
      drawing.lines(.braille, on: drawing.canvas, label: "").map(\.trimmed) == [
        "◆ Lima", "12 Rome",
      ])
  }

  @Test func whatIsToldHasTheNumberToo() async {
    let map = MapStage(
      MockMapInteractor(.success(data)), of: .results(.articles), isDescribed: true)
    await map.handle(.appeared)
    let lines = map.last.map { MapSentences(strings: Strings(.english)).lines($0).map(\.text) }
    #expect(lines?.contains("Marked in view: City 1, AA (2), City 3, AA.") == true)
  }
}
