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
  nonisolated static let tile = StreetTile(
    StreetFixture.id(14, 8191, 8191),
    features: [
      StreetFeature(.street, parts: StreetFixture.line((0, 0.9), (1, 0.9))),
      StreetFeature(.streetName, parts: StreetFixture.line((0, 0.9), (1, 0.9)), name: "Quay"),
    ])

  nonisolated static func streets(
    _ progress: MapStreets.Progress, _ tiles: [StreetTile] = [], announced: String? = nil
  ) -> MapStreets {
    MapStreets(
      tiles: tiles, progress, attribution: "© Mapmakers", source: "tiles.example",
      announced: announced, coversView: !tiles.isEmpty)
  }

  nonisolated static let offline = DataError.service(
    RemoteService("tiles", name: Words("The tile service"), address: ""), .offline)

  nonisolated static func thing(
    _ kind: StreetKind, _ name: String, metres: Double, axis: StreetAxis? = nil,
    tags: [StreetTag] = []
  ) -> StreetThing {
    StreetThing(
      kind, name, at: Coordinate(wrappingLatitude: metres / 111_195, longitude: 0),
      kilometres: metres / 1000, axis: axis, tags: tags)
  }

  nonisolated static let things = [
    thing(.streetName, "Quay", metres: 120, axis: .eastWest),
    thing(
      .station, "Harbor Station", metres: 300,
      tags: [StreetTag("opening_hours", "Mo-Fr 08:00-18:00")]),
  ]

  func stage(
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
    #expect(footer(other, columns: 46) == "Avenue of the Re… · zoom 14 · ├────────┤ 200 m")
  }

  @Test func theFooterSaysWhatIsMissing() async {
    let map = stage([Self.streets(.loading), Self.streets(.failed(Self.offline))])
    await map.handle(.appeared, .zoomedTo(14))
    #expect(footer(map)?.contains("no streets here: offline") == true)
    #expect(map.last?.notice == nil)
  }

  /// Where streets are drawn, some can be missing, but not all.
  @Test func theFooterDoesNotDenyWhatIsDrawn() async {
    let broken = DataError.tiles(source: "a.pmtiles", .damaged(detail: "cut"))
    var said: [String?] = []
    for error in [Self.offline, broken] {
      let map = stage([Self.streets(.failed(error), [Self.tile])])
      await map.handle(.appeared, .zoomedTo(14))
      said.append(footer(map, columns: 120))
    }
    #expect(
      said
        == ["some streets are missing: offline", "some streets are missing"].map {
          "Harbor · zoom 14 · \($0) · ├────────┤ 200 m · © Mapmakers"
        })
  }

  /// As a service answers that has nothing there, and the sea.
  @Test(arguments: [[], [StreetFeature(.water, parts: StreetFixture.square(0, 1))]])
  func tilesWithoutStreetsAreTold(_ features: [StreetFeature]) async {
    let empty = StreetTile(StreetFixture.id(14, 8191, 8191), features: features)
    let map = stage([Self.streets(.whole, [empty])])
    await map.handle(.appeared, .zoomedTo(9))
    #expect(footer(map)?.contains("no streets here") == true)
    await map.handle(.zoomedTo(8.5))
    #expect(footer(map)?.contains("no streets here") == false)
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

  /// A service that is asked for the first time is the one whose fault is to be told.
  @Test(arguments: [true, false])
  func aFaultGoesBeforeTheNameOfTheService(isNamedFirst: Bool) async {
    let named = "tiles.example"
    let broken = StreetTile(StreetFixture.tile, problem: .notTiles)
    let map = stage([
      Self.streets(.loading, announced: isNamedFirst ? named : nil),
      Self.streets(.whole, [broken], announced: named),
    ])
    await map.handle(.appeared, .zoomedTo(14))
    #expect(map.last?.notice == .withoutStreets(.tiles(source: named, .notTiles)))
  }

  /// One bad tile among good ones is no reason to say that the source has none.
  @Test(arguments: [
    MapStreets.Progress.whole, .failed(.tiles(source: "tiles.example", .notTiles)),
  ])
  func aTileThatIsNoneIsToldAsOneOfMany(progress: MapStreets.Progress) async {
    let broken = StreetTile(StreetFixture.tile, problem: .notTiles)
    let map = stage([Self.streets(progress, [broken, Self.tile])])
    await map.handle(.appeared, .zoomedTo(14))
    let said = map.last.map { MapView.messages($0, columns: 80, strings: Strings(.english)) }
    #expect(
      said?.map(\.text) == ["Not all tiles of tiles.example can be read; the others are drawn."])
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
    func missing() -> String? {
      map.last.flatMap { MapView.missingStreets($0, strings: Strings(.english)) }
    }
    #expect(missing() == "The tiles end here.")
    await map.handle(.zoomedTo(5))
    #expect(map.last?.streets.words(atZoom: 5, besides: nil) == nil)
    #expect(missing() == nil)
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

  /// The command is one, so the place is said before its facts; and what is listed is said once.
  @Test func inWordsARowIsSaidWithItsFactsAndAListOnce() async {
    let map = stage([Self.streets(.whole, [Self.tile])], isDescribed: true)
    func lines() -> [String] {
      map.last.map {
        MapView.text($0, size: $0.size, strings: Strings(.english), mode: nil).map(\.text)
      } ?? []
    }
    await map.handle(.appeared, .askedNearby, .panned(.east))
    #expect(!lines().contains { $0.contains("runs") })
    #expect(lines().contains { $0.contains("Quay") })
    await map.handle(.ofRow(2, .detailed))
    #expect(lines().first == "Harbor Station")
    #expect(lines().suffix(2) == ["opening hours: Mo-Fr 08:00-18:00", "0.00270, 0.00000"])
    // The facts of one place do not name what is around.
    #expect(lines().contains { $0.contains("Quay runs") })
  }
}
