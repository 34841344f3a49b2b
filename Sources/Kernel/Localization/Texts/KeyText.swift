/// The names of keys, as keyboards have them.
package enum KeyText: String, TextKey {
  case up = "↑"
  case down = "↓"
  case left = "←"
  case right = "→"
  case pageUp = "PgUp"
  case pageDown = "PgDn"
  case tab = "Tab"
  case escape = "Esc"
  case summary = "single keys: hjkl move, q goes back, : begins a command, / a search"
  case on = "Single keys are on: : begins a command, / a search; :keys off ends it."
  case off = "Single keys are off: letters begin a command again."
  case unavailable = "Single keys need a terminal that can be drawn over."
  case mapLetters =
    ": command · hjkl move · + - zoom · f fit · s star · n nearby · / find · ? help · q back"
  case listLetters =
    ": command · jk choose · Enter open · s star · n p page · / search · ? help · q back"
  case listLettersBeside =
    ": command · jk choose · Enter detail · s star · n p page · / search · ? help · q back"
  case detailLetters = ": command · jk turn over · m map · s star · ? help · q back"
  case textLetters = ": command · / search · ? help · q back"
  case homeLetters = ": command · jk choose · Enter open · / search · ? help · q leave"
  case barSummary = "show the keys of the screen below the prompt, or not"
  case barOn = "The keys stand below the prompt again."
  case barOff = "The keys are hidden; bar on shows them again."
  case barUnavailable = "The bar of keys needs a terminal that can be drawn over."

  package static let spanish: [KeyText: String] = [
    .up: "↑", .down: "↓", .left: "←", .right: "→", .pageUp: "RePág", .pageDown: "AvPág",
    .tab: "Tab", .escape: "Esc",
    .summary: "teclas sueltas: hjkl mueven, q vuelve, : empieza una orden, / una búsqueda",
    .on: "Ya valen las teclas sueltas: : empieza una orden, / una búsqueda; :teclas no las apaga.",
    .off: "Las letras vuelven a empezar una orden.",
    .unavailable: "Las teclas sueltas piden una terminal en la que se pueda redibujar.",
    .mapLetters:
      ": orden · hjkl mover · + - zoom · f encuadrar · s favorito · n cerca · / buscar · ? ayuda · q volver",
    .listLetters:
      ": orden · jk elegir · Intro abrir · s favorito · n p página · / buscar · ? ayuda · q volver",
    .listLettersBeside:
      ": orden · jk elegir · Intro detalle · s favorito · n p página · / buscar · ? ayuda · q volver",
    .detailLetters: ": orden · jk pasar · m mapa · s favorito · ? ayuda · q volver",
    .textLetters: ": orden · / buscar · ? ayuda · q volver",
    .homeLetters: ": orden · jk elegir · Intro abrir · / buscar · ? ayuda · q salir",
    .barSummary: "muestra las teclas de la pantalla bajo la línea de órdenes, o no",
    .barOn: "Las teclas vuelven a estar bajo la línea de órdenes.",
    .barOff: "Las teclas quedan ocultas; barra sí las muestra de nuevo.",
    .barUnavailable: "La barra de teclas pide una terminal en la que se pueda redibujar.",
  ]
}

/// The texts on the mouse.
package enum PointerText: String, TextKey {
  case summary = "drag the map, zoom with the wheel; to select text, hold Shift then"
  case on = """
    The mouse moves maps and lists now. To select text, hold Shift (in most terminals); mouse off \
    ends this.
    """
  case off = "The mouse is the terminal's again."
  case unavailable = "This terminal does not report its mouse."
  case statusOn = "mouse on"
  case statusOff = "mouse off"

  package static let spanish: [PointerText: String] = [
    .summary: "arrastra el mapa y acércalo con la rueda; el texto se selecciona entonces con Mayús",
    .on: """
    El ratón ya mueve mapas y listas. Para seleccionar texto, mantén Mayús (en casi todas las \
    terminales); para dejarlo: ratón no.
    """,
    .off: "El ratón vuelve a ser de la terminal.",
    .unavailable: "Esta terminal no informa de su ratón.",
    .statusOn: "con ratón",
    .statusOff: "sin ratón",
  ]
}
