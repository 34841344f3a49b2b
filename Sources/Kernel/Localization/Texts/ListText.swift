/// The texts of all screens with numbered rows: pages, choosing a row, stars.
package enum RowsText: String, TextKey {
  case quoted = "“{0}”"
  case range = "{0}–{1} of {2}"
  case rowOf = "Row {0} of {1}: {2}"
  case pageOf = "Page {0} of {1}"
  case chosen = "chosen"
  case favorite = "favorite"
  case hintOpen = "a number opens"
  case hintChoose = "a number chooses"
  case hintSearch = "/TEXT searches"
  case noRow = "There is no row {0} here."
  case noRowShown = "There is no row {0} here; rows {1}–{2} are shown."
  case noRows = "There are no rows here to choose from."
  case firstPage = "This is the first page."
  case lastPage = "This is the last page."
  case noPage = "There is no page {0}: this is the last one, page {1}."
  case firstRow = "This is the first row."
  case lastRow = "This is the last row."
  case refreshed = "Fetched anew."
  case nothingToRetry = "Nothing has failed here, so there is nothing to try again."
  case nothingToFetch = "This comes with the program, so there is nothing to fetch anew."
  case notComparable = "Only two entries of one catalog can be compared."
  case doSearch = "search by name"
  case doOpen = "open row N; without N, the chosen row"
  case copied = "Lines copied: {0}."
  case doCopy = "copy the title and the link of rows, a line each"
  case doCompare = "show two rows side by side, or two entries by their names; 1 and 2 open them"
  case doInfo = "show all that is known of row N; 2-5 9: of several, next by next"
  case doMap = "show row N on the map, or all rows"
  case doNext = "go to the next page"
  case doDown = "choose the next row"
  case doUp = "choose the row before"
  case doPrevious = "go to the page before"
  case doPage = "go to page N, to the first one or the last one"
  case doRetry = "try what failed again; if nothing did, fetch anew"

  package static let spanish: [RowsText: String] = [
    .quoted: "«{0}»",
    .range: "{0}–{1} de {2}",
    .rowOf: "Fila {0} de {1}: {2}", .pageOf: "Página {0} de {1}",
    .chosen: "elegida", .favorite: "favorito",
    .hintOpen: "un número abre", .hintChoose: "un número elige", .hintSearch: "/TEXTO busca",
    .noRow: "Aquí no existe la fila {0}.",
    .noRowShown: "Aquí no existe la fila {0}: se muestran las filas {1}–{2}.",
    .noRows: "Aquí no hay filas que elegir.",
    .firstPage: "Esta es la primera página.",
    .lastPage: "Esta es la última página.",
    .firstRow: "Esta es la primera fila.", .lastRow: "Esta es la última fila.",
    .noPage: "No existe la página {0}: esta es la última, la {1}.",
    .refreshed: "Recién actualizado.",
    .nothingToRetry: "Aquí no ha fallado nada, así que no hay nada que reintentar.",
    .nothingToFetch: "Esto viene con el programa, así que no hay nada que volver a pedir.",
    .notComparable: "Solo se pueden comparar dos entradas de un mismo catálogo.",
    .doSearch: "busca por nombre",
    .doOpen: "abre la fila N; sin N, la elegida",
    .copied: "Líneas copiadas: {0}.",
    .doCopy: "copia el título y el enlace de las filas, uno por línea",
    .doCompare:
      "muestra dos filas, una al lado de la otra, o dos entradas por sus nombres; 1 y 2 las abren",
    .doInfo: "muestra todo lo que se sabe de la fila N; 2-5 9: de varias, una tras otra",
    .doMap: "muestra la fila N en el mapa, o todas",
    .doNext: "pasa a la página siguiente",
    .doDown: "elige la fila siguiente",
    .doUp: "elige la fila anterior",
    .doPrevious: "vuelve a la página anterior",
    .doPage: "ve a la página N, a la primera o a la última",
    .doRetry: "vuelve a intentar lo que falló; si nada falló, vuelve a pedirlo",
  ]
}

