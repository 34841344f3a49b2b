/// What every screen says while it waits and after it failed.
package enum StateText: TextKey {
  case loading, retryHint

  package static let english: [StateText: String] = [
    .loading: "Loading…",
    .retryHint: "Type retry to ask again.",
  ]

  package static let spanish: [StateText: String] = [
    .loading: "Cargando…",
    .retryHint: "Escribe retry para volver a pedirlo.",
  ]
}
