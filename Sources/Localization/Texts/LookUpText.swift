/// What is said of a name that stands in the place of a command.
package enum LookUpText: TextKey {
  case others, one, several, unknown, didYouMean, seeHelp

  package static let english: [LookUpText: String] = [
    .others: "Others: {0}",
    .one: "{0} (catalejo detail {1} {2})",
    .several: "{0} in {1} (catalejo list {2} --search {3})",
    .unknown: "“{0}” is no command, and nothing stored here is called so.",
    .didYouMean: "Did you mean {0}?",
    .seeHelp: "catalejo --help lists the commands.",
  ]

  package static let spanish: [LookUpText: String] = [
    .others: "Otros: {0}",
    .one: "{0} (catalejo detail {1} {2})",
    .several: "{0} en {1} (catalejo list {2} --search {3})",
    .unknown: "«{0}» no es una orden, y nada de lo guardado aquí se llama así.",
    .didYouMean: "¿Querías decir {0}?",
    .seeHelp: "catalejo --help muestra las órdenes.",
  ]
}
