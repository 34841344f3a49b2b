/// The texts on a missing connection, and on the age of data, which is shown with a connection, too.
package enum ConnectionText: String, TextKey {
  case offlineBanner = "Offline — showing saved data ({0} old)"
  case offlineBannerShort = "Offline — {0} old"
  case offlineBannerWithoutAge = "Offline — showing what is stored"
  case offline = "Offline"
  case online = "Back online."
  case notRefreshed = "You are offline: what is stored stays; connect, then try again."
  case notRefreshedSwitchedOff = """
    You work offline by choice: what is stored stays; leave out --offline (or type offline off in a \
    session), then try again.
    """
  case old = "{0} old"
  case underAMinute = "less than 1 min"
  case minutes = "{0} min"
  case hours = "{0} h"
  case days = "{0} d"

  package static let spanish: [ConnectionText: String] = [
    .offlineBanner: "Sin conexión: se muestran datos guardados (hace {0})",
    .offlineBannerShort: "Sin red: datos de hace {0}",
    .offlineBannerWithoutAge: "Sin conexión: se muestra lo guardado", .offline: "Sin conexión",
    .online: "De nuevo con conexión.",
    .notRefreshed: "Sin conexión: queda lo guardado; conéctate y vuelve a probar.",
    .notRefreshedSwitchedOff: """
    Trabajas sin red porque quieres: queda lo guardado; quita --offline (o escribe sin-red no en \
    una sesión) y vuelve a probar.
    """,
    .old: "hace {0}",
    .underAMinute: "menos de 1 min", .minutes: "{0} min", .hours: "{0} h", .days: "{0} d",
  ]
}

/// The texts of every screen while it waits and after it failed.
package enum StateText: String, TextKey {
  case loading = "Loading…"
  case loadingCatalog = "Loading {0}…"
  case working = "One moment…"
  case retryHint = "Type retry to ask again."

  package static let spanish: [StateText: String] = [
    .loading: "Cargando…", .loadingCatalog: "Cargando {0}…", .working: "Un momento…",
    .retryHint: "Escribe reintentar para volver a pedirlo.",
  ]
}
