/// The help on the commands and options of the command line, in both languages; the manual page is
/// made from the English texts.
package enum OptionText: String, TextKey {
  case program = "Explore public data from the terminal, offline first."
  case session = "Open an interactive session, run lines from a pipe, or look a name up."
  case list = "List a catalog, or what a search finds in it."
  case pick = "Choose an entry on the terminal, as you type, and print its id."
  case detail = "Show all that is known of one entry."
  case map = "Draw the map around a place, an entry, a position, all favorites, or what files hold."
  case compare =
    "Show two entries of one catalog side by side; in a session, 1 and 2 open them."
  case whereIs = "Say what a position or a place is near, or add it to each row of a file."
  case favorites = "List, change, export and import the favorites."
  case favoritesList = "List the favorites of all catalogs, in the order they were added."
  case favoritesAdd = "Make entries favorites."
  case favoritesRemove = "Make entries favorites no more; undo in the session brings them back."
  case favoritesExport = "Write all favorites to a file: JSON, GeoJSON, GPX, KML, CSV or TSV."
  case favoritesImport =
    "Add the favorites of an exported file, or your own points; what can't be added is said."
  case recent = "List what was opened last, of all catalogs."
  case refresh = "Fetch catalogs now, however young what is stored."
  case set = "Say what the settings are, keep one, or open their file in the editor: set edit."
  case setting = "A setting, then a value to keep, or default; edit opens the file."
  case doctor = "Say what the program found: terminal, locale, folders, data."
  case about = "Say what the program is made with: versions, sources of the data, licenses."

  case lang = "The language: en or es (default: that of the environment)."
  case color = "Color: auto, always or never (default: auto)."
  case theme = "The colors: auto, dark, light, mono or 16 (default: auto)."
  case plain = "Plain text for screen readers and logs: a line a fact, nothing redrawn."
  case pictures =
    "Pictures in a session: auto, kitty, sixel, iterm, symbols or none (default: auto)."
  case dots = "What maps are drawn with: auto, braille, blocks or ascii (default: auto)."
  case mouse = "The mouse in a session: drag maps, zoom with the wheel."
  case keys = "Single keys in a session: hjkl move on maps and lists, a colon begins a command."
  case offline = "Leave the network alone: show what is stored."
  case debug = "Log each exchange with a service to standard error."
  case trace = """
    Show how the program works: each call between its parts, in a session above the prompt, else on \
    standard error. With =FILE, write them there.
    """
  case version = "Show the version."
  case help = "Show help information."

  case open = "Open at a place: CATALOG, CATALOG/ID, cities/ID/map, map/LAT,LON, favorites."
  case name = "Show what is stored of the place, Pokémon, item or person of this name, and leave."
  case jsonOfName = "Print JSON of what has the name."
  case catalog = "The catalog."
  case search = "What to search."
  case filter = "Only what fits; also !=, <, <=, >, >=; may be repeated."
  case sort = "How to sort."
  case onlyFavorites = "Only favorites."
  case limit = "At most so many (default: 20; on a terminal, as many as fit)."
  case recentLimit = "At most so many (default: all)."
  case offset = "Skip so many first (default: 0)."
  case kind = "Of articles, which: emailed (default), shared or viewed."
  case period = "Of articles, in how many days: 1, 7 (default) or 30."
  case ask = "Ask the service, however young what is stored."
  case json = "Print JSON."
  case tsv = "Print a line a row: the fields of the catalog, tabs between them, no header."
  case format = #"""
    Print a line a row: this text, with the values of fields, such as {name}, in it. \t is a tab, \n \#
    a line break, \\ a backslash, {{ and }} are braces.
    """#
  case catalogOfPick = "The catalog (default: cities)."
  case pickIn = "The catalog, or everything; then the catalog is printed before each id."
  case pickSearch = "What is typed at first."
  case multi = "Tab marks entries: all that are marked are printed, in that order."
  case pickHeight = "Rows of the terminal, or a part of them such as 40% (the default)."
  case pickFormat = "Print this text, with the values of fields in it, as list --format does."
  case print0 = "End what is printed with a NUL and not with a line break."
  case id = "The entry's id, as list --json shows it, or its name."
  case compared =
    "Two names, with / between them where they have several words; or CATALOG and two ids or names."
  case place =
    "A name, a position in any notation, CATALOG and ID, favorites, or files; - is standard input."
  case zoom = "How near, up to 14: the world is 256·2^zoom dots wide (default: 5, or what fits)."
  case width = "Columns (default: the terminal's, else 80)."
  case height = "Rows, footer included (default: the terminal's, else 24)."
  case graticule = "Draw meridians and parallels."
  case night = "Draw the line between day and night."
  case follow = "Draw points as they come, on a terminal."
  case last = "With --follow, how many points are kept (1000)."
  case geojson = "Write what is marked as GeoJSON instead."
  case positionOrFile =
    "A position in any notation or as a link of a map, a name, or a file; - is standard input."
  case columns =
    "The columns or members with latitude and longitude, by name, of tables by number too: LAT,LON."
  case locatedRows = """
    Rows are those of tables, of lines of positions, and of JSON lines; arrays of JSON, GeoJSON, GPX, \
    KML and TCX become CSV, a row a position. To each are added the nearest place, the region, the \
    country, the distance and direction from that place, the time zone, and the city. A row without a \
    position goes on as it is, and is counted. --columns names columns of tables and members of JSON \
    objects.
    """
  case ids = "The entries' ids."
  case exportFile = "The file, whose ending is its format, or - for standard output."
  case exportFormat = "The format, whatever the ending of the file is."
  case force = "Replace a file that has the name."
  case importFile = "The file, or - for standard input."
  case catalogs = "The catalogs."
  case source = "Where to fetch the cities from: prod (default), dev, or an address."
  case embedded = "Go back to the cities that are part of the program."

  case withoutCommand = """
    Without a command it opens an interactive session, `catalejo --open PLACE` at a place; lines \
    from a pipe or a file are run as a script. A first word that is no command is a name: `catalejo \
    paris`, `catalejo new york`, `catalejo pikachu` show what is stored of it.
    """
  case exitStatuses = """
    Exit status: 0 done, 1 nothing found, 2 usage, 3 not available (offline, or the service failed, \
    and nothing is stored), 4 the data are bad, 5 a file could not be read or written, 6 a key is \
    missing or refused, 130 interrupted.
    """
  case listing = """
    All take the filter favorite=yes. Words are compared by = and !=, numbers and dates also by <, <=, \
    >, >= and as ranges (population>1M, height=1.5..2, published>=2026-11). What is stored and young enough is shown without asking the \
    service; where the service fails, what is stored is shown with a warning. Off a terminal there \
    are the rows alone.
    """
  case picking = """
    It is drawn on the terminal itself, so that standard input and output may be pipes, and is gone \
    when it ends. Letters narrow the list, arrows and page keys choose, Enter prints. With Esc and \
    Ctrl-C it ends with 130, where nothing is chosen with 1, without a terminal with 2.
    """
  case history = """
    What is opened or typed in a session, or chosen with pick, is kept on this machine alone; history \
    off in a session ends that, history clear forgets it.
    """
  case fields = "Fields of {0}: {1}."
  case refreshedCities = """
    A list of cities that was fetched takes the place of the one that is part of the program, until \
    refresh cities --embedded.
    """

  package static let spanish: [OptionText: String] = [
    .program: "Explora datos públicos desde la terminal, aun sin conexión.",
    .session: "Abre una sesión interactiva, ejecuta las líneas de una tubería o busca un nombre.",
    .list: "Lista un catálogo, o lo que una búsqueda encuentra en él.",
    .pick: "Elige una entrada en la terminal, mientras se escribe, y escribe su id.",
    .detail: "Muestra todo lo que se sabe de una entrada.",
    .map:
      "Dibuja el mapa de un lugar, una entrada, una posición, todos los favoritos o unos archivos.",
    .compare:
      "Muestra dos entradas de un catálogo, una al lado de la otra; en una sesión, 1 y 2 las abren.",
    .whereIs: "Di qué hay cerca de una posición o un lugar, o añádelo a cada fila de un archivo.",
    .favorites: "Lista, cambia, exporta e importa los favoritos.",
    .favoritesList: "Lista los favoritos de todos los catálogos, en el orden en que se añadieron.",
    .favoritesAdd: "Añade entradas a los favoritos.",
    .favoritesRemove: "Quita entradas de los favoritos; undo las recupera en la sesión.",
    .favoritesExport:
      "Guarda todos los favoritos en un archivo: JSON, GeoJSON, GPX, KML, CSV o TSV.",
    .favoritesImport:
      "Añade los favoritos de un archivo exportado o tus propios puntos; dice qué no se puede añadir.",
    .recent: "Lista lo abierto hace poco, de todos los catálogos.",
    .refresh: "Pide los catálogos ahora, por reciente que sea lo guardado.",
    .set: "Dice qué ajustes hay, guarda uno o abre su archivo en el editor: set edit.",
    .setting: "Un ajuste y un valor que guardar, o default; edit abre el archivo.",
    .doctor: "Dice lo que el programa encuentra: terminal, idioma, carpetas, datos.",
    .about: "Dice con qué está hecho el programa: versiones, fuentes de los datos, licencias.",

    .lang: "El idioma: en o es (si no se indica, el del entorno).",
    .color: "Color: auto, always o never (si no se indica, auto).",
    .theme: "Los colores: auto, dark, light, mono o 16 (si no se indica, auto).",
    .plain:
      "Texto simple, para lectores de pantalla y registros: un dato por línea, nada se redibuja.",
    .pictures:
      "Imágenes en una sesión: auto, kitty, sixel, iterm, symbols o none (si no se indica, auto).",
    .dots: "Con qué se dibujan los mapas: auto, braille, blocks o ascii (si no se indica, auto).",
    .mouse: "El ratón en una sesión: arrastra los mapas y hace zoom con la rueda.",
    .keys:
      "Teclas sueltas en una sesión: hjkl mueven en mapas y listas, dos puntos empiezan una orden.",
    .offline: "No toca la red: muestra lo guardado.",
    .debug: "Registra cada intercambio con un servicio en la salida de errores.",
    .trace: """
    Muestra cómo trabaja el programa: cada llamada entre sus partes, en una sesión sobre la línea de \
    órdenes, si no en la salida de errores. Con =ARCHIVO, las escribe ahí.
    """,
    .version: "Muestra la versión.",
    .help: "Muestra esta ayuda.",

    .open: "Abre en un lugar: CATALOG, CATALOG/ID, cities/ID/map, map/LAT,LON, favorites.",
    .name: "Muestra lo guardado del lugar, Pokémon, objeto o persona de ese nombre, y acaba.",
    .jsonOfName: "Escribe JSON de lo que tiene ese nombre.",
    .catalog: "El catálogo.",
    .search: "Lo que se busca.",
    .filter: "Solo lo que encaja; también !=, <, <=, >, >=; se puede repetir.",
    .sort: "Cómo se ordena.",
    .onlyFavorites: "Solo los favoritos.",
    .limit: "Cuántos como mucho (si no se indica, 20; en una terminal, los que caben).",
    .recentLimit: "Cuántos como mucho (si no se indica, todos).",
    .offset: "Cuántos se saltan al principio (si no se indica, 0).",
    .kind: "Qué artículos: emailed (si no se indica), shared o viewed.",
    .period: "Artículos de cuántos días: 1, 7 (si no se indica) o 30.",
    .ask: "Pregunta al servicio, por reciente que sea lo guardado.",
    .json: "Escribe JSON.",
    .tsv: "Una línea por fila: los campos del catálogo separados por tabuladores, sin cabecera.",
    .format: #"""
    Una línea por fila: este texto, con los valores de los campos, como {name}, en su sitio. \t es un \#
    tabulador, \n un salto de línea, \\ una barra invertida, {{ y }} son llaves.
    """#,
    .catalogOfPick: "El catálogo (si no se indica, cities).",
    .pickIn:
      "El catálogo, o everything (todo); entonces se escribe el catálogo delante de cada id.",
    .pickSearch: "Lo que está escrito al principio.",
    .multi: "Tab marca entradas: se escriben todas las marcadas, en ese orden.",
    .pickHeight: "Filas de la terminal, o una parte como 40% (si no se indica).",
    .pickFormat:
      "Escribe este texto, con los valores de los campos en su sitio, como list --format.",
    .print0: "Termina lo que escribe con un NUL y no con un salto de línea.",
    .id: "El identificador de la entrada, como lo muestra list --json, o su nombre.",
    .compared:
      "Dos nombres, con / entre ellos si tienen varias palabras; o CATÁLOGO y dos ID o nombres.",
    .place:
      "Un nombre, una posición en cualquier notación, CATÁLOGO e ID, favorites, o archivos; - es la entrada estándar.",
    .zoom:
      "Lo cerca que se ve, hasta 14: el mundo mide 256·2^zoom puntos (si no, 5 o lo que quepa).",
    .width: "Columnas (si no se indica, las de la terminal, o 80).",
    .height: "Filas, con el pie (si no se indica, las de la terminal, o 24).",
    .graticule: "Dibuja meridianos y paralelos.",
    .night: "Dibuja la línea entre el día y la noche.",
    .follow: "Dibuja los puntos según llegan, en una terminal.",
    .last: "Con --follow, cuántos puntos se conservan (1000).",
    .geojson: "En vez de dibujar, escribe lo marcado como GeoJSON.",
    .positionOrFile:
      "Una posición en cualquier notación o un enlace de un mapa, un nombre, o un archivo; - es la entrada estándar.",
    .columns:
      "Las columnas o miembros de latitud y longitud, por nombre, o número en tablas: LAT,LON.",
    .locatedRows: """
    Las filas son las de tablas, líneas de posiciones y líneas de JSON; las listas de JSON, GeoJSON, \
    GPX, KML y TCX se convierten en CSV, una fila por posición. A cada una se añaden el lugar más \
    cercano, la región, el país, la distancia y la dirección desde ese lugar, la zona horaria y la \
    ciudad. Una fila sin posición sigue como está, y se cuenta. --columns nombra columnas de tablas y \
    miembros de objetos de JSON.
    """,
    .ids: "Los identificadores de las entradas.",
    .exportFile: "El archivo, cuya extensión indica el formato, o - para la salida estándar.",
    .force: "Reemplaza el archivo que tenga ese nombre.",
    .exportFormat: "El formato, sea cual sea la extensión del archivo.",
    .importFile: "El archivo, o - para la entrada estándar.",
    .catalogs: "Los catálogos.",
    .source: "De dónde se piden las ciudades: prod (si no se indica), dev o una dirección.",
    .embedded: "Vuelve a las ciudades que trae el programa.",

    .withoutCommand: """
    Sin orden abre una sesión interactiva, con `catalejo --open LUGAR` en un lugar; las líneas de una \
    tubería o de un archivo se ejecutan una tras otra. Una primera palabra que no es una orden es un \
    nombre: `catalejo paris`, `catalejo new york`, `catalejo pikachu` muestran lo guardado de él.
    """,
    .exitStatuses: """
    Al acabar devuelve: 0 hecho, 1 no se encontró nada, 2 mal uso, 3 no disponible (sin conexión o \
    falló el servicio, y no hay nada guardado), 4 los datos no sirven, 5 un archivo no se pudo leer o \
    escribir, 6 falta una clave o se rechaza, 130 interrumpido.
    """,
    .listing: """
    Todos admiten el filtro favorite=yes. Las palabras se comparan con = y !=, los números y las fechas \
    también con <, <=, >, >= y como intervalos (población>1M, altura=1,5..2, fecha>=2026-11). Lo guardado y aún reciente se muestra sin preguntar al \
    servicio; si el servicio falla, se muestra lo guardado con un aviso. Fuera de una terminal hay \
    solo filas.
    """,
    .picking: """
    Se dibuja en la propia terminal, así que la entrada y la salida pueden ser tuberías, y al acabar \
    no deja nada. Las letras acortan la lista, las flechas y las teclas de página eligen, Intro \
    escribe. Con Esc y Ctrl-C acaba con 130, si no se elige nada con 1, sin terminal con 2.
    """,
    .history: """
    Lo que se abre o se escribe en una sesión, o se elige con pick, se guarda solo en esta máquina; \
    history off en una sesión lo termina, history clear lo olvida.
    """,
    .fields: "Campos de {0}: {1}.",
    .refreshedCities: """
    Una lista de ciudades pedida toma el lugar de la que trae el programa, hasta refresh cities \
    --embedded.
    """,
  ]
}
