import Atlas
import Catalog
import Components
import Domain
import Gazetteer
import Local
import Localization
import Remote
import Terminal
import TextUI
import Wikipedia

extension Program {
  /// The network as it is set.
  ///
  /// - Parameter isSession: whether a prompt waits on the terminal: nothing may then write there.
  func network(isSession: Bool = false, progress: any ProgressReporting) -> Network {
    let log = DebugLog(to: initialSink(isSession: isSession)) { [console, strings] in
      console.messages.printMessage(Line(strings.message(for: $0), .notice))
    }
    return Network(settings, environment: environment, progress: progress, log: log)
  }

  /// The live services; nil where the embedded data can't be used.
  ///
  /// - Parameters:
  ///   - patience: how long an answer may take; nil is as long as it takes.
  ///   - keepsInMemory: whether what can't be stored is kept until the program ends, rather than
  ///     an error.
  func services(
    _ network: Network, patience: Duration? = Delay.command, keepsInMemory: Bool = true,
    progress: any ProgressReporting = NoProgress()
  ) -> Services? {
    let cities: CityCatalog
    let atlas: Atlas
    do {
      cities = CityCatalog(
        embedded: try Gazetteer(), path: folders.cities,
        source: network.addresses[CityCatalog.service],
        prepareFolder: { [folders] () throws(DataError) in
          if let folder = folders.cache { try PrivateFolder.create(folder) }
        },
        warn: { [console, strings] in
          console.messages.printMessage(Line(strings.message(for: $0), .notice))
        })
      atlas = try Atlas()
    } catch {
      return nil
    }
    let cache = keepsInMemory ? FallbackCache(store, warn: warning) : store
    let http = network.http
    let resources = CatalogResources(
      http: http, cache: cache, progress: progress, patience: patience, clock: SystemTime.now)
    return Services(
      catalogs: Catalogs(ProgramResources(catalog: resources, cities: cities)),
      placeCount: { cities.count },
      restorePlaces: { () async throws(DataError) in try await cities.restoreEmbedded() },
      descriptions: { language in
        DescriptionSource(
          cache: cache, remote: WikipediaDescriptions(http: http), language: language,
          clock: SystemTime.now)
      },
      neighbors: cities, maps: atlas, places: cities, favorites: favoritesStore,
      documents: FileDocuments(),
      links: DesktopLinks(environment: environment, clipboard: clipboard),
      connectivity: network.connectivity, clock: SystemTime.now)
  }

  private var favoritesStore: any FavoritesDataManager {
    FavoritesStore(
      path: folders.favorites, catalogs: Catalogs.ids, clock: SystemTime.now, warn: warning)
  }

  private var store: any CacheDataManager {
    CacheStore(path: folders.cachedCatalogs, clock: SystemTime.now, warn: warning)
  }

  private var warning: @Sendable (StoreWarning) -> Void {
    let console = console.messages
    let strings = strings
    return { console.printMessage(Line(strings.message(for: $0), .notice)) }
  }

  private var clipboard: Clipboard? {
    guard console.description.outputIsTerminal else { return nil }
    return Clipboard(descriptor: 1, environment: environment)
  }

  /// Where the log goes from the start: a build for debugging keeps one by itself.
  private func initialSink(isSession: Bool) -> (any LogSink)? {
    if settings.isOn("debug") { return isSession ? fileSink : StandardErrorSink() }
    #if DEBUG
    return fileSink
    #else
    return nil
    #endif
  }

  /// The log in the state folder; nil where there is none.
  var fileSink: (any LogSink)? {
    guard let folder = folders.state, let path = folders.debugLog else { return nil }
    return StateFolderSink(folder: folder, path: path)
  }
}
