package import Components
package import Domain
package import Geo
package import Localization
package import Terminal
package import TextUI
package import Trace
package import Viper

/// The program that a session runs in: it makes the screens, and does the tasks of the program as a
/// whole.
///
/// So the session imports no feature, no service and no catalog.
@MainActor
package protocol SessionHost: AnyObject {
  /// The language of the screens made from now on.
  var language: Language { get set }

  /// The words that commands have from the catalogs and the settings.
  var vocabulary: Vocabulary { get }

  /// Whether the terminal can show more than ASCII.
  var canShowUnicode: Bool { get }

  /// Starts what screens do.
  var scheduler: Scheduler { get }

  /// The log of the calls that cross contracts.
  var tracer: Tracer { get }

  /// Makes the screen of a destination.
  ///
  /// - Parameter again: whether it takes the place of one of the same destination, and shows what that did;
  ///   otherwise a list is whole, without an earlier search or filter.
  func screen(
    for destination: Destination, navigator: Navigator<Destination>, again: Bool
  ) -> Screen

  /// Makes a screen for a search. It leaves no trace until it is adopted; a list starts where the user left
  /// it.
  func preview(of destination: Destination) -> Preview

  /// Makes a screen for a search of places, in the order in which a map finds them.
  func previewOfPlaces() -> Preview

  /// The kinds of screens that have commands of their own.
  func commandsByKind() -> [KindCommands]

  /// Whether the services can't be reached, or may not be.
  var isOffline: Bool { get }

  /// Calls a function with `isOffline` now and with each change, until the task is cancelled.
  func watchNetwork(_ tell: @MainActor (_ isOffline: Bool) async -> Void) async

  /// Stops using the network, or uses it again.
  func switchOff(_ isOff: Bool)

  /// Takes note that a person opened an entity.
  func keepVisit(of reference: Reference) async

  /// Whether maps are drawn with relief.
  var hasRelief: Bool { get set }

  /// Whether the entities that are opened are kept.
  var keepsHistory: Bool { get set }

  /// Forgets the entities that were opened.
  ///
  /// - Returns: the error that prevents it.
  func clearHistory() async -> DataError?

  /// Returns the number of entities that are kept as opened.
  func visitCount() async -> Int

  /// The present, in seconds since 1970.
  var now: Int { get }

  /// Turns the log of exchanges with services on or off.
  ///
  /// - Returns: the path of the log, for a sentence; `nil` if there is no log to switch.
  func switchLog(_ isOn: Bool) -> String?

  /// Writes the calls of the last screen.
  ///
  /// - Returns: the files written; empty if there were no calls.
  func saveTrace(to path: String, replacing: Bool) async throws(DataError) -> [String]

  /// Tells or keeps settings.
  ///
  /// - Parameter destination: the destination at which the command was typed.
  func answer(
    _ command: SettingsCommand, at destination: Destination, on console: any Console
  ) async -> SettingsAnswer

  /// Tells or changes where the streets on maps come from.
  func answer(_ command: TilesAction, on console: any Console) async -> SettingsAnswer

  /// Tells what the file of places holds, or changes it.
  ///
  /// - Parameter width: the columns for a table; `nil` leaves its lines whole.
  func answer(
    _ command: PlacesAction, progress: any ProgressReporting, width: Int?
  ) async -> PlacesActionAnswer

  /// Returns the position that a text means, in any notation or by the name of a place.
  func position(of text: String) async -> TypedPosition

  /// Whether a text is the path of a file, rather than the name of a place.
  func isPath(_ text: String) -> Bool

  /// Reads the points of a file, for a map of them.
  func plot(_ path: String) async -> PlottedPoints

  /// Returns the likeliest entity that a name means, of any catalog; it has exactly that name.
  func entity(called name: String) async -> NamedEntity

  /// Returns the catalogs of which this machine holds nothing, so that a search can't know what they have.
  func unstoredCatalogs() async -> [CatalogID]

  /// Whether the entries of a catalog have maps.
  func hasMap(_ catalog: CatalogID) -> Bool

  /// Tells of the place nearest to a position.
  ///
  /// - Parameter line: what was asked with the position.
  func answer(at position: Coordinate, asked line: String) async -> PositionAnswer

  /// Returns lines about the terminal, the favorites and the network, for `status`.
  func status(of console: any Console) async -> [Line]

  /// Returns lines about the version, the sources of the data and the licenses, wrapped in a number of
  /// columns; `nil` leaves them whole.
  func about(width: Int?) -> [Line]
}

/// A screen for a search, with a navigator of its own: nothing else knows of it until a result is
/// opened.
package typealias Preview = (screen: Screen, navigator: Navigator<Destination>)

/// A kind of screen, and its commands.
package typealias KindCommands = (kind: ScreenKind, commands: CommandTable<Void>)

/// The words that commands have from the catalogs and the settings.
package struct Vocabulary: Sendable {
  /// The words for the command of a catalog, and whether its entities are places.
  package typealias Catalog = (id: CatalogID, summary: Words, arePlaces: Bool)

  /// The catalogs in the order of their commands.
  package let catalogs: [Catalog]
  /// The names of filters, of their values and of sort keys.
  package let arguments: [String: Words]
  /// The keys of settings, and the values that Tab offers for them.
  package let settings: [String: [String]]

  package init(
    catalogs: [Catalog], arguments: [String: Words] = [:], settings: [String: [String]] = [:]
  ) {
    self.catalogs = catalogs
    self.arguments = arguments
    self.settings = settings
  }
}

/// The position that a text means.
package enum TypedPosition {
  case found(ReadPosition)
  /// There is none, for a reason in the user's language.
  case refused(String, ExitStatus)
}

/// The points of a file that a map is asked for.
package enum PlottedPoints {
  case read(MapSubject)
  /// They can't be read, for a reason in the user's language.
  case refused(String, ExitStatus)
}

/// The lines that are said of a position.
package enum PositionAnswer {
  case lines([Line])
  /// Nothing, for a reason in the user's language.
  case refused(String, ExitStatus)
}

/// The entity that a name means.
package enum NamedEntity {
  case found(Reference)
  /// Nothing is called so, or a catalog can't be read, as a sentence in the user's language says; it offers
  /// what is near.
  case refused(String, ExitStatus)
}

/// The answer to a command about settings, or about the streets on maps.
package enum SettingsAnswer {
  /// The settings that hold, to be printed.
  case told([Line])
  /// Commands that make the change effective, and the message after them, in the language that holds
  /// then.
  case changed([CommonCommand], message: (Strings) -> String)
  case refused(String, ExitStatus)
}
