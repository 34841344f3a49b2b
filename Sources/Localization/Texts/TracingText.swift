/// What is said of watching the contracts.
package enum TracingText: TextKey {
  case summary, on, onAndWritten, off, offAndNotWritten, nothing, saved, more
  case begins, ends, calls, tells, answer, fails

  package static let english: [TracingText: String] = [
    .summary: """
    show each call between the parts of a screen, also where --trace=FILE writes them; save the last \
    screen's as FILE.mmd, a diagram for Mermaid, and FILE.json
    """,
    .on: "Calls between the parts of a screen are now shown.",
    .onAndWritten: "Calls between the parts of a screen are now shown, and written to {0}.",
    .off: "Calls between the parts are no longer shown.",
    .offAndNotWritten: "Calls between the parts are no longer shown, nor written to {0}.",
    .nothing: "Nothing was traced yet: trace on starts it.",
    .saved: "The last screen's calls are in {0}.",
    .more: "{0} earlier lines left out: trace save FILE writes all calls of this screen.",
    .begins: "begins", .ends: "ends after {0}", .calls: "calls", .tells: "tells",
    .answer: "answer", .fails: "fails",
  ]

  package static let spanish: [TracingText: String] = [
    .summary: """
    muestra las llamadas entre las partes de una pantalla, también si --trace=ARCHIVO las escribe; \
    guarda las de la última como ARCHIVO.mmd, un diagrama para Mermaid, y ARCHIVO.json
    """,
    .on: "Ahora se muestran las llamadas entre las partes de una pantalla.",
    .onAndWritten:
      "Ahora se muestran las llamadas entre las partes de una pantalla, y se escriben en {0}.",
    .off: "Las llamadas entre las partes ya no se muestran.",
    .offAndNotWritten: "Las llamadas entre las partes ya no se muestran ni se escriben en {0}.",
    .nothing: "Aún no hay nada trazado: empieza con traza sí.",
    .saved: "Las llamadas de la última pantalla están en {0}.",
    .more:
      "{0} líneas anteriores omitidas: traza guardar ARCHIVO guarda todas las llamadas de la pantalla.",
    .begins: "empieza", .ends: "acaba tras {0}", .calls: "llama a", .tells: "comunica a",
    .answer: "respuesta", .fails: "falla",
  ]
}
