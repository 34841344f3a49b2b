package import Domain

/// The reasons why a command line can't be used.
///
/// The English texts of the first group are ArgumentParser's (`UsageGenerator.swift`), so that its
/// messages can be recognized. A text that is a special case of another one stands before it.
package enum UsageText {
  package static let unknownOptionAndGuess = Words("Unknown option '{0}'. Did you mean '{1}'?")
  package static let unknownOption = Words("Unknown option '{0}'")
  package static let invalidOption = Words("Invalid option: {0}")
  package static let missingValue = Words("Missing value for '{0}'")
  package static let missingOperand = Words("Missing expected argument '{0}'")
  package static let noValueTaken = Words(
    "The option '{0}' does not take any value, but '{1}' was specified.")
  package static let unexpectedOperand = Words("Unexpected argument '{0}'")
  package static let unexpectedOperands = Words("{0} unexpected arguments: {1}")
  package static let invalidValueAmongMany = Words(
    "The value '{0}' is invalid for '{1}'. Please provide one of the following: {2}")
  package static let invalidValueAmong = Words(
    "The value '{0}' is invalid for '{1}'. Please provide one of {2}.")
  package static let invalidValue = Words("The value '{0}' is invalid for '{1}'")
  package static let unknownShell = Words(
    """
    Can't generate completion scripts for '{0}'. Please use \
    --generate-completion-script=<shell> with one of: {1}
    """)
  package static let notANumber = Words("{0} takes a number such as 5, not '{1}'.")
  package static let notAmong = Words("'{0}' is not a value of {1}: it is one of {2}.")
  package static let negativeID = Words("'{0}' is no id: none is negative.")
  package static let whichEntry = Words("Say which entry: give its id or its name.")
  package static let whichTwo = Words("Say which two entries to compare: give two names.")
  package static let oneID = Words("'{0}' is one word too many: give one id, or a name in quotes.")
  package static let notAFilter = Words("'{0}' is not KEY=VALUE, nor has it !=, <, <=, > or >=.")
  package static let ofArticles = Words("--kind and --period are for articles.")
  package static let ofLists = Words(
    "--search, --filter, --sort and --favorites are for the map of a whole catalog.")
  package static let inputTwice = Words("Standard input can be named only once.")
  package static let followsOne = Words("--follow takes one file, or \"-\" for standard input.")
  package static let followsOnTerminal = Words(
    "--follow goes without --geojson, --width and --height.")
  package static let lastOfFollow = Words("--last is for --follow.")
  package static let negative = Words("{0} must not be negative.")
  package static let outOfRange = Words("{0} goes from {1} to {2}.")
  package static let notAPosition = Words(
    "'{0}' is no position: latitude comes first, as in 41.39, 2.17, or 41°23'N 2°10'E.")
  package static let whatToDraw = Words(
    "Say what to draw: NAME, POSITION, CATALOG, CATALOG ID, favorites, or files.")
  package static let whatToLocate = Words(
    "where takes a position, a name, one file, or \"-\" for standard input.")
  package static let columnsOfFile = Words("--columns is for the rows of a file.")
  package static let jsonOfPosition = Words(
    "--json is for one position: leave it out here, rows stay in the format of their file.")
  package static let notColumns = Words(
    "'{0}' is not LAT,LON: two columns, by their names or numbers.")
  package static let ofCities = Words("--source and --embedded are for refresh cities alone.")
  package static let eitherSource = Words("Give either --source or --embedded.")
  package static let jsonOfWhat = Words("--json needs a name, or stands after a command.")
  package static let oneForm = Words("Give one of --json, --tsv and --format.")
  package static let eitherCatalog = Words(
    "Name the catalog once: before the options, or with --in.")
  package static let eitherForm = Words("Give either --json or --format.")
  package static let notAHeight = Words(
    "'{0}' is no height: it is a number of rows from 3, or a part such as 40%.")
  package static let unknownField = Words("There is no field '{0}' here. Fields: {1}.")
  package static let unclosedBrace = Words(
    "In '{0}' a brace opens that nothing closes; typed twice it is a brace.")
  package static let openOrName = Words("Give either --open or a name.")
  package static let notASource = Words("'{0}' is not prod, dev or an address.")

  /// In the order in which a message is compared with them.
  package static let all: [Words] = [
    unknownOptionAndGuess, unknownOption, invalidOption, missingValue, missingOperand,
    noValueTaken, unexpectedOperand, unexpectedOperands, invalidValueAmongMany,
    invalidValueAmong, invalidValue, unknownShell, notANumber, notAmong, negativeID,
    whichEntry, whichTwo, oneID, notAFilter, ofArticles, ofLists, inputTwice, followsOne,
    followsOnTerminal, lastOfFollow, negative, outOfRange, notAPosition, whatToDraw,
    whatToLocate, columnsOfFile, jsonOfPosition, notColumns, ofCities, eitherSource,
    jsonOfWhat, oneForm, eitherCatalog, eitherForm, notAHeight, unknownField, unclosedBrace,
    openOrName, notASource,
  ]
}
