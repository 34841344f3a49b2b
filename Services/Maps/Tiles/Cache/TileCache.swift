package import Contracts
package import Geo

/// The tiles of one source that were fetched before.
package struct TileCache: TileCacheDataManager {
  private let store: TileStore
  private let source: String
  /// Tiles that were fetched before this time count as old.
  private let oldest: Int

  /// - Parameters:
  ///   - source: the address of the service, as it was named.
  ///   - store: the tiles of all sources.
  ///   - oldest: tiles that were fetched before this time count as old, in seconds since 1970: a person
  ///     wants them anew.
  package init(of source: String, in store: TileStore, notBefore oldest: Int = 0) {
    self.source = source
    self.store = store
    self.oldest = oldest
  }

  package func tileSet() async -> TileSet? { await store.set(of: source) }

  package func tile(_ id: TileID) async -> TileData? {
    guard let tile = await store.tile(id, of: source) else { return nil }
    guard tile.fetchedAt < oldest else { return tile }
    return TileData(tile.bytes, validators: tile.validators, fetchedAt: 0)
  }

  package func keep(_ set: TileSet) async { await store.keep(set, of: source) }

  package func keep(_ tile: TileData, of id: TileID) async {
    await store.keep(tile, id, of: source)
  }
}
