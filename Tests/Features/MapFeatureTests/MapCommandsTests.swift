import Components
import Domain
import Geo
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import MapFeature
@testable import PlaceNames

@Suite struct MapCommandsTests {
  private let commands = MapCommands(strings: Strings(.english)).table

  @Test(arguments: [
    ("+", MapEvent.zoomed(0.5)), ("-", .zoomed(-0.5)), ("++", .zoomed(1)), ("---", .zoomed(-1.5)),
    ("+2", .zoomed(2)), ("+0", .zoomed(0)), ("- 0.25", .zoomed(-0.25)), ("n", .panned(.north)),
    ("s", .panned(.south)),
    ("e", .panned(.east)), ("w", .panned(.west)), ("N", .panned(.north)), ("center", .centered),
    ("ce", .centered), ("copy", .copied), ("info", .detailed), ("fav", .toggledFavorite),
    ("info 2", .ofRow(2, .detailed)), ("fav 1", .ofRow(1, .toggledFavorite)),
    ("unfav 3", .ofRow(3, .unstarred)),
    ("refresh", .retried),
    ("retry", .retried), ("undo", .undone), ("fit", .fitted(nil)),
    ("fit Favorites", .fitted(.favorites)),
    ("fit results", .fitted(.results)), ("fit costa rica", .fitted(.named("costa rica"))),
    ("find são pau", .sought("são pau", inView: true)),
    ("find cities/7", .sought("cities/7", inView: true)),
    ("find a/b", .sought("a/b", inView: true)), ("3", .picked(3)), ("nearby", .askedNearby),
    ("what", .askedWhat),
    ("what --kind peak", .askedKind("peak", around: "", isOne: true)),
    ("nearby --kind=postal code", .askedKind("postal code", around: "", isOne: false)),
    ("nearby san juan --kind lake", .askedKind("lake", around: "san juan", isOne: false)),
    ("map", .askedMap), ("map all", .fitted(.all)), ("map 2", .picked(2)),
    ("map 48.87,2.34 --zoom 16", .sought("48.87,2.34", zoom: 16)),
    ("map new york --zoom=9,5", .sought("new york", zoom: 9.5)),
    ("map paris", .sought("paris")), ("map 48.85,2.35", .sought("48.85,2.35")),
    ("map +2", .zoomed(2)), ("map -1", .zoomed(-1)), ("map -1,2", .sought("-1,2")),
    ("map fit italy", .fitted(.named("italy"))), ("map n", .panned(.north)),
    ("map no", .sought("no")), ("map zoom 8", .zoomedTo(8)), ("map distance", .sought("distance")),
    ("zoom", .askedZoom), ("zoom 8", .zoomedTo(8)), ("zoom 0", .zoomedTo(0)),
    ("zoom +2", .zoomed(2)), ("zoom -1,5", .zoomed(-1.5)), ("nearby tokyo", .soughtNearby("tokyo")),
    ("goto london", .sought("london")), ("distance tokyo", .askedDistance("tokyo")),
    ("distance lima madrid", .askedDistance("lima madrid")), ("graticule", .laid(.graticule, nil)),
    ("night ON", .laid(.night, true)), ("night off", .laid(.night, false)),
    ("goto -12.5,-77", .sought("-12.5,-77")),
    ("goto -12.5, -77", .sought("-12.5, -77")),
    ("goto 40,5 -3,25", .sought("40,5 -3,25")),
    ("goto 91,0", .sought("91,0")), ("goto nan,0", .sought("nan,0")),
    ("goto 1e400,0", .sought("1e400,0")), ("+ 0,5", .zoomed(0.5)), ("-0,25", .zoomed(-0.25)),
  ])
  func readsLines(line: String, event: MapEvent) throws {
    #expect(try commands.event(line) == event)
  }

  @Test(arguments: [
    ("n 3", CommandError.invalidArgument("3", usage: "n")),
    ("+ x", .invalidArgument("x", usage: "+")), ("+-", .invalidArgument("-", usage: "+")),
    ("- nan", .invalidArgument("nan", usage: "-")),
    ("+inf", .invalidArgument("inf", usage: "+")),
    ("+ -1", .invalidArgument("-1", usage: "+")),
    ("goto", .missingArgument(usage: "goto TEXT|POSITION")),
    ("find", .missingArgument(usage: "find TEXT")),
    ("distance", .missingArgument(usage: "distance A B|A")),
    ("zoom x", .invalidArgument("x", usage: "zoom [N|+N|-N]")),
    ("zoom nan", .invalidArgument("nan", usage: "zoom [N|+N|-N]")),
    ("night maybe", .invalidArgument("maybe", usage: "night [on|off]")),
  ])
  func refusesLines(line: String, error: CommandError) {
    #expect(throws: error) { try commands.event(line) }
  }

  @Test func keysOfAnEmptyLineMoveAndZoom() {
    let keys: [EditKey] = [.up, .down, .left, .right, .pageUp, .pageDown]
    let events: [MapEvent?] = [
      .panned(.north), .panned(.south), .panned(.west), .panned(.east), .zoomed(0.5), .zoomed(-0.5),
    ]
    #expect(keys.map { commands.event(for: $0) } == events)
  }

  @Test func whatChangesFavoritesIsNotCancelledByTheNextView() {
    let events = [MapEvent.toggledFavorite, .undone, .detailed, .ofRow(1, .toggledFavorite)]
    #expect(events.map(\.slot) == [nil, nil, nil, nil])
    #expect([MapEvent.zoomed(1), .retried].map(\.slot) == [.content, .content])
  }
}
