/// The texts on the list of favorites and on their files.
package enum FavoritesText: String, TextKey {
  case title = "favorites"
  case recent = "recent"
  case noneRecent = "Nothing was opened in a session yet."
  case notKept = "What is opened is not kept: history is off (history on in a session)."
  case none = "There are no favorites yet."
  case noneHint = "fav N adds one from a list."
  case noneMatches = "No favorite has a word that starts with “{0}”."
  case noneFits = "No favorite fits {0}."
  case noMatchHint = "/TEXT searches something else, clear shows all."
  case isGone = "no longer in the catalog"
  case gone = "“{0}” is no longer in its catalog, so it can't be opened."
  case already = "“{0}” is a favorite already."
  case notAFavorite = "{0} is not a favorite."
  case exported = "{0} favorites written to {1}."
  case exportedOne = "{0} favorite written to {1}."
  case withoutPosition = "{0} without a position are not in it: CSV, TSV and JSON take them."
  case oneWithoutPosition = "{0} without a position is not in it: CSV, TSV and JSON take it."
  case imported = "Favorites added: {0}; entries skipped: {1}."
  case moreSkipped = "And {0} more entries."
  case shapes = "Lines and areas, which are no points: {0}."
  case skipped = "Entry {0}, “{1}”: {2}."
  case skippedNameless = "Entry {0}: {1}."
  case notAnEntry = "it is not a favorite's entry"
  case unknownCatalog = "its catalog is not known here"
  case invalidID = "it has no valid id"
  case invalidTitle = "its title has a NUL character"
  case invalidPosition = "its position is not on the globe"
  case noPosition = "nothing says its position"
  case invalidDate = "its date can't be read"
  case noTitle = "it has no title, and its catalog doesn't know it"
  case alreadyFavorite = "it is a favorite already"
  case twice = "it is in the file twice"
  case doClear = "take off search, filters and order"
  case doFilter = "show only the favorites that fit; without a value, all again"
  case doExport = "write all favorites to a file, as its ending says; export! FILE replaces one"
  case doImport = "add the favorites of a file, or your own points"

  package static let spanish: [FavoritesText: String] = [
    .recent: "recientes",
    .noneRecent: "Todavía no se ha abierto nada en una sesión.",
    .notKept:
      "Lo que se abre no se guarda: el historial está apagado (historial sí en una sesión).",
    .title: "favoritos",
    .none: "Todavía no hay favoritos.",
    .noneHint: "En una lista, favorito N añade uno.",
    .noneMatches: "Ningún favorito tiene una palabra que empiece por «{0}».",
    .noneFits: "Ningún favorito coincide con {0}.",
    .noMatchHint: "Busca otra cosa con /TEXTO o escribe limpiar para verlos todos.",
    .isGone: "ya no está en el catálogo",
    .gone: "«{0}» ya no está en su catálogo y no se puede abrir.",
    .already: "«{0}» ya estaba en favoritos.",
    .notAFavorite: "{0} no está en favoritos.",
    .exported: "{0} favoritos guardados en {1}.",
    .exportedOne: "{0} favorito guardado en {1}.",
    .withoutPosition: "Faltan {0} sin posición: CSV, TSV y JSON los admiten.",
    .oneWithoutPosition: "Falta {0} sin posición: CSV, TSV y JSON lo admiten.",
    .imported: "Favoritos añadidos: {0}; entradas omitidas: {1}.",
    .moreSkipped: "Y {0} entradas más.",
    .shapes: "Líneas y áreas, que no son puntos: {0}.",
    .skipped: "Entrada {0}, «{1}»: {2}.",
    .skippedNameless: "Entrada {0}: {1}.",
    .notAnEntry: "no es la entrada de un favorito",
    .unknownCatalog: "su catálogo no se conoce aquí",
    .invalidID: "no tiene un identificador válido",
    .invalidTitle: "su título tiene un carácter NUL",
    .invalidPosition: "su posición no está en el globo",
    .noPosition: "nada indica su posición",
    .invalidDate: "no se entiende su fecha",
    .noTitle: "no tiene título y su catálogo no lo conoce",
    .alreadyFavorite: "ya estaba en favoritos",
    .twice: "aparece dos veces en el archivo",
    .doClear: "quita la búsqueda, los filtros y el orden",
    .doFilter: "muestra solo los favoritos que coinciden; sin valor, de nuevo todos",
    .doExport:
      "guarda todos los favoritos en un archivo, según su extensión; exportar! ARCHIVO lo reemplaza",
    .doImport: "añade los favoritos de un archivo, o tus propios puntos",
  ]
}
