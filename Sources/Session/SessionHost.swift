package import Components
package import Domain
package import Geo
package import Localization
package import Terminal
package import TextUI
package import Trace
package import Viper

/// The program that a session runs in: it makes the screens, and does what concerns the program as a
/// whole.
///
/// Through it the session knows no feature, no service and no catalog.
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

  /// What watches the contracts.
  var tracer: Tracer { get }

  func screen(for place: Destination, navigator: Navigator<Destination>) -> Screen

  /// A screen to look for something in, that leaves no trace: a list starts where the one it is
  /// like was left.
  func preview(of place: Destination) -> Preview

  /// A screen to look for a place in, in the order in which a map finds them.
  func previewOfPlaces() -> Preview

  /// Has the list of a catalog start where its newest preview is now.
  func keepPreview(of catalog: CatalogID)

  /// The kinds of screens that have commands of their own.
  func screenKinds() -> [ScreenKind]

  /// Whether the services can't be reached, or may not be.
  var isOffline: Bool { get }

  /// Tells the same now, and with each change, until the task is cancelled.
  func followNetwork(_ tell: @MainActor (_ isOffline: Bool) async -> Void) async

  /// Leaves the network alone from now on, or no longer.
  func goOffline(_ isOffline: Bool)

  /// Takes note that somebody opened an entity.
  func keepVisit(of reference: Reference) async

  /// Whether that is kept.
  var keepsHistory: Bool { get set }

  /// Forgets what was opened.
  ///
  /// - Returns: why it can't.
  func clearHistory() async -> DataError?
  /// How many entities are remembered as opened.
  func visitCount() async -> Int

  /// The present, in seconds since 1970.
  var now: Int { get }

  /// Turns the log of exchanges with services on or off.
  ///
  /// - Returns: where it goes, as it is said; nil where there is none to switch.
  func switchLog(_ isOn: Bool) -> String?

  /// Writes what the last screen exchanged.
  ///
  /// - Returns: the files written; none where nothing was exchanged.
  func saveTrace(to path: String, replacing: Bool) async throws(DataError) -> [String]

  /// Tells or keeps settings.
  ///
  /// - Parameter place: where the command was typed.
  func answer(
    _ command: SettingsCommand, at place: Destination, on console: any Console
  ) -> SettingsAnswer

  /// What a position is near.
  /// The position that a text was read as; of a short plus code the one nearest to its place.
  func position(_ reading: PositionReading) async -> Result<ReadPosition, PositionProblem>

  /// Has the next map of a position be looked at from so near, as web maps count.
  func lookAtMaps(from zoom: Double)

  func lines(at position: Coordinate) async -> [Line]

  /// What the session runs on, for `status`.
  func status(of console: any Console) async -> [Line]

  /// Version, sources of the data, and licenses.
  func about() -> [Line]
}

/// A screen to look for something in, with a navigator of its own: until what is found is opened,
/// nothing else knows of it.
package typealias Preview = (screen: Screen, navigator: Navigator<Destination>)

/// A kind of screen as it is called in a sentence, and what can be typed there.
package typealias ScreenKind = (name: SessionText, commands: CommandTable<Void>)

/// The words that commands have from the catalogs and the settings.
package struct Vocabulary: Sendable {
  /// What a session says of a catalog: what its command does, and is called in Spanish, and whether
  /// its entities are places.
  package typealias Catalog = (
    id: CatalogID, summary: Words, spanishVerbs: [String], arePlaces: Bool
  )

  /// In the order they are offered: a search looks in the first where nothing is listed.
  package let catalogs: [Catalog]
  /// What filters, their values and sort keys are called.
  package let arguments: [String: Words]
  /// The keys of settings, and the values Tab offers for them.
  package let settings: [String: [String]]

  package init(
    catalogs: [Catalog], arguments: [String: Words] = [:], settings: [String: [String]] = [:]
  ) {
    self.catalogs = catalogs
    self.arguments = arguments
    self.settings = settings
  }

  /// Where a search that begins at a place looks: in what is listed there, or else in the first
  /// catalog.
  package func searched(from place: Destination) -> Destination {
    switch place.listing {
    case .catalog(let catalog): .list(catalog, search: nil)
    case .favorites: .favorites
    case nil: everywhere(for: "")
    }
  }

  /// A search where nothing is listed.
  func everywhere(for text: String) -> Destination {
    catalogs.first.map { .list($0.id, search: text) } ?? .home
  }
}

/// What came of a command about settings.
package enum SettingsAnswer {
  /// What holds, to be printed.
  case told([Line])
  /// What takes effect at once, and what is said after it, in the language that holds then.
  case changed([CommonCommand], said: (Strings) -> String)
  case refused(String, ExitStatus)
}
