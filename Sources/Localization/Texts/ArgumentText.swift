/// The words that stand for arguments in the usage of a command, and those that are arguments.
package enum ArgumentText: String, TextKey {
  case text = "TEXT"
  case key = "KEY"
  case value = "VALUE"
  case file = "FILE"
  case command = "COMMAND"
  case topic = "TOPIC"
  case country = "COUNTRY"
  case name = "NAME"
  case on, off, save, all, favorites, results, yes, no
  case catalog, favorite

  package static let english: [ArgumentText: String] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.rawValue) })

  package static let spanish: [ArgumentText: String] = [
    .text: "TEXTO", .key: "CLAVE", .value: "VALOR", .file: "ARCHIVO", .command: "ORDEN",
    .topic: "TEMA",
    .country: "PAÍS", .name: "NOMBRE",
    .on: "sí", .off: "no", .save: "guardar", .all: "todo", .favorites: "favoritos",
    .results: "resultados", .yes: "sí", .no: "no",
    .catalog: "catálogo", .favorite: "favorito",
  ]
}

extension Strings {
  /// The arguments of a command as they are shown in this language: "[TEXT]" reads "[TEXTO]".
  package func arguments(_ usage: String) -> String {
    usage.replacing(#/[A-Za-z]+/#) { word in
      ArgumentText(rawValue: String(word.output)).map { self[$0] } ?? String(word.output)
    }
  }

  /// A word that is an argument ("on") as it is shown in this language.
  package func argument(_ word: String) -> String {
    guard language == .spanish else { return word }
    if let text = ArgumentText(rawValue: word) { return self[text] }
    return verb(word)
  }
}
