/// What the detail of an entity says.
package enum DetailText: TextKey {
  case nearest, nearestLarger, noneLarger, related, listOf
  case description, noDescription, askingDescription, descriptionOffline, nothingKnown, source,
    inEnglish, inSpanish, inLanguage
  case noRow, noRows, isFirst, isLast, isHere, opened, copied
  case comesWithItsList, moreNames
  case openSummary, infoSummary, mapSummary, refreshSummary, nextSummary, previousSummary,
    namesSummary,
    openLinkSummary,
    copySummary, shareSummary

  package static let english: [DetailText: String] = [
    .nearest: "Nearest cities",
    .nearestLarger: "Nearest larger cities",
    .noneLarger: "There are none.",
    .related: "See also",
    .listOf: "{0} of {1}",
    .description: "Description",
    .noDescription: "None is stored yet.",
    .askingDescription: "Looking it up…",
    .descriptionOffline: "None is stored yet, and you are offline.",
    .nothingKnown: "Wikipedia has no article about this place.",
    .source: "Source: {0}",
    .inEnglish: "in English", .inSpanish: "in Spanish", .inLanguage: "language: {0}",
    .noRow: "There is no row {0}: choose from 1 to {1}.",
    .noRows: "There is no row {0}: nothing is listed here.",
    .isFirst: "This is the first one.",
    .isLast: "This is the last one.",
    .isHere: "This is the detail of {0} already.",
    .moreNames: "and {0} more — names",
    .comesWithItsList: "It comes with its list: go back there, then refresh.",
    .opened: "Opened in the browser: {0}",
    .copied: "Copied: {0}",
    .openSummary: "open row N of those listed",
    .infoSummary: "show all that is known; with N, of row N",
    .mapSummary: "show it on the map",
    .refreshSummary: "fetch it again",
    .nextSummary: "go to the next one of the list",
    .previousSummary: "go to the previous one of the list",
    .namesSummary: "show all its names, or only the first ones",
    .openLinkSummary: "open its link in the browser",
    .copySummary: "copy its link",
    .shareSummary: "copy its title and link",
  ]

  package static let spanish: [DetailText: String] = [
    .nearest: "Ciudades más cercanas",
    .nearestLarger: "Ciudades mayores más cercanas",
    .noneLarger: "No hay ninguna.",
    .related: "Véase también",
    .listOf: "{0} de {1}",
    .description: "Descripción",
    .noDescription: "Todavía no hay ninguna guardada.",
    .askingDescription: "Buscándola…",
    .descriptionOffline: "Todavía no hay ninguna guardada, y no hay conexión.",
    .nothingKnown: "Wikipedia no tiene ningún artículo sobre este lugar.",
    .source: "Fuente: {0}",
    .inEnglish: "en inglés", .inSpanish: "en español", .inLanguage: "idioma: {0}",
    .noRow: "No hay fila {0}: elige de 1 a {1}.",
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

/// What is said in the place of a picture.
package enum PictureText: TextKey {
  case none, loading, failed
  case noProgram, offline, notAPicture, tooLarge, notDrawn
  case enlargeSummary

  package static let english: [PictureText: String] = [
    .none: "[no picture]",
    .loading: "[picture: loading…]",
    .failed: "[no picture: {0}]",
    .noProgram: "install chafa to see it (apt install chafa)",
    .offline: "it is not stored yet, and you are offline",
    .notAPicture: "what came is no picture",
    .tooLarge: "it has too many pixels",
    .notDrawn: "chafa could not draw it",
    .enlargeSummary: "show its picture as large as the window",
  ]

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
