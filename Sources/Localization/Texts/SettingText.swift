/// What is said of the settings in a session.
package enum SettingText: TextKey {
  case summary, isSet, none, flag, variable, file, standard, session
  case kept, keptForNextStart, dropped, droppedForNextStart, goesBefore, place, noPlace, howToKeep,
    unknown, invalid

  package static let english: [SettingText: String] = [
    .summary: """
    what the settings are and where each comes from; with a value, keep it: set theme dark, set \
    sort population; default takes it out again: set theme default
    """,
    .isSet: "(set)",
    .none: "–",
    .flag: "from {0}",
    .variable: "from {0}",
    .file: "from the settings file",
    .standard: "default",
    .session: "until you leave",
    .kept: "{0} = {1} is kept in {2}.",
    .keptForNextStart: "{0} = {1} is kept in {2}, and counts from the next start on.",
    .goesBefore: "At the start {0} goes before it.",
    .place: "Settings file: {0}",
    .noPlace: "There is no place for a settings file: set HOME.",
    .dropped: "{0} is no longer kept; it is {1} now ({2}).",
    .droppedForNextStart: "{0} is no longer kept; from the next start on it is {1} ({2}).",
    .howToKeep: "set KEY VALUE keeps a value, set KEY default takes it out again.",
    .unknown: "There is no setting “{0}”. Settings: {1}.",
    .invalid: "“{1}” is no value of {0}; give {2}.",
  ]

  package static let spanish: [SettingText: String] = [
    .summary: """
    los ajustes y de dónde viene cada uno; con un valor, lo guarda: ajustar theme dark, ajustar \
    sort population; default lo quita: ajustar theme default
    """,
    .isSet: "(puesta)",
    .none: "–",
    .flag: "por {0}",
    .variable: "por {0}",
    .file: "por el archivo de ajustes",
    .standard: "lo habitual",
    .session: "hasta que salgas",
    .kept: "{0} = {1} queda guardado en {2}.",
    .keptForNextStart: "{0} = {1} queda guardado en {2} y vale desde el próximo inicio.",
    .goesBefore: "Al empezar manda {0}.",
    .place: "Archivo de ajustes: {0}",
    .noPlace: "No hay sitio para un archivo de ajustes: define HOME.",
    .dropped: "{0} ya no está guardado; ahora es {1} ({2}).",
    .droppedForNextStart: "{0} ya no está guardado; desde el próximo inicio es {1} ({2}).",
    .howToKeep: "ajustar CLAVE VALOR guarda un valor; ajustar CLAVE default lo quita.",
    .unknown: "No existe el ajuste «{0}». Ajustes: {1}.",
    .invalid: "«{1}» no vale para {0}; da {2}.",
  ]
}

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
