import Components
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// The things of a street map that are listed, chosen, found and starred.
extension MapStreetsTests {
  @Test func nearbyListsStreetsAndStationsAndInfoShowsTheirTags() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .zoomedTo(14), .askedNearby)
    #expect(map.last?.listing?.rows.map(\.title) == ["Quay", "Harbor Station"])
    #expect(map.last?.listing?.rows.map(\.distance) == ["120 m", "300 m"])
    #expect(map.last?.listing?.rows.map(\.kind) == [.streetName, .station])
    await map.handle(.picked(2), .detailed)
    #expect(
      map.last?.listing?.facts == ["opening hours: Mo-Fr 08:00-18:00", "0.00270, 0.00000"])
  }

  /// What is called so in view is in no catalog; what is not is left to others.
  @Test func infoAndAStarFindAThingByItsName() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .zoomedTo(14))
    let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
    let event = view.event(for: .inform("harbor stat", isStarred: false))
    #expect(event == .called("harbor stat", .detailed))
    await map.handle(.called("harbor stat", .detailed))
    #expect(
      map.last?.listing?.facts == ["opening hours: Mo-Fr 08:00-18:00", "0.00270, 0.00000"])
    #expect(map.last?.status.answered == "harbor stat")
    let shown = map.last?.listing
    await map.handle(.called("nowhere", .detailed))
    #expect(map.last?.status.answered == nil)
    #expect(map.last?.listing == shown)
    #expect(map.last?.notice == nil)
    #expect(view.event(for: .inform("a", isStarred: true)) == .called("a", .toggledFavorite))
  }

  /// Facts have no numbers of their own, so those of the list stay good, and `back` leads to the list.
  @Test func afterTheFactsOfARowTheListIsStillThere() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
    func back() -> MapEvent? {
      if let scene = map.last { view.display(scene) }
      return view.event(for: .close)
    }
    await map.handle(.appeared, .zoomedTo(14), .askedNearby)
    let listing = map.last?.listing
    #expect(back() == nil)
    await map.handle(.ofRow(2, .detailed), .ofRow(1, .detailed))
    #expect(map.last?.listing?.facts == ["0.00108, 0.00000"])
    #expect(map.content?.choice?.title == "Quay")
    // A list that is measured from the middle is not made anew under its numbers.
    await map.handle(.panned(.east))
    #expect(map.last?.listing?.facts == ["0.00108, 0.00000"])
    await map.handle(.panned(.west))
    let text = map.last.map {
      MapView.text($0, size: $0.size, strings: Strings(.english), mode: .braille).map(\.text)
    }
    #expect(text?.suffix(2).first == "0.00108, 0.00000")
    #expect(back() == .closed)
    await map.handle(.closed)
    #expect(map.last?.listing == listing)
    #expect(back() == nil)
    await map.handle(.ofRow(1, .detailed), .picked(2))
    #expect(map.last?.listing == listing)
  }

  /// Its nearest point is another one from each place.
  @Test func aStreetIsStarredOnceFromWhereverItIsSeen() async {
    let start = Self.thing(.streetName, "Quay", metres: 0, axis: .eastWest).coordinate
    let point = KeptPoint("Quay", at: start)
    let map = stage([Self.streets(.whole, [Self.tile])]) {
      $0.changes = MockAnswers(
        .success(.added([point.favorite(added: 1)])))
    }
    await map.handle(.appeared, .zoomedTo(14), .askedNearby, .ofRow(1, .toggledFavorite))
    // As if it had been starred elsewhere: 120 m away.
    await map.handle(.askedNearby, .picked(1))
    #expect(map.content?.choice?.reference == point.reference)
    #expect(map.content?.isFavorite == true)
  }

  @Test(
    arguments: [
      (StreetAxis.eastWest, "Quay", 900.0, true), (.eastWest, "Quay", 1200, false),
      (.eastWest, "Key", 0, false), (nil, "Quay", 10, true), (nil, "Quay", 50, false),
    ])
  func aFavoriteIsAThingOfItsNameAtItsPlace(
    axis: StreetAxis?, name: String, metres: Double, isKept: Bool
  ) {
    let thing = Self.thing(.streetName, "Quay", metres: 0, axis: axis)
    let point = KeptPoint(name, at: Self.thing(.park, name, metres: metres).coordinate)
    #expect(thing.isKept(as: point.favorite(added: 1)) == isKept)
    let city = Favorite(
      reference: .harbor, title: "Quay", position: thing.coordinate, added: 1, properties: [])
    #expect(!thing.isKept(as: city))
  }

  /// No catalog has it, so it becomes a point of the user's own, with its tags.
  @Test func aThingOfTheStreetMapBecomesAFavorite() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    let here = Coordinate(wrappingLatitude: 0, longitude: 0)
    await map.handle(.appeared, .went(here), .zoomedTo(14), .askedNearby, .toggledFavorite)
    #expect(map.last?.notice == .refused(.noRowChosen))
    await map.handle(.ofRow(2, .toggledFavorite))
    let point = KeptPoint("Harbor Station", at: Self.things[1].coordinate)
    let toggle = MapChange.toggle(
      point.reference, title: "Harbor Station", position: point.coordinate,
      properties: [KeptProperty("opening_hours", "Mo-Fr 08:00-18:00")])
    #expect(map.interactor.calls.contains(.change(toggle)))
    #expect(map.last?.content.value?.choice?.title == "Harbor Station")
    await map.handle(.ofRow(1, .detailed))
    #expect(map.last?.listing?.facts == ["0.00108, 0.00000"])
    await map.handle(.ofRow(9, .detailed))
    #expect(map.last?.notice == .unknown("9", .noRow))
  }

  @Test(arguments: [("quay", "Quay"), ("station", "Harbor Station")])
  func findLooksThroughTheNamesInView(typed: String, found: String) async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .zoomedTo(14), .sought(typed))
    #expect(map.last?.content.value?.choice?.title == found)
  }

  /// A city of that very name goes before a thing whose name begins so, and after one of that name.
  @Test func aCityOfThatNameGoesBeforeWhatIsOnlyLikeIt() async {
    let map = stage([Self.streets(.whole, [Self.tile])]) {
      $0.cities = { _ in MapFinding([.city(7)]) }
    }
    await map.handle(.appeared, .zoomedTo(14), .sought("station"))
    #expect(map.last?.content.value?.choice?.title == "Harbor Station")
    await map.handle(.sought("city 7"))
    #expect(map.last?.content.value?.choice?.title == "City 7, AA")
  }

  /// `find` looks in the view first, even if a city has the very name.
  @Test func findLooksInTheViewFirst() async {
    let map = stage([Self.streets(.whole, [Self.tile])]) {
      $0.cities = { _ in MapFinding([.city(7)]) }
      $0.things = { _ in [Self.thing(.streetName, "City 7 Road", metres: 50)] }
    }
    await map.handle(.appeared, .zoomedTo(14), .sought("city 7", inView: true))
    #expect(map.last?.content.value?.choice?.title == "City 7 Road")
    let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
    if let scene = map.last { view.display(scene) }
    // While it is typed, the view stays.
    #expect(view.event(for: .find("city")) == nil)
  }

  nonisolated static func city(_ name: String, at position: Coordinate) -> MapPlace {
    MapPlace(
      reference: MapPlace.city(1).reference, name: name, country: "AA", coordinate: position,
      population: 7)
  }

  /// Then it looks near the view, at the same zoom, before it goes to a larger place of that name.
  @Test(arguments: [("fresno", "Fresno Street"), ("sol", "Sol, AA"), ("far", "City 9, AA")])
  func findLooksNearTheView(typed: String, found: String) async {
    let map = stage([Self.streets(.whole, [Self.tile])]) {
      $0.things = { frame in
        frame.size.columns > 80 ? [Self.thing(.streetName, "Fresno Street", metres: 900)] : []
      }
      $0.cities = { query in
        switch query {
        case .cityAround(let here):
          MapFinding([
            Self.city("Sol", at: here), Self.city("Far", at: MapPlace.city(8).coordinate),
          ])
        default: MapFinding([.city(9)])
        }
      }
    }
    await map.handle(.appeared, .zoomedTo(16), .sought(typed, inView: true))
    #expect(map.content?.choice?.title == found)
    #expect(map.last?.viewport.zoom == 16)
  }
}
