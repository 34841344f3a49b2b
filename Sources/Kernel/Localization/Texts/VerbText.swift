/// The words of commands; each works in both languages.
///
/// The English words are the verbs of the command tables. If there are several Spanish words, help
/// shows the first.
package enum VerbText: String, TextKey {
  case search, filter, sort, clear, all, starred
  case open, down, up, next, prev, page, grid, rows
  case map
  case zoomIn = "+"
  case zoomOut = "-"
  case north = "n"
  case south = "s"
  case east = "e"
  case west = "w"
  case zoom, center, fit, goto, find, nearby, what, `where`, distance, graticule, night
  case favorites, fav, remove, undo, export, `import`
  case info, compare, names, picture
  case openURL = "open-url"
  case copy, share
  case recent, home, back
  case leave = "q"
  case quit
  case refresh, retry, offline
  case lang, theme, mouse, keys, bar, history, set
  case help, status, about, debug, trace

  package static let spanish: [VerbText: String] = [
    .search: "buscar", .filter: "filtrar", .sort: "ordenar", .clear: "limpiar", .all: "todo todos",
    .starred: "marcados", .open: "abrir", .down: "abajo", .up: "arriba", .next: "siguiente",
    .prev: "anterior", .page: "página", .grid: "cuadrícula", .rows: "filas",
    .map: "mapa", .zoomIn: "acercar", .zoomOut: "alejar", .zoom: "zoom",
    .north: "norte", .south: "sur", .east: "este", .west: "oeste o", .center: "centrar centro",
    .fit: "encuadrar", .goto: "ir", .find: "localizar", .nearby: "cerca", .what: "qué",
    .where: "dónde",
    .distance: "distancia", .graticule: "retícula", .night: "noche",
    .favorites: "favoritos", .fav: "favorito marcar estrella añadir agregar",
    .remove: "quitar borrar eliminar", .undo: "deshacer",
    .export: "exportar", .import: "importar",
    .info: "detalle ver", .compare: "comparar", .names: "nombres", .picture: "imagen foto",
    .openURL: "abrir-enlace enlace",
    .copy: "copiar", .share: "compartir",
    .recent: "recientes", .home: "inicio", .back: "volver atrás regresar",
    .leave: "q", .quit: "salir cerrar", .refresh: "actualizar", .retry: "reintentar",
    .offline: "sin-red",
    .lang: "idioma", .theme: "tema", .mouse: "ratón", .keys: "teclas", .bar: "barra",
    .history: "historial",
    .set: "ajustar configurar",
    .help: "ayuda", .status: "estado", .about: "acerca", .debug: "depurar", .trace: "traza",
  ]

  /// The Spanish words; help shows the first.
  package var spanishWords: [String] {
    (Self.spanish[self] ?? "").split(separator: " ").map(String.init)
  }
}

extension Strings {
  /// Returns the verb of a command in this language; a verb without a translation stays.
  package func verb(_ name: String) -> String {
    guard language == .spanish, let verb = VerbText(rawValue: name) else { return name }
    return verb.spanishWords.first ?? name
  }
}

/// The placeholders in the usage of a command, and the words that are arguments themselves.
package enum ArgumentText: String, TextKey {
  case text = "TEXT"
  case key = "KEY"
  case value = "VALUE"
  case file = "FILE"
  case command = "COMMAND"
  case topic = "TOPIC"
  case country = "COUNTRY"
  case name = "NAME"
  case catalogName = "CATALOG"
  case place = "PLACE"
  case position = "POSITION"
  case source = "SOURCE"
  case on, off, clear, save, all, favorites, results, yes, no
  case catalog, favorite, date, first, last
  // Settings that have no command of their name, their values, and other arguments of `set`.
  case plain, pictures, dots, sort, dark, light
  case english = "en"
  case spanishLanguage = "es"
  case standard = "default"
  case edit

  package static let spanish: [ArgumentText: String] = [
    .text: "TEXTO", .key: "CLAVE", .value: "VALOR", .file: "ARCHIVO", .command: "ORDEN",
    .topic: "TEMA",
    .country: "PAÍS", .name: "NOMBRE", .catalogName: "CATÁLOGO", .place: "LUGAR",
    .position: "POSICIÓN",
    .source: "ORIGEN",
    .on: "sí", .off: "no", .clear: "limpiar", .save: "guardar", .all: "todo",
    .favorites: "favoritos",
    .results: "resultados", .yes: "sí", .no: "no",
    .catalog: "catálogo", .favorite: "favorito", .date: "fecha", .first: "primera",
    .last: "última",
    .plain: "texto-simple", .pictures: "imágenes", .dots: "puntos", .sort: "orden",
    .dark: "oscuro", .light: "claro", .english: "inglés", .spanishLanguage: "español",
    .standard: "predeterminado", .edit: "editar",
  ]
}

extension Strings {
  /// Returns the arguments of a command in this language: "[TEXT]" becomes "[TEXTO]".
  package func arguments(_ usage: String) -> String {
    // Usages are English already.
    guard language != .english else { return usage }
    var shown = ""
    var rest = usage[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix(while: \.isLetter)
      shown += rest[..<start]
      shown += ArgumentText(rawValue: String(word)).map { self[$0] } ?? String(word)
      rest = rest[word.endIndex...]
    }
    return shown + rest
  }

  /// Returns a word that is an argument ("on") in this language.
  package func argument(_ word: String) -> String {
    guard language == .spanish else { return word }
    if let text = ArgumentText(rawValue: word) { return self[text] }
    return verb(word)
  }
}
