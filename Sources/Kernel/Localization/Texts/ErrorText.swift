/// The texts of errors with their remedies, one line each.
package enum ErrorText: String, TextKey {
  case notFound = "Nothing in {0} is called {1} or has that id."
  case notOnMap = "{0} has no place on the map; open its detail instead."
  case noMap = "There is no map of {0}; open the detail instead."
  case unknownFilter = "There is no filter “{0}” here. Filters: {1}."
  case noFilters = "none"
  case invalidFilter = "“{1}” is no {0} that is known; type a code or a name, such as PE or Peru."
  case unknownRegion =
    "No region is called “{0}”; type its name or how it begins, such as Cusco or Tex."
  case severalRegions =
    "Several regions begin with “{0}” ({1}); type more of one, or its country too."
  case invalidFilterOf = "“{1}” does not work for {0}; type {2}."
  case unknownSort = "It can't be sorted by “{0}”, only by: {1}."
  case nothingToUndo = "There is nothing to undo."
  case unreadable = "{0} can't be read: {1}."
  case unwritable = "{0} can't be written: {1}."
  case malformed = "{0} can't be used: {1}."
  case unknownCommand = "Unknown command “{0}”."
  case unknownLine = "Nothing is called “{0}”, and it is no command."
  case typeDistance = "For two places type distance A, B."
  case didYouMean = "Did you mean {0}?"
  case seeHelp = "Type help to see what there is."
  case ambiguousCommand = "“{0}” could be {1}."
  case missingArgument = "Something is missing. Type: {0}"
  case missingPair = "Something is missing. Type: {0} Keys: {1}."
  case invalidArgument = "“{0}” does not work here. Type: {1}"
  case extraArgument = "{1} takes nothing after it: leave out “{0}”."
  case or = "or"
  case standardInput = "Standard input"
  case standardOutput = "Standard output"

  package static let spanish: [ErrorText: String] = [
    .notFound: "Nada en {0} se llama {1} ni tiene ese identificador.",
    .notOnMap: "{0} no tiene lugar en el mapa; abre su detalle.",
    .noMap: "No hay mapa de {0}; abre el detalle.",
    .unknownFilter: "Aquí no hay un filtro «{0}». Filtros: {1}.",
    .noFilters: "ninguno",
    .invalidFilter: "«{1}» no vale como {0}; escribe un código o un nombre, como PE o Perú.",
    .unknownRegion:
      "Ninguna región se llama «{0}»; escribe su nombre o cómo empieza, como Cusco o Tex.",
    .severalRegions:
      "Varias regiones empiezan por «{0}» ({1}); escribe algo más, o también el país.",
    .invalidFilterOf: "«{1}» no vale como {0}; escribe {2}.",
    .unknownSort: "No se puede ordenar por «{0}», solo por: {1}.",
    .nothingToUndo: "No hay nada que deshacer.",
    .unreadable: "No se puede leer {0}: {1}.",
    .unwritable: "No se puede escribir {0}: {1}.",
    .malformed: "No se puede usar {0}: {1}.",
    .unknownCommand: "Orden desconocida: «{0}».",
    .unknownLine: "Nada se llama «{0}», y no es una orden.",
    .typeDistance: "Para dos lugares escribe distancia A, B.",
    .didYouMean: "¿Querías decir {0}?",
    .seeHelp: "Escribe ayuda para ver lo que hay.",
    .ambiguousCommand: "«{0}» puede ser {1}.",
    .missingArgument: "Falta algo. Escribe: {0}",
    .missingPair: "Falta algo. Escribe: {0} Claves: {1}.",
    .invalidArgument: "«{0}» no vale aquí. Escribe: {1}",
    .extraArgument: "{1} va sin nada detrás: quita «{0}».",
    .or: "o", .standardInput: "La entrada estándar", .standardOutput: "La salida estándar",
  ]
}

