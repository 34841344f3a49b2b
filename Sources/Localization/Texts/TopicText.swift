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
