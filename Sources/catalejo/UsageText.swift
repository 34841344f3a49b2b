import Domain

/// The reasons why a command line can't be used.
///
/// The English texts of the first group are ArgumentParser's (`UsageGenerator.swift`), so that its
/// messages can be recognized. A text that is a special case of another one stands before it.
enum UsageText {
  static let unknownOptionAndGuess = Words("Unknown option '{0}'. Did you mean '{1}'?")
  static let unknownOption = Words("Unknown option '{0}'")
  static let invalidOption = Words("Invalid option: {0}")
  static let missingValue = Words("Missing value for '{0}'")
  static let missingOperand = Words("Missing expected argument '{0}'")
  static let noValueTaken = Words(
    "The option '{0}' does not take any value, but '{1}' was specified.")
  static let unexpectedOperand = Words("Unexpected argument '{0}'")
  static let unexpectedOperands = Words("{0} unexpected arguments: {1}")
  static let invalidValueAmongMany = Words(
    "The value '{0}' is invalid for '{1}'. Please provide one of the following: {2}")
  static let invalidValueAmong = Words(
    "The value '{0}' is invalid for '{1}'. Please provide one of {2}.")
  static let invalidValue = Words("The value '{0}' is invalid for '{1}'")
  static let unknownShell = Words(
    """
    Can't generate completion scripts for '{0}'. Please use \
    --generate-completion-script=<shell> with one of: {1}
    """)
  static let notANumber = Words("{0} takes a number such as 5, not '{1}'.")
  static let notAmong = Words("'{0}' is not a value of {1}: it is one of {2}.")
  static let onlyClear = Words(
    """
    '{0}' does not go with tiles, only clear does. To draw other streets, or none, give map or a \
    session --tiles SOURCE or off, or keep it by catalejo set tiles.
    """)
  static let negativeID = Words("'{0}' is no id: none is negative.")
  static let whichEntry = Words("Say which entry: give its id or its name.")
  static let whichTwo = Words("Say which two entries to compare: give two names.")
  static let oneID = Words("'{0}' is one word too many: give one id, or a name in quotes.")
  static let notAFilter = Words("'{0}' is not KEY=VALUE, nor has it !=, <, <=, > or >=.")
  static let ofArticles = Words("--kind and --period are for articles.")
  static let ofLists = Words(
    "--search, --filter, --sort and --favorites are for the map of a whole catalog.")
  static let inputTwice = Words("Standard input can be named only once.")
  static let followsOne = Words("--follow takes one file, or \"-\" for standard input.")
  static let followsOnTerminal = Words(
    "--follow goes without --json, --geojson, --width and --height.")
  static let oneOfBoth = Words("Give one of --json and --geojson.")
  static let lookOfFiles = Words(
    "--color-by and --size-by are for drawn points of files, without --follow, --json and --geojson."
  )
  static let figuresOfFiles = Words(
    "--json is for files of points: the figures of their tracks. --geojson is for every map.")
  static let lastOfFollow = Words("--last is for --follow.")
  static let negative = Words("{0} must not be negative.")
  static let outOfRange = Words("{0} goes from {1} to {2}.")
  static let notAPosition = Words(
    "'{0}' is no position: latitude comes first, as in 41.39, 2.17, or 41°23'N 2°10'E.")
  static let whatToDraw = Words(
    "Say what to draw: NAME, POSITION, CATALOG, CATALOG ID, favorites, or files.")
  static let whatToLocate = Words(
    "where takes a position, a name, one file, or \"-\" for standard input.")
  static let columnsOfFile = Words("--columns is for the rows of a file.")
  static let limitOfKind = Words("--limit is for --kind here.")
  static let kindOfPosition = Words("--kind is for one position or name.")
  static let jsonOfPosition = Words(
    "--json is for one position: leave it out here, rows stay in the format of their file.")
  static let notColumns = Words(
    "'{0}' is not LAT,LON: two columns, by their names or numbers.")
  static let ofCities = Words("--source and --embedded are for refresh cities alone.")
  static let eitherSource = Words("Give either --source or --embedded.")
  static let jsonOfWhat = Words("--json needs a name, or stands after a command.")
  static let oneForm = Words("Give one of --json, --tsv and --format.")
  static let eitherCatalog = Words(
    "Name the catalog once: before the options, or with --in.")
  static let eitherForm = Words("Give either --json or --format.")
  static let notAHeight = Words(
    "'{0}' is no height: it is a number of rows from 3, or a part such as 40%.")
  static let unknownField = Words("There is no field '{0}' here. Fields: {1}.")
  static let unclosedBrace = Words(
    "In '{0}' a brace opens that nothing closes; typed twice it is a brace.")
  static let openOrName = Words("Give either --open or a name.")
  static let notASource = Words("'{0}' is not prod, dev or an address.")

  /// In the order in which a message is compared with them.
  static let all: [Words] = [
    unknownOptionAndGuess, unknownOption, invalidOption, missingValue, missingOperand,
    noValueTaken, unexpectedOperand, unexpectedOperands, invalidValueAmongMany,
    invalidValueAmong, invalidValue, unknownShell, notANumber, notAmong, onlyClear, negativeID,
    whichEntry, whichTwo, oneID, notAFilter, ofArticles, ofLists, inputTwice, followsOne,
    followsOnTerminal, oneOfBoth, figuresOfFiles, lookOfFiles, lastOfFollow, negative,
    outOfRange, notAPosition, whatToDraw, whatToLocate, columnsOfFile, kindOfPosition,
    limitOfKind, jsonOfPosition, notColumns, ofCities, eitherSource,
    jsonOfWhat, oneForm, eitherCatalog, eitherForm, notAHeight, unknownField, unclosedBrace,
    openOrName, notASource,
  ]
}
