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
