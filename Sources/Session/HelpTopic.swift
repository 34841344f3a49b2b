import Domain
import Localization

/// A topic of help: a task, and the commands for it.
struct HelpTopic: Equatable {
  /// Its name, and a line about it.
  let name: Words
  let summary: Words
  private let verbs: [String]
  /// The sentences of the topic that belong to no command.
  let sentences: [Words]

  private init(
    _ name: Words, _ summary: Words, _ verbs: [String] = [],
    saying sentences: [Words] = []
  ) {
    self.name = name
    self.summary = summary
    self.verbs = verbs
    self.sentences = sentences
  }

  /// The topic of keys, which also stand for commands of all topics.
  static let keys = HelpTopic(
    Words("keys", context: "topic"), Words("what keys do before you type"), ["keys", "bar"])

  static let all = [
    HelpTopic(
      Words("find", context: "topic"),
      Words("find something, narrow a list, put it in order, ask a map"),
      [
        "search", "filter", "sort", "clear", "all", "starred", "find", "goto", "nearby", "what",
        "where", "distance",
      ]),
    HelpTopic(
      Words("look", context: "topic"),
      Words("open a row, its map, all about it; look closer, compare"),
      [
        "open", "info", "map", "compare", "names", "picture", "grid", "rows", "zoom", "+", "-",
        "center", "fit", "graticule", "night", "color", "size",
      ]),
    HelpTopic(
      Words("map", context: "topic"), Words("how near it goes, and streets"),
      saying: [
        Words("zoom 0 shows the world, zoom 5 a country, zoom 18 a house."),
        Words(
          """
          From zoom 9 on there are streets. A session fetches those in view from OpenFreeMap, and \
          keeps them.
          """),
        Words(
          """
          tiles FILE draws those of a .pmtiles or .mbtiles file, tiles off draws none, tiles tells \
          which are drawn.
          """),
        Words(
          "From zoom 13 on, what, nearby, find and info tell of streets, houses and shops, too."),
      ]),
    HelpTopic(
      Words("move", context: "topic"),
      Words("choose a row, turn pages, move a map; to a catalog, back, home, out"),
      [
        "down", "up", "next", "prev", "page", "n", "s", "e", "w", "recent", "home", "back", "q",
        "quit",
      ]),
    HelpTopic(
      Words("keep", context: "topic"), Words("keep what you like, bring it back"),
      ["favorites", "fav", "remove", "undo"]),
    HelpTopic(
      Words("files", context: "topic"),
      Words("carry it to another machine, another program, another person"),
      ["export", "import", "copy", "share", "open-url"]),
    HelpTopic(
      Words("network", context: "topic"), Words("fetch anew, or work without a network"),
      ["refresh", "retry", "offline", "network", "tiles"]),
    HelpTopic(
      Words("settings", context: "topic"), Words("language, colors, mouse"),
      ["lang", "theme", "relief", "mouse", "history", "set"]),
    HelpTopic(
      Words("program", context: "topic"), Words("help, what runs here, who made it"),
      ["help", "status", "about", "debug", "trace"]),
    keys,
    HelpTopic(
      Words("accessibility", context: "topic"),
      Words("screen readers, braille displays, few colors"),
      saying: [
        Words(
          "--plain, ACCESSIBLE=1 or set plain yes: linear text, each row and each fact a line."),
        Words("Nothing is drawn over, no cursor moves; a map is told in words."),
        Words("Below a list stands the chosen row and the page: Row 3 of 20: Lima, PE."),
        Words("What takes long says so each ten seconds."),
        Words("theme mono has no colors; --dots ascii draws maps in plain characters."),
      ]),
  ]

  /// Returns the topic of a command by its name in the table; `nil` if it has none yet.
  static func topic(ofCommand name: String, _ vocabulary: Vocabulary) -> HelpTopic? {
    let isCatalog = vocabulary.catalogs.contains { $0.id.rawValue == name }
    // A command that is no word is found by a verb of its topic.
    let verb = ["/": "search", "N": "open"][name] ?? (isCatalog ? "home" : name)
    return all.first { $0.verbs.contains(verb) }
  }
}
