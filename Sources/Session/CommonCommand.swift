import Components
package import Domain
package import Localization
package import Terminal
package import TextUI

/// The commands that work on every screen.
package enum CommonCommand: Hashable, Sendable {
  /// Goes from home straight to these destinations.
  case go([Destination])
  /// Opens a comparison, in place of another one that is shown.
  case compare(Comparison)
  case back
  /// Goes back; at the start, and off a terminal, it leaves the session.
  case leave
  case undo
  /// Sorts the list on screen by the key, if it is of the catalog.
  ///
  /// The host has set the order of lists that are opened later.
  case order(CatalogID, String)
  case language(Language)
  case theme(Theme)
  /// Stops using the network, or uses it again.
  case offline(Bool)
  /// Turns the log of exchanges with services on or off.
  case debug(Bool)
  case trace(TraceCommand)
  case set(SettingsCommand)
  /// Says where the streets on maps come from, or changes it.
  case tiles(TilesAction)
  /// Says what the file of places holds, or changes it.
  case places(PlacesAction)
  /// Draws maps with relief, or flat.
  case relief(Bool)
  /// Keeps the entities that are opened, or no longer.
  case history(Bool)
  case clearHistory
  /// Says whether the entities that are opened are kept, and how many are.
  case tellHistory
  /// Takes the mouse from the terminal, or gives it back.
  case pointer(Bool)
  /// Turns single keys on or off; `nil` changes over.
  case keys(Bool?)
  /// Shows the keys of the screen below the prompt, or no longer.
  case bar(Bool)
  case help(String)
  /// Says what a position or a place is near, as it was typed.
  case locate(String)
  /// Does a command of a map, which is opened where none is.
  case ofMap(MapCommandLine)
  /// Opens a map of the points in a file.
  case plot(path: String)
  /// Opens the detail of the entity with a name, and makes it a favorite, or no longer one, if that is asked
  /// for.
  case entity(called: String, isStarred: Bool)
  case status
  case about
  case quit
}

extension CommonCommand {
  /// Returns the table that reads these commands, with its explanations in a language.
  package static func table(
    _ strings: Strings, _ vocabulary: Vocabulary
  ) -> CommandTable<Action> {
    let search = [CommandForm.prefix("/"), .verb("search")].map { form in
      Command<CommonCommand>(
        form, arguments: "TEXT", summary: strings("search the cities by name"), candidates: .titles
      ) { .go([.everything(search: $0)]) }
    }
    let catalogs = vocabulary.catalogs.map { catalog in
      let hasFile = catalog.id.rawValue == PlacesAction.verb
      return Command<CommonCommand>(
        .verb(catalog.id.rawValue),
        arguments: hasFile ? "[TEXT|add PLACE|list|remove NAME|refresh]" : "[TEXT]",
        summary: strings[catalog.summary], candidates: hasFile ? .words(PlacesAction.words) : .none
      ) {
        if hasFile, let action = PlacesAction($0) { return .places(action) }
        return .go([.list(catalog.id, search: $0.isEmpty ? nil : $0)])
      }
    }
    return CommandTable(search + catalogs + destinations(strings) + settings(strings, vocabulary))
      .translated(strings, vocabulary) { .session($0) }
  }

  /// Returns the commands on an entity that take its name on every screen.
  static func named(_ strings: Strings) -> [Command<CommonCommand>] {
    func command(
      _ form: CommandForm, _ summary: String, isStarred: Bool
    ) -> Command<CommonCommand> {
      Command(form, arguments: "[TEXT]", summary: summary, candidates: .titles) { name in
        // Without a row there is nothing else that `fav` can mean.
        if isStarred, name.isEmpty { return .go([.favorites]) }
        return RowNumbers(name) == nil ? .entity(called: name, isStarred: isStarred) : nil
      }
    }
    return [
      command(
        .verb("fav", aliases: StarWords.star), strings("make it a favorite, or no longer one"),
        isStarred: true),
      command(
        .verb("info"), strings("show all that is known of row N; 2-5 9: of several, next by next"),
        isStarred: false),
    ]
  }

