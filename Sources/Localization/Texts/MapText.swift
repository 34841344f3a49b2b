/// What the map says.
package enum MapText: TextKey {
  case title, near, zoom
  case positionIs, viewIs, markerIsOut, dataAre
  case zoomInSummary, zoomOutSummary, northSummary, southSummary, eastSummary, westSummary
  case centerSummary, infoSummary, refreshSummary

  package static let english: [MapText: String] = [
    .title: "map",
    .near: "{1} {2} of {0}",
    .zoom: "zoom {0}",
    .positionIs: "Position {0}.",
    .viewIs: "Zoom {0}: the view is {1} wide, its middle is at {2}.",
    .markerIsOut: "The marker is outside the view; center goes back to it.",
    .dataAre: "Map data: Natural Earth, GeoNames.",
    .zoomInSummary: "look from nearer",
    .zoomOutSummary: "look from farther away",
    .northSummary: "move north",
    .southSummary: "move south",
    .eastSummary: "move east",
    .westSummary: "move west",
    .centerSummary: "go back to the marker",
    .infoSummary: "show all that is known of it",
    .refreshSummary: "draw it again",
  ]

  package static let spanish: [MapText: String] = [
    .title: "mapa",
    .near: "a {1} al {2} de {0}",
    .zoom: "zoom {0}",
    .positionIs: "Posición {0}.",
    .viewIs: "Zoom {0}: la vista tiene {1} de ancho y su centro está en {2}.",
    .markerIsOut: "El marcador está fuera de la vista; center vuelve a él.",
    .dataAre: "Datos del mapa: Natural Earth, GeoNames.",
    .zoomInSummary: "acerca la vista",
    .zoomOutSummary: "aleja la vista",
    .northSummary: "muévete al norte",
    .southSummary: "muévete al sur",
    .eastSummary: "muévete al este",
    .westSummary: "muévete al oeste",
    .centerSummary: "vuelve al marcador",
    .infoSummary: "muestra todo lo que se sabe",
    .refreshSummary: "dibújalo otra vez",
  ]
}
