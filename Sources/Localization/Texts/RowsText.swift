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
