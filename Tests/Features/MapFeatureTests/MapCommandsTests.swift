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
    ("refresh", .retried),
    ("retry", .retried), ("undo", .undone), ("fit", .fitted(nil)),
    ("fit Favorites", .fitted(.favorites)),
    ("fit results", .fitted(.results)), ("fit costa rica", .fitted(.country("costa rica"))),
    ("find são pau", .found("são pau")), ("find cities/7", .found("cities/7")),
    ("find a/b", .found("a/b")), ("3", .picked(3)), ("nearby", .askedNearby), ("what", .askedWhat),
    ("map", .askedMap),
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
    ("+ x", .invalidArgument("x", usage: "+[N]")), ("+-", .invalidArgument("-", usage: "+[N]")),
    ("- nan", .invalidArgument("nan", usage: "-[N]")),
    ("+inf", .invalidArgument("inf", usage: "+[N]")),
    ("+ -1", .invalidArgument("-1", usage: "+[N]")),
    ("goto", .missingArgument(usage: "goto POSITION")),
    ("find", .missingArgument(usage: "find TEXT")),
    ("distance", .missingArgument(usage: "distance A B")),
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
    #expect([MapEvent.toggledFavorite, .undone, .detailed].map(\.slot) == [nil, nil, nil])
    #expect([MapEvent.zoomed(1), .retried].map(\.slot) == [.content, .content])
  }
}
