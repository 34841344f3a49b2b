/// What the map says.
package enum MapText: TextKey {
  case title, near, zoom, loading, retryHint
  case becameFavorite, ceasedToBeFavorite, restoredOne, restoredMany
  case zoomInSummary, zoomOutSummary, northSummary, southSummary, eastSummary, westSummary
  case centerSummary, infoSummary, favoriteSummary, refreshSummary, undoSummary

  package static let english: [MapText: String] = [
    .title: "map",
    .near: "near {0}, {1} {2}",
    .zoom: "zoom {0}",
    .loading: "Drawing the map…",
    .retryHint: "Type retry to try again.",
    .becameFavorite: "{0} is a favorite now.",
    .ceasedToBeFavorite: "{0} is no longer a favorite. Type undo to bring it back.",
    .restoredOne: "{0} is a favorite again.",
    .restoredMany: "{0} favorites are back.",
    .zoomInSummary: "look from nearer",
    .zoomOutSummary: "look from farther away",
    .northSummary: "move north",
    .southSummary: "move south",
    .eastSummary: "move east",
    .westSummary: "move west",
    .centerSummary: "go back to the marker",
    .infoSummary: "show all that is known of it",
    .favoriteSummary: "make it a favorite, or no longer one",
    .refreshSummary: "draw it again",
    .undoSummary: "bring back the favorites removed last",
  ]

  package static let spanish: [MapText: String] = [
    .title: "mapa",
    .near: "cerca de {0}, a {1} al {2}",
    .zoom: "zoom {0}",
    .loading: "Dibujando el mapa…",
    .retryHint: "Escribe retry para intentarlo de nuevo.",
    .becameFavorite: "{0} ya está en tus favoritos.",
    .ceasedToBeFavorite: "{0} ya no está en tus favoritos. Escribe undo para recuperarlo.",
    .restoredOne: "{0} vuelve a estar en tus favoritos.",
    .restoredMany: "Has recuperado {0} favoritos.",
    .zoomInSummary: "acerca la vista",
    .zoomOutSummary: "aleja la vista",
    .northSummary: "muévete al norte",
    .southSummary: "muévete al sur",
    .eastSummary: "muévete al este",
    .westSummary: "muévete al oeste",
    .centerSummary: "vuelve al marcador",
    .infoSummary: "muestra todo lo que se sabe",
    .favoriteSummary: "ponlo en tus favoritos o quítalo",
    .refreshSummary: "dibújalo otra vez",
    .undoSummary: "recupera los últimos favoritos quitados",
  ]
}