/// The problems of files with their remedies: the end of "{0} can't be read: …".
package enum FileText: String, TextKey {
  case missing = "no such file or folder; check the path"
  case denied = "permission denied; check its permissions and its folder's"
  case noSpace = "no space left; free some and try again"
  case notAFolder = "a part of its path is not a folder; check the path"
  case isFolder = "it is a folder; name a file"
  case exists = "it exists; the same command with ! after its verb replaces it"
  case existsForShell = "it exists; --force replaces it"
  case notAFile = "it is not a regular file; name one"
  case tooLarge = "it is larger than {0}; give a smaller file"
  case busy = "another program is using it; try again in a moment"
  case noHome = "neither HOME nor XDG_DATA_HOME is a full path; set HOME"
  case newerVersion = "a newer version of catalejo wrote it; install that version"
  case notJSON = "it is not JSON; favorites export FILE makes a file to import"
  case notAnArchive = "it is no export of catalejo; favorites export FILE makes one"
  case unknownEnding = "its ending says no format; end it in one of {0}, or in none for JSON"
  case notPoints = "no position is in it that can be read"
  case onlyShapes = "it holds lines or areas, but no points, and only points become favorites"
  case noText = "it is no text, and no archive that is known; no position can be read in it"
  case textWithoutPositions = "it is {0} without positions"
  case jsonWithoutPositions = "it is JSON without positions"
  case xmlWithoutPositions =
    "it is XML, but no GPX, KML or TCX: its root is <{0}>"
  case archiveWithoutPositions = "it is an archive, and none of its files has positions"
  case otherProjection =
    "its positions are {0}; convert them to longitude and latitude (EPSG:4326)"
  case brokenJSON = "its JSON breaks a rule at line {0}, column {1}"
  case brokenArchive = "it is a damaged archive; get it once more"
  case encrypted = "“{0}” in it is encrypted; unpack it first"
  case unpacksTooFar = "it unpacks to more than {0} times its size; unpack it first"
  case tooManyFiles = "more than {0} files are in it; unpack it first"
  case unknownColumn = "it has no column “{0}”; its columns are {1}"
  case noColumnsHere =
    "--columns is for tables, and for JSON lines and arrays of objects; leave it out"
  case cutOff = "its JSON ends at line {0}, column {1}, before it is whole; get the rest of it"
  case notLines = "only lines can be followed: CSV, LAT,LON or JSON lines; leave out --follow"
  case noColumns =
    "its columns are {0}; call two of them lat and lon, or give --columns LAT,LON"
  case damaged = "it is damaged ({0}); move it elsewhere to start anew"
  case setAside = "it was damaged ({0}); it is kept as {1}"
  case immovable = "it is damaged and can't be moved aside: {0}"
  case system = "{0}; check the path and its disk"

  package static let spanish: [FileText: String] = [
    .missing: "no existe ese archivo o carpeta; revisa la ruta",
    .denied: "permiso denegado; revisa sus permisos y los de su carpeta",
    .noSpace: "no queda espacio; libera algo y prueba otra vez",
    .notAFolder: "una parte de su ruta no es una carpeta; revisa la ruta",
    .isFolder: "es una carpeta; indica un archivo",
    .exists: "ya existe; la misma orden con ! tras el verbo lo reemplaza",
    .existsForShell: "ya existe; --force lo reemplaza",
    .notAFile: "no es un archivo normal; indica uno",
    .tooLarge: "ocupa más de {0}; indica un archivo más pequeño",
    .busy: "otro programa lo está usando; prueba otra vez en un momento",
    .noHome: "ni HOME ni XDG_DATA_HOME son una ruta completa; define HOME",
    .newerVersion: "lo escribió una versión más nueva de catalejo; instala esa versión",
    .notJSON: "no es JSON; favorites export FILE crea un archivo que se puede importar",
    .notAnArchive: "no es una exportación de catalejo; favorites export FILE crea una",
    .notPoints: "no tiene ninguna posición que se pueda leer",
    .onlyShapes: "tiene líneas o áreas, pero ningún punto, y solo los puntos se vuelven favoritos",
    .noText: "no es texto ni un archivo comprimido conocido; no se puede leer ninguna posición",
    .textWithoutPositions: "es {0} sin posiciones",
    .jsonWithoutPositions: "es JSON sin posiciones",
    .xmlWithoutPositions: "es XML, pero no GPX, KML ni TCX: su raíz es <{0}>",
    .archiveWithoutPositions:
      "es un archivo comprimido y ninguno de sus archivos tiene posiciones",
    .otherProjection:
      "sus posiciones están en {0}; conviértelas a longitud y latitud (EPSG:4326)",
    .brokenJSON: "su JSON incumple una regla en la línea {0}, columna {1}",
    .brokenArchive: "es un archivo comprimido dañado; consíguelo otra vez",
    .encrypted: "«{0}», dentro de él, está cifrado; descomprímelo antes",
    .unpacksTooFar: "al descomprimirlo ocupa más de {0} veces su tamaño; descomprímelo antes",
    .tooManyFiles: "contiene más de {0} archivos; descomprímelo antes",
    .unknownColumn: "no tiene una columna «{0}»; sus columnas son {1}",
    .noColumnsHere:
      "--columns es para tablas, y para líneas y listas de objetos de JSON; quítalo",
    .cutOff:
      "su JSON acaba en la línea {0}, columna {1}, antes de estar completo; consigue el resto",
    .notLines: "solo se siguen líneas: CSV, LAT,LON o líneas de JSON; quita --follow",
    .noColumns:
      "sus columnas son {0}; llama a dos de ellas lat y lon, o usa --columns LAT,LON",
    .damaged: "está dañado ({0}); muévelo a otro lugar para empezar de nuevo",
    .setAside: "estaba dañado ({0}); queda guardado como {1}",
    .immovable: "está dañado y no se puede apartar: {0}",
    .unknownEnding:
      "su extensión no indica un formato; usa una de {0}, o ninguna para JSON",
    .system: "{0}; revisa la ruta y su disco",
  ]
}