  private static func destinations(_ strings: Strings) -> [Command<CommonCommand>] {
    [
      Command(.verb("favorites"), summary: strings("open the favorites")) { _ in
        .go([.favorites])
      },
      Command(.verb("recent"), summary: strings("show what was opened last")) { _ in .go([.recent])
      },
      .compare(
        summary: strings(
          "show two entries of a catalog side by side, by their names; 1 and 2 open them")
      ) { .compare(Comparison(nil, $0)) },
      Command(
        .verb("where"), arguments: "TEXT|POSITION [--kind KIND]",
        summary: strings("say what a position is near, or which places of a kind"),
        candidates: .titles
      ) { .locate($0) },
      Command(.verb("home"), summary: strings("back to the start")) { _ in .go([]) },
      Command(
        .verb("back"), summary: strings("back to the screen before; before the start there is none")
      ) { _ in .back },
      Command(
        .verb("q"), summary: strings("go back, as Esc does; at the start it leaves"), letter: "q"
      ) { _ in .leave },
      Command(
        .verb("undo"), summary: strings("undo the last change of favorites: a star, or a removal")
      ) { _ in .undo },
    ]
  }

  private static func settings(
    _ strings: Strings, _ vocabulary: Vocabulary
  ) -> [Command<CommonCommand>] {
    [
      choice(
        "lang", strings("change the language"),
        Language.allCases.map { ($0.rawValue, .language($0)) }
      ) { Language(locale: $0).map(CommonCommand.language) },
      choice(
        "theme", strings("change the colors; auto takes what fits the terminal"),
        Theme.allCases.map { ($0.rawValue, .theme($0)) }),
      choice(
        "offline", strings("work without the network, or with it again"), onOff { .offline($0) }),
      choice("network", strings("use the network, or leave it alone"), onOff { .offline(!$0) }),
      TilesAction.command(strings),
      choice(
        "relief", strings("draw maps with mountains and the depths of the sea, or flat"),
        onOff { .relief($0) }),
      choice("debug", strings("log each exchange with the services"), onOff { .debug($0) }),
      Command(
        .verb("trace"), arguments: "on|off|save FILE",
        summary: strings(
          """
          show each call between the parts of a screen, also where --trace=FILE writes them; \
          save the last screen's as FILE.mmd, a diagram for Mermaid, and FILE.json
          """),
        candidates: .words(["on", "off", "save"])
      ) { TraceCommand($0).map(CommonCommand.trace) },
      Command(
        .verb("set"), arguments: "[KEY [VALUE]|edit]",
        summary: strings(
          """
          what the settings are and where each comes from; with a value, keep it: set theme \
          dark, set sort population; default takes it out again: set theme default; edit \
          opens the file
          """), candidates: .keyed(vocabulary.settings)
      ) { .set(SettingsCommand($0)) },
      choice(
        "history", strings("keep what is opened and typed, or not, or forget it"),
        ["on", "off"].map { ($0, .set(.keep(key: "history", value: $0))) }
          + [("clear", .clearHistory)], else: .tellHistory),
      choice(
        "mouse", strings("drag the map, zoom with the wheel; to select text, hold Shift then"),
        onOff { .pointer($0) }),
      choice(
        "keys", strings("single keys: hjkl move, q goes back, : begins a command, / a search"),
        onOff { .keys($0) }, else: .keys(nil)),
      choice(
        "bar", strings("show the keys of the screen below the prompt, or not"), onOff { .bar($0) }),
      Command(
        .verb("status"), summary: strings("see how this session runs: terminal, network, favorites")
      ) { _ in .status },
      Command(.verb("about"), summary: strings("version, sources and licenses")) { _ in .about },
      Command(
        .verb("help", aliases: ["?"]), arguments: "[COMMAND|TOPIC]",
        summary: strings("what can be typed here; or what a command or a topic is for"),
        candidates: .commands, letter: "?"
      ) { .help($0) },
      Command(.verb("quit", aliases: ["exit"]), summary: strings("leave (also Ctrl-D)")) { _ in
        .quit
      },
    ]
  }

  private static func onOff(
    _ command: (Bool) -> CommonCommand
  ) -> [(word: String, command: CommonCommand)] {
    [("on", command(true)), ("off", command(false))]
  }

  /// Returns a command that takes one of some words; without a word it does `standard`.
  ///
  /// - Parameter other: reads any other word, such as `fr_FR` for `fr`.
  private static func choice(
    _ verb: String, _ summary: String, _ choices: [(word: String, command: CommonCommand)],
    else standard: CommonCommand? = nil,
    other: @escaping @Sendable (String) -> CommonCommand? = { _ in nil }
  ) -> Command<CommonCommand> {
    let words = choices.map(\.word)
    let usage = words.joined(separator: "|")
    return Command(
      .verb(verb), arguments: standard == nil ? usage : "[\(usage)]", summary: summary,
      candidates: .words(words)
    ) { argument in
      if argument.isEmpty { return standard }
      return choices.first { $0.word == argument.lowercased() }?.command ?? other(argument)
    }
  }
}

