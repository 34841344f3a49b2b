/// What the detail of an entity says.
package enum DetailText: TextKey {
  case name, country, position, population, timeZone
  case nearestLarger, noneLarger, description, noDescription
  case loading, retryHint
  case noNeighbor, noNeighbors
  case openSummary, mapSummary, refreshSummary

  package static let english: [DetailText: String] = [
    .name: "Name", .country: "Country", .position: "Position", .population: "Population",
    .timeZone: "Time zone",
    .nearestLarger: "Nearest larger cities",
    .noneLarger: "There is none.",
    .description: "Description",
    .noDescription: "None is stored yet.",
    .loading: "Loading…",
    .retryHint: "Type retry to try again.",
    .noNeighbor: "There is no row {0}: choose from 1 to {1}.",
    .noNeighbors: "There is no row {0}: nothing is listed here.",
    .openSummary: "open the Nth of the nearest larger cities",
    .mapSummary: "show it on the map",
    .refreshSummary: "read it again",
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
    .noNeighbor: "No hay ninguna fila {0}: elige entre 1 y {1}.",
    .noNeighbors: "No hay ninguna fila {0}: aquí la lista está vacía.",
    .openSummary: "abre la ciudad número N de la lista",
    .mapSummary: "muéstralo en el mapa",
    .refreshSummary: "vuelve a leerlo",
  ]
}
