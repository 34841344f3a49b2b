package import Contracts
package import Domain
package import Geo
import Trace

extension Traced: LocalDataManager where Wrapped: LocalDataManager {
  package var sortKeys: [String] { wrapped.sortKeys }

  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    try await recorder.call(query, to: wrapped.page)
  }

  package func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    try await recorder.call(query, to: wrapped.named)
  }

  package func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch] {
    try await recorder.call(query, to: wrapped.suggestions)
  }

  package func values(of filter: String) async -> [String] {
    await recorder.call(filter, to: wrapped.values)
  }

  package func held(_ id: String) async throws(DataError) -> HeldItem<Wrapped.Item> {
    try await recorder.call(id, to: wrapped.held)
  }

  package func item(_ id: String) async throws(DataError) -> Wrapped.Item {
    try await recorder.call(id, to: wrapped.item)
  }

  package func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow {
    try await recorder.call(rows, id, query, to: wrapped.turn)
  }

  package func store(_ results: [FetchResult<Wrapped.Item>]) async throws(DataError) {
    try await recorder.call(results, to: wrapped.store)
  }
}

extension Traced: RemoteDataManager where Wrapped: RemoteDataManager {
  package var service: RemoteService { wrapped.service }
  package var timeToLive: Int? { wrapped.timeToLive }

  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Wrapped.Item> {
    try await recorder.call(part) { () async throws(DataError) in
      try await wrapped.fetch(part, unless: validators)
    }
  }
}

extension Traced: FavoritesDataManager where Wrapped == any FavoritesDataManager {
  package func all() async throws(DataError) -> [Favorite] {
    try await recorder.call(to: wrapped.all)
  }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    try await recorder.call(catalog, to: wrapped.ids)
  }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    try await recorder.call(favorites, to: wrapped.add)
  }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    try await recorder.call(references, to: wrapped.remove)
  }

  package func undo() async throws(DataError) -> StarOutcome {
    try await recorder.call(to: wrapped.undo)
  }

  package func remembered() async throws(DataError) -> Set<Reference> {
    try await recorder.call(to: wrapped.remembered)
  }
}

extension Traced: DescriptionCacheDataManager where Wrapped == any DescriptionCacheDataManager {
  package func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription? {
    try await recorder.call(reference, language, to: wrapped.description)
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    try await recorder.call(description, reference, language, to: wrapped.store)
  }
}

extension Traced: DescriptionDataManager where Wrapped == any DescriptionDataManager {
  package var service: RemoteService { wrapped.service }
  package var timeToLive: Int { wrapped.timeToLive }

  package func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription? {
    try await recorder.call(name, position, language, to: wrapped.description)
  }
}

extension Traced: NeighborDataManager where Wrapped == any NeighborDataManager {
  package func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    await recorder.call(position, count, population, excluded, to: wrapped.nearest)
  }

  package func places(nearestTo positions: [Coordinate]) async -> [NearestPlace] {
    await recorder.call(positions, to: wrapped.places(nearestTo:))
  }
}

extension Traced: MapDataManager where Wrapped == any MapDataManager {
  package func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    await recorder.call(rect, detail, to: wrapped.geometry)
  }

  package func outline(of country: String) async -> [[WorldPoint]]? {
    await recorder.call(country, to: wrapped.outline)
  }

  package func countries(in rect: WorldRect) async -> [MapCountry] {
    await recorder.call(rect, to: wrapped.countries)
  }
}

extension Traced: ReliefDataManager where Wrapped == any ReliefDataManager {
  package func relief(in rect: WorldRect, columns: Int) async -> ReliefGrid? {
    await recorder.call(rect, columns, to: wrapped.relief)
  }

  package func elevation(of position: Coordinate) async -> Elevation? {
    await recorder.call(position, to: wrapped.elevation)
  }
}

extension Traced: TileDataManager where Wrapped: TileDataManager {
  package func tileSet() async throws(DataError) -> TileSet? {
    try await recorder.call(to: wrapped.tileSet)
  }