/// The tasks of `trace` in a session.
package enum TraceCommand: Hashable, Sendable {
  /// Shows calls as they happen, or no longer.
  case on(Bool)
  /// Writes the calls of the last screen; the path is `nil` if the line names no file.
  case save(String?, replacing: Bool)

  /// Reads `on`, `off`, `save FILE` and `save! FILE`, which replaces files; any other argument is `nil`.
  init?(_ argument: String) {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    let file = words.dropFirst().first
    guard file != "-" else { return nil }
    switch (words.first?.lowercased(), file) {
    case ("on", nil): self = .on(true)
    case ("off", nil): self = .on(false)
    case ("save", _): self = .save(file, replacing: false)
    case ("save!", _): self = .save(file, replacing: true)
    default: return nil
    }
  }
}

/// The tasks of `set` in a session.
package enum SettingsCommand: Hashable, Sendable {
  /// Tells all settings that hold, and where they come from.
  case all
  case one(String)
  /// Keeps a value in the settings file.
  case keep(key: String, value: String)
  /// Takes a key out of the settings file.
  case drop(String)
  /// Opens the settings file in the user's editor.
  case edit

  /// The word in place of a value that takes a key out of the file.
  package static let standard = "default"

  /// The word that opens the editor; it is no key.
  package static let editing = "edit"

  /// Reads nothing, `edit`, `KEY`, `KEY VALUE`, `KEY = VALUE` and `KEY default`.
  package init(_ argument: String) {
    let isBetween: (Character) -> Bool = { $0 == "=" || $0.isWhitespace }
    let word = argument.prefix { !isBetween($0) }
    let key = word.lowercased()
    let value = String(argument.dropFirst(word.count).drop(while: isBetween)).trimmingSpaces()
    switch (key, value) {
    case ("", _): self = .all
    case (Self.editing, ""): self = .edit
    case (_, ""): self = .one(key)
    case (_, Self.standard): self = .drop(key)
    default: self = .keep(key: key, value: value)
    }
  }
}

extension Strings {
  /// Returns one line that says what was wrong with a command line, and what to type instead.
  func message(for error: CommandError) -> String {
    switch error {
    case .unknown(let word, let suggestions):
      let what = self("Unknown command “{0}”.", word.shortened())
      let advice =
        suggestions.isEmpty
        ? self("Type help to see what there is.")
        : self("Did you mean {0}?", alternatives(suggestions))
      return "\(what) \(advice)"
    case .ambiguous(let word, let candidates):
      return self("“{0}” could be {1}.", word, alternatives(candidates))
    case .missingArgument(let usage, let keys):
      return keys.isEmpty
        ? self("Something is missing. Type: {0}", usage)
        : self("Something is missing. Type: {0} Keys: {1}.", usage, keys.joined(separator: ", "))
    case .invalidArgument(let argument, let usage):
      let argument = argument.shortened()
      // A command that takes nothing is its word alone.
      let isBare = usage.allSatisfy { $0.isLowercase || $0 == "-" }
      let text =
        isBare
        ? Words("{1} takes nothing after it: leave out “{0}”.")
        : Words("“{0}” does not work here. Type: {1}")
      return self(text, argument, usage)
    }
  }

  /// Returns one line that says that a line is no name and no command.
  ///
  /// - Parameter unstored: the catalogs that may have the name, because nothing is held of them yet.
  func refusal(ofPhrase line: String, unstored: [CatalogID]) -> String {
    let words = line.split(separator: " ").map(String.init)
    let areTwo = words.contains { $0 == "-" || PlaceJoints.ofTwo.contains(Fold.fold($0)) }
    let advice: String =
      if areTwo {
        self("For two places type distance A, B.")
      } else if unstored.isEmpty {
        self("Type help to see what there is.")
      } else {
        self("Not stored yet: {0}.", unstored.map(name(of:)).joined(separator: ", "))
      }
    return self("Nothing is called “{0}”, and it is no command.", line.shortened()) + " " + advice
  }
}
