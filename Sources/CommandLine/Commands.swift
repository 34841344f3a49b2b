package import Components
package import Contracts
package import Domain
package import FavoritesFeature
package import Geo
package import ListFeature
import Localization
package import MapFeature
import Terminal
package import TextUI
import Viper

/// What a one-shot command is asked for; a name may stand in the place of an id.
package enum OneShotCommand: Hashable, Sendable {
  /// `catalejo NAME`, in the words that the shell made of it.
  case lookUp([String])
  case list(ListRequest)
  /// A refresh asks the service whatever is held.
  case detail(Reference, isRefresh: Bool)
  case map(MapSubject, MapRequest)
  case mapPosition(PositionReading, MapRequest)
  case compare(Comparison)
  /// The map of what files hold.
  case plot([String], MapRequest)
  case locate(PositionReading)
  /// Each row of a file with what it is near.
  case locateRows(file: String, columns: PointColumns?)
  case favorites
  /// A limit of nil shows all.
  case recent(limit: Int?)
  case addFavorites([Reference])
  case removeFavorites([Reference])
  /// A format of nil is the one that the ending of the file asks for.
  case exportFavorites(file: String, as: ArchiveFormat?, replacing: Bool)
  case importFavorites(file: String)
  case refresh([CatalogID])
  case restoreEmbedded
}

/// How `catalejo map` is to draw.
package struct MapRequest: Hashable, Sendable {
  /// Nil is as near as fits what is marked, or the default where that is one place.
  package var zoom: Double?
  /// Nil is the terminal's.
  package let columns: Int?
  /// Nil is the terminal's.
  package let rows: Int?
  package let overlays: Set<MapOverlay>
  /// What of a list is drawn; nil where no list is.
  package var query: ListQuery?
  /// How many of the points that come are kept; nil draws those that are there.
  package var last: Int?
  /// The columns of positions in files; nil finds them.
  package var pointColumns: PointColumns?

  package init(
    zoom: Double? = nil, columns: Int? = nil, rows: Int? = nil, hasGraticule: Bool = false,
    hasNight: Bool = false
  ) {
    self.zoom = zoom
    self.columns = columns
    self.rows = rows
    overlays = Set((hasGraticule ? [.graticule] : []) + (hasNight ? [.night] : []))
  }

  /// The same of what a list finds.
  package func drawing(_ list: ListRequest) -> MapRequest {
    var request = self
    request.query = list.query
    return request
  }
}

/// What `catalejo list` is asked for.
package struct ListRequest: Hashable, Sendable {
  let catalog: CatalogID
  let query: ListQuery
  /// Whether there is a limit; else as many rows are meant as fit.
  let hasLimit: Bool
  /// Whether the service is asked, whatever is held.
  let isRefresh: Bool
  /// A line a row; nil is a table.
  let format: RowFormat?

  package init(
    catalog: CatalogID, search: String?, filters: [Filter], sort: String?, favoritesOnly: Bool,
    limit: Int?, offset: Int?, isRefresh: Bool, format: RowFormat? = nil
  ) {
    self.catalog = catalog
    query = ListQuery(
      search: search ?? "", filters: filters, sort: sort, favoritesOnly: favoritesOnly,
      offset: offset ?? 0, pageSize: limit ?? 0, isTyped: false)
    hasLimit = limit != nil
    self.isRefresh = isRefresh
    self.format = format
  }
}

/// The one-shot commands: each asks an interactor, or a presenter where an answer has several parts,
/// that the session uses too, and prints what it says as text or as JSON.
@MainActor
package struct Commands {
  let host: any CommandHost
  let printer: AnswerPrinter
  /// Nil tells maps in words.
  let canvasMode: CanvasMode?

  package init(_ host: any CommandHost, printer: AnswerPrinter, canvasMode: CanvasMode?) {
    self.host = host
    self.printer = printer
    self.canvasMode = canvasMode
  }

  var console: TerminalConsole { printer.console }
  var strings: Strings { printer.strings }
  var formats: Formats { Formats(strings.language) }

  package func run(_ command: OneShotCommand) async -> ExitStatus {
    switch command {
    case .lookUp(let words): await lookUp(words)
    case .list(let request): await list(request)
    case .detail(let reference, let isRefresh): await detail(reference, isRefresh: isRefresh)
    case .map(let subject, let request): await map(subject, request)
    case .mapPosition(let reading, let request): await map(reading, request)
    case .compare(let comparison): await compare(comparison)
    case .plot(let files, let request) where printer.asJSON:
      await plotAsGeoJSON(files, columns: request.pointColumns)
    case .plot(let files, let request):
      await map(.points(files.joined(separator: ", ")), request)
    case .locate(let reading): await locate(reading)
    case .locateRows(let file, let columns): await locate(in: file, columns: columns)
    case .favorites: await list(.favorites)
    case .recent(let limit): await list(.recent, limit: limit)
    case .addFavorites(let references): await change(.add(await resolved(references)))
    case .removeFavorites(let references): await change(.remove(await resolved(references)))
    case .exportFavorites(let file, let format, let replacing):
      await change(.export(path: file, as: format, replacing: replacing), isQuiet: file == "-")
    case .importFavorites(let file): await change(.restore(path: file))
    case .refresh(let catalogs): await refresh(catalogs)
    case .restoreEmbedded: await restoreEmbedded()
    }
  }

  /// Prints why fetching failed, if there are cached data to print beside it.
  ///
  /// - Returns: nil where the content is good enough to be printed.
  func failure(of error: DataError?, hasContent: Bool, age: Provenance?) -> ExitStatus? {
    guard let error else { return nil }
    guard hasContent else { return printer.fail(error) }
    var message = strings.message(for: error, isHeld: true)
    // The offline message says already that stored data stay.
    if case .service = error, !error.isOffline, let fetchedAt = age?.fetchedAt {
      let old = strings(ConnectionText.old, formats.age(host.now - fetchedAt))
      message = strings(SessionText.showingStored, message, old)
    }
    console.printMessage(Line(message, .notice))
    return nil
  }
}

/// The View of a one-shot command: it keeps the newest scene, to be printed when all is done.
@MainActor
final class SceneRecorder<Scene>: Displaying {
  private(set) var scene: Scene?

  func display(_ scene: Scene) {
    self.scene = scene
  }
}
