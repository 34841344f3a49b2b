import CommandLine
import CompareFeature
import Contracts
import DetailFeature
import Domain
import FavoritesFeature
import Geo
import Localization
import MapFeature
import PlaceNames
import Places
import Trace
import TraceDecorators
import Viper

/// The data managers and the clock that the program is put together from.
struct Services: Sendable {
  var catalogs: Catalogs
  /// Returns the number of cities.
  ///
  /// It is asked each time, because a refresh can replace the list.
  let placeCount: @Sendable () -> Int
  /// Goes back to the embedded list of cities.
  let restorePlaces: @Sendable () async throws(DataError) -> Void
  /// Makes the source of descriptions in a language; `nil` if there are no descriptions.
  var descriptions: @Sendable (_ language: String) -> DescriptionSource?
  var neighbors: any NeighborDataManager
  var maps: any MapDataManager
  /// The tiles that streets are drawn with.
  var tiles = TileSwitch()
  /// Watches their data managers; it leaves them as they are if nobody traces.
  var watchTiles: @Sendable (TileSource) -> TileSource = { $0 }
  /// The heights of the world.
  var heights: (any ReliefDataManager)?
  /// Whether maps are drawn with relief.
  var relief = Switch(true)
  /// Whether the palette has colors for relief: without them it is not worth measuring.
  var showsRelief: @Sendable () -> Bool = { true }
  var places: any PlaceDataManager
  /// The file of GeoNames' places.
  var archive: any PlaceArchiveDataManager = NoPlaceArchive()
  var favorites: any FavoritesDataManager
  /// The entries that were opened in sessions.
  var visits: any VisitsDataManager = NoVisits()
  var documents: any DocumentDataManager
  var points: any PointDataManager
  /// The user's own points, for the maps of them.
  let plotted = PlottedFiles()
  /// The user's points as they arrive, for a map of files that were not read.
  var feed: (any PointFeed)?
  var links: any LinkDataManager
  /// The pictures.
  ///
  /// Only a session shows any.
  var pictures: any PictureDataManager = NoPictures()
  /// Changes the file of places; `nil` if there is none to change.
  var dumps: PlacesInteractor?
  let connectivity: any Connectivity
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int
}

extension Services {
  /// The summaries of every catalog's entities, whatever their type.
  var summaries: [any SummaryDataManager] { catalogs.summaries }

  /// Reads the user's own points, for the favorites.
  var readPoints: FavoritesAssembly.PointReader {
    { [points] path throws(DataError) in try await points.points(in: [path], columns: nil) }
  }

  /// Returns how many entries of a catalog this machine holds, and how old they are.
  func held(of catalog: CatalogID) async throws(DataError) -> (count: Int, Provenance) {
    func held(
      in catalog: some CatalogModule
    ) async throws(DataError) -> (count: Int, Provenance) {
      let page = try await catalog.source.local.page(CatalogQuery(pageSize: 0))
      return (page.total, page.provenance)
    }
    return try await held(in: catalogs[catalog])
  }

  /// Gathers the data managers of a detail.
  @MainActor
  func dependencies(
    of reference: Reference, order: (any RowOrder)?, _ navigator: Navigator<Destination>,
    _ formats: Formats, wiring: DetailWiring
  ) -> DetailDependencies {
    let isDescribed = type(of: catalogs[reference.catalog]).description.holding.isDescribed
    return DetailDependencies(
      descriptions: isDescribed ? descriptions(formats.language.rawValue) : nil,
      favorites: favorites, neighbors: neighbors, relief: heights, links: links, order: order,
      pictures: pictures,
      countries: CountryLinks(among: Catalogs.descriptions), navigator: navigator,
      formats: formats, clock: clock, wiring: wiring)
  }

  /// Gathers the data managers of a comparison.
  @MainActor
  func comparing(
    _ navigator: Navigator<Destination>, _ formats: Formats, wiring: CompareWiring
  ) -> CompareDependencies {
    CompareDependencies(
      catalogs: Catalogs.descriptions, catalog: { [catalogs] in catalogs[$0] },
      favorites: favorites, navigator: navigator, formats: formats, clock: clock, wiring: wiring)
  }

  /// Returns the position that a text stands for.
  func position(
    _ reading: PositionReading
  ) async throws(DataError) -> Result<ReadPosition, PositionProblem> {
    try await PlaceText(places: places, map: maps).position(reading)
  }

  var positions: PositionInteractor {
    PositionInteractor(
      neighbors: neighbors, relief: heights, points: points, position: position,
      ofKind: places(ofKind:near:count:))
  }

  var mapSources: MapSources {
    MapSources(
      map: maps, places: places, neighbors: neighbors, favorites: favorites, links: links,
      tiles: { [self] in tileSource() },
      relief: { [heights, relief, showsRelief] in
        relief.isOn && showsRelief() ? heights : nil
      },
      country: { [catalogs] in await catalogs.country($0) },
      near: places(near:), ofKind: places(ofKind:near:count:), clock: clock)
  }

