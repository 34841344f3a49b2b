import Components
import Domain
import Geo
import Localization
import TextUI

/// The commands of a map, explained in one language.
struct MapCommands {
  let strings: Strings

  var table: CommandTable<MapEvent> {
    let others = others
    return CommandTable([map(else: CommandTable(others))] + others)
  }

  private var others: [Command<MapEvent>] {
    [
      zoom("+", MapText.zoomInSummary, 1, key: .pageUp, signs: ["+", "="]),
      zoom("-", MapText.zoomOutSummary, -1, key: .pageDown, signs: ["-", "_"]),
      Command(
        .verb("zoom"), arguments: "[N|+N|-N]", summary: strings[MapText.zoomSummary]
      ) { Self.zoom($0) },
      command("n", MapText.northSummary, .panned(.north), key: .up, letter: "k"),
      command("s", MapText.southSummary, .panned(.south), key: .down, letter: "j"),
      command("e", MapText.eastSummary, .panned(.east), key: .right, letter: "l"),
      command("w", MapText.westSummary, .panned(.west), key: .left, letter: "h"),
      command("center", MapText.centerSummary, .centered),
      Command(
        .verb("fit"), arguments: "[favorites|results|TEXT]",
        summary: strings[MapText.fitSummary], candidates: .words(["favorites", "results"]),
        signs: ["0"],
        letter: "f"
      ) { .fitted(Self.target($0)) },
      Command(
        .verb("goto"), arguments: "TEXT|POSITION", summary: strings[MapText.goSummary],
        candidates: .titles
      ) { .sought($0) },
      Command(
        .verb("find"), arguments: "TEXT", summary: strings[MapText.findSummary],
        candidates: .titles
      ) { .sought($0) },
      Command(.number, summary: strings[MapText.pickSummary]) {
        Int(digits: $0).map { .picked($0) }
      },
      Command(
        .verb("nearby"), arguments: "[TEXT]", summary: strings[MapText.nearbySummary],
        candidates: .titles, letter: "n"
      ) { $0.isEmpty ? .askedNearby : .soughtNearby($0) },
      command("what", MapText.whatSummary, .askedWhat),
      Command(.verb("distance"), arguments: "A B|A", summary: strings[MapText.distanceSummary]) {
        .askedDistance($0)
      },
      overlay("graticule", MapText.graticuleSummary, .graticule),
      overlay("night", MapText.nightSummary, .night),
      command("info", MapText.infoSummary, .detailed, key: .tab, letter: "i"),
    ] + Command.starsOfOne(strings, toggled: .toggledFavorite, removed: .unstarred) + [
      command("refresh", aliases: ["retry"], MapText.refreshSummary, .retried),
      command("undo", StarText.doUndo, .undone),
      command("copy", MapText.copySummary, .copied),
    ]
  }

  /// The command that goes to a place, and does the other commands of the table, so that `map +2` and
  /// `map fit` work beside a list, too.
  ///
  /// Other commands are read by their whole words, because `map no` may be a place.
  private func map(else others: CommandTable<MapEvent>) -> Command<MapEvent> {
    // Tab completes one word: those that need more are typed.
    let words = others.commands.filter { $0.verb != nil && !$0.needsArgument }.map(\.name)
    return Command(
      .verb("map"), arguments: "[N|TEXT|POSITION|all]", summary: strings[MapText.mapSummary],
      candidates: .rows(or: ["all"] + words)
    ) { text in
      if text.isEmpty { return .askedMap }
      if text.lowercased() == "all" { return .fitted(.all) }
      if let number = Int(digits: text) { return .picked(number) }
      if PositionReader.read(text) == nil, let move = others.wholeEvent(text) { return move }
      return .sought(text)
    }
  }

  /// `zoom` tells the zoom, `zoom 8` sets it, `zoom +2` and `zoom -0.5` change it.
  private static func zoom(_ argument: String) -> MapEvent? {
    if argument.isEmpty { return .askedZoom }
    guard let number = number(argument) else { return nil }
    return argument.hasPrefix("+") || argument.hasPrefix("-") ? .zoomed(number) : .zoomedTo(number)
  }

  /// Reads a number; in Spanish the map writes a decimal comma, so one may be typed.
  private static func number(_ text: String) -> Double? {
    Double(text.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The command of a sign.
  ///
  /// `+` zooms by half a level, `++` by half a level for each sign, `+ 0.25` and `+2` by the number.
  private func zoom(
    _ sign: Character, _ summary: some TextKey, _ direction: Double, key: EditKey,
    signs: [Character]
  ) -> Command<MapEvent> {
    Command(
      .prefix(sign), summary: strings[summary], key: key, signs: signs
    ) { argument in
      if argument.allSatisfy({ $0 == sign }) {
        return .zoomed(direction * 0.5 * Double(argument.count + 1))
      }
      guard let levels = Self.number(argument), levels >= 0 else { return nil }
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
    default: .named(text)
    }
  }
}

extension CommandTable {
  /// Reads a line that begins with the whole word or the sign of a command; `nil` if it does not, or
  /// can't be read.
  fileprivate func wholeEvent(_ line: String) -> Event? {
    let word = line.prefix { !$0.isWhitespace }.lowercased()
    let isWhole = commands.contains {
      $0.isCalled(word) || line.first.map(CommandForm.prefix) == $0.form
    }
    return isWhole ? try? event(line) : nil
  }
}
