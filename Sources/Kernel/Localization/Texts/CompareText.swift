/// The texts of the comparison screen.
package enum CompareText: String, TextKey {
  case title = "compare"
  case notFound =
    "{0} names no two entries of one catalog. Put a / between names, or see what a list finds."
  case unknown =
    "Nothing stored here is called {0}; check how it is written, or search a list for it."
  case noRows = "Numbers are of rows, and there are none here. Type two names: compare A B"
  case same = "Both mean {0}; name two entries."
  case uncalled = "Nothing stored here is called {0}."
  case way = "{0} is {1} {2} of {3}."
  case sameTime = "The clocks of both show the same time."
  case ahead = "The clocks of {0} are {1} ahead of those of {2}."
  case doOpen = "show all that is known of the first or the second one"
  case doCompare = "show two entries of a catalog side by side, by their names; 1 and 2 open them"

  package static let spanish: [CompareText: String] = [
    .title: "comparar",
    .notFound:
      "{0} no nombra dos entradas de un mismo catálogo. Pon una / entre los nombres, o mira qué halla una lista.",
    .unknown:
      "Nada de lo guardado aquí se llama {0}; mira cómo se escribe o búscalo en una lista.",
    .noRows:
      "Los números son de filas y aquí no hay ninguna. Escribe dos nombres: comparar A B",
    .same: "Los dos son {0}; nombra dos entradas.",
    .uncalled: "Nada de lo guardado aquí se llama {0}.",
    .way: "{0} está a {1} al {2} de {3}.",
    .sameTime: "Los relojes de los dos lugares marcan la misma hora.",
    .ahead: "Los relojes de {0} van {1} por delante de los de {2}.",
    .doOpen: "muestra todo lo que se sabe del primero o del segundo",
    .doCompare:
      "muestra dos entradas de un catálogo, una al lado de la otra, por sus nombres; 1 y 2 las abren",
  ]
}
