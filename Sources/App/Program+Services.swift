import Atlas
import Cities
import Components
import Contracts
import Database
import Domain
import Files
import Local
import Localization
import Pictures
import Places
import Platform
import Points
import Relief
import Remote
import Terminal
import TextUI
import Wikipedia

extension Program {
  /// Makes the network as the settings ask for it.
  ///
  /// - Parameter isSession: whether a prompt waits on the terminal. The log may then not write
  ///   there.
  func network(isSession: Bool = false, progress: any ProgressReporting) -> Network {
    let log = DebugLog(
      to: initialSink(isSession: isSession), onFailure: saying { $0.message(for: $1) })
    return Network(settings, environment: environment, progress: progress, log: log)
  }

  /// Makes the live services; `nil` if the embedded data can't be used.
  ///
  /// It chooses the implementation of each contract.
  ///
  /// - Parameters:
  ///   - timeout: the longest time for an answer; `nil` sets no limit.
  ///   - keepsInMemory: whether data that can't be stored are kept in memory until the program
  ///     ends. Otherwise that is an error.
  func services(
    _ network: Network, timeout: Duration? = Delay.command, keepsInMemory: Bool = true
  ) -> Services? {
    let cities: CityCatalog
    let atlas: Atlas
    let heights: Relief
    do {
      cities = CityCatalog(
        embedded: try Gazetteer(), path: folders.cities,
        source: network.addresses[CityCatalog.service],
        prepareFolder: preparing(folders.cache), warn: saying { $0.message(for: $1) })
      atlas = try Atlas()
      heights = try Relief()
    } catch {
      return nil
    }
    let warn: @Sendable (StoreWarning) -> Void = saying { $0.message(for: $1) }
    let allKept = KeptStore(
      path: folders.kept,
      over: CacheStore(
        path: folders.cachedCatalogs, keepsInMemory: keepsInMemory, clock: SystemClock.now,
        warn: warn),
      catalogs: Catalogs.known, languages: Language.allCases.map(\.rawValue),
      clock: SystemClock.now, warn: warn)
    let archive = PlaceArchive(folder: folders.data)
    let palette = console.palette
    let http = network.http
    @Sendable func resources(_ cache: KeptStore, _ favorites: FavoritesStore?) -> ProgramResources {
      ProgramResources(
        catalog: CatalogResources(
          http: http, cache: cache, progress: network.progress, timeout: timeout,
          clock: SystemClock.now),
        cities: cities, archive: archive, favorites: favorites)
    }
    // The store of pictures needs catalogs, and the favorites need that store: so a first set of catalogs has no
    // favorites. Points have no pictures.
    let all = resources(allKept, nil)
    let pictures = keptPictures(of: Catalogs { $0.init(all) })
    let favorites = FavoritesStore(
      path: folders.favorites, keeping: [allKept] + (pictures.map { [$0] } ?? []),
      catalogs: Catalogs.known, clock: SystemClock.now, warn: warn)
    let cache = allKept.showing(favorites)
    let shown = resources(cache, favorites)
    let catalogs = Catalogs { $0.init(shown) }
    return Services(
      catalogs: catalogs,
      placeCount: { cities.count },
      restorePlaces: { () async throws(DataError) in try await cities.restoreEmbedded() },
      descriptions: { language in
        DescriptionSource(
          cache: cache, remote: WikipediaDescriptions(http: http), language: language,
          clock: SystemClock.now)
      },
      neighbors: cities, maps: atlas, tiles: tiles(network, timeout: timeout),
      heights: heights, relief: Switch(settings["relief"] != "off"),
      showsRelief: { palette?.value.hasRelief ?? false },
      places: CitiesAndPlaces(cities, archive), archive: archive,
      favorites: favorites,
      visits: VisitStore(
        path: folders.visits, typedLines: folders.typedLines, catalogs: Catalogs.known,
        warn: saying { $0(Words("What is opened is not kept: {0}"), $0.message(for: $1)) }),
      documents: FileDocuments(), points: PointFiles(neighbors: cities, input: options.input),
      links: DesktopLinks(
        environment: environment,
        clipboard: console.description.outputIsTerminal
          ? Clipboard(descriptor: 1, environment: environment) : nil),
      connectivity: network.connectivity, clock: SystemClock.now)
  }

  /// Returns the store of favorites' pictures; `nil` if there is no folder for them.
  func keptPictures(of catalogs: Catalogs? = nil) -> KeptPictures? {
    folders.keptPictures.map {
      KeptPictures(
        $0, cache: folders.pictures, catalogs: catalogs?.summaries ?? [],
        prepare: preparing($0))
    }
  }

  /// Returns a function that makes a folder for its owner only.
  ///
  /// It does nothing if there is no folder to make.
  func preparing(_ folder: String?) -> @Sendable () throws(DataError) -> Void {
    { () throws(DataError) in if let folder { try PrivateFolder.create(folder) } }
  }

  /// Returns a function that prints one line about a failure beside the command.
  ///
  /// Any thread may call it.
  func saying<Problem>(
    _ message: @escaping @Sendable (Strings, Problem) -> String
  ) -> @Sendable (Problem) -> Void {
    { [console, strings] problem in
      console.printMessage(Line(message(strings, problem), .notice))
    }
  }

  /// Returns the log that is on from the start.
  ///
  /// A debug build keeps one by itself.
  private func initialSink(isSession: Bool) -> (any LogSink)? {
    if settings.isOn("debug") { return isSession ? fileSink : StandardErrorSink() }
    #if DEBUG
    return fileSink
    #else
    return nil
    #endif
  }

  /// The log in the state folder; `nil` if there is no such folder.
  var fileSink: (any LogSink)? {
    guard let folder = folders.state, let path = folders.debugLog else { return nil }
    return StateFolderSink(folder: folder, file: FileLogSink(path: path))
  }
}

extension Strings {
  func message(for warning: StoreWarning) -> String {
    switch warning {
    case .quarantined(let path, let newPath, 0):
      self("{0} was damaged; it is kept as {1}, and favorites start anew.", path, newPath)
    case .quarantined(let path, let newPath, let count):
      self(
        "{0} was damaged; {1} favorites could be read of it, and it is kept as {2}.", path,
        String(count), newPath)
    case .cacheQuarantined(let path, let newPath, .damaged):
      self(
        """
        {0} was damaged; it is kept as {1}, and what it held is fetched again once there is a \
        network.
        """, path, newPath)
    case .cacheQuarantined(let path, let newPath, .newerVersion):
      self(
        """
        A newer version of catalejo wrote {0}; it is kept as {1}, and what it held is fetched \
        again once there is a network.
        """, path, newPath)
    case .cacheUnwritable(let path, let reason):
      self(
        "{0} What is fetched is kept only until you leave.",
        message(for: DataError.unwritable(path: path, reason: reason)))
    }
  }

  /// - Parameter path: the settings file.
  func message(for warning: SettingsWarning, in path: String) -> String {
    switch warning {
    case .unreadable(let path, let reason):
      message(for: DataError.unreadable(path: path, reason: reason))
    case .malformed(let line):
      self("{0}, line {1}: this is not KEY = VALUE, so it is ignored.", path, String(line))
    case .unknownKey(let key, let line):
      self("{0}, line {1}: there is no setting “{2}”.", path, String(line), key)
    case .invalidValue(let key, let value, let known, let line):
      self(
        "{0}, line {1}: {2} can't be “{3}”; it can be: {4}.", path, String(line), key, value,
        known.map { self[$0] }.joined(separator: ", "))
    }
  }
}
