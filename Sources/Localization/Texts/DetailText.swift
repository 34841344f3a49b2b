/// What the detail of an entity says.
package enum DetailText: TextKey {
  case name, country, position, population, timeZone, picture
  case email, gender, age, dateOfBirth, nationality, phone, cell, street, locality, state, postcode,
    localTime
  case number, types, height, weight, abilities, stats, species, flavor, category, cost, effect
  case section, byline, published, abstract, link, places
  case nearest, nearestLarger, noneLarger
  case description, noDescription, askingDescription, descriptionOffline, nothingKnown, source,
    inEnglish, inSpanish, inLanguage
  case noNeighbor, noNeighbors, isFirst, isLast, opened, copied
  case comesWithItsList
  case openSummary, mapSummary, refreshSummary, nextSummary, previousSummary, openLinkSummary,
    copySummary, shareSummary

  package static let english: [DetailText: String] = [
    .name: "Name", .country: "Country", .position: "Position", .population: "Population",
    .timeZone: "Time zone", .picture: "Picture",
    .email: "E-mail", .gender: "Gender", .age: "Age", .dateOfBirth: "Date of birth",
    .nationality: "Nationality", .phone: "Phone", .cell: "Mobile", .street: "Street",
    .locality: "City", .state: "State", .postcode: "Postcode", .localTime: "Local time",
    .number: "Number", .types: "Types", .height: "Height", .weight: "Weight",
    .abilities: "Abilities", .stats: "Base stats", .species: "Species", .flavor: "In the Pokédex",
    .category: "Category", .cost: "Cost (Pokédollars)", .effect: "Effect",
    .section: "Section", .byline: "Author", .published: "Published", .abstract: "Abstract",
    .link: "Link", .places: "Places",
    .nearest: "Nearest cities",
    .nearestLarger: "Nearest larger cities",
    .noneLarger: "There is none.",
    .description: "Description",
    .noDescription: "None is stored yet.",
    .askingDescription: "Looking it up…",
    .descriptionOffline: "None is stored yet, and you are offline.",
    .nothingKnown: "Wikipedia knows nothing of this place.",
    .source: "Source: {0}",
    .inEnglish: "in English", .inSpanish: "in Spanish", .inLanguage: "language: {0}",
    .noNeighbor: "There is no row {0}: choose from 1 to {1}.",
    .noNeighbors: "There is no row {0}: nothing is listed here.",
    .isFirst: "This is the first one.",
    .isLast: "This is the last one.",
    .comesWithItsList: "It comes with its list: refresh there fetches it anew.",
    .opened: "Opened in the browser: {0}",
    .copied: "Copied: {0}",
    .openSummary: "open the Nth of the cities listed",
    .mapSummary: "show it on the map",
    .refreshSummary: "fetch it again",
    .nextSummary: "turn to the next one of the list",
    .previousSummary: "turn to the previous one of the list",
    .openLinkSummary: "open its link in the browser",
    .copySummary: "copy its link",
    .shareSummary: "copy its title and link",
  ]

  package static let spanish: [DetailText: String] = [
    .name: "Nombre", .country: "País", .position: "Posición", .population: "Población",
    .timeZone: "Zona horaria", .picture: "Imagen",
    .email: "Correo", .gender: "Género", .age: "Edad", .dateOfBirth: "Fecha de nacimiento",
    .nationality: "Nacionalidad", .phone: "Teléfono", .cell: "Móvil", .street: "Calle",
    .locality: "Ciudad", .state: "Estado", .postcode: "Código postal", .localTime: "Hora local",
    .number: "Número", .types: "Tipos", .height: "Altura", .weight: "Peso",
    .abilities: "Habilidades", .stats: "Características base", .species: "Especie",
    .flavor: "En la Pokédex",
    .category: "Categoría", .cost: "Precio (Pokédólares)", .effect: "Efecto",
    .section: "Sección", .byline: "Autoría", .published: "Publicado", .abstract: "Resumen",
    .link: "Enlace", .places: "Lugares",
    .nearest: "Ciudades más cercanas",
    .nearestLarger: "Ciudades mayores más cercanas",
    .noneLarger: "No hay ninguna.",
    .description: "Descripción",
    .noDescription: "Todavía no hay ninguna guardada.",
    .askingDescription: "Buscándola…",
    .descriptionOffline: "Todavía no hay ninguna guardada, y no hay conexión.",
    .nothingKnown: "Wikipedia no sabe nada de este lugar.",
    .source: "Fuente: {0}",
    .inEnglish: "en inglés", .inSpanish: "en español", .inLanguage: "idioma: {0}",
    .noNeighbor: "No hay ninguna fila {0}: elige entre 1 y {1}.",
    .noNeighbors: "No hay ninguna fila {0}: aquí la lista está vacía.",
    .isFirst: "Ya estás al principio.",
    .isLast: "Ya estás al final.",
    .comesWithItsList: "Viene con su lista: refresh allí la pide de nuevo.",
    .opened: "Abierto en el navegador: {0}",
    .copied: "Copiado: {0}",
    .openSummary: "abre la ciudad número N de la lista",
    .mapSummary: "muéstralo en el mapa",
    .refreshSummary: "vuelve a pedirlo",
    .nextSummary: "pasa al siguiente de la lista",
    .previousSummary: "pasa al anterior de la lista",
    .openLinkSummary: "abre su enlace en el navegador",
    .copySummary: "copia su enlace",
    .shareSummary: "copia su título y su enlace",
  ]
}
