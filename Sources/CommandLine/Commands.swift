package import Components
package import Contracts
package import Domain
package import FavoritesFeature
package import Geo
import ListFeature
import Localization
package import MapFeature
import Terminal
package import TextUI
import Viper

/// The request of a one-shot command.
///
/// A name may stand in place of an id.
package enum OneShotCommand: Hashable, Sendable {
  /// `catalejo NAME`, in the words that the shell made of the line.
  case lookUp([String])
  case list(ListRequest)
  /// A refresh asks the service, however fresh the stored data are.
  case detail(Reference, isRefresh: Bool)
  case map(MapSubject, MapRequest)
  case mapPosition(PositionReading, MapRequest)
  /// A map of the entry with a name, in the words that the shell made of it.
  case mapNamed([String], MapRequest)
  case compare(Comparison)
  /// A map of the points in files.
  case plot([String], MapRequest)
  /// With a kind, the nearest places of that kind.
  case locate(PositionReading, kind: KindRequest?)
  /// The same for the place with a name.
  case locateNamed([String], kind: KindRequest?)
  /// The rows of a file, each with the place that it is near.
  case locateRows(file: String, columns: PointColumns?)
  case favorites
  /// `nil` as the limit shows all.
  case recent(limit: Int?)
  case addFavorites([Reference])
  case removeFavorites([Reference])
  /// `nil` as the format takes the one that the file's ending asks for.
  case exportFavorites(file: String, as: ArchiveFormat?, replacing: Bool)
  case importFavorites(file: String)
  case refresh([CatalogID])
  case restoreEmbedded
}

/// The way in which `catalejo map` draws.
package struct MapRequest: Hashable, Sendable {
  /// The deepest zoom that can be asked for.
  package static let deepestZoom = MapViewport.zoomRange.upperBound

  /// `nil` fits all that is marked in the view, or takes the usual zoom if that is one place.
  package var zoom: Double?
  /// `nil` takes the terminal's columns.
  package let columns: Int?
  /// `nil` takes the terminal's rows.
  package let rows: Int?
  package let overlays: Set<MapOverlay>
  /// The rows of a list that are drawn; `nil` if the map is not of a list.
  package var query: CatalogQuery?
  /// The number of arriving points that are kept; `nil` draws the points that are there, and
  /// follows none.
  package var last: Int?
  /// The columns that have the positions in a file; `nil` finds them by their names.
  package var pointColumns: PointColumns?
  /// The columns that the points of files are shown by.
  package var look = PointLook()
  /// Whether programs get the figures of the tracks in the files in place of their shapes.
  package var hasFigures = false
  /// Whether programs get the streets in view, too.
  package var hasStreets = false

  package init(
    zoom: Double? = nil, columns: Int? = nil, rows: Int? = nil, hasGraticule: Bool = false,
    hasNight: Bool = false
  ) {
    self.zoom = zoom
    self.columns = columns
    self.rows = rows
    overlays = Set((hasGraticule ? [.graticule] : []) + (hasNight ? [.night] : []))
  }

  /// Returns the same request for the places of a list.
  package func drawing(_ list: ListRequest) -> MapRequest {
    var request = self
    request.query = list.query
    return request
  }
}

/// The request of `catalejo list`.
package struct ListRequest: Hashable, Sendable {
  let catalog: CatalogID
  let query: CatalogQuery
  /// Whether the line sets a limit.
  ///
  /// Without one the list has as many rows as fit.
  let hasLimit: Bool
  /// Whether the service is asked, however fresh the stored data are.
  let isRefresh: Bool
  /// The format of each row's line; `nil` prints a table.
  let format: RowFormat?

  package init(
    catalog: CatalogID, search: String?, filters: [Filter], sort: String?, favoritesOnly: Bool,
    limit: Int?, offset: Int?, isRefresh: Bool, format: RowFormat? = nil
  ) {
    self.catalog = catalog
    query = CatalogQuery(
      search: search ?? "", filters: filters, sort: sort, favoritesOnly: favoritesOnly,
      offset: offset ?? 0, pageSize: limit ?? 0)
    hasLimit = limit != nil
    self.isRefresh = isRefresh
    self.format = format
  }
}

/// The one-shot commands.
///
/// Each asks an interactor that the session uses, too, or a presenter if the answer has several
/// parts. Then it prints the answer as text or as JSON.
@MainActor
package struct Commands {
  let host: any CommandHost
  let printer: AnswerPrinter
  /// How maps are drawn; `nil` if they are told in words.
  let canvasMode: CanvasMode?

  package init(_ host: any CommandHost, printer: AnswerPrinter, canvasMode: CanvasMode?) {
    self.host = host
    self.printer = printer
    self.canvasMode = canvasMode
  }

  var console: TerminalConsole { printer.console }
  var strings: Strings { printer.strings }
  var formats: Formats { Formats(strings.language) }

  /// Runs a command, prints its answer, and returns the exit status.
  package func run(_ command: OneShotCommand) async -> ExitStatus {
    switch command {
    case .lookUp(let words): await lookUp(words)
    case .list(let request): await list(request)
    case .detail(let reference, let isRefresh): await detail(reference, isRefresh: isRefresh)
    case .map(let subject, let request): await map(subject, request)
    case .mapPosition(let reading, let request): await map(reading, request)
    case .mapNamed(let words, let request): await map(called: words, request)
    case .compare(let comparison): await compare(comparison)
    case .plot(let files, let request) where request.hasFigures:
      await tellTracks(files, columns: request.pointColumns)
    case .plot(let files, let request) where printer.asJSON:
      await plotAsGeoJSON(files, columns: request.pointColumns)
    case .plot(let files, let request):
      await map(.points(files.joined(separator: ", ")), request)
    case .locate(let reading, let kind): await locate(reading, kind: kind)
    case .locateNamed(let words, let kind): await locate(called: words, kind: kind)
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

  /// Says why fetching failed, if there are stored data to print all the same.
  ///
  /// - Returns: the exit status of the failure; `nil` if the content is good enough to be printed.
  func failure(of error: DataError?, hasContent: Bool, age: Provenance?) -> ExitStatus? {
    guard let error else { return nil }
    guard hasContent else { return printer.fail(error) }
    var message = strings.message(for: error, isHeld: true)
    // The message for being offline says already that stored data stay.
    if case .service = error, !error.isOffline, let fetchedAt = age?.fetchedAt {
      let old = strings("{0} old", formats.age(host.now - fetchedAt))
      message = strings("{0} What is stored is shown ({1}).", message, old)
    }
    console.printMessage(Line(message, .notice))
    return nil
  }
}

/// The View of a one-shot command.
///
/// It keeps the newest scene, which is printed when all is done.
@MainActor
final class SceneRecorder<Scene>: Displaying {
  private(set) var scene: Scene?

  func display(_ scene: Scene) {
    self.scene = scene
  }
}
