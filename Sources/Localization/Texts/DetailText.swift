/// What the detail of an entity says.
package enum DetailText: TextKey {
  case name, country, position, population, timeZone
  case nearestLarger, noneLarger, description, noDescription
  case loading, retryHint
  case becameFavorite, ceasedToBeFavorite, restoredOne, restoredMany, noNeighbor, noNeighbors
  case openSummary, mapSummary, favoriteSummary, refreshSummary, undoSummary

  package static let english: [DetailText: String] = [
    .name: "Name", .country: "Country", .position: "Position", .population: "Population",
    .timeZone: "Time zone",
    .nearestLarger: "Nearest larger cities",
    .noneLarger: "There is none.",
    .description: "Description",
    .noDescription: "None is stored yet.",
    .loading: "Loading…",
    .retryHint: "Type retry to try again.",
    .becameFavorite: "{0} is a favorite now.",
    .ceasedToBeFavorite: "{0} is no longer a favorite. Type undo to bring it back.",
    .restoredOne: "{0} is a favorite again.",
    .restoredMany: "{0} favorites are back.",
    .noNeighbor: "There is no row {0}: choose from 1 to {1}.",
    .noNeighbors: "There is no row {0}: nothing is listed here.",
    .openSummary: "open the Nth of the nearest larger cities",
    .mapSummary: "show it on the map",
    .favoriteSummary: "make it a favorite, or no longer one",
    .refreshSummary: "read it again",
    .undoSummary: "bring back the favorites removed last",
  ]

  package static let spanish: [DetailText: String] = [
    .name: "Nombre", .country: "País", .position: "Posición", .population: "Población",
    .timeZone: "Zona horaria",
    .nearestLarger: "Ciudades mayores más cercanas",
    .noneLarger: "No hay ninguna.",
    .description: "Descripción",
    .noDescription: "Todavía no hay ninguna guardada.",
    .loading: "Cargando…",
    .retryHint: "Escribe retry para intentarlo de nuevo.",
    .becameFavorite: "{0} ya está en tus favoritos.",
    .ceasedToBeFavorite: "{0} ya no está en tus favoritos. Escribe undo para recuperarlo.",
    .restoredOne: "{0} vuelve a estar en tus favoritos.",
    .restoredMany: "Has recuperado {0} favoritos.",
    .noNeighbor: "No hay ninguna fila {0}: elige entre 1 y {1}.",
    .noNeighbors: "No hay ninguna fila {0}: aquí la lista está vacía.",
    .openSummary: "abre la ciudad número N de la lista",
    .mapSummary: "muéstralo en el mapa",
    .favoriteSummary: "ponlo en tus favoritos o quítalo",
    .refreshSummary: "vuelve a leerlo",
    .undoSummary: "recupera los últimos favoritos quitados",
  ]
}
