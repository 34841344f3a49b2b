/// What went wrong and what to do about it, one line each.
package enum ErrorText: TextKey {
  case notFound, notOnMap, noMap, unknownFilter, noFilters, invalidFilter, invalidFilterOf
  case nothingToUndo, unknownSort, unreadable, unwritable, malformed
  case unknownCommand, didYouMean, seeHelp, ambiguousCommand, missingArgument, invalidArgument,
    extraArgument,
    or,
    standardInput, standardOutput

  package static let english: [ErrorText: String] = [
    .notFound: "Nothing in {0} is called {1} or has that id.",
    .notOnMap: "{0} has no place on the map; open its detail instead.",
    .noMap: "There is no map of {0}; open the detail instead.",
    .unknownFilter: "There is no filter “{0}” here. Filters: {1}.",
    .noFilters: "none",
    .invalidFilter: "“{1}” is no {0} that is known; type a code or a name, such as PE or Peru.",
    .invalidFilterOf: "“{1}” does not work for {0}; type {2}.",
    .unknownSort: "It can't be sorted by “{0}”, only by: {1}.",
    .nothingToUndo: "There is no removal to undo.",
    .unreadable: "{0} can't be read: {1}.",
    .unwritable: "{0} can't be written: {1}.",
    .malformed: "{0} can't be used: {1}.",
    .unknownCommand: "Unknown command “{0}”.",
    .didYouMean: "Did you mean {0}?",
    .seeHelp: "Type help to see what there is.",
    .ambiguousCommand: "“{0}” could be {1}.",
    .missingArgument: "Something is missing. Type: {0}",
    .invalidArgument: "“{0}” does not work here. Type: {1}",
    .extraArgument: "{1} takes nothing after it: leave out “{0}”.",
    .or: "or", .standardInput: "Standard input", .standardOutput: "Standard output",
  ]

  package static let spanish: [ErrorText: String] = [
    .notFound: "Nada en {0} se llama {1} ni tiene ese identificador.",
    .notOnMap: "{0} no tiene lugar en el mapa; abre su detalle.",
    .noMap: "No hay mapa de {0}; abre el detalle.",
    .unknownFilter: "Aquí no hay un filtro «{0}». Filtros: {1}.",
    .noFilters: "ninguno",
    .invalidFilter: "«{1}» no vale como {0}; escribe un código o un nombre, como PE o Perú.",
    .invalidFilterOf: "«{1}» no vale como {0}; escribe {2}.",
    .unknownSort: "No se puede ordenar por «{0}», solo por: {1}.",
    .nothingToUndo: "No hay nada que deshacer.",
    .unreadable: "No se puede leer {0}: {1}.",
    .unwritable: "No se puede escribir {0}: {1}.",
    .malformed: "No se puede usar {0}: {1}.",
    .unknownCommand: "Orden desconocida: «{0}».",
    .didYouMean: "¿Querías decir {0}?",
    .seeHelp: "Escribe ayuda para ver lo que hay.",
    .ambiguousCommand: "«{0}» puede ser {1}.",
    .missingArgument: "Falta algo. Escribe: {0}",
    .invalidArgument: "«{0}» no vale aquí. Escribe: {1}",
    .extraArgument: "{1} va sin nada detrás: quita «{0}».",
    .or: "o", .standardInput: "La entrada estándar", .standardOutput: "La salida estándar",
  ]
}
