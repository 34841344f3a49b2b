/// What the map says.
package enum MapText: TextKey {
  case title, near, zoom, loading, retryHint
  case zoomInSummary, zoomOutSummary, northSummary, southSummary, eastSummary, westSummary
  case centerSummary, infoSummary, refreshSummary

  package static let english: [MapText: String] = [
    .title: "map",
    .near: "{1} {2} of {0}",
    .zoom: "zoom {0}",
    .loading: "Drawing the map…",
    .retryHint: "Type retry to try again.",
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
    .loading: "Dibujando el mapa…",
    .retryHint: "Escribe retry para intentarlo de nuevo.",
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
