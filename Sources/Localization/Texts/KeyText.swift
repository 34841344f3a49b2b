/// The names of keys, as they stand on them.
package enum KeyText: TextKey {
  case up, down, left, right, pageUp, pageDown, tab, escape
  case summary, on, off, unavailable, mapLetters, listLetters, detailLetters
  case listLettersBesideMap

  package static let english: [KeyText: String] = [
    .up: "↑", .down: "↓", .left: "←", .right: "→", .pageUp: "PgUp", .pageDown: "PgDn", .tab: "Tab",
    .escape: "Esc",
    .summary: "single keys for maps and lists: hjkl move, q goes back, : begins a command",
    .on: "Single keys are on, where there are some: : begins a command, keys off ends it.",
    .off: "Single keys are off: letters begin a command again.",
    .unavailable: "Single keys need a terminal that can be drawn over.",
    .mapLetters: ": command · hjkl move · + - zoom · f fit · n nearby · / find · ? help · q back",
    .listLetters: ": command · jk choose · Enter open · n p page · / search · ? help · q back",
    .listLettersBesideMap: ": command · jk choose · n p page · / search · ? help · q back",
    .detailLetters: ": command · jk turn over · m map · s star · ? help · q back",
  ]

  package static let spanish: [KeyText: String] = [
    .up: "↑", .down: "↓", .left: "←", .right: "→", .pageUp: "RePág", .pageDown: "AvPág",
    .tab: "Tab", .escape: "Esc",
    .summary: "teclas sueltas en mapas y listas: hjkl mueven, q vuelve, : empieza una orden",
    .on: "Ya valen las teclas sueltas donde las hay: : empieza una orden, teclas no las apaga.",
    .off: "Las letras vuelven a empezar una orden.",
    .unavailable: "Las teclas sueltas piden una terminal en la que se pueda redibujar.",
    .mapLetters:
      ": orden · hjkl mover · + - zoom · f ver · n cerca · / buscar · ? ayuda · q volver",
    .listLetters: ": orden · jk elegir · Intro abrir · n p página · / buscar · ? ayuda · q volver",
    .listLettersBesideMap: ": orden · jk elegir · n p página · / buscar · ? ayuda · q volver",
    .detailLetters: ": orden · jk pasar · m mapa · s favorito · ? ayuda · q volver",
  ]
}
