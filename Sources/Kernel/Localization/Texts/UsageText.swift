/// The reasons why a command line can't be used.
///
/// The English texts of the first group are ArgumentParser's (`UsageGenerator.swift`), so that its
/// messages can be recognized. A text that is a special case of another one stands before it.
package enum UsageText: String, TextKey {
  case unknownOptionAndGuess = "Unknown option '{0}'. Did you mean '{1}'?"
  case unknownOption = "Unknown option '{0}'"
  case invalidOption = "Invalid option: {0}"
  case missingValue = "Missing value for '{0}'"
  case missingOperand = "Missing expected argument '{0}'"
  case noValueTaken = "The option '{0}' does not take any value, but '{1}' was specified."
  case unexpectedOperand = "Unexpected argument '{0}'"
  case unexpectedOperands = "{0} unexpected arguments: {1}"
  case invalidValueAmongMany =
    "The value '{0}' is invalid for '{1}'. Please provide one of the following: {2}"
  case invalidValueAmong = "The value '{0}' is invalid for '{1}'. Please provide one of {2}."
  case invalidValue = "The value '{0}' is invalid for '{1}'"
  case unknownShell = """
    Can't generate completion scripts for '{0}'. Please use --generate-completion-script=<shell> \
    with one of: {1}
    """

  case notANumber = "{0} takes a number such as 5, not '{1}'."
  case notAmong = "'{0}' is not a value of {1}: it is one of {2}."
  case negativeID = "'{0}' is no id: none is negative."
  case whichEntry = "Say which entry: give its id or its name."
  case whichTwo = "Say which two entries to compare: give two names."
  case oneID = "'{0}' is one word too many: give one id, or a name in quotes."
  case notAFilter = "'{0}' is not KEY=VALUE, nor has it !=, <, <=, > or >=."
  case ofArticles = "--kind and --period are for articles."
  case ofLists = "--search, --filter, --sort and --favorites are for the map of a whole catalog."
  case inputTwice = "Standard input can be named only once."
  case followsOne = "--follow takes one file, or \"-\" for standard input."
  case followsOnTerminal = "--follow goes without --geojson, --width and --height."
  case lastOfFollow = "--last is for --follow."
  case negative = "{0} must not be negative."
  case outOfRange = "{0} goes from {1} to {2}."
  case notAPosition =
    "'{0}' is no position: latitude comes first, as in 41.39, 2.17, or 41°23'N 2°10'E."
  case whatToDraw = "Say what to draw: NAME, POSITION, CATALOG, CATALOG ID, favorites, or files."
  case whatToLocate = "where takes a position, a name, one file, or \"-\" for standard input."
  case columnsOfFile = "--columns is for the rows of a file."
  case jsonOfPosition =
    "--json is for one position: leave it out here, rows stay in the format of their file."
  case notColumns = "'{0}' is not LAT,LON: two columns, by their names or numbers."
  case ofCities = "--source and --embedded are for refresh cities alone."
  case eitherSource = "Give either --source or --embedded."
  case jsonOfWhat = "--json needs a name, or stands after a command."
  case oneForm = "Give one of --json, --tsv and --format."
  case eitherCatalog = "Name the catalog once: before the options, or with --in."
  case eitherForm = "Give either --json or --format."
  case notAHeight = "'{0}' is no height: it is a number of rows from 3, or a part such as 40%."
  case unknownField = "There is no field '{0}' here. Fields: {1}."
  case unclosedBrace = "In '{0}' a brace opens that nothing closes; typed twice it is a brace."
  case openOrName = "Give either --open or a name."
  case notASource = "'{0}' is not prod, dev or an address."

  package static let spanish: [UsageText: String] = [
    .unknownOptionAndGuess: "No existe la opción '{0}'. ¿Quizá '{1}'?",
    .unknownOption: "No existe la opción '{0}'.",
    .invalidOption: "'{0}' no es una opción.",
    .missingValue: "Falta el valor de '{0}'.",
    .missingOperand: "Falta '{0}'.",
    .noValueTaken: "La opción '{0}' no lleva valor, y se indicó '{1}'.",
    .unexpectedOperand: "Sobra '{0}'.",
    .unexpectedOperands: "Sobran {0} palabras: {1}.",
    .invalidValueAmongMany: "'{0}' no vale para '{1}': puede ser {2}.",
    .invalidValueAmong: "'{0}' no vale para '{1}': puede ser {2}.",
    .invalidValue: "'{0}' no vale para '{1}'.",
    .unknownShell: """
    No hay texto de autocompletar para '{0}'; con --generate-completion-script=<shell> lo hay de: {1}
    """,

    .notANumber: "{0} lleva un número, como 5, no '{1}'.",
    .notAmong: "'{0}' no vale para {1}: puede ser {2}.",
    .negativeID: "'{0}' no es un id: ninguno es negativo.",
    .whichEntry: "Indica qué entrada: da su id o su nombre.",
    .whichTwo: "Indica qué dos entradas comparar: da dos nombres.",
    .oneID: "'{0}' es una palabra de más: da un solo id, o un nombre entre comillas.",
    .notAFilter: "'{0}' no es CLAVE=VALOR, ni lleva !=, <, <=, > o >=.",
    .ofArticles: "--kind y --period son para articles.",
    .ofLists:
      "--search, --filter, --sort y --favorites son para el mapa de un catálogo entero.",
    .inputTwice: "La entrada estándar solo puede indicarse una vez.",
    .followsOne: "--follow lleva un solo archivo, o \"-\" para la entrada estándar.",
    .followsOnTerminal: "--follow no va con --geojson, --width ni --height.",
    .lastOfFollow: "--last es para --follow.",
    .negative: "{0} no puede ser negativo.",
    .outOfRange: "{0} va de {1} a {2}.",
    .notAPosition:
      "'{0}' no es una posición: la latitud va primero, como en 41.39, 2.17, o 41°23'N 2°10'E.",
    .whatToDraw:
      "Indica qué dibujar: NOMBRE, POSICIÓN, CATÁLOGO, CATÁLOGO ID, favorites, o archivos.",
    .whatToLocate:
      "where lleva una posición, un nombre, un solo archivo, o \"-\" para la entrada estándar.",
    .columnsOfFile: "--columns es para las filas de un archivo.",
    .jsonOfPosition:
      "--json es para una sola posición: quítalo aquí, las filas siguen en el formato de su archivo.",
    .notColumns: "'{0}' no es LAT,LON: dos columnas, por sus nombres o números.",
    .ofCities: "--source y --embedded son solo para refresh cities.",
    .eitherSource: "Usa --source o --embedded, no ambos.",
    .jsonOfWhat: "--json necesita un nombre, o va tras una orden.",
    .oneForm: "Usa solo uno de --json, --tsv y --format.",
    .eitherCatalog: "Di el catálogo una sola vez: antes de las opciones o con --in.",
    .eitherForm: "Da solo una de --json y --format.",
    .notAHeight: "'{0}' no es una altura: es un número de filas desde 3, o una parte como 40%.",
    .unknownField: "Aquí no hay un campo '{0}'. Campos: {1}.",
    .unclosedBrace: "En '{0}' una llave se abre y no se cierra; escrita dos veces es una llave.",
    .openOrName: "Usa --open o un nombre, no ambos.",
    .notASource: "'{0}' no es prod, dev ni una dirección.",
  ]
}

/// The texts on a name that was typed in the place of a command.
package enum LookUpText: String, TextKey {
  case others = "Others: {0}"
  case several = "{0} in {1} (catalejo list {2} --search {3})"
  case unknown = "“{0}” is no command, and nothing stored here is called so."
  case seeHelp = "catalejo --help lists the commands."
  case ofSession = "“{0}” is a command of a session: type catalejo, and then the line."

  package static let spanish: [LookUpText: String] = [
    .others: "Otros: {0}",
    .several: "{0} en {1} (catalejo list {2} --search {3})",
    .unknown: "«{0}» no es una orden, y nada de lo guardado aquí se llama así.",
    .seeHelp: "catalejo --help muestra las órdenes.",
    .ofSession: "«{0}» es una orden de una sesión: escribe catalejo, y luego la línea.",
  ]
}
