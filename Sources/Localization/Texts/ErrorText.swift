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

/// What is wrong with a file and what to do about it: the end of "{0} can't be read: …".
package enum FileText: TextKey {
  case missing, denied, noSpace, notAFolder, isFolder, exists, notAFile, tooLarge, busy, noHome
  case newerVersion, notJSON, notAnArchive, damaged, setAside, immovable, system

  package static let english: [FileText: String] = [
    .missing: "no such file or folder; check the path",
    .denied: "permission denied; check its permissions and its folder's",
    .noSpace: "no space left; free some and try again",
    .notAFolder: "a part of its path is not a folder; check the path",
    .isFolder: "it is a folder; name a file",
    .exists: "it exists; export! or trace save! replaces it, in a shell --force",
    .notAFile: "it is not a regular file; name one",
    .tooLarge: "it is larger than {0}; give a smaller file",
    .busy: "another program is using it; try again in a moment",
    .noHome: "neither HOME nor XDG_DATA_HOME is a full path; set HOME",
    .newerVersion: "a newer version of catalejo wrote it; install that version",
    .notJSON: "it is not JSON; favorites export FILE makes a file to import",
    .notAnArchive: "it is no export of catalejo; favorites export FILE makes one",
    .damaged: "it is damaged ({0}); move it elsewhere to start anew",
    .setAside: "it was damaged ({0}); it is kept as {1}",
    .immovable: "it is damaged and can't be moved aside: {0}",
    .system: "{0}; check the path and its disk",
  ]

  package static let spanish: [FileText: String] = [
    .missing: "no existe ese archivo o carpeta; revisa la ruta",
    .denied: "permiso denegado; revisa sus permisos y los de su carpeta",
    .noSpace: "no queda espacio; libera algo y prueba otra vez",
    .notAFolder: "una parte de su ruta no es una carpeta; revisa la ruta",
    .isFolder: "es una carpeta; indica un archivo",
    .exists: "ya existe; exportar! o traza guardar! lo reemplaza, en un shell --force",
    .notAFile: "no es un archivo normal; indica uno",
    .tooLarge: "ocupa más de {0}; indica un archivo más pequeño",
    .busy: "otro programa lo está usando; prueba otra vez en un momento",
    .noHome: "ni HOME ni XDG_DATA_HOME son una ruta completa; define HOME",
    .newerVersion: "lo escribió una versión más nueva de catalejo; instala esa versión",
    .notJSON: "no es JSON; favorites export FILE crea un archivo que se puede importar",
    .notAnArchive: "no es una exportación de catalejo; favorites export FILE crea una",
    .damaged: "está dañado ({0}); muévelo a otro lugar para empezar de nuevo",
    .setAside: "estaba dañado ({0}); queda guardado como {1}",
    .immovable: "está dañado y no se puede apartar: {0}",
    .system: "{0}; revisa la ruta y su disco",
  ]
}
