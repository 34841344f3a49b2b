/// The texts on the settings of a session.
package enum SettingText: String, TextKey {
  case summary = """
    what the settings are and where each comes from; with a value, keep it: set theme dark, set \
    sort population; default takes it out again: set theme default; edit opens the file
    """
  case isSet = "(set)"
  case none = "–"
  case flag = "from {0}"
  case file = "from the settings file"
  case standard = "default"
  case session = "until you leave"
  case kept = "{0} = {1} is kept in {2}."
  case keptForNextStart = "{0} = {1} is kept in {2}, and counts from the next start on."
  case goesBefore = "At the start {0} goes before it."
  case location = "Settings file: {0}"
  case noLocation = "There is no place for a settings file: set HOME."
  case dropped = "{0} is no longer kept; it is {1} now ({2})."
  case droppedForNextStart = "{0} is no longer kept; from the next start on it is {1} ({2})."
  case howToKeep = "set KEY VALUE keeps a value, set KEY default takes it out again."
  case unknown = "There is no setting “{0}”. Settings: {1}."
  case edited = "{0} was read again."
  case moreProblems = "({0} more.)"
  case noTerminal = "set edit needs a terminal."
  case noEditor = "The editor “{0}” can't be started; set VISUAL or EDITOR to one that is here."
  case editorFailed = "The editor “{0}” failed, so the settings stay as they were."
  case invalid = "“{1}” is no value of {0}; give {2}."

  package static let spanish: [SettingText: String] = [
    .summary: """
    los ajustes y de dónde viene cada uno; con un valor, lo guarda: ajustar tema oscuro, ajustar \
    orden población; predeterminado lo quita: ajustar tema predeterminado; editar abre el archivo
    """,
    .isSet: "(puesta)",
    .none: "–",
    .flag: "por {0}",
    .file: "por el archivo de ajustes",
    .standard: "lo habitual",
    .session: "hasta que salgas",
    .kept: "{0} = {1} queda guardado en {2}.",
    .keptForNextStart: "{0} = {1} queda guardado en {2} y vale desde el próximo inicio.",
    .goesBefore: "Al empezar manda {0}.",
    .location: "Archivo de ajustes: {0}",
    .noLocation: "No hay sitio para un archivo de ajustes: define HOME.",
    .dropped: "{0} ya no está guardado; ahora es {1} ({2}).",
    .droppedForNextStart: "{0} ya no está guardado; desde el próximo inicio es {1} ({2}).",
    .howToKeep: "ajustar CLAVE VALOR guarda un valor; ajustar CLAVE predeterminado lo quita.",
    .unknown: "No existe el ajuste «{0}». Ajustes: {1}.",
    .edited: "Se ha vuelto a leer {0}.",
    .moreProblems: "(Y {0} más.)",
    .noTerminal: "ajustar editar necesita una terminal.",
    .noEditor: "No se puede iniciar el editor «{0}»; pon en VISUAL o EDITOR uno que haya aquí.",
    .editorFailed: "El editor «{0}» falló; los ajustes quedan como estaban.",
    .invalid: "«{1}» no vale para {0}; da {2}.",
  ]
}

/// The texts on `trace`, which shows the calls of the contracts.
package enum TracingText: String, TextKey {
  case summary = """
    show each call between the parts of a screen, also where --trace=FILE writes them; save the last \
    screen's as FILE.mmd, a diagram for Mermaid, and FILE.json
    """
  case on = "Calls between the parts of a screen are now shown."
  case onAndWritten = "Calls between the parts of a screen are now shown, and written to {0}."
  case off = "Calls between the parts are no longer shown."
  case offAndNotWritten = "Calls between the parts are no longer shown, nor written to {0}."
  case nothing = "Nothing was traced yet: trace on starts it."
  case saved = "The last screen's calls are in {0}."
  case more = "{0} earlier lines left out: trace save FILE writes all calls of this screen."
  case begins, calls, tells, answer, fails
  case ends = "ends after {0}"

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