  package func tile(_ id: TileID) async throws(DataError) -> TileData? {
    try await recorder.call(id, to: wrapped.tile)
  }
}

extension Traced: TileCacheDataManager where Wrapped: TileCacheDataManager {
  package func keep(_ set: TileSet) async {
    await recorder.call(set) { () async in await wrapped.keep(set) }
  }

  package func keep(_ tile: TileData, of id: TileID) async {
    await recorder.call(tile, id) { () async in await wrapped.keep(tile, of: id) }
  }
}

extension Traced: RemoteTileDataManager where Wrapped: RemoteTileDataManager {
  package var service: RemoteService { wrapped.service }

  package func tileSet() async throws(DataError) -> TileSet {
    try await recorder.call(to: wrapped.tileSet)
  }

  package func tile(
    _ id: TileID, of set: TileSet, unless held: TileData?
  ) async throws(DataError) -> TileAnswer {
    try await recorder.call(id) { () async throws(DataError) in
      try await wrapped.tile(id, of: set, unless: held)
    }
  }
}

extension Traced: PlaceDataManager where Wrapped == any PlaceDataManager {
  package func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    await recorder.call(rect, count, to: wrapped.largest)
  }

  package func named(_ text: String, count: Int) async -> [MapPlace] {
    await recorder.call(text, count, to: wrapped.named)
  }

  package func called(_ name: String, count: Int) async throws(DataError) -> [MapPlace] {
    try await recorder.call(name, count, to: wrapped.called)
  }

  package func suggestions(_ text: String, count: Int) async -> [MapPlace] {
    await recorder.call(text, count, to: wrapped.suggestions)
  }

  package func place(_ reference: Reference) async -> MapPlace? {
    await recorder.call(reference, to: wrapped.place)
  }

  package func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    await recorder.call(name, country, count, to: wrapped.namesakes)
  }

  package func bounds(of country: String) async -> WorldRect? {
    await recorder.call(country, to: wrapped.bounds)
  }
}

extension Traced: PlaceArchiveDataManager where Wrapped == any PlaceArchiveDataManager {
  package var hasFile: Bool { wrapped.hasFile }

  package func state() async throws(DataError) -> PlaceArchiveState {
    try await recorder.call(to: wrapped.state)
  }

  package func places(_ query: ArchiveQuery) async throws(DataError) -> ArchiveAnswer {
    try await recorder.call(query, to: wrapped.places)
  }

  package func place(
    _ id: String
  ) async throws(DataError) -> (place: ArchivedPlace, names: [PlaceName])? {
    try await recorder.call(id, to: wrapped.place)
  }

  package func nearest(
    to position: Coordinate, _ conditions: [PlaceCondition], count: Int
  ) async throws(DataError) -> [ArchivedPlace] {
    try await recorder.call(position, conditions, count, to: wrapped.nearest)
  }
}

extension Traced: DocumentDataManager where Wrapped == any DocumentDataManager {
  package func read(_ path: String) async throws(DataError) -> [UInt8] {
    try await recorder.call(path, to: wrapped.read)
  }

  package func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    try await recorder.call(documents, replacing, to: wrapped.write)
  }

  package func isFolder(_ path: String) async -> Bool {
    await recorder.call(path, to: wrapped.isFolder)
  }

  /// Forwards the call unrecorded: the bytes are those that `read` has recorded.
  package func lend(_ bytes: [UInt8]) async throws(DataError) -> LentDocument {
    try await wrapped.lend(bytes)
  }
}

extension Traced: LinkDataManager where Wrapped == any LinkDataManager {
  package func open(_ link: WebLink) async throws(DataError) {
    try await recorder.call(link, to: wrapped.open)
  }

  package func copy(_ text: String) async throws(DataError) {
    try await recorder.call(text, to: wrapped.copy)
  }
}

extension Traced: PictureDataManager where Wrapped == any PictureDataManager {
  package var access: PictureAccess { wrapped.access }

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    try await recorder.call(address, size) { () async throws(PictureProblem) in
      try await wrapped.picture(address, fitting: size, inPixels: inPixels)
    }
  }
}
