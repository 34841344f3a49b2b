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

/// What a map shows and answers where it has streets.
@MainActor
@Suite struct MapStreetsTests {
  private nonisolated static let tile = StreetTile(
    StreetFixture.id(14, 8191, 8191),
    features: [
      StreetFeature(.street, parts: StreetFixture.line((0, 0.9), (1, 0.9))),
      StreetFeature(.streetName, parts: StreetFixture.line((0, 0.9), (1, 0.9)), name: "Quay"),
    ])

  private nonisolated static func streets(
    _ progress: MapStreets.Progress, _ tiles: [StreetTile] = [], announced: String? = nil
  ) -> MapStreets {
    MapStreets(
      tiles: tiles, progress, attribution: "© Mapmakers", source: "tiles.example",
      announced: announced, coversView: !tiles.isEmpty)
  }

  private nonisolated static let offline = DataError.service(
    RemoteService("tiles", name: Words("The tile service"), address: ""), .offline)

  private nonisolated static func thing(
    _ kind: StreetKind, _ name: String, metres: Double, axis: StreetAxis? = nil,
    tags: [StreetTag] = []
  ) -> StreetThing {
    StreetThing(
      kind, name, at: Coordinate(wrappingLatitude: metres / 111_195, longitude: 0),
      kilometres: metres / 1000, axis: axis, tags: tags)
  }

  private nonisolated static let things = [
    thing(.streetName, "Quay", metres: 120, axis: .eastWest),
    thing(
      .station, "Harbor Station", metres: 300,
      tags: [StreetTag("opening_hours", "Mo-Fr 08:00-18:00")]),
  ]

  private func stage(
    _ steps: [MapStreets], isDescribed: Bool = false,
    _ prepare: (inout MockMapInteractor) -> Void = { _ in }
  ) -> MapStage {
    MapStage(zoom: isDescribed ? 14 : nil, isDescribed: isDescribed) {
      $0.streets = { _ in steps }
      $0.things = { _ in Self.things }
      prepare(&$0)
    }
  }

  private func footer(_ map: MapStage, columns: Int = 80) -> String? {
    map.last.flatMap { scene in
      MapView.text(
        scene, size: Size(columns: columns, rows: 24), strings: Strings(.english), mode: .braille
      ).last?.text
    }
  }

