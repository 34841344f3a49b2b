import Components
import Contracts
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
      zoom("+", Words("look closer, by half a level"), 1, key: .pageUp, signs: ["+", "="]),
      zoom(
        "-", Words("look from farther away, by half a level"), -1, key: .pageDown,
        signs: ["-", "_"]),
      Command(
        .verb("zoom"), arguments: "[N|+N|-N]",
        summary: strings(
          "look from level N, or N levels closer or farther away; alone, tell the zoom")
      ) { Self.zoom($0) },
      command("n", Words("move north"), .panned(.north), key: .up, letter: "k"),
      command("s", Words("move south"), .panned(.south), key: .down, letter: "j"),
      command("e", Words("move east"), .panned(.east), key: .right, letter: "l"),
      command("w", Words("move west"), .panned(.west), key: .left, letter: "h"),
      command("center", Words("go back to the marker"), .centered),
      Command(
        .verb("fit"), arguments: "[favorites|results|TEXT]",
        summary: strings("show all of this map, all favorites, all results, a country or a place"),
        candidates: .words(["favorites", "results"]),
        signs: ["0"],
        letter: "f"
      ) { .fitted(Self.target($0)) },
      Command(
        .verb("goto"), arguments: "TEXT|POSITION",
        summary: strings("move the marker to a position or to a place by its name"),
        candidates: .titles
      ) { .sought($0) },
      Command(
        .verb("find"), arguments: "TEXT",
        summary: strings("move the marker to a place as you type its name"),
        candidates: .titles
      ) { .sought($0, inView: true) },
      Command(.number, summary: strings("move the marker to a listed city")) {
        Int(digits: $0).map { .picked($0) }
      },
      Command(
        .verb("nearby"), arguments: "[TEXT] [--kind KIND]",
        summary: strings(
          "list the cities around the middle, or around a place; or the places of a kind"),
        candidates: .titles, letter: "n"
      ) { argument in
        Self.ofKind(argument, isOne: false) {
          $0.isEmpty ? .askedNearby : .soughtNearby($0)
        }
      },
      Command(
        .verb("what"), arguments: "[--kind KIND]",
        summary: strings("name the city nearest to the middle, or the place of a kind")
      ) { argument in
        Self.ofKind(argument, isOne: true) { $0.isEmpty ? .askedWhat : nil }
      },
      Command(
        .verb("distance"), arguments: "A B|A",
        summary: strings(
          """
          how far it is from A to B, or from here to A: names or positions, with / or a comma \
          between
          """)
      ) {
        .askedDistance($0)
      },
      overlay("graticule", Words("meridians and parallels"), .graticule),
      column(
        "color", Words("color your points by a column, as in color by speed"), MapEvent.colored),
      column("size", Words("size your points by a column, as in size by depth"), MapEvent.sized),
      overlay("night", Words("the line between day and night"), .night),
      ofRow(
        "info", Words("show all that is known of the place, or of row N"), .detailed, key: .tab,
        letter: "i"),
      ofRow(
        "fav", aliases: StarWords.star,
        Words("make the place, or that of row N, a favorite, or no longer one"), .toggledFavorite,
        letter: "s"),
      ofRow(
        "remove", aliases: StarWords.unstar,
        Words("take the place, or that of row N, out of the favorites"), .unstarred),
      command("refresh", aliases: ["retry"], Words("draw it again"), .retried),
      command("undo", Words("undo the last change of favorites: a star, or a removal"), .undone),
      command(
        "copy",
        Words("copy the position of the marker, or of the middle where no marker is in view"),
        .copied),
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
      .verb("map"), arguments: "[N|all|FILE|TEXT|POSITION [--zoom N]]",
      summary: strings(
        "go to a place, row N or all places, or draw a file; or do another command, as in map +2"),
      candidates: .rows(or: ["all"] + words)
    ) { text in
      if text.isEmpty { return .askedMap }
      if text.lowercased() == "all" { return .fitted(.all) }
      if let number = Int(digits: text) { return .picked(number) }
      if PositionReader.read(text) == nil, let move = others.wholeEvent(text) { return move }
      let (place, zoom) = text.parted(byOption: "--zoom")
      guard let zoom else { return .sought(text) }
      guard !place.isEmpty, let level = Self.number(zoom) else { return nil }
      return .sought(place, zoom: level)
    }
  }

  /// Reads an argument that may have the option for a kind; `nil` if no kind follows it.
  private static func ofKind(
    _ argument: String, isOne: Bool, orElse event: (String) -> MapEvent?
  ) -> MapEvent? {
    let (text, kind) = PlaceKind.parted(argument)
    guard let kind else { return event(text) }
    return kind.isEmpty ? nil : .askedKind(kind, around: text, isOne: isOne)
  }

  /// `zoom` tells the zoom, `zoom 8` sets it, `zoom +2` and `zoom -0.5` change it.
  private static func zoom(_ argument: String) -> MapEvent? {
    if argument.isEmpty { return .askedZoom }
    guard let number = number(argument) else { return nil }
    return argument.hasPrefix("+") || argument.hasPrefix("-") ? .zoomed(number) : .zoomedTo(number)
  }

  /// Reads a number; in some languages the map writes a decimal comma, so one may be typed.
  private static func number(_ text: String) -> Double? {
    Double(text.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The command of a sign.
  ///
  /// `+` zooms by half a level, `++` by half a level for each sign, `+ 0.25` and `+2` by the number.
  private func zoom(
    _ sign: Character, _ summary: Words, _ direction: Double, key: EditKey,
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
    _ verb: String, _ summary: Words, _ overlay: MapOverlay
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

  private func column(
    _ verb: String, _ summary: Words, _ event: @escaping @Sendable (String?) -> MapEvent
  ) -> Command<MapEvent> {
    Command(
      .verb(verb), arguments: "COLUMN|off", summary: strings[summary],
      candidates: .words(["off"])
    ) { argument in
      let first = argument.prefix { !$0.isWhitespace }
      let rest = argument.dropFirst(first.count).trimmingPrefix { $0.isWhitespace }
      // "color by speed", in each language.
      let name = Self.by.contains(first.lowercased()) && !rest.isEmpty ? String(rest) : argument
      return name.isEmpty ? nil : event(name.lowercased() == "off" ? nil : name)
    }
  }

  private static let by = ["by", "por", "par"]

  private func command(
    _ verb: String, aliases: [String] = [], _ summary: Words, _ event: MapEvent,
    key: EditKey? = nil, letter: Character? = nil
  ) -> Command<MapEvent> {
    Command(
      .verb(verb, aliases: aliases), summary: strings[summary], key: key, letter: letter
    ) { _ in event }
  }

  /// A command about the chosen place, or about that of a row.
  private func ofRow(
    _ verb: String, aliases: [String] = [], _ summary: Words, _ event: MapEvent,
    key: EditKey? = nil, letter: Character? = nil
  ) -> Command<MapEvent> {
    Command(
      .verb(verb, aliases: aliases), arguments: "[N]", summary: strings[summary],
      candidates: .rows(), key: key, letter: letter
    ) { $0.isEmpty ? event : Int(digits: $0).map { .ofRow($0, event) } }
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
