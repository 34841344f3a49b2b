/// The texts of an entity's detail.
package enum DetailText: String, TextKey {
  case nearest = "Nearest cities"
  case nearestLarger = "Nearest larger cities"
  case noneLarger = "There are none."
  case related = "See also"
  case opens = "Opens from here"
  case listOf = "{0} of {1}"
  case description = "Description"
  case noDescription = "None is stored yet."
  case askingDescription = "Looking it up…"
  case descriptionOffline = "None is stored yet, and you are offline."
  case nothingKnown = "Wikipedia has no article about this place."
  case source = "Source: {0}"
  case inEnglish = "in English"
  case inSpanish = "in Spanish"
  case inLanguage = "language: {0}"
  case noRow = "There is no row {0}: choose from 1 to {1}."
  case stage = "stage {0}: "
  case noRows = "There is no row {0}: nothing is listed here."
  case isFirst = "This is the first one."
  case isLast = "This is the last one."
  case isHere = "This is the detail of {0} already."
  case moreNames = "and {0} more — names"
  case comesWithItsList = "It comes with its list: go back there, then refresh."
  case opened = "Opened in the browser: {0}"
  case copied = "Copied: {0}"
  case openSummary = "open row N of those listed"
  case infoSummary = "show all that is known; with N, of row N"
  case mapSummary = "show it on the map"
  case refreshSummary = "fetch it again"
  case nextSummary = "go to the next one of the list"
  case previousSummary = "go to the previous one of the list"
  case namesSummary = "show all its names, or only the first ones"
  case openLinkSummary = "open its link in the browser"
  case copySummary = "copy its link"
  case shareSummary = "copy its title and link"

  package static let spanish: [DetailText: String] = [
    .nearest: "Ciudades más cercanas",
    .nearestLarger: "Ciudades mayores más cercanas",
    .noneLarger: "No hay ninguna.",
    .related: "Véase también", .opens: "Se abre desde aquí",
    .listOf: "{0} de {1}",
    .description: "Descripción",
    .noDescription: "Todavía no hay ninguna guardada.",
    .askingDescription: "Buscándola…",
    .descriptionOffline: "Todavía no hay ninguna guardada, y no hay conexión.",
    .nothingKnown: "Wikipedia no tiene ningún artículo sobre este lugar.",
    .source: "Fuente: {0}",
    .inEnglish: "en inglés", .inSpanish: "en español", .inLanguage: "idioma: {0}",
    .noRow: "No hay fila {0}: elige de 1 a {1}.",
    .stage: "etapa {0}: ",
    .noRows: "No hay fila {0}: aquí no hay nada en la lista.",
    .isFirst: "Ya estás al principio.",
    .isLast: "Ya estás al final.",
    .isHere: "Este ya es el detalle de {0}.",
    .moreNames: "y {0} más — nombres",
    .comesWithItsList: "Viene con su lista: vuelve a ella y escribe actualizar.",
    .opened: "Abierto en el navegador: {0}",
    .copied: "Copiado: {0}",
    .openSummary: "abre la fila N de las que se muestran",
    .infoSummary: "muestra todo lo que se sabe; con N, de la fila N",
    .mapSummary: "muéstralo en el mapa",
    .refreshSummary: "vuelve a pedirlo",
    .nextSummary: "pasa al siguiente de la lista",
    .previousSummary: "pasa al anterior de la lista",
    .namesSummary: "muestra todos sus nombres, o solo los primeros",
    .openLinkSummary: "abre su enlace en el navegador",
    .copySummary: "copia su enlace",
    .shareSummary: "copia su título y su enlace",
  ]
}

/// The texts in the place of a picture.
package enum PictureText: String, TextKey {
  case none = "[no picture]"
  case loading = "[picture: loading…]"
  case failed = "[no picture: {0}]"
  case noProgram = "install chafa to see it (apt install chafa)"
  case offline = "it is not stored yet, and you are offline"
  case notAPicture = "what came is no picture"
  case tooLarge = "it has too many pixels"
  case notDrawn = "chafa could not draw it"
  case enlargeSummary = "show its picture as large as the window"

  package static let spanish: [PictureText: String] = [
    .none: "[sin imagen]",
    .loading: "[imagen: cargando…]",
    .failed: "[sin imagen: {0}]",
    .noProgram: "instala chafa para verla (apt install chafa)",
    .offline: "todavía no está guardada, y no hay conexión",
    .notAPicture: "lo recibido no es una imagen",
    .tooLarge: "tiene demasiados píxeles",
    .notDrawn: "chafa no ha podido dibujarla",
    .enlargeSummary: "muestra su imagen tan grande como la ventana",
  ]
}
