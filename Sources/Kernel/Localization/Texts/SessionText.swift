/// The texts of the session itself: the help, and messages between screens.
package enum SessionText: String, TextKey {
  case helpHere = "Here ({0})"
  case helpEverywhere = "On every screen"
  case helpMore = "help TOPIC or help COMMAND tells more. Topics: {0}."
  case helpWords = "{0}, and {1} more"
  case helpElsewhere = "It works {0}."
  case worksElsewhere = "“{0}” works {1}, not here."
  case worksForOthers = "“{0}” does not work for {1}; help lists what does."
  case inAList = "in a list"
  case inADetail = "in a detail"
  case onAMap = "on a map"
  case inTheFavorites = "in the favorites"
  case favorites = "open the favorites"
  case goHome = "back to the start"
  case back = "back to the screen before; before the start there is none"
  case leave = "go back, as Esc does; at the start it leaves"
  case quit = "leave (also Ctrl-D)"
  case help = "what can be typed here; or what a command or a topic is for"
  case language = "change the language: English or Spanish"
  case theme = "change the colors; auto takes what fits the terminal"
  case themeChanged = "The theme is {0} now."
  case themeUnseen = "The theme is {0} now, but no colors are shown here."
  case variableInvalid = "{0} can't be “{1}”; it can be: {2}."
  case status = "see how this session runs: terminal, network, favorites"
  case about = "version, sources and licenses"
  case search = "search the cities by name"
  case searchedInstead = "“{0}” is no command, so it was searched."
  case searchAsYouType = "/TEXT searches as you type."
  case stopped = "Stopped."
  case pageHint = "{0} of {1} · Space on · ↑ back · q leaves"
  case pageHintShort = "{0}/{1} · Space · q"
  case recent = "show what was opened last"
  case history = "keep what is opened and typed, or not, or forget it"
  case visitsUnkept = "What is opened is not kept: {0}"
  case historyIsOn = "The history is on; it holds {0}."
  case historyIsOff = "The history is off; it holds {0}."
  case historyCleared = "What was opened and typed is forgotten."
  case pickKeys = "↑↓ choose · Enter take · Esc give up"
  case pickSeveralKeys = "↑↓ choose · Tab mark · Enter take · Esc give up"
  case pickPlain = "pick draws on the terminal, which plain text rules out; leave out --plain."
  case pickWithoutTerminal = "pick needs a terminal on which it can draw."
  case followWithoutTerminal = "map --follow needs a terminal on which it can draw."
  case searchKeys = "↑↓ choose · Enter open · Esc back · Tab star"
  case searchKeysBeside = "↑↓ choose · Enter to the list · Esc back · Tab star"
  case favoritesSearchKeys = "↑↓ choose · Enter open · Esc back · Tab remove"
  case favoritesSearchKeysBeside = "↑↓ choose · Enter to the list · Esc back · Tab remove"
  case nothingFoundKeys = "Esc back"
  case suggestionKeys = "Esc back · Enter numbers these"
  case listKeys = "↑↓ choose · Enter open · / search · fav star · PgUp PgDn page · Esc back"
  case placesKeys =
    "↑↓ choose · Enter open · / search · fav star · Tab detail · PgUp PgDn · Esc back"
  case listKeysBeside = "↑↓ choose · Enter detail · / search · fav star · PgUp PgDn page · Esc back"
  case mapKeys = "↑↓←→ move · + - zoom · fav star · 0 fit · Enter detail · / search · Esc back"
  case findKeys = "↑↓ choose · Enter go there · Esc done"
  case detailKeys = "fav star · PgUp previous · PgDn next · / search · ? help · Esc back"
  case placeKeys = "fav star · Tab map · PgUp previous · PgDn next · / search · ? help · Esc back"
  case textKeys = "/ search · ? help · Esc back"
  case homeKeys = "↑↓ choose · Enter open · / search · ? help · q leave"
  case typingKeys = "Enter run · Esc empty"
  case pageKeys = "PgUp PgDn turn the page"
  case pasteCut = "Only the start of what was pasted fits."
  case pasteStopped = "The paste ends at its line {0} of {1}; the lines after it were not done."
  case helpSearch = "While you type /TEXT"
  case lineTooLong = "That line is too long to be a command; nothing was done."
  case languageChanged = "English it is."
  case atHome = "You are at the start already; quit leaves."
  case statusFavorites = "{0}, kept in {1}"
  case statusNowhere = "nowhere (no home folder)"
  case aboutTagline = "catalejo {0}: explores public data from the terminal, offline first."
  case aboutLicense = "Program: MIT license."
  case quarantined = "{0} was damaged; it is kept as {1}, and favorites start anew."
  case rescued = "{0} was damaged; {1} favorites could be read of it, and it is kept as {2}."
  case cacheDamaged =
    "{0} was damaged; it is kept as {1}, and what it held is fetched again once there is a network."
  case cacheTooNew =
    "A newer version of catalejo wrote {0}; it is kept as {1}, and what it held is fetched again once there is a network."
  case cacheUnwritable = "{0} What is fetched is kept only until you leave."
  case settingMalformed = "{0}, line {1}: this is not KEY = VALUE, so it is ignored."
  case settingUnknown = "{0}, line {1}: there is no setting “{2}”."
  case settingInvalid = "{0}, line {1}: {2} can't be “{3}”; it can be: {4}."
  case historyUnavailable = "The history of commands can't be kept in {0}: {1}."
  case damaged = "The program's own data are damaged; please install it again."
  case noPager = "PAGER is “{0}”, which can't be started."
  case badVariable = "{0} is “{1}”, which means nothing here; it can be: {2}."
  case badLink = "“{0}” can't be opened: try cities, cities/3128760/map or favorites."
  case terminal = "Terminal"
  case noTerminal = "none (plain text)"
  case doctorColor = "color, theme {0}"
  case doctorNoColor = "no color"
  case doctorDark = "dark background"
  case doctorLight = "light background"
  case doctorNoBackground = "background not told"
  case doctorBraille = "maps in Braille"
  case doctorBlocks = "maps in blocks"
  case doctorPictures = "Pictures"
  case doctorPictureMode = "shown as: {0}"
  case doctorNoPictures = "not shown"
  case doctorChafa = "drawn by {0}"
  case doctorNoChafa = "chafa is not installed (apt install chafa)"
  case doctorNoBraille = "maps in plain characters"
  case doctorLanguage = "Language"
  case doctorClocks = "Clocks"
  case clocksEmbedded = "tz {0}, part of the program"
  case clocksOfSystem = "tz {0} of the system, newer than {1} in the program"
  case doctorNoLocale = "no locale set"
  case doctorData = "Data"
  case doctorState = "History"
  case doctorCache = "Cache"
  case doctorConfig = "Settings"
  case doctorCityCount = "{0}, embedded"
  case keptFavorites = "Favorites"
  case doctorFavoriteCount = "{0} kept"
  case switchOff = "work without the network, or with it again"
  case debug = "log each exchange with the services"
  case offlineOn = "The network is left alone now; offline off ends that."
  case offlineOff = "The network is used again."
  case debugOn = "Each exchange with a service is now logged in {0}."
  case debugOff = "Exchanges with services are no longer logged."
  case debugNowhere = "There is no home folder to keep a log in; set HOME."
  case statusOnline = "used"
  case statusOffline = "no connection; it is tried again by itself"
  case statusSwitchedOff = "not used (offline on)"
  case statusDebug = "Debug log"
  case statusNoDebug = "off"
  case showingStored = "{0} What is stored is shown ({1})."
  case refreshed = "{0}: {1}, {2}."
  case notFetched = "{0}: {1}, part of the program; there is nothing to fetch."
  case refreshedSkipped =
    "{0}: {1}, {2}; {3} rows could not be used and were left out."
  case refreshedSkippedOne =
    "{0}: {1}, {2}; {3} row could not be used and was left out."
  case restored = "The cities are those of the program again: {0}."
  case progress = "Fetching: {0}"
  case aboutDescriptions = "Descriptions: Wikipedia, CC BY-SA 4.0."
  case aboutTrademarks =
    "Pokémon and its names are trademarks of Nintendo, Creatures and GAME FREAK."
  case aboutClocks = "Clocks in use: {0}."
  case aboutLibraries = "Made with:"
  case aboutPublicDomain = "public domain"
  case network = "Network"
  case doctorNetworkSwitchedOff = "not used (offline)"
  case doctorNetworkUsed = "used when needed"
  case doctorKey = "Key"
  case doctorKeySet = "for The New York Times: set"
  case doctorKeyMissing = "for The New York Times: none"
  case doctorReachable = "{0}: reachable"
  case doctorUnreachable = "{0}: not reachable"
  case doctorUntried = "{0}: not tried"
  case doctorLog = "Log"

  package static let spanish: [SessionText: String] = [
    .helpHere: "Aquí ({0})",
    .helpEverywhere: "En todas las pantallas",
    .helpMore: "ayuda TEMA o ayuda ORDEN dice más. Temas: {0}.",
    .helpWords: "{0} y {1} más",
    .helpElsewhere: "Funciona {0}.",
    .worksElsewhere: "«{0}» funciona {1}, aquí no.",
    .worksForOthers: "«{0}» no sirve para {1}; ayuda dice qué sirve.",
    .inAList: "en una lista", .inADetail: "en un detalle", .onAMap: "en un mapa",
    .inTheFavorites: "en los favoritos",
    .favorites: "abre los favoritos",
    .goHome: "vuelve al inicio",
    .back: "vuelve a la pantalla anterior; antes del inicio no hay ninguna",
    .leave: "vuelve, como Esc; al principio, sale",
    .quit: "sal (también Ctrl-D)",
    .help: "lo que puedes escribir aquí; o para qué sirve una orden o un tema",
    .language: "cambia el idioma: inglés o español",
    .theme: "cambia los colores; auto elige los que van bien en la terminal",
    .themeChanged: "El tema es ahora {0}.",
    .themeUnseen: "El tema es ahora {0}, pero aquí no se muestran colores.",
    .variableInvalid: "{0} no puede ser «{1}»; puede ser: {2}.",
    .status: "mira cómo va esta sesión: terminal, red, favoritos",
    .about: "versión, fuentes y licencias",
    .search: "busca ciudades por su nombre",
    .searchedInstead: "«{0}» no es una orden, así que se ha buscado.",
    .searchAsYouType: "/TEXTO busca mientras escribes.",
    .stopped: "Detenido.",
    .pageHint: "{0} de {1} · Espacio sigue · ↑ atrás · q sale",
    .pageHintShort: "{0}/{1} · Espacio · q",
    .recent: "muestra lo abierto hace poco",
    .history: "guarda lo que se abre y se escribe, o no, u olvídalo",
    .visitsUnkept: "Lo que se abre no se guarda: {0}",
    .historyIsOn: "El historial está activado; contiene {0}.",
    .historyIsOff: "El historial está desactivado; contiene {0}.",
    .historyCleared: "Lo abierto y lo escrito quedan olvidados.",
    .pickKeys: "↑↓ elegir · Intro tomar · Esc dejar",
    .pickSeveralKeys: "↑↓ elegir · Tab marcar · Intro tomar · Esc dejar",
    .pickPlain: "pick dibuja en la terminal, y el texto sencillo no lo permite; omite --plain.",
    .pickWithoutTerminal: "pick necesita una terminal en la que pueda dibujar.",
    .followWithoutTerminal: "map --follow necesita una terminal en la que pueda dibujar.",
    .searchKeys: "↑↓ elegir · Intro abrir · Esc volver · Tab favorito",
    .searchKeysBeside: "↑↓ elegir · Intro ir a la lista · Esc volver · Tab favorito",
    .favoritesSearchKeys: "↑↓ elegir · Intro abrir · Esc volver · Tab quitar",
    .favoritesSearchKeysBeside: "↑↓ elegir · Intro ir a la lista · Esc volver · Tab quitar",
    .nothingFoundKeys: "Esc volver",
    .suggestionKeys: "Esc volver · Intro les da números",
    .listKeys: "↑↓ elegir · Intro abrir · / buscar · favorito · RePág AvPág página · Esc volver",
    .placesKeys:
      "↑↓ elegir · Intro abrir · / buscar · favorito · Tab detalle · RePág AvPág · Esc volver",
    .listKeysBeside:
      "↑↓ elegir · Intro detalle · / buscar · favorito · RePág AvPág página · Esc volver",
    .mapKeys:
      "↑↓←→ mover · + - zoom · favorito · 0 encuadrar · Intro detalle · / buscar · Esc volver",
    .findKeys: "↑↓ elegir · Intro ir allí · Esc listo",
    .detailKeys: "favorito · RePág anterior · AvPág siguiente · / buscar · ? ayuda · Esc volver",
    .placeKeys:
      "favorito · Tab mapa · RePág anterior · AvPág siguiente · / buscar · ? ayuda · Esc volver",
    .textKeys: "/ buscar · ? ayuda · Esc volver",
    .homeKeys: "↑↓ elegir · Intro abrir · / buscar · ? ayuda · q salir",
    .typingKeys: "Intro ejecutar · Esc vaciar",
    .pageKeys: "RePág AvPág pasar página",
    .pasteStopped:
      "El pegado acaba en su línea {0} de {1}; las líneas siguientes no se han ejecutado.",
    .pasteCut: "Solo cabe el principio de lo pegado.",
    .helpSearch: "Mientras escribes /TEXTO",
    .lineTooLong: "Esa línea es demasiado larga para ser una orden; no se ha hecho nada.",
    .languageChanged: "Ahora en español.",
    .atHome: "Ya estás en el inicio; con salir te vas.",
    .statusFavorites: "{0}, guardados en {1}",
    .statusNowhere: "ninguna parte (no hay carpeta personal)",
    .aboutTagline: "catalejo {0}: explora datos públicos desde la terminal, aun sin conexión.",
    .aboutLicense: "Programa: licencia MIT.",
    .quarantined: "{0} estaba dañado; queda guardado como {1} y los favoritos empiezan de nuevo.",
    .rescued:
      "{0} estaba dañado; se recuperaron {1} favoritos de él, y queda guardado como {2}.",
    .cacheDamaged:
      "{0} estaba dañado; queda guardado como {1} y sus datos se piden de nuevo cuando haya red.",
    .cacheTooNew:
      "{0} es de una versión más nueva de catalejo; queda guardado como {1} y sus datos se piden de nuevo cuando haya red.",
    .cacheUnwritable: "{0} Lo que se pide se conserva solo hasta que salgas.",
    .settingMalformed: "{0}, línea {1}: no es CLAVE = VALOR y no se tiene en cuenta.",
    .settingUnknown: "{0}, línea {1}: no existe el ajuste «{2}».",
    .settingInvalid: "{0}, línea {1}: {2} no puede ser «{3}»; puede ser: {4}.",
    .historyUnavailable: "No se puede guardar el historial de órdenes en {0}: {1}.",
    .damaged: "Los datos del propio programa están dañados; instálalo de nuevo.",
    .noPager: "PAGER es «{0}», que no se puede iniciar.",
    .badVariable: "{0} es «{1}», que aquí no significa nada; puede ser: {2}.",
    .badLink:
      "«{0}» no se puede abrir: prueba cities, cities/3128760/map o favorites.",
    .terminal: "Terminal",
    .noTerminal: "ninguna (texto simple)",
    .doctorColor: "color, tema {0}",
    .doctorNoColor: "sin color",
    .doctorDark: "fondo oscuro", .doctorLight: "fondo claro",
    .doctorNoBackground: "no dice su fondo",
    .doctorBraille: "mapas en braille",
    .doctorBlocks: "mapas en bloques",
    .doctorPictures: "Imágenes",
    .doctorPictureMode: "se muestran como: {0}", .doctorNoPictures: "no se muestran",
    .doctorChafa: "las dibuja {0}",
    .doctorNoChafa: "chafa no está instalado (apt install chafa)",
    .doctorNoBraille: "mapas con caracteres simples",
    .doctorLanguage: "Idioma",
    .doctorClocks: "Relojes",
    .clocksEmbedded: "tz {0}, parte del programa",
    .clocksOfSystem: "tz {0} del sistema, más reciente que {1} en el programa",
    .doctorNoLocale: "sin configuración regional",
    .doctorData: "Datos",
    .doctorState: "Historial",
    .doctorCache: "Caché",
    .doctorConfig: "Ajustes",
    .doctorCityCount: "{0}, en el propio programa",
    .keptFavorites: "Favoritos",
    .doctorFavoriteCount: "guardados: {0}",
    .switchOff: "trabaja sin la red, o de nuevo con ella",
    .debug: "registra cada intercambio con los servicios",
    .offlineOn: "Ya no se usa la red. Para volver a usarla: sin-red no.",
    .offlineOff: "Se vuelve a usar la red.",
    .debugOn: "Cada intercambio con un servicio se registra ahora en {0}.",
    .debugOff: "Los intercambios con los servicios ya no se registran.",
    .debugNowhere: "No hay carpeta personal donde guardar un registro; define HOME.",
    .statusOnline: "se usa",
    .statusOffline: "sin conexión; se vuelve a probar sola",
    .statusSwitchedOff: "no se usa (sin-red sí)",
    .statusDebug: "Registro",
    .statusNoDebug: "apagado",
    .showingStored: "{0} Se muestra lo guardado ({1}).",
    .refreshed: "{0}: {1}, {2}.",
    .notFetched: "{0}: {1}, parte del programa; no hay nada que traer.",
    .refreshedSkipped: "{0}: {1}, {2}; {3} filas no servían y se han omitido.",
    .refreshedSkippedOne: "{0}: {1}, {2}; {3} fila no servía y se ha omitido.",
    .restored: "Las ciudades vuelven a ser las del programa: {0}.",
    .progress: "Trayendo: {0}",
    .aboutDescriptions: "Descripciones: Wikipedia, CC BY-SA 4.0.",
    .aboutTrademarks: "Pokémon y sus nombres son marcas de Nintendo, Creatures y GAME FREAK.",
    .aboutClocks: "Relojes en uso: {0}.",
    .aboutLibraries: "Hecho con:",
    .aboutPublicDomain: "dominio público",
    .network: "Red",
    .doctorNetworkSwitchedOff: "no se usa (sin conexión)",
    .doctorNetworkUsed: "se usa cuando hace falta",
    .doctorKey: "Clave",
    .doctorKeySet: "de The New York Times: configurada",
    .doctorKeyMissing: "de The New York Times: no hay",
    .doctorReachable: "{0}: responde",
    .doctorUnreachable: "{0}: no responde",
    .doctorUntried: "{0}: sin probar",
    .doctorLog: "Registro",
  ]
}