  /// Returns the tiles that maps are drawn with now; `nil` if streets are off.
  func tileSource() -> TileSource? { tiles.current.map(watchTiles) }

  /// Returns titles of places and countries that a name is similar to.
  func places(near name: String) async -> [String] {
    await FoundNames.offers(near: name, in: Catalogs.ofPlaces.map { catalogs[$0] })
  }

  /// Returns the places of some kinds that are nearest to a position; `nil` if no places are held.
  func places(
    ofKind kinds: Set<PlaceKind>, near position: Coordinate, count: Int
  ) async throws(DataError) -> [MapPlace]? {
    guard archive.hasFile else { return nil }
    return try await archive.nearest(to: position, [.kinds(kinds)], count: count)
      .map { Place($0).mapPlace }
  }

  /// Returns the place that has a name; `nil` if none has it.
  func place(called name: String) async throws(DataError) -> ResolvedPlace? {
    try await PlaceText(places: places, map: maps).place(name)
  }

  /// Finds the place that distances are measured from.
  var origin: OriginFinder {
    { [self] name throws(DataError) in
      guard let place = try await place(called: name) else {
        throw .noOrigin(name, near: await places(near: name))
      }
      // A country has no title that is good in every language.
      return CatalogQuery.Origin(
        place.reference == nil ? place.name : place.title, place.coordinate)
    }
  }

  /// Returns the subject of a map, with its data.
  ///
  /// - Parameter list: the places of the list that leads to the map.
  /// - Throws: `noMap` if the entities of the catalog have no places.
  func topic(
    of subject: MapSubject, list: (any PlaceListing)?
  ) throws(DataError) -> MapTopic {
    switch subject {
    case .entity(let reference):
      guard let topic = catalogs[reference.catalog].topic(of: reference.id) else {
        throw .noMap(reference.catalog)
      }
      return topic
    case .position(let position): return .position(position)
    case .world: return .world
    case .favorites: return .favorites
    case .entities(let references):
      return .entities(references) { [summaries] reference async throws(DataError) in
        try await summaries.first { $0.catalog.id == reference.catalog }?.row(reference.id)
      }
    case .results(let catalog): return .results(catalog, of: list)
    case .points(let files):
      if let plot = plotted[files] { return .points(plot.points, in: files, by: plot.look) }
      return feed.map { .followed($0, in: files) }
        ?? .points(PointSet(names: [], coordinates: []), in: files)
    }
  }

  /// Returns the same services with a tracer around each one that a role asks.
  ///
  /// Connectivity has no tracer: the session and the connections use it, and a role hears of it by
  /// an event. `visits`, `points` and `feed` have none either, so the trace leaves their calls out.
  func traced(by tracer: Tracer) -> Services {
    @Sendable func watched<Catalog: OfferedCatalog>(_ catalog: Catalog) -> any OfferedCatalog {
      Catalog(source: tracer.source(catalog.source))
    }
    let untraced = self
    var traced = self
    traced.catalogs = Catalogs { watched(untraced.catalogs[$0.description.id]) }
    traced.descriptions = { language in
      guard var source = untraced.descriptions(language) else { return nil }
      source.cache = Traced(source.cache, tracer.recorder(.local, "descriptions"))
      source.remote = Traced(source.remote, tracer.recorder(.remote, "wikipedia"))
      return source
    }
    traced.neighbors = Traced(neighbors, tracer.recorder(.local, "neighbors"))
    traced.maps = Traced(maps, tracer.recorder(.local, "map"))
    traced.heights = heights.map { Traced($0, tracer.recorder(.local, "relief")) }
    traced.watchTiles = { tracer.tiles($0) }
    traced.places = Traced(places, tracer.recorder(.local, "gazetteer"))
    traced.archive = Traced(archive, tracer.recorder(.local, "archive"))
    traced.favorites = Traced(favorites, tracer.recorder(.local, "favorites"))
    traced.documents = Traced(documents, tracer.recorder(.local, "documents"))
    traced.links = Traced(links, tracer.recorder(.local, "links"))
    traced.pictures = Traced(pictures, tracer.recorder(.remote, "pictures"))
    return traced
  }
}

extension Catalogs {
  /// The summaries of every catalog's entities, whatever their type.
  var summaries: [any SummaryDataManager] {
    (Self.descriptions + OfferedCatalogs.own.map { $0.description })
      .map { CatalogSummaries(catalog: $0, catalogs: self) }
  }
}

/// The summaries of one catalog's entities.
///
/// The catalog is made when it is asked for first.
private struct CatalogSummaries: SummaryDataManager {
  let catalog: CatalogDescription
  let catalogs: Catalogs

  func row(_ id: String) async throws(DataError) -> ListRow? {
    func summaries<Catalog: CatalogModule>(in catalog: Catalog) -> any SummaryDataManager {
      LocalSummaries(catalog.source.local, of: Catalog.description)
    }
    return try await summaries(in: catalogs[catalog.id]).row(id)
  }
}
