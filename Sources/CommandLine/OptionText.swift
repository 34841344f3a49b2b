package import Contracts
package import Domain
package import Localization

/// The help on the commands and options of the command line, which is also that of the manual page.
package enum OptionText {
  package static let program = Words("Explore public data from the terminal, offline first.")
  package static let session = Words(
    "Open an interactive session, run lines from a pipe, or look a name up.")
  package static let list = Words("List a catalog, or what a search finds in it.")
  package static let pick = Words("Choose an entry on the terminal, as you type, and print its id.")
  package static let detail = Words("Show all that is known of one entry.")
  package static let map = Words(
    "Draw the map around a place, an entry, a position, all favorites, or what files hold.")
  package static let compare = Words(
    "Show two entries of one catalog side by side; in a session, 1 and 2 open them.")
  package static let whereIs = Words(
    "Say what a position or a place is near, or add it to each row of a file.")
  package static let favorites = Words("List, change, export and import the favorites.")
  package static let favoritesList = Words(
    "List the favorites of all catalogs, in the order they were added.")
  package static let favoritesAdd = Words("Make entries favorites.")
  package static let favoritesRemove = Words(
    "Make entries favorites no more; undo in the session brings them back.")
  package static let favoritesExport = Words(
    "Write all favorites to a file: JSON, GeoJSON, GPX, KML, CSV or TSV.")
  package static let favoritesImport = Words(
    "Add the favorites of an exported file, or your own points; what can't be added is said.")
  package static let recent = Words("List what was opened last, of all catalogs.")
  package static let refresh = Words("Fetch catalogs now, however young what is stored.")
  package static let places = Words(
    "Say which places of GeoNames are held, add those of countries or files, remove them.")
  package static let placesList = Words(
    "List the dumps that are held: places, the day they were added, rows left out.")
  package static let placesAdd = Words(
    "Add mountains, rivers, airports, postal codes and all else GeoNames names, of countries or files."
  )
  package static let placesRemove = Words("Hold the places of countries or files no more.")
  package static let placesRefresh = Words(
    "Fetch the dumps that have changed since they were added.")
  package static let addedPlaces = Words(
    "Codes or names of countries, all for the whole Earth, or files as GeoNames publishes them.")
  package static let heldPlaces = Words("The names of dumps, as list shows them.")
  package static let dumpFiles = Words(
    """
    A file is zipped or not: the places of a country, a part such as cities500.txt, postal codes; \
    beside it alternateNamesV2.txt, featureCodes_en.txt, admin1CodesASCII.txt and admin2Codes.txt. \
    All that was held of a country is replaced. Until all is there, what was held stays; so it does \
    after Ctrl-C.
    """)
  package static let set = Words(
    "Say what the settings are, keep one, or open their file in the editor: set edit.")
  package static let setting = Words(
    "A setting, then a value to keep, or default; edit opens the file.")
  package static let doctor = Words("Say what the program found: terminal, locale, folders, data.")
  package static let tilesInUse = Words(
    "Say where the streets on maps come from and how much of them is kept; clear forgets it.")
  package static let clear = Words("The word clear: forget the tiles that are kept.")
  package static let tiles = Words(
    """
    Streets on maps: a .pmtiles or .mbtiles file, the address of a service, on (OpenFreeMap) or off \
    (default: on in a session on a terminal, elsewhere off).
    """)
  package static let about = Words(
    "Say what the program is made with: versions, sources of the data, licenses.")
  package static let lang = Words(
    "The language by its code, such as es (default: that of the environment).")
  package static let color = Words("Color: auto, always or never (default: auto).")
  package static let theme = Words("The colors: auto, dark, light, mono or 16 (default: auto).")
  package static let plain = Words(
    "Plain text for screen readers and logs: a line a fact, nothing redrawn.")
  package static let pictures = Words(
    "Pictures in a session: auto, kitty, sixel, iterm, symbols or none (default: auto).")
  package static let dots = Words(
    "What maps are drawn with: auto, braille, blocks or ascii (default: auto).")
  package static let mouse = Words("The mouse in a session: drag maps, zoom with the wheel.")
  package static let keys = Words(
    "Single keys in a session: hjkl move on maps and lists, a colon begins a command.")
  package static let offline = Words("Leave the network alone: show what is stored.")
  package static let debug = Words("Log each exchange with a service to standard error.")
  package static let trace = Words(
    """
    Show how the program works: each call between its parts, in a session above the prompt, \
    else on standard error. With =FILE, write them there.
    """)
  package static let version = Words("Show the version.")
  package static let help = Words("Show help information.")
  package static let open = Words(
    "Open at a place: CATALOG, CATALOG/ID, cities/ID/map, map/LAT,LON, favorites.")
  package static let name = Words(
    "Show what is stored of the place, Pokémon, item or person of this name, and leave.")
  package static let jsonOfName = Words("Print JSON of what has the name.")
  package static let catalog = Words("The catalog.")
  package static let search = Words("What to search.")
  package static let filter = Words("Only what fits; also !=, <, <=, >, >=; may be repeated.")
  package static let sort = Words("How to sort.")
  package static let onlyFavorites = Words("Only favorites.")
  package static let limit = Words("At most so many (default: 20; on a terminal, as many as fit).")
  package static let recentLimit = Words("At most so many (default: all).")
  package static let offset = Words("Skip so many first (default: 0).")
  package static let kind = Words("Of articles, which: emailed (default), shared or viewed.")
  package static let period = Words("Of articles, in how many days: 1, 7 (default) or 30.")
  package static let ask = Words("Ask the service, however young what is stored.")
  package static let json = Words("Print JSON.")
  package static let tsv = Words(
    "Print a line a row: the fields of the catalog, tabs between them, no header.")
  package static let format = Words(
    """
    Print a line a row: this text, with the values of fields, such as {name}, in it. \\t is a \
    tab, \\n a line break, \\\\ a backslash, {{ and }} are braces.
    """)
  package static let catalogOfPick = Words("The catalog (default: cities).")
  package static let pickIn = Words(
    "The catalog, or everything; then the catalog is printed before each id.")
  package static let pickSearch = Words("What is typed at first.")
  package static let multi = Words(
    "Tab marks entries: all that are marked are printed, in that order.")
  package static let pickHeight = Words(
    "Rows of the terminal, or a part of them such as 40% (the default).")
  package static let pickFormat = Words(
    "Print this text, with the values of fields in it, as list --format does.")
  package static let print0 = Words("End what is printed with a NUL and not with a line break.")
  package static let id = Words("The entry's id, as list --json shows it, or its name.")
  package static let compared = Words(
    "Two names, with / between them where they have several words; or CATALOG and two ids or names."
  )
  package static let place = Words(
    "A name, a position in any notation, CATALOG and ID, favorites, or files; - is standard input.")
  package static let zoom = Words(
    "How near, up to 18: the world is 256·2^zoom dots wide (default: 5, or what fits).")
  package static let width = Words("Columns (default: the terminal's, else 80).")
  package static let height = Words("Rows, footer included (default: the terminal's, else 24).")
  package static let graticule = Words("Draw meridians and parallels.")
  package static let relief = Words(
    "Draw mountains and the depths of the sea, or flat land: on or off.")
  package static let night = Words("Draw the line between day and night.")
  package static let follow = Words("Draw points as they come, on a terminal.")
  package static let last = Words("With --follow, how many points are kept (1000).")
  package static let geojson = Words("Write what is marked as GeoJSON instead.")
  package static let colorBy = Words("Color the points of files by the numbers of this column.")
  package static let sizeBy = Words("Let the signs of points grow with the numbers of this column.")
  package static let figures = Words(
    "Of files, write the figures of the tracks as JSON instead: metres and seconds.")
  package static let positionOrFile = Words(
    "A position in any notation or as a link of a map, a name, or a file; - is standard input.")
  package static let columns = Words(
    "The columns or members with latitude and longitude, by name, of tables by number too: LAT,LON."
  )
  package static let placeKind = Words(
    """
    Tell the nearest places of this kind, among those that were added: mountain, airport, lake …; a \
    word that is none is answered with the list.
    """)
  package static let placeLimit = Words("At most so many places of the kind (default: 5).")
  package static let locatedRows = Words(
    """
    Rows are those of tables, of lines of positions, and of JSON lines; arrays of JSON, \
    GeoJSON, GPX, KML and TCX become CSV, a row a position. To each are added the nearest \
    place, the region, the country, the distance and direction from that place, the time zone, \
    and the city. A row without a position goes on as it is, and is counted. --columns names \
    columns of tables and members of JSON objects.
    """)
  package static let ids = Words("The entries' ids.")
  package static let exportFile = Words(
    "The file, whose ending is its format, or - for standard output.")
  package static let exportFormat = Words("The format, whatever the ending of the file is.")
  package static let force = Words("Replace a file that has the name.")
  package static let importFile = Words("The file, or - for standard input.")
  package static let catalogs = Words("The catalogs.")
  package static let source = Words(
    "Where to fetch the cities from: prod (default), dev, or an address.")
  package static let embedded = Words("Go back to the cities that are part of the program.")
  package static let withoutCommand = Words(
    """
    Without a command it opens an interactive session, `catalejo --open PLACE` at a place; \
    lines from a pipe or a file are run as a script. A first word that is no command is a name: \
    `catalejo paris`, `catalejo new york`, `catalejo pikachu` show what is stored of it.
    """)
  package static let exitStatuses = Words(
    """
    Exit status: 0 done, 1 nothing found, 2 usage, 3 not available (offline, or the service \
    failed, and nothing is stored), 4 the data are bad, 5 a file could not be read or written, \
    6 a key is missing or refused, 130 interrupted.
    """)
  package static let listing = Words(
    """
    All take the filter favorite=yes. Words are compared by = and !=, numbers and dates also by \
    <, <=, >, >= and as ranges (population>1M, height=1.5..2, published>=2026-11). What is \
    stored and young enough is shown without asking the service; where the service fails, what \
    is stored is shown with a warning. Off a terminal there are the rows alone.
    """)
  package static let picking = Words(
    """
    It is drawn on the terminal itself, so that standard input and output may be pipes, and is \
    gone when it ends. Letters narrow the list, arrows and page keys choose, Enter prints. With \
    Esc and Ctrl-C it ends with 130, where nothing is chosen with 1, without a terminal with 2.
    """)
  package static let history = Words(
    """
    What is opened or typed in a session, or chosen with pick, is kept on this machine alone; \
    history off in a session ends that, history clear forgets it.
    """)
  package static let fields = Words("Fields of {0}: {1}.")
  package static let refreshedCities = Words(
    """
    A list of cities that was fetched takes the place of the one that is part of the program, \
    until refresh cities --embedded.
    """)
}

