/// What stands around the options on a page of help.
package enum HelpPageText: TextKey {
  case usage, options, commands, examples, generalOptions, general, oneOf, noCommand
  case helpOfCommand, command, catalog, text, pair, key, file, place, name, source, number, value

  package static let english: [HelpPageText: String] = [
    .usage: "Usage:", .options: "[options]", .commands: "Commands:", .examples: "Examples:",
    .generalOptions: "{0} more options that every command takes: catalejo help options",
    .general: "Options that every command takes, before its name or after it:",
    .oneOf: "One of {0}.",
    .noCommand: "“{0}” is no command. Commands: {1}.",
    .helpOfCommand: "Say what a command takes; help options: what all take.",
    .command: "COMMAND", .value: "VALUE", .catalog: "CATALOG", .text: "TEXT", .pair: "KEY=VALUE",
    .key: "KEY", .file: "FILE",
    .place: "PLACE", .name: "NAME", .source: "SOURCE", .number: "N",
  ]

  package static let spanish: [HelpPageText: String] = [
    .usage: "Uso:", .options: "[opciones]", .commands: "Órdenes:", .examples: "Ejemplos:",
    .generalOptions: "{0} opciones más que lleva cualquier orden: catalejo help options",
    .general: "Opciones que lleva cualquier orden, antes o después de su nombre:",
    .oneOf: "Uno de {0}.",
    .noCommand: "«{0}» no es una orden. Órdenes: {1}.",
    .helpOfCommand: "Dice qué lleva una orden; help options: lo que llevan todas.",
    .command: "ORDEN", .value: "VALOR", .catalog: "CATÁLOGO", .text: "TEXTO", .pair: "CLAVE=VALOR",
    .key: "CLAVE", .file: "ARCHIVO",
    .place: "LUGAR", .name: "NOMBRE", .source: "ORIGEN", .number: "N",
  ]
}

/// What help is sorted by: the word for a topic, one word that can be typed, and what it is about.
package enum TopicText: TextKey {
  case search, list, map, favorites, detail, move, network, settings, program, keys
  case aboutSearch, aboutList, aboutMap, aboutFavorites, aboutDetail, aboutMove, aboutNetwork,
    aboutSettings, aboutProgram, aboutKeys

  package static let english: [TopicText: String] = [
    .search: "search", .aboutSearch: "find something, narrow a list, put it in order",
    .list: "list", .aboutList: "open a row, turn the pages",
    .map: "map", .aboutMap: "move a map, look closer, ask it",
    .favorites: "favorites", .aboutFavorites: "keep what you like, carry it to another machine",
    .detail: "detail", .aboutDetail: "all about one thing: its names, its picture, its link",
    .move: "move", .aboutMove: "go to a catalog, back, home, out",
    .network: "network", .aboutNetwork: "fetch anew, or work without a network",
    .settings: "settings", .aboutSettings: "language, colors, mouse",
    .program: "program", .aboutProgram: "help, what runs here, who made it",
    .keys: "keys", .aboutKeys: "what keys do before you type",
  ]

  package static let spanish: [TopicText: String] = [
    .search: "buscar", .aboutSearch: "encuentra algo, acorta una lista, ordénala",
    .list: "lista", .aboutList: "abre una fila, pasa las páginas",
    .map: "mapa", .aboutMap: "mueve un mapa, acércalo, pregúntale",
    .favorites: "favoritos", .aboutFavorites: "guarda lo que te gusta y llévalo a otra máquina",
    .detail: "detalle", .aboutDetail: "todo sobre algo: sus nombres, su imagen, su enlace",
    .move: "moverse", .aboutMove: "ve a un catálogo, atrás, al inicio, fuera",
    .network: "red", .aboutNetwork: "vuelve a pedir los datos, o trabaja sin red",
    .settings: "ajustes", .aboutSettings: "idioma, colores, ratón",
    .program: "programa", .aboutProgram: "ayuda, con qué funciona, quién lo ha hecho",
    .keys: "teclas", .aboutKeys: "qué hacen las teclas antes de escribir",
  ]
}
