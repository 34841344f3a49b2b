import Components
import Domain
import Geo
import Localization
import Terminal
import TextUI
import Viper

/// A line that is a command of maps, such as `goto london` or `zoom 8`, and works on every screen.
///
/// The table of a map explains and reads it: where no map is open, the session opens one and hands the line to
/// it.
package struct MapCommandLine: Hashable, Sendable {
  /// The line as the table of a map reads it.
  let line: String
  /// Whether the map is asked for and nothing else.
  let isMapAlone: Bool
  /// Whether all places of the screen are asked for.
  let isOfAll: Bool
  /// The number of the row whose map is asked for; `nil` if none is.
  let row: Int?
  /// Whether the line looks about or asks something, as a map beside a list can do as well.
  ///
  /// The other lines choose a place or list rows, whose numbers would be those of the list.
  let looksAbout: Bool

  /// Makes the command that goes to a place or a position.
  static func going(to place: String) -> MapCommandLine {
    MapCommandLine(
      line: "goto " + place, isMapAlone: false, isOfAll: false, row: nil, looksAbout: false)
  }

  /// Makes the command of a line that looks about on a map, and is a command of maps alone.
  static func looking(_ line: String) -> MapCommandLine {
    MapCommandLine(
      line: line, isMapAlone: false, isOfAll: false, row: nil, looksAbout: true)
  }
}

extension MapCommandLine {
  private static let map = "map"

  /// The commands that choose a place or list places.
  private static let choosing: Set = [map, "goto", "find", "nearby"]

  /// The commands that look about.
  private static let looking: Set = ["zoom", "fit", "what", "distance"]

  /// Returns the commands that work on every screen among those of a map; a key or a letter stands for them only on a map.
  static func commands(_ map: CommandTable<Void>) -> [Command<CommonCommand>] {
    let moves = Set(map.commands.map(\.name)).subtracting(choosing)
    return map.commands.filter { choosing.union(looking).contains($0.name) }.map { command in
      Command(
        command.form, arguments: command.arguments, summary: command.summary,
        candidates: command.candidates
      ) { argument in
        command.event(argument).map { .ofMap(MapCommandLine(command.name, argument, among: moves)) }
      }
    }
  }

  /// Returns the argument of a line that begins with `map` in any language; `nil` for any other line.
  static func argument(ofMap line: String) -> String? {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard parts.count == 2, Strings.isVerb(map, parts[0].lowercased()) else { return nil }
    return String(parts[1]).trimmingSpaces()
  }

  /// - Parameter moves: the other commands of a map, which `map` does, too (`map +2`, `map fit`).
  private init(_ verb: String, _ argument: String, among moves: Set<String>) {
    let isOfMap = verb == Self.map
    let word = argument.prefix { !$0.isWhitespace }.lowercased()
    let isMove = moves.contains(word) || moves.contains(String(argument.prefix(1)))
    line = argument.isEmpty ? verb : "\(verb) \(argument)"
    isMapAlone = isOfMap && argument.isEmpty
    isOfAll = isOfMap && argument.lowercased() == "all"
    row = isOfMap ? Int(digits: argument) : nil
    looksAbout =
      Self.looking.contains(verb) || isOfMap && isMove && PositionReader.read(argument) == nil
  }
}

extension CommandTable {
  /// Returns these commands; those that others have, too, leave to them the arguments that they can't read.
  func orElse(_ others: CommandTable) -> CommandTable {
    CommandTable(
      commands.map { command in
        others.commands.first { $0.name == command.name }.map(command.orElse) ?? command
      })
  }
}

extension Command {
  fileprivate func orElse(_ other: Command) -> Command {
    let rows =
      if case .rows = candidates, other.candidates == .titles { candidates } else {
        other.candidates
      }
    return taking(arguments(orElse: other), summary: summary, candidates: rows) {
      [event, takesNone = arguments.isEmpty] argument in
      let isRead = !takesNone || argument.isEmpty
      return (isRead ? event(argument) : nil) ?? other.event(argument)
    }
  }

