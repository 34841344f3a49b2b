/// What is said of watching the contracts.
package enum TracingText: TextKey {
  case summary, on, off, nothing, saved, more

  package static let english: [TracingText: String] = [
    .summary: """
    show each call between the roles of a screen; save the last screen's as FILE.mmd, a diagram for \
    Mermaid, and FILE.json
    """,
    .on: "Calls between the roles of a screen are now shown.",
    .off: "Calls between roles are no longer shown.",
    .nothing: "Nothing was traced yet: trace on starts it.",
    .saved: "The last screen's calls are in {0}.",
    .more: "… {0} more before: trace save FILE",
  ]

  package static let spanish: [TracingText: String] = [
    .summary: """
    muestra las llamadas entre los roles de una pantalla; guarda las de la última como FILE.mmd, un \
    diagrama para Mermaid, y FILE.json
    """,
    .on: "Ahora se muestran las llamadas entre los roles de una pantalla.",
    .off: "Las llamadas entre roles ya no se muestran.",
    .nothing: "Aún no hay nada trazado: empieza con trace on.",
    .saved: "Las llamadas de la última pantalla están en {0}.",
    .more: "… {0} más antes: trace save FILE",
  ]
}