/// The texts of a catalog's list.
package enum ListText: String, TextKey {
  case sortedBy = "by {0}"
  case favoritesOnly = "favorites only"
  case alternate = "{0} by another name"
  case restByName = "All {0} by name"
  case elsewhere = "{0} elsewhere: type {1}"
  case otherNames = "By another name"
  case didYouMean = "Did you mean:"
  case didYouMeanThese = "Did you mean {0}?"
  case marked = "marked"
  case frequent = "often opened"
  case nothingFits = "Nothing here fits {0}."
  case pastEnd = "There is nothing from row {0} on."
  case count = "{0} in all."
  case emptyHint = "/TEXT searches something else, clear shows all."
  case noFavorites = "No favorites here yet: all shows everything, fav N adds one."
  case nothing = "There is nothing here."
  case beforeName = "Type a name. What you open often and your favorites appear here."
  case isGridAlready = "This is the grid already; rows goes back to one row a line."
  case areRowsAlready = "This is one row a line already; grid shows titles in a grid."
  case skipped = "{0} rows of the new list can't be used and were left out."
  case oneSkipped = "{0} row of the new list can't be used and was left out."
  case unreadable = "{0} rows of the stored list can't be read; refresh fetches them again."
  case oneUnreadable = "{0} row of the stored list can't be read; refresh fetches it again."
  case someNames =
    "Names in your language are known of {0} of {1}: {2} again fetches the others."
  case unnamed =
    "The search knows names in your language of {0} of {1}: {2} fetches the others."
  case doFilter = "show only what fits; without a value, all again"
  case filterSigns =
    "words take = and !=, numbers and dates also a range (1000..5000, ..10); 2k is 2000, 2M is 2000000"
  case doSort = "put the list in order; without a key, in its usual one"
  case standardOrder = "the usual order"
  case doClear = "drop search, filters and order"
  case doAll = "show all, not only favorites"
  case doStarred = "show only favorites"
  case doGrid = "show titles in a grid"
  case doRows = "show one row a line"
  case doFav = "make row N a favorite, or no longer one; 2-5 9: make several"
  case doRefresh = "fetch the list again"

  package static let spanish: [ListText: String] = [
    .sortedBy: "por {0}", .favoritesOnly: "solo favoritos",
    .alternate: "{0} por otro nombre",
    .restByName: "Las {0} por nombre", .elsewhere: "{0} en otra parte: escribe {1}",
    .otherNames: "Por otro nombre", .didYouMean: "Quizá buscabas:",
    .didYouMeanThese: "¿Quizá buscabas {0}?",
    .marked: "marcada", .frequent: "abierta a menudo",
    .nothingFits: "Nada coincide con {0}.",
    .pastEnd: "No hay nada a partir de la fila {0}.",
    .count: "{0} en total.",
    .emptyHint: "Busca otra cosa con /TEXTO o escribe limpiar para verlo todo.",
    .noFavorites: "Aquí aún no hay favoritos: todo lo muestra todo y favorito N añade uno.",
    .nothing: "Aquí no hay nada.",
    .beforeName: "Escribe un nombre. Aquí aparecen lo que abres a menudo y tus favoritos.",
    .isGridAlready: "Ya es la cuadrícula; filas vuelve a una fila por línea.",
    .areRowsAlready: "Ya es una fila por línea; cuadrícula muestra los títulos en una cuadrícula.",
    .skipped: "{0} filas de la lista nueva no se pueden usar y se han omitido.",
    .oneSkipped: "{0} fila de la lista nueva no se puede usar y se ha omitido.",
    .unreadable:
      "{0} filas de la lista guardada no se pueden leer; actualizar las vuelve a descargar.",
    .oneUnreadable:
      "{0} fila de la lista guardada no se puede leer; actualizar la vuelve a descargar.",
    .someNames: "Se conocen {0} de {1} nombres en español: {2} otra vez trae los demás.",
    .unnamed: "La búsqueda conoce {0} de {1} nombres en español: {2} trae los demás.",
    .doFilter: "muestra solo lo que coincide; sin valor, de nuevo todo",
    .filterSigns:
      "las palabras llevan = y !=; números y fechas, también un intervalo (1000..5000, ..10); 2k son 2000, 2M son 2000000",
    .standardOrder: "el orden habitual",
    .doSort: "ordena la lista; sin clave, como siempre",
    .doClear: "quita la búsqueda, los filtros y el orden",
    .doAll: "muestra todo, no solo los favoritos",
    .doStarred: "muestra solo los favoritos",
    .doGrid: "muestra los títulos en una cuadrícula",
    .doRows: "muestra una fila por línea",
    .doFav: "pon la fila N en favoritos o quítala; 2-5 9: pon varias",
    .doRefresh: "vuelve a pedir la lista",
  ]
}