  @Test func whatIsHeldIsDrawnAtOnceAndWhatComesLateRedrawsInPlace() async {
    let map = stage([
      Self.streets(.loading, announced: "tiles.example"),
      Self.streets(.whole, [Self.tile], announced: "tiles.example"),
    ])
    await map.handle(.appeared, .zoomedTo(14))
    #expect(map.last?.streets == .whole)
    #expect(map.last?.notice == .streets(from: "tiles.example"))
    #expect(map.last?.content.value?.drawing.streets?.names.map(\.text) == ["Quay"])
    let states = map.view.scenes.map(\.streets).reduce(into: [MapStreets.Progress?]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(states == [nil, .loading, .whole, .loading, .whole])
    #expect(footer(map)?.hasSuffix("© Mapmakers") == true)
  }

  /// So the scale stays.
  @Test func thoseWhoMadeTheStreetsStandOnTheMapIfTheFooterHasNoRoom() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .zoomedTo(14))
    let footers = [36, 80].map { footer(map, columns: $0) }
    #expect(
      footers == [
        "Harbor · zoom 14 · ├────────┤ 200 m", "Harbor · zoom 14 · ├────────┤ 200 m · © Mapmakers",
      ])
    func lines(_ columns: Int, _ notice: MapNotice? = nil) -> [String] {
      var scene = map.last
      scene?.notice = notice
      return scene.map {
        MapView.text(
          $0, size: Size(columns: columns, rows: 24), strings: Strings(.english), mode: .braille
        ).suffix(3).map(\.text)
      } ?? []
    }
    #expect(lines(36)[1].hasSuffix(" © Mapmakers"))
    #expect(!lines(80)[1].contains("©"))
    // A message does not hide them.
    #expect(lines(36, .drawnAgain)[0].hasSuffix(" © Mapmakers"))
    #expect(lines(9)[1] == " © Mapma…")
  }

  @Test func aLongCaptionIsCutForTheScale() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .zoomedTo(14), .sought("station"))
    #expect(footer(map, columns: 44) == "Harbor Station · zoom 14 · ├────────┤ 200 m")
    await map.handle(.zoomedTo(14))
    #expect(footer(map, columns: 38) == "Harbor Station · zoom 14")
    let long = Self.thing(.streetName, "Avenue of the Republic", metres: 1)
    let other = stage([Self.streets(.whole, [Self.tile])]) { $0.things = { _ in [long] } }
    await other.handle(.appeared, .zoomedTo(14), .sought("avenue"))
    #expect(footer(other, columns: 46) == "Avenue of the Rep… · zoom 14 · ├────────┤ 200 m")
  }

  @Test func theFooterSaysWhatIsMissing() async {
    let map = stage([Self.streets(.loading), Self.streets(.failed(Self.offline))])
    await map.handle(.appeared, .zoomedTo(14))
    #expect(footer(map)?.contains("no streets here: offline") == true)
    #expect(map.last?.notice == nil)
  }

  @Test func aFailureIsToldAndTheMapStays() async {
    let failure = DataError.tiles(source: "a.pmtiles", .packing("brotli"))
    let map = stage([MapStreets(.failed(failure))])
    await map.handle(.appeared, .zoomedTo(14))
    #expect(map.last?.notice == .withoutStreets(failure))
    #expect(map.last?.content.value?.drawing.streets == nil)
    #expect(map.last?.outcome == .done)
    #expect(footer(map)?.contains("no streets here") == true)
  }

  @Test func aBrokenTileIsToldAndTheOthersAreDrawn() async {
    let broken = StreetTile(StreetFixture.tile, problem: .damaged(detail: "layer 1"))
    let map = stage([Self.streets(.whole, [Self.tile, broken])])
    await map.handle(.appeared, .zoomedTo(14))
    #expect(
      map.last?.notice
        == .withoutStreets(.tiles(source: "tiles.example", .damaged(detail: "layer 1"))))
  }

  @Test func whatNamesTheStreetAtTheMiddle() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .zoomedTo(14), .askedWhat)
    #expect(
      map.last?.notice == .thing("Quay", .streetName, distance: "120 m", point: .south))
    let lines = map.last.map { MapView.messages($0, columns: 80, strings: Strings(.english)) }
    #expect(lines?.map(\.text) == ["The middle is 120 m S of Quay (street)."])
  }

  @Test func farOutWhatNamesTheCity() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .zoomedTo(12), .askedWhat)
    #expect(map.last?.notice == .refused(.noCityNearby))
  }

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

  /// Then it looks near the view, at the same zoom, before it goes to a larger place of that name.
  @Test(arguments: [("fresno", "Fresno Street"), ("sol", "Sol, AA"), ("far", "City 9, AA")])
  func findLooksNearTheView(typed: String, found: String) async {
    func place(_ name: String, at position: Coordinate) -> MapPlace {
      MapPlace(
        reference: Reference(.cities, name), name: name, country: "AA", coordinate: position,
        population: 7)
    }
    let map = stage([Self.streets(.whole, [Self.tile])]) {
      $0.things = { frame in
        frame.size.columns > 80 ? [Self.thing(.streetName, "Fresno Street", metres: 900)] : []
      }
      $0.cities = { query in
        switch query {
        case .cityAround(let here):
          MapFinding([place("Sol", at: here), place("Far", at: MapPlace.city(8).coordinate)])
        default: MapFinding([.city(9)])
        }
      }
    }
    await map.handle(.appeared, .zoomedTo(16), .sought(typed, inView: true))
    #expect(map.content?.choice?.title == found)
    #expect(map.last?.viewport.zoom == 16)
  }

  @Test func theNetworkThatIsBackBringsTheStreets() {
    let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
    #expect(view.event(for: .reconnect) == .renewed)
  }

  /// A file whose tiles are of another place is the cause, and not Natural Earth.
  @Test(arguments: [false, true])
  func tilesThatEndHereAreNamed(isDescribed: Bool) async {
    let map = stage([Self.streets(.beyond)], isDescribed: isDescribed)
    await map.handle(.appeared, .zoomedTo(14))
    let text = map.last.map {
      MapView.text(
        $0, size: $0.size, strings: Strings(.english), mode: isDescribed ? nil : .braille
      ).map(\.text).joined()
    }
    #expect(text?.lowercased().contains("the tiles end here") == true)
    #expect(text?.contains("Natural Earth ends here") == false)
    await map.handle(.zoomedTo(5))
    #expect(map.last?.streets.words(isPast: false) == nil)
  }

  /// What is drawn anew keeps what a command said.
  @Test func anAnswerStaysWhenTheMapIsDrawnAnew() async {
    let map = stage([Self.streets(.whole, [Self.tile])])
    await map.handle(.appeared, .askedZoom)
    let notice = map.last?.notice
    await map.handle(.renewed)
    #expect(notice != nil)
    #expect(map.last?.notice == notice)
    #expect(map.last?.content.isLoading == false)
  }

  @Test func inWordsStreetsAreTold() async {
    let map = stage([Self.streets(.whole, [Self.tile])], isDescribed: true)
    await map.handle(.appeared)
    let text = map.last.map {
      MapView.text($0, size: $0.size, strings: Strings(.english), mode: nil).map(\.text)
    }
    #expect(
      text?.contains("Quay runs east–west, 120 m N. Harbor Station (station), 300 m N.") == true)
    #expect(text?.contains("Streets: © Mapmakers.") == true)
  }
}