extension OptionText {
  /// Returns a text of the manual page in another language.
  ///
  /// A text that is not known stays as it is.
  ///
  /// - Parameters:
  ///   - manual: the text in English.
  ///   - catalogs: the catalogs that the manual describes.
  package static func translated(
    _ manual: String, _ strings: Strings, catalogs: [CatalogDescription]
  ) -> String {
    let english = Strings(.english)
    if let catalog = catalogs.first(where: { english.manual(of: $0) == manual }) {
      return strings.manual(of: catalog)
    }
    if let arguments = english.arguments(of: fields, in: manual) {
      return strings.text(fields, arguments)
    }
    return Words.translation(of: manual, in: strings.language) ?? manual
  }
}

extension Strings {
  /// Returns the text on a catalog's search, filters and orders, for the help of `list`.
  package func manual(of catalog: CatalogDescription) -> String {
    let usages = catalog.filters.map { $0.usage(in: language) }.joined(separator: ", ")
    var orders = catalog.sorts.map { $0.usage(in: language) }
    orders[0] += " " + self("(default)")
    let parts = [
      self[catalog.words.searched],
      usages.isEmpty ? nil : "\(self("filter", context: "manual")) \(usages)",
      "\(self("sort by")) \(orders.joined(separator: ", "))",
    ]
    return catalog.id.rawValue + colon + parts.compactMap(\.self).joined(separator: semicolon) + "."
  }
}

extension Strings {
  /// Returns the word that stands for a value on a page, by the name that ArgumentParser has for
  /// it.
  package func standIn(for name: String) -> String {
    switch name {
    case "catalog", "catalogs": arguments("CATALOG")
    case "text", "format": arguments("TEXT")
    case "limit", "offset", "zoom", "width", "height", "period", "last", "rows": "N"
    case "columns": "LAT,LON"
    case "id", "ids": "ID"
    case "position": arguments("PLACE")
    case "names": arguments("NAME")
    case "key=value", "key", "file", "place", "name", "source": arguments(name.uppercased())
    default: arguments("VALUE")
    }
  }
}
