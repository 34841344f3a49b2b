/// The texts around the options on a page of help.
package enum HelpPageText: String, TextKey {
  case usage = "Usage:"
  case options = "[options]"
  case commands = "Commands:"
  case examples = "Examples:"
  case generalOptions = "{0} more options that every command takes: catalejo help options"
  case general = "Options that every command takes, before its name or after it:"
  case oneOf = "One of {0}."
  case noCommand = "“{0}” is no command. Commands: {1}."
  case helpOfCommand = "Say what a command takes; help options: what all take."

  package static let spanish: [HelpPageText: String] = [
    .usage: "Uso:", .options: "[opciones]", .commands: "Órdenes:", .examples: "Ejemplos:",
    .generalOptions: "{0} opciones más que lleva cualquier orden: catalejo help options",
    .general: "Opciones que lleva cualquier orden, antes o después de su nombre:",
    .oneOf: "Uno de {0}.",
    .noCommand: "«{0}» no es una orden. Órdenes: {1}.",
    .helpOfCommand: "Dice qué lleva una orden; help options: lo que llevan todas.",
  ]
}

/// The topics of help: the word for each, which is also typed, and a line on it.
package enum TopicText: String, TextKey {
  case find, look, move, keep, files, network, settings, program, keys, accessibility
  case aboutFind = "find something, narrow a list, put it in order, ask a map"
  case aboutLook = "open a row, its map, all about it; look closer, compare"
  case aboutMove = "choose a row, turn pages, move a map; to a catalog, back, home, out"
  case aboutKeep = "keep what you like, bring it back"
  case aboutFiles = "carry it to another machine, another program, another person"
  case aboutNetwork = "fetch anew, or work without a network"
  case aboutSettings = "language, colors, mouse"
  case aboutProgram = "help, what runs here, who made it"
  case aboutKeys = "what keys do before you type"
  case aboutAccessibility = "screen readers, braille displays, few colors"
  case plainText =
    "--plain, ACCESSIBLE=1 or set plain yes: linear text, each row and each fact a line."
  case plainDrawing = "Nothing is drawn over, no cursor moves; a map is told in words."
  case plainPlace = "Below a list stands the chosen row and the page: Row 3 of 20: Lima, PE."
  case plainWaiting = "What takes long says so each ten seconds."
  case fewColors = "theme mono has no colors; --dots ascii draws maps in plain characters."

  package static let spanish: [TopicText: String] = [
    .find: "buscar", .aboutFind: "encuentra algo, acorta una lista, ordénala, pregunta a un mapa",
    .look: "mirar", .aboutLook: "abre una fila, su mapa, todo sobre ella; acércate, compara",
    .move: "moverse",
    .aboutMove:
      "elige una fila, pasa páginas, mueve un mapa; a un catálogo, atrás, al inicio, fuera",
    .keep: "guardar", .aboutKeep: "guarda lo que te gusta, recupéralo",
    .files: "archivos", .aboutFiles: "llévalo a otra máquina, a otro programa, a otra persona",
    .network: "red", .aboutNetwork: "vuelve a pedir los datos, o trabaja sin red",
    .settings: "ajustes", .aboutSettings: "idioma, colores, ratón",
    .program: "programa", .aboutProgram: "ayuda, con qué funciona, quién lo ha hecho",
    .keys: "teclas", .aboutKeys: "qué hacen las teclas antes de escribir",
    .accessibility: "accesibilidad",
    .aboutAccessibility: "lectores de pantalla, líneas braille, pocos colores",
    .plainText:
      "--plain, ACCESSIBLE=1 o ajustar plain sí: texto lineal, una línea por fila y por dato.",
    .plainDrawing: "Nada se redibuja ni se mueve el cursor; el mapa se cuenta con palabras.",
    .plainPlace: "Bajo una lista están la fila elegida y la página: Fila 3 de 20: Lima, PE.",
    .plainWaiting: "Lo que tarda lo dice cada diez segundos.",
    .fewColors: "tema mono no lleva colores; --dots ascii dibuja mapas con caracteres sencillos.",
  ]
}
