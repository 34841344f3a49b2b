import Contracts
import Domain
import Geo

/// Loads the tiles of a view: those that are held at once, then those that a service has.
///
/// It remembers what it has read, because a step on the map needs most of it again. A request that is under
/// way goes on while its tile stays in view.
actor StreetLoader {
  /// The seconds for which a tile is good: services want to be asked no more often (OpenStreetMap's tile
  /// usage policy).
  static let timeToLive = 7 * 24 * 3600

  /// The same for an empty tile: a service also answers so by mistake, or before its newest data are whole.
  static let emptyTimeToLive = 24 * 3600

  /// The number of farther zooms at which a tile is looked for that stands in for a missing one.
  private static let standInZooms = 4

  /// The most tiles that are remembered.
  private static let mostRemembered = 32

  private let source: @Sendable () -> TileSource?
  private let clock: @Sendable () -> Int
  private var remembered: [StreetKey: RememberedTile] = [:]
  private var fetches: [TileID: Task<Result<TileData, DataError>, Never>] = [:]
  /// The generation of the source that was asked last.
  private var generation = 0
  /// Counts the uses of remembered tiles.
  private var uses = 0

  init(source: @escaping @Sendable () -> TileSource?, clock: @escaping @Sendable () -> Int) {
    self.source = source
    self.clock = clock
  }

  /// Loads the streets in a view; see ``MapInteracting/streets(in:language:)``.
  nonisolated func streets(in frame: MapFrame, language: Language) -> AsyncStream<MapStreets> {
    AsyncStream { steps in
      guard let source = source(), frame.width > 0, frame.height > 0,
        source.isDrawn(at: frame.viewport.zoom)
      else { return steps.finish() }
      let work = Task {
        await load(frame, language, from: source) { steps.yield($0) }
        steps.finish()
      }
      steps.onTermination = { _ in work.cancel() }
    }
  }

  private func load(
    _ frame: MapFrame, _ language: Language, from source: TileSource,
    _ show: @Sendable (MapStreets) -> Void
  ) async {
    let deadline = source.timeout.map { ContinuousClock.now + $0 }
    var view: StreetsInView
    do throws(DataError) {
      var description = try await held(source)
      if description == nil {
        show(MapStreets(.loading))
        description = try await self.description(of: source, before: deadline)
      }
      guard let description else { return }
      view = StreetsInView(frame, description)
    } catch {
      return show(MapStreets(.failed(error)))
    }
    let request = TileRequest(
      zoom: frame.viewport.zoom.rounded(.down), language: language.rawValue)
    var wanted: [TileID] = []
    for id in view.wanted where !Task.isCancelled {
      do throws(DataError) {
        let held = try await tile(id, request, from: source)
        view.tiles[id] = held?.tile
        if held.map(isStale) ?? true { wanted.append(id) }
      } catch {
        view.problem = error
      }
    }
    for id in view.absent { view.standIns += await standIns(for: id, request, from: source) }
    guard case .service(let remote, let cache) = source.origin, !wanted.isEmpty else {
      return show(view.streets)
    }
    view.isLoading = !view.absent.isEmpty
    show(view.streets)
    if generation != source.generation { dropFetches { _ in true } }
    generation = source.generation
    dropFetches { !view.wanted.contains($0) }
    let set = view.set
    await withTaskGroup(of: (TileID, Result<TileData, DataError>).self) { group in
      for id in wanted {
        let fetch =
          fetches[id] ?? fetch(id, of: set, remote, cache, source.reader, before: deadline)
        fetches[id] = fetch
        group.addTask { (id, await fetch.value) }
      }
      for await (id, result) in group {
        fetches[id] = nil
        if Task.isCancelled { continue }
        switch result {
        case .success(let data):
          view.tiles[id] = read(data, of: id, request, source).tile
        case .failure(let error):
          if view.tiles[id] == nil { view.problem = error }
          // Without a network all fail at once: the last of them is told.
          if !fetches.isEmpty { continue }
        }
        view.isLoading = !view.absent.isEmpty && !fetches.isEmpty
        show(view.streets)
      }
    }
  }

  /// Finds the named things in a view; see ``MapInteracting/things(in:language:)``.
  func things(in frame: MapFrame, language: Language) async -> [StreetThing] {
    // A source that fails has said so when the view was drawn.
    guard let source = source(), source.isDrawn(at: frame.viewport.zoom),
      let description = try? await held(source)
    else { return [] }
    let request = TileRequest(
      zoom: frame.viewport.zoom.rounded(.down), language: language.rawValue, hasTags: true)
    var tiles: [StreetTile] = []
    for id in StreetsInView(frame, description).wanted {
      if let held = try? await tile(id, request, from: source) { tiles.append(held.tile) }
    }
    return StreetThingFinder(frame).things(in: tiles)
  }

  // MARK: - What is held

  /// Returns the description that is held; `nil` if nothing is known of a service yet.
  private func held(
    _ source: TileSource
  ) async throws(DataError) -> (set: TileSet, isNew: Bool)? {
    switch source.origin {
    case .archive(let archive): try await archive.tileSet().map { ($0, false) }
    case .service(_, let cache): try await cache.tileSet().map { ($0, false) }
    }
  }

  /// Returns a tile that is held; `nil` if it is not.
  private func tile(
    _ id: TileID, _ request: TileRequest, from source: TileSource
  ) async throws(DataError) -> RememberedTile? {
    let key = StreetKey(id: id, generation: source.generation, request: request)
    if let tile = remembered[key] {
      uses += 1
      remembered[key]?.lastUse = uses
      return tile
    }
    let data: TileData? =
      switch source.origin {
      case .archive(let archive): try await archive.tile(id)
      case .service(_, let cache): try await cache.tile(id)
      }
    return data.map { read($0, of: id, request, source) }
  }

  /// Returns the nearest held tile around a missing one; none if no one is held.
  private func standIns(
    for id: TileID, _ request: TileRequest, from source: TileSource
  ) async -> [StreetTile] {
    for zooms in 1...Self.standInZooms {
      guard let around = id.parent(zooms),
        let tile = (try? await tile(around, request, from: source))?.tile
      else { continue }
      return [tile]
    }
    return []
  }

  private func read(
    _ data: TileData, of id: TileID, _ request: TileRequest, _ source: TileSource
  ) -> RememberedTile {
    uses += 1
    let tile = RememberedTile(
      tile: source.reader.read(data.bytes, of: id, for: request), isEmpty: data.bytes.isEmpty,
      fetchedAt: data.fetchedAt, lastUse: uses)
    remembered[StreetKey(id: id, generation: source.generation, request: request)] = tile
    if remembered.count > Self.mostRemembered,
      let oldest = remembered.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remembered[oldest.key] = nil
    }
    return tile
  }

  /// Whether a service may have a newer tile; one that was fetched in the future counts as old, since the
  /// clock was set back.
  private func isStale(_ tile: RememberedTile) -> Bool {
    let life = tile.isEmpty ? Self.emptyTimeToLive : Self.timeToLive
    return !(0..<life).contains(clock() - tile.fetchedAt)
  }

  // MARK: - What a service has

  /// Ends the requests for some tiles.
  private func dropFetches(_ areDropped: (TileID) -> Bool) {
    for (id, fetch) in fetches where areDropped(id) {
      fetch.cancel()
      fetches[id] = nil
    }
  }

  /// Asks a service to describe its tiles; an archive does that by itself, so `nil`.
  private func description(
    of source: TileSource, before deadline: ContinuousClock.Instant?
  ) async throws(DataError) -> (set: TileSet, isNew: Bool)? {
    switch source.origin {
    case .archive: return nil
    case .service(let remote, let cache):
      let set = try await Deadline.meet(deadline, failing: Self.timedOut(remote)) {
        () async throws(DataError) in try await remote.tileSet()
      }
      await cache.keep(set)
      return (set, true)
    }
  }

  /// Begins to fetch a tile, which is kept as soon as it is there; not one that is broken, or the page of
  /// a proxy, so that it is asked for again.
  private func fetch(
    _ id: TileID, of set: TileSet, _ remote: any RemoteTileDataManager,
    _ cache: any TileCacheDataManager, _ reader: any TileReading,
    before deadline: ContinuousClock.Instant?
  ) -> Task<Result<TileData, DataError>, Never> {
    let (clock, timedOut) = (clock, Self.timedOut(remote))
    let whole = TileRequest(zoom: MapViewport.zoomRange.upperBound, language: "")
    return Task {
      await Result { () async throws(DataError) in
        let held = try await cache.tile(id)
        let answer = try await Deadline.meet(deadline, failing: timedOut) {
          () async throws(DataError) in try await remote.tile(id, of: set, unless: held)
        }
        var data: TileData
        switch (answer, held) {
        case (.tile(let fetched), _): data = fetched
        case (.unchanged, let held?):
          data = TileData(held.bytes, validators: held.validators, fetchedAt: clock())
        case (.unchanged, nil): data = TileData([], fetchedAt: clock())
        }
        if reader.read(data.bytes, of: id, for: whole).isWhole { await cache.keep(data, of: id) }
        return data
      }
    }
  }

  private static func timedOut(_ remote: any RemoteTileDataManager) -> DataError {
    .service(remote.service, .timedOut)
  }
}

/// A tile as it was read for a view.
private struct StreetKey: Hashable {
  let id: TileID
  /// That of the source: another choice of tiles makes those before useless.
  let generation: Int
  let request: TileRequest
}

private struct RememberedTile {
  let tile: StreetTile
  /// Whether the service has no bytes for it.
  let isEmpty: Bool
  let fetchedAt: Int
  var lastUse: Int
}

extension TileSource {
  /// Whether maps of a zoom are drawn with these tiles; those of a file are wherever it has some.
  fileprivate func isDrawn(at zoom: Double) -> Bool {
    if case .archive = origin { true } else { zoom >= MapViewport.streetZoom }
  }
}

extension StreetTile {
  /// Whether all of it could be read, but for layers that nobody knows.
  fileprivate var isWhole: Bool {
    switch problem {
    case nil, .unknownLayers: true
    default: false
    }
  }
}
