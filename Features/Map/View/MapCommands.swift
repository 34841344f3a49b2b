import Domain
import Localization
import TextUI

/// The commands of a map, explained in one language.
struct MapCommands {
  let strings: Strings

  var table: CommandTable<MapEvent> {
    CommandTable([
      zoom("+", MapText.zoomInSummary, 1, key: .pageUp, signs: ["+", "="]),
      zoom("-", MapText.zoomOutSummary, -1, key: .pageDown, signs: ["-", "_"]),
      command("n", MapText.northSummary, .panned(.north), key: .up, letter: "k"),
      command("s", MapText.southSummary, .panned(.south), key: .down, letter: "j"),
      command("e", MapText.eastSummary, .panned(.east), key: .right, letter: "l"),
      command("w", MapText.westSummary, .panned(.west), key: .left, letter: "h"),
      command("center", MapText.centerSummary, .centered),
      Command(
        .verb("fit"), arguments: "[favorites|results|COUNTRY]",
        summary: strings[MapText.fitSummary], candidates: .words(["favorites", "results"]),
        signs: ["0"],
        letter: "f"
      ) { .fitted(Self.target($0)) },
      Command(.verb("goto"), arguments: "POSITION", summary: strings[MapText.goSummary]) {
        .sought($0)
      },
      Command(
        .verb("find"), arguments: "TEXT", summary: strings[MapText.findSummary],
        candidates: .titles
      ) { .found($0) },
      Command(.number, summary: strings[MapText.pickSummary]) { Int($0).map { .picked($0) } },
      command("nearby", MapText.nearbySummary, .askedNearby, letter: "n"),
      command("what", MapText.whatSummary, .askedWhat),
      command("map", MapText.mapSummary, .askedMap),
      Command(.verb("distance"), arguments: "A B", summary: strings[MapText.distanceSummary]) {
        .askedDistance($0)
      },
      overlay("graticule", MapText.graticuleSummary, .graticule),
      overlay("night", MapText.nightSummary, .night),
      command("info", MapText.infoSummary, .detailed, key: .tab, letter: "i"),
      command("fav", StarText.doToggle, .toggledFavorite, letter: "s"),
      command("refresh", aliases: ["retry"], MapText.refreshSummary, .retried),
      command("undo", StarText.doUndo, .undone),
      command("copy", MapText.copySummary, .copied),
    ])
  }

  /// The command of a zoom.
  ///
  /// `+` zooms by half a level, `++` by half a level for each sign, `+ 0.25` and `+2` by the number.
  private func zoom(
    _ sign: Character, _ summary: some TextKey, _ direction: Double, key: EditKey,
    signs: [Character]
  ) -> Command<MapEvent> {
    Command(
      .prefix(sign), arguments: "[N]", summary: strings[summary], key: key, signs: signs
    ) { argument in
      if argument.allSatisfy({ $0 == sign }) {
        return .zoomed(direction * 0.5 * Double(argument.count + 1))
      }
      // In Spanish the map writes a decimal comma, so one may be typed.
      guard let levels = Double(argument.replacing(",", with: ".")), levels.isFinite, levels >= 0
      else { return nil }
      return .zoomed(direction * levels)
    }
  }

  private func overlay(
    _ verb: String, _ summary: some TextKey, _ overlay: MapOverlay
  ) -> Command<MapEvent> {
    Command(
      .verb(verb), arguments: "[on|off]", summary: strings[summary],
      candidates: .words(["on", "off"])
    ) { argument in
      switch argument.lowercased() {
      case "": .laid(overlay, nil)
      case "on": .laid(overlay, true)
      case "off": .laid(overlay, false)
      default: nil
      }
    }
  }

  private func command(
    _ verb: String, aliases: [String] = [], _ summary: some TextKey, _ event: MapEvent,
    key: EditKey? = nil, letter: Character? = nil
  ) -> Command<MapEvent> {
    Command(
      .verb(verb, aliases: aliases), summary: strings[summary], key: key, letter: letter
    ) { _ in event }
  }

  private static func target(_ text: String) -> MapTarget? {
    switch text.lowercased() {
    case "": nil
    case "favorites", "favoritos": .favorites
    case "results", "resultados": .results
    default: .country(text)
    }
  }
}
