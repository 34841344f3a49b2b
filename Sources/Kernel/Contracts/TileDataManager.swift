package import Domain
package import Geo

/// The tiles that are on this machine: an archive, or the cache of a service.
package protocol TileDataManager: Sendable {
  /// Describes the tiles.
  /// - Returns: `nil` if nothing is known of them yet.
  /// - Throws: `unreadable`, and `tiles` for an archive that can't be used.
  func tileSet() async throws(DataError) -> TileSet?

  /// Reads one tile.
  /// - Returns: `nil` if it is not held.
  /// - Throws: `unreadable`, and `tiles` for a tile that can't be used.
  func tile(_ id: TileID) async throws(DataError) -> TileData?
}

/// The tiles of a service that were fetched before.
///
/// A failure to keep is no failure of the map: it is told once, as the other caches do.
package protocol TileCacheDataManager: TileDataManager {
  func keep(_ set: TileSet) async

  /// Keeps a tile; one that is held already is replaced. Past the size of the cache, those that were
  /// not used for the longest time go.
  func keep(_ tile: TileData, of id: TileID) async
}

/// A service of tiles, or an archive on a server.
package protocol RemoteTileDataManager: Sendable {
  /// The service, as messages name it.
  var service: RemoteService { get }

  /// Fetches the description of the tiles.
  func tileSet() async throws(DataError) -> TileSet

  /// Fetches one tile; at most four are under way at once.
  ///
  /// - Parameters:
  ///   - set: the description that the service gave.
  ///   - held: the tile that is held, if one is: the service need not send it again.
  func tile(_ id: TileID, of set: TileSet, unless held: TileData?) async throws(DataError)
    -> TileAnswer
}

/// The answer of a service to a request for a tile.
package enum TileAnswer: Hashable, Sendable {
  /// A tile without bytes is empty: there is nothing at this place.
  case tile(TileData)
  /// The tile that is held is still right.
  case unchanged
}

/// A tile as a service or an archive has it.
package struct TileData: Hashable, Sendable {
  /// A vector tile, packed by gzip or not; none for an empty tile.
  package let bytes: [UInt8]
  package let validators: Validators
  /// Seconds since 1970; 0 for a tile of an archive, which does not age.
  package let fetchedAt: Int

  package init(_ bytes: [UInt8], validators: Validators = Validators(), fetchedAt: Int = 0) {
    self.bytes = bytes
    self.validators = validators
    self.fetchedAt = fetchedAt
  }
}

/// The description of a service's or an archive's tiles.
package struct TileSet: Hashable, Sendable {
  /// The name of the service's machine, or of the file.
  package let source: String
  /// The zooms of which it has tiles.
  package let zooms: ClosedRange<Int>
  /// The part of the world that it covers.
  package let bounds: WorldRect
  /// Those who made the data, as text without markup; empty if it does not say.
  package let attribution: String
  /// The addresses of tiles, with `{z}`, `{x}` and `{y}`, or `{-y}` for rows from the south; none for an
  /// archive.
  package let templates: [String]

  package init(
    source: String, zooms: ClosedRange<Int>,
    bounds: WorldRect = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), attribution: String = "",
    templates: [String] = []
  ) {
    self.source = source
    self.zooms = zooms
    self.bounds = bounds
    self.attribution = attribution
    self.templates = templates
  }
}

/// Reads the bytes of tiles.
package protocol TileReading: Sendable {
  /// Reads what is shown at a zoom.
  ///
  /// The tile keeps the parts of a broken one that can be read, and says what is missing. A tile that is none at
  /// all has a problem and no features.
  func read(_ bytes: [UInt8], of id: TileID, for request: TileRequest) -> StreetTile
}

/// The part of a tile that a view needs.
package struct TileRequest: Hashable, Sendable {
  /// The zoom of the view: kinds that are shown from a later one on are left out.
  package let zoom: Double
  /// The code of the language of the names (`es`).
  package let language: String
  /// Whether features have their tags.
  package let hasTags: Bool

  package init(zoom: Double, language: String, hasTags: Bool = false) {
    self.zoom = zoom
    self.language = language
    self.hasTags = hasTags
  }
}

/// The tiles that maps are drawn with.
package struct TileSource: Sendable {
  /// The places where tiles come from.
  package enum Origin: Sendable {
    /// A file, which has all its tiles.
    case archive(any TileDataManager)
    case service(any RemoteTileDataManager, cache: any TileCacheDataManager)
  }

  package let origin: Origin
  package let reader: any TileReading
  /// The longest time that a view waits for tiles; `nil` for a session, where they may come late.
  package let timeout: Duration?
  /// Grows with each choice of tiles in a session: what is remembered of those before is of no use.
  package let generation: Int

  package init(
    _ origin: Origin, reader: any TileReading, timeout: Duration? = nil, generation: Int = 0
  ) {
    self.origin = origin
    self.reader = reader
    self.timeout = timeout
    self.generation = generation
  }
}
