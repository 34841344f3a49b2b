/// Whether there is a connection, and how old is what is shown without one.
package enum ConnectionText: TextKey {
  case offlineBanner, offlineBannerShort, offlineBannerWithoutAge, offline, online, notRefreshed,
    notRefreshedByWish
  case old, underAMinute, minutes, hours, days

  package static let english: [ConnectionText: String] = [
    .offlineBanner: "Offline — showing saved data ({0} old)",
    .offlineBannerShort: "Offline — {0} old",
    .offlineBannerWithoutAge: "Offline — showing what is stored", .offline: "Offline",
    .online: "Back online.",
    .notRefreshed: "You are offline: what is stored stays; connect, then try again.",
    .notRefreshedByWish: """
    You work offline by choice: what is stored stays; type offline off (or leave out --offline), then \
    try again.
    """,
    .old: "{0} old",
    .underAMinute: "less than 1 min", .minutes: "{0} min", .hours: "{0} h", .days: "{0} d",
  ]

  package static let spanish: [ConnectionText: String] = [
    .offlineBanner: "Sin conexión: se muestran datos guardados (hace {0})",
    .offlineBannerShort: "Sin red: datos de hace {0}",
    .offlineBannerWithoutAge: "Sin conexión: se muestra lo guardado", .offline: "Sin conexión",
    .online: "De nuevo con conexión.",
    .notRefreshed: "Sin conexión: queda lo guardado; conéctate y vuelve a probar.",
    .notRefreshedByWish: """
    Trabajas sin red porque quieres: queda lo guardado; escribe sin-red no (o no pongas --offline) y \
    vuelve a probar.
    """,
    .old: "hace {0}",
    .underAMinute: "menos de 1 min", .minutes: "{0} min", .hours: "{0} h", .days: "{0} d",
  ]
}

/// What every screen says while it waits and after it failed.
package enum StateText: TextKey {
  case loading, loadingCatalog, working, retryHint

  package static let english: [StateText: String] = [
    .loading: "Loading…", .loadingCatalog: "Loading {0}…", .working: "One moment…",
    .retryHint: "Type retry to ask again.",
  ]

  package static let spanish: [StateText: String] = [
    .loading: "Cargando…", .loadingCatalog: "Cargando {0}…", .working: "Un momento…",
    .retryHint: "Escribe reintentar para volver a pedirlo.",
  ]
}
