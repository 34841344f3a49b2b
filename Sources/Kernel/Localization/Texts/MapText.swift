/// The texts of the map.
package enum MapText: String, TextKey {
  case title = "map"
  case titleOf = "map: {0}"
  case world = "the world"
  case sea = "at sea, {1} {2} of {0}"
  case dataEnd = "Natural Earth ends here"
  case near = "{1} {2} of {0}"
  case zoom = "zoom {0}"
  case favoritesTitle = "favorites: {0}"
  case resultsTitle = "{0}: {1}"
  case namingTitle = "{0}: {1}, places: {2}, without a place: {3}"
  case positionIs = "Position {0}."
  case viewIs = "Zoom {0}: the view is {1} wide."
  case middleIs = "Its middle is at {0}."
  case inCountry = "In {0}, {1}."
  case atSea = "at sea"
  case onCoast = "on the coast"
  case inland = "inland, {0} from the sea"
  case farInland = "inland, far from the sea"
  case largestAround = "Largest places in view: {0}."
  case liesAt = "{0}, {1} {2}"
  case markerIsOut = "The marker is outside the view; center goes back to it."
  case dataAre = "Map data: Natural Earth, GeoNames."
  case marked = "Marked in view: {0}."
  case nearest = "The middle ({1}) is {2} {3} of {0}."
  case nearestHere = "The middle ({1}) is in {0}."
  case nearestPoint = "The middle is {1} {2} of {0}."
  case nearestPointHere = "The middle is at {0}."
  case here = "here"
  case distance = "{0} – {1}: {2}, setting out to the {3}."
  case samePlace = "{0} – {1}: the same place."
  case sameName = "Both are {0}."
  case isMapOf = "This is the map of {0} already."
  case isMap = "This is the map already."
  case drawnAgain = "The map is drawn anew."
  case noTwoPlaces = "“{0}” does not name two places: try distance Lima / Madrid."
  case noNearer = "You can't look any closer."
  case noFarther = "You can't look from any farther away."
  case worldEnds = "The map ends here."
  case noPlace = "No place is called “{0}”."
  case nothingChosen = "Nothing is chosen here: find a city first."
  case noCityNearby = "There are no cities."
  case nowhere = "The whole world is in view: go somewhere first, as with goto Paris."
  case noMapOf = "There is no map of {0}; map and the name of a place opens one."
  case noRow = "There is no row {0} below the map; nearby or find lists some."
  case noOutline = "The map does not show {0}."
  case noFavorites = "No favorite has a place on the map: fav adds one."
  case noResults = "There are no results to show: open the map from a list of places."
  case noPoints = "There are no points."
  case waitingForPoints = "Waiting for points…"
  case pointsOver = "No more points come."
  case staysHere = "The map stays here; fit follows the points again."
  case noFavoritePoint = "A point of a file can't be a favorite; find a city near it and star that."
  case noPlaces = "No place is named there."
  case shown = "{0} of {1} are on the map."
  case oneShown = "{0} of {1} is on the map."
  case guess = "{0} is the largest of {1} places called so"
  case unknownPlaces = "not on the map: {0}"
  case graticuleOn = "Meridians and parallels are shown."
  case graticuleOff = "Meridians and parallels are not shown."
  case nightOn = "The line between day and night is shown."
  case nightOff = "The line between day and night is not shown."
  case nightInTheMiddle = "The line between day and night is in view; it is night in the middle."
  case dayInTheMiddle = "The line between day and night is in view; it is day in the middle."
  case nightHere = "It is night here; the line between day and night is out of view."
  case dayHere = "It is day here; the line between day and night is out of view."
  case zoomInSummary = "look closer, by half a level"
  case zoomOutSummary = "look from farther away, by half a level"
  case zoomSummary = "look from level N, or N levels closer or farther away; alone, tell the zoom"
  case northSummary = "move north"
  case southSummary = "move south"
  case eastSummary = "move east"
  case westSummary = "move west"
  case centerSummary = "go back to the marker"
  case fitSummary = "show all of this map, all favorites, all results, a country or a place"
  case goSummary = "move the marker to a position or to a place by its name"
  case findSummary = "move the marker to a place as you type its name"
  case pickSummary = "move the marker to a listed city"
  case nearbySummary = "list the cities around the middle, or around a place"
  case whatSummary = "name the city nearest to the middle"
  case distanceSummary =
    "how far it is from A to B, or from here to A: names or positions, with / or a comma between"
  case mapSummary = "go to a place, row N or all places; or do another command, as in map +2"
  case graticuleSummary = "meridians and parallels"
  case nightSummary = "the line between day and night"
  case copiedMarker = "Copied the position of the marker: {0}"
  case copiedMiddle = "Copied the position of the middle: {0}"
  case copySummary = "copy the position of the marker, or of the middle where no marker is in view"
  case infoSummary = "show all that is known of the place"
  case refreshSummary = "draw it again"

  package static let spanish: [MapText: String] = [
    .title: "mapa",
    .titleOf: "mapa: {0}",
    .world: "el mundo",
    .sea: "en el mar, a {1} al {2} de {0}",
    .dataEnd: "Natural Earth termina aquí",
    .near: "a {1} al {2} de {0}",
    .zoom: "zoom {0}",
    .favoritesTitle: "favoritos: {0}",
    .resultsTitle: "{0}: {1}",
    .namingTitle: "{0}: {1}, lugares: {2}, sin lugar: {3}",
    .positionIs: "Posición {0}.",
    .viewIs: "Zoom {0}: la vista tiene {1} de ancho.",
    .middleIs: "Su centro está en {0}.",
    .inCountry: "En {0}, {1}.",
    .atSea: "en el mar",
    .onCoast: "en la costa",
    .inland: "en el interior, a {0} del mar",
    .farInland: "en el interior, lejos del mar",
    .largestAround: "Las ciudades más grandes a la vista: {0}.",
    .liesAt: "{0}, a {1} al {2}",
    .markerIsOut: "El marcador está fuera de la vista; con centrar vuelves a él.",
    .dataAre: "Datos del mapa: Natural Earth, GeoNames.",
    .marked: "Marcado en la vista: {0}.",
    .nearest: "El centro ({1}) está a {2} al {3} de {0}.",
    .nearestHere: "El centro ({1}) está en {0}.",
    .nearestPoint: "El centro está a {1} al {2} de {0}.",
    .nearestPointHere: "El centro está en {0}.",
    .here: "aquí",
    .distance: "{0} – {1}: {2}, saliendo hacia el {3}.",
    .samePlace: "{0} – {1}: el mismo lugar.",
    .sameName: "Los dos son {0}.",
    .isMapOf: "Este ya es el mapa de {0}.",
    .isMap: "Este ya es el mapa.",
    .noTwoPlaces: "«{0}» no nombra dos lugares: prueba distancia Lima / Madrid.",
    .noNearer: "No se puede acercar más.",
    .noFarther: "No se puede alejar más.",
    .worldEnds: "Aquí termina el mapa.",
    .noPlace: "Ningún lugar se llama «{0}».",
    .nothingChosen: "Aquí no hay nada elegido: busca antes una ciudad con localizar.",
    .noCityNearby: "No hay ninguna ciudad.",
    .drawnAgain: "El mapa se ha vuelto a dibujar.",
    .nowhere: "Se ve el mundo entero: ve antes a algún lugar, por ejemplo con ir París.",
    .noMapOf: "No hay mapa de {0}; mapa y el nombre de un lugar abre uno.",
    .noRow: "No hay fila {0} bajo el mapa: con cerca o localizar salen algunas.",
    .noOutline: "El mapa no muestra {0}.",
    .noFavorites: "Ningún favorito tiene lugar en el mapa: favorito añade uno.",
    .noResults: "No hay resultados que mostrar: abre el mapa desde una lista de lugares.",
    .noPoints: "No hay puntos.",
    .waitingForPoints: "Esperando puntos…",
    .pointsOver: "No llegan más puntos.",
    .staysHere: "El mapa se queda aquí; con encuadrar vuelve a seguir los puntos.",
    .noFavoritePoint:
      "Un punto de un archivo no puede ser favorito; localiza una ciudad cercana y márcala.",
    .noPlaces: "Ahí no se nombra ningún lugar.",
    .shown: "{0} de {1} están en el mapa.", .oneShown: "{0} de {1} está en el mapa.",
    .guess: "{0} es el mayor de {1} lugares con ese nombre",
    .unknownPlaces: "no están en el mapa: {0}",
    .graticuleOn: "Se muestran meridianos y paralelos.",
    .graticuleOff: "No se muestran meridianos ni paralelos.",
    .nightOn: "Se muestra la línea entre el día y la noche.",
    .nightOff: "No se muestra la línea entre el día y la noche.",
    .nightInTheMiddle:
      "La línea entre el día y la noche está en la vista; en el centro es de noche.",
    .dayInTheMiddle:
      "La línea entre el día y la noche está en la vista; en el centro es de día.",
    .nightHere: "Aquí es de noche; la línea entre el día y la noche queda fuera de la vista.",
    .dayHere: "Aquí es de día; la línea entre el día y la noche queda fuera de la vista.",
    .zoomInSummary: "acerca la vista medio nivel",
    .zoomOutSummary: "aleja la vista medio nivel",
    .zoomSummary: "mira desde el nivel N, o N niveles más cerca o más lejos; sin nada, di el zoom",
    .northSummary: "muévete al norte",
    .southSummary: "muévete al sur",
    .eastSummary: "muévete al este",
    .westSummary: "muévete al oeste",
    .centerSummary: "vuelve al marcador",
    .fitSummary: "encuadra todo este mapa, los favoritos, los resultados, un país o un lugar",
    .goSummary: "lleva el marcador a una posición o a un lugar por su nombre",
    .findSummary: "lleva el marcador a un lugar mientras tecleas su nombre",
    .pickSummary: "lleva el marcador a una ciudad de la lista",
    .nearbySummary: "lista las ciudades alrededor del centro, o de un lugar",
    .whatSummary: "nombra la ciudad más cercana al centro",
    .distanceSummary:
      "qué distancia hay de A a B, o de aquí a A: nombres o posiciones, con / o una coma entre ellos",
    .mapSummary:
      "ve a un lugar, a la fila N o a todos los lugares; o haz otra orden, como en mapa +2",
    .graticuleSummary: "meridianos y paralelos",
    .nightSummary: "la línea entre el día y la noche",
    .copiedMarker: "Copiada la posición del marcador: {0}",
    .copiedMiddle: "Copiada la posición del centro: {0}",
    .copySummary: "copia la posición del marcador, o la del centro si no hay marcador a la vista",
    .infoSummary: "muestra todo lo que se sabe del lugar",
    .refreshSummary: "dibújalo otra vez",
  ]
}