  /// The arguments as help shows them: those of the other command, after its own if that lacks some.
  private func arguments(orElse other: Command) -> String {
    let (own, others) = (Self.choices(arguments), Self.choices(other.arguments))
    let isWhole = own.allSatisfy(others.contains)
    return isWhole ? other.arguments : "[" + (own + others).joined(separator: "|") + "]"
  }

  /// The arguments of a usage such as "[N|all]".
  private static func choices(_ usage: String) -> [String] {
    usage.filter { $0 != "[" && $0 != "]" }.split(separator: "|").map(String.init)
  }
}

extension Screen {
  /// Returns the action of the screen's own table for a command of maps; `nil` if it has none.
  func action(for command: MapCommandLine) -> ScreenAction? {
    if case .screen(let action)? = try? table.own.event(command.line) { action } else { nil }
  }
}

extension Session {
  /// Does a command of maps: on the map that is shown, on the map beside the list if that can do it, or on a
  /// map that fits the screen.
  func perform(_ command: MapCommandLine) async throws(ConsoleError) {
    guard let screen = stack.current else { return }
    if case .map = navigator.current, let action = screen.action(for: command) {
      return try await perform(action)
    }
    if command.looksAbout, let map = screen.mapBeside, let action = map.action(for: command) {
      return try await perform(action.done(among: map.jobs))
    }
    // At the start no row is what is asked about.
    let chosen = navigator.current == .home ? nil : screen.status.chosen
    let together = screen.status.together
    let entity = navigator.current.entity ?? chosen ?? together.first
    let hasMap = entity.map { host.hasMap($0.catalog) } ?? false
    // A list whose rows have maps opens them by its own command.
    if let entity, !hasMap, command.isMapAlone || command.row != nil {
      return fail(
        strings(
          "There is no map of {0}; map and the name of a place opens one.",
          strings.name(of: entity.catalog)), .nothingFound)
    }
    if command.isOfAll, navigator.current.hasRows {
      return fail(
        strings("There are no results to show: open the map from a list of places."), .nothingFound)
    }
    if hasMap, !together.isEmpty {
      guard let row = command.row, together.indices.contains(row - 1) else {
        return try await open(.entities(together), for: command)
      }
      navigator.push(.map(.entity(together[row - 1])))
      return try await update()
    }
    let all: MapSubject = navigator.current == .favorites ? .favorites : .world
    let subject = hasMap ? entity.map(MapSubject.entity) : nil
    try await open(subject ?? all, for: command)
  }

  /// Opens a map and hands it a command; if that can't be done, all is as it was, and the reason is said.
  private func open(_ subject: MapSubject, for command: MapCommandLine) async throws(ConsoleError) {
    let (before, wasShown) = (navigator.position, isShown)
    navigator.push(.map(subject))
    guard !command.isMapAlone else { return try await update() }
    _ = stack.show(navigator.path)
    guard let map = stack.current, let action = map.action(for: command) else {
      return try await update(isNew: true)
    }
    isShown = false
    let job = map.jobs.start(inOrder: map.entered(at: layout.screen, by: action))
    guard await wait(for: job) else { return }
    guard let refusal = map.status.refusal else {
      // `goto paris` on a list opens the map of its chosen row, which is not what was asked for.
      if !command.looksAbout, command.row == nil { visits.passOver(navigator.path) }
      return try await update()
    }
    goBack(to: before, wasShown: wasShown)
    let status = map.status.outcome.status
    let isNothing = command.isOfAll || status != .done
    fail(refusal, !isNothing ? .usage : status == .done ? .nothingFound : status)
  }
}

extension Destination {
  /// Whether rows stand there; a list that has a map of all of them opens it by its own command.
  fileprivate var hasRows: Bool {
    switch self {
    case .list, .everything, .favorites, .recent: true
    case .home, .detail, .map, .compare: false
    }
  }
}
