import App
import Domain

/// What the program's commands do not say of themselves.
enum ManualText {
  typealias Entry = (name: String, text: String)

  static let description = [
    """
    In a session, `help` lists what the screen offers, and Tab completes verbs, keys, values and \
    titles. What was fetched once is shown at once, network or not; favorites stay.
    """,
    """
    Data go to standard output, everything else to standard error. Off a terminal there are no \
    colors and no prompts.
    """,
    """
    In a session, `trace on` shows how the program works: each call between its parts, above the prompt, also \
    where `--trace=FILE` writes them; `trace off` ends both. `trace save FILE` writes those of the \
    last screen to FILE.mmd, a sequence diagram for Mermaid, and to FILE.json; a FILE that ends in \
    .mmd, .mermaid or .json is only that one. Keys are left out. Files are replaced only by `trace \
    save! FILE` and `export! FILE`.
    """,
    """
    In a session, `set` says what the settings are and where each comes from, and `set KEY VALUE` \
    keeps one in the settings file; `set KEY default` takes it out again.
    """,
  ]

  static let options = """
    Every command takes these, before its name or after it. An option goes before the environment, \
    the environment before the settings file.
    """

  /// In roff, by command, where its arguments do not say how they go together.
  static let operands = [
    "detail": ["\\fIcatalog\\fR \\fIid\\fR|\\fIname\\fR"],
    "map": [
      "\\fIcatalog\\fR \\fIid\\fR|\\fIname\\fR", "\\fIlat\\fR,\\fIlon\\fR", "\\fBfavorites\\fR",
    ],
  ]

  /// By flag, what may be joined to it with `=`.
  static let values = ["--trace": "file"]

  private static let keyed = Catalogs.allServices.filter { $0.keyPage != nil }

  static let environment: [Entry] =
    [
      ("LC_ALL, LC_MESSAGES, LANG", "The language, English or Spanish."),
      ("NO_COLOR", "Where it is set and not empty, no colors, as `--color never`."),
      ("CATALEJO_THEME", "The colors, as `--theme`."),
      ("CATALEJO_PLAIN", "Where it is 1, plain text, as `--plain`."),
      ("CATALEJO_PICTURES", "How pictures are shown in a session, as `--pictures`."),
      ("CATALEJO_DOTS", "What maps are drawn with, as `--dots`."),
      ("CATALEJO_MOUSE", "Where it is 1, the mouse is the session's, as `--mouse`."),
      ("CATALEJO_KEYS", "Where it is 1, single keys move about in a session, as `--keys`."),
      ("CATALEJO_OFFLINE", "Where it is 1, the network is left alone, as `--offline`."),
      ("CATALEJO_DEBUG", "Where it is 1, exchanges with services are logged, as `--debug`."),
    ]
    + keyed.map { ($0.keyVariable, "\($0.name.english): its key, from \($0.keyPage ?? "").") }
    + Catalogs.allServices.map { service in
      let language =
        service.address.contains("{lang}") ? "; {lang} in it stands for the language" : ""
      return (service.addressVariable, "\(service.name.english): another address\(language).")
    } + [
      ("HTTPS_PROXY, NO_PROXY", "A proxy, and for which machines there is none."),
      (
        "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_STATE_HOME",
        "Where files are, see below."
      ),
    ]

  private static let orders = Catalogs.ids.map { "sort_\($0.rawValue)" }.joined(separator: ", ")
  private static let services =
    (keyed.map(\.keySetting) + Catalogs.allServices.map(\.addressSetting)).joined(separator: ", ")

  static let files: [Entry] = [
    (
      "$XDG_CONFIG_HOME/catalejo/config",
      """
      Settings, a `key = value` each line: lang, color, theme, plain, pictures, dots, mouse, \
      keys, offline, debug, \(orders) (the order a session's list starts in), \(services). \
      XDG_CONFIG_HOME is ~/.config where it is not set. A file with a key is best readable by you \
      only.
      """
    ),
    ("$XDG_DATA_HOME/catalejo", "Favorites; XDG_DATA_HOME is ~/.local/share by default."),
    (
      "$XDG_CACHE_HOME/catalejo",
      "What was fetched, which may be deleted at any time; XDG_CACHE_HOME is ~/.cache by default."
    ),
    (
      "$XDG_STATE_HOME/catalejo",
      """
      The history of commands, and debug.log, the log of a session; XDG_STATE_HOME is \
      ~/.local/state by default.
      """
    ),
  ]

  static let exitStatus: [Entry] = [
    ("0", "Done."),
    ("1", "Nothing was found."),
    ("2", "The command line can't be used."),
    ("3", "Not available: offline or the service failed, and nothing is stored."),
    ("4", "The data are bad."),
    ("5", "A file could not be read or written."),
    ("6", "A key is missing or refused, and nothing is stored."),
    ("130", "Interrupted."),
  ]

  static let examples: [Entry] = [
    ("catalejo --open cities/3936456/map", "Open a session at the map of Lima."),
    ("catalejo paris", "What is stored of Paris: its map, country, population, local time."),
    (#"catalejo list cities --search "sao pau" --json"#, "Find cities, as JSON."),
    (
      "catalejo list cities --filter country=PE --sort population --limit 5",
      "The five largest cities of Peru."
    ),
    (
      #"catalejo list cities --sort population --format '{name}\t{population}'"#,
      "Names and populations, a line a city."
    ),
    ("catalejo map -54.8,-68.3", "Draw the map around a position."),
    ("catalejo favorites export - > favorites.json", "Save the favorites."),
    ("printf '/lima\\n1\\n' | catalejo", "Run lines as a script."),
  ]

  static let seeAlso = "\\fBchafa\\fR(1), \\fBeditrc\\fR(5), \\fBterminfo\\fR(5)"
}
