/// The texts of the home screen; the examples stand between bars.
package enum HomeText: String, TextKey {
  case title = "home"
  case welcome = "Cities, people, Pokémon and news in your terminal, offline first."
  case favorites = "what you have starred"
  case starred = "starred"
  case visited = "opened lately"
  case typing = "Type a name, a position or a command:"
  case typingCommands = "A line is a command:"
  case examples = "lima | 48.86, 2.35 | map paris | help"
  case exampleCommands = "/barcelona | map paris | help"
  case doOpen = "open row N: a catalog, the favorites or one of them; without N, the chosen row"

  package static let spanish: [HomeText: String] = [
    .title: "inicio",
    .welcome: "Ciudades, gente, Pokémon y noticias en tu terminal, aun sin red.",
    .favorites: "lo que has marcado con estrella",
    .starred: "con estrella",
    .visited: "abierto hace poco",
    .typing: "Escribe un nombre, posición u orden:",
    .typingCommands: "Una línea es una orden:",
    .examples: "lima | 48,86; 2,35 | mapa parís | ayuda",
    .exampleCommands: "/barcelona | mapa parís | ayuda",
    .doOpen: "abre la fila N: un catálogo, los favoritos o uno de ellos; sin N, la elegida",
  ]
}
