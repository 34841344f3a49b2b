/// What screens with numbered rows have in common: pages, picking a row, stars.
package enum RowsText: TextKey {
  case quoted, range, chosen, favorite
  case hintOpen, hintChoose, hintSearch, hintNext, hintPrevious, hintClear, hintHelp
  case noRow, noRowShown, noRows, firstPage, lastPage
  case doSearch, doOpen, doInfo, doMap, doDown, doUp, doNext, doPrevious, doPage, doRetry

  package static let english: [RowsText: String] = [
    .quoted: "“{0}”",
    .range: "{0}–{1} of {2}",
    .chosen: "chosen", .favorite: "favorite",
    .hintOpen: "a number opens", .hintChoose: "a number chooses", .hintSearch: "/TEXT searches",
    .hintNext: "next",
    .hintPrevious: "prev", .hintClear: "clear", .hintHelp: "help",
    .noRow: "There is no row {0} here.",
    .noRowShown: "There is no row {0} here; rows {1}–{2} are shown.",
    .noRows: "There are no rows here to choose from.",
    .firstPage: "This is the first page.",
    .lastPage: "This is the last page.",
    .doSearch: "search by name",
    .doOpen: "open row N; without N, the chosen row",
    .doInfo: "show all that is known of row N",
    .doMap: "show row N on the map, or all rows",
    .doNext: "go to the next page",
    .doDown: "choose the next row",
    .doUp: "choose the row before",
    .doPrevious: "go to the page before",
    .doPage: "go to page N",
    .doRetry: "try what failed again",
  ]

  package static let spanish: [RowsText: String] = [
    .quoted: "«{0}»",
    .range: "{0}–{1} de {2}",
    .chosen: "elegida", .favorite: "favorito",
    .hintOpen: "un número abre", .hintChoose: "un número elige", .hintSearch: "/TEXTO busca",
    .hintNext: "siguiente",
    .hintPrevious: "anterior", .hintClear: "limpiar", .hintHelp: "ayuda",
    .noRow: "Aquí no existe la fila {0}.",
    .noRowShown: "Aquí no existe la fila {0}: se muestran las filas {1}–{2}.",
    .noRows: "Aquí no hay filas que elegir.",
    .firstPage: "Esta es la primera página.",
    .lastPage: "Esta es la última página.",
    .doSearch: "busca por nombre",
    .doOpen: "abre la fila N; sin N, la elegida",
    .doInfo: "muestra todo lo que se sabe de la fila N",
    .doMap: "muestra la fila N en el mapa, o todas",
    .doNext: "pasa a la página siguiente",
    .doDown: "elige la fila siguiente",
    .doUp: "elige la fila anterior",
    .doPrevious: "vuelve a la página anterior",
    .doPage: "ve a la página N",
    .doRetry: "vuelve a intentar lo que falló",
  ]
}

/// The list of a catalog.
package enum ListText: TextKey {
  case sortedBy, favoritesOnly, alsoKnown
  case restByName, otherNames, didYouMean, didYouMeanThese
  case isGridAlready, areRowsAlready
  case nothingFits, pastEnd, count, emptyHint, noFavorites, nothing, skipped
  case doFilter, doSort, doClear, doAll, doStarred, doGrid, doRows, doFav, doRefresh

  package static let english: [ListText: String] = [
    .sortedBy: "by {0}", .favoritesOnly: "favorites only",
    .alsoKnown: "{0} by another name",
    .restByName: "The others by name",
    .otherNames: "By another name", .didYouMean: "Did you mean:",
    .didYouMeanThese: "Did you mean {0}?",
    .nothingFits: "Nothing here fits {0}.",
    .pastEnd: "There is nothing from row {0} on.",
    .count: "{0} in all.",
    .emptyHint: "/TEXT searches something else, clear shows all.",
    .noFavorites: "No favorites here yet: all shows everything, fav N adds one.",
    .nothing: "There is nothing here.",
    .isGridAlready: "This is the grid already; rows goes back to one row a line.",
    .areRowsAlready: "This is one row a line already; grid shows titles in a grid.",
    .skipped: "Left out of the new list, because they can't be used: {0}.",
    .doFilter: "show only what fits; without a value, all again",
    .doSort: "put the list in order; without a key, in its usual one",
    .doClear: "drop search, filters and order",
    .doAll: "show all, not only favorites",
    .doStarred: "show only favorites",
    .doGrid: "show titles in a grid",
    .doRows: "show one row a line",
    .doFav: "make row N a favorite, or no longer one",
    .doRefresh: "fetch the list again",
  ]

  package static let spanish: [ListText: String] = [
    .sortedBy: "por {0}", .favoritesOnly: "solo favoritos",
    .alsoKnown: "{0} por otro nombre",
    .restByName: "Las demás por nombre",
    .otherNames: "Por otro nombre", .didYouMean: "Quizá buscabas:",
    .didYouMeanThese: "¿Quizá buscabas {0}?",
    .nothingFits: "Nada coincide con {0}.",
    .pastEnd: "No hay nada a partir de la fila {0}.",
    .count: "{0} en total.",
    .emptyHint: "Busca otra cosa con /TEXTO o escribe limpiar para verlo todo.",
    .noFavorites: "Aquí aún no hay favoritos: todo lo muestra todo y favorito N añade uno.",
    .nothing: "Aquí no hay nada.",
    .isGridAlready: "Ya es la cuadrícula; filas vuelve a una fila por línea.",
    .areRowsAlready: "Ya es una fila por línea; cuadrícula muestra los títulos en una cuadrícula.",
    .skipped: "Fuera de la lista nueva, porque no sirven: {0}.",
    .doFilter: "muestra solo lo que coincide; sin valor, de nuevo todo",
    .doSort: "ordena la lista; sin clave, como siempre",
    .doClear: "quita la búsqueda, los filtros y el orden",
    .doAll: "muestra todo, no solo los favoritos",
    .doStarred: "muestra solo los favoritos",
    .doGrid: "muestra los títulos en una cuadrícula",
    .doRows: "muestra una fila por línea",
    .doFav: "pon la fila N en favoritos o quítala",
    .doRefresh: "vuelve a pedir la lista",
  ]
}
