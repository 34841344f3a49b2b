package import Contracts
package import Domain
package import Geo

/// A PMTiles archive on a server, of which only the parts that are wanted are fetched.
///
/// A tile of it is as new as the whole archive, and has the archive's validators. If the archive is
/// replaced by another one, it is opened anew.
package actor ArchiveService: RemoteTileDataManager {
  package nonisolated var service: RemoteService { TileService.service }

  private let address: TileAddress
  private let http: any HTTPDataManager
  private let clock: @Sendable () -> Int
  private var opened: (file: ServerFile, archive: PMTilesArchive)?

  /// - Parameters:
  ///   - address: that of the archive.
  ///   - http: a connection to that address.
  ///   - clock: the present, in seconds since 1970.
  package init(
    _ address: TileAddress, http: any HTTPDataManager, clock: @escaping @Sendable () -> Int
  ) {
    self.address = address
    self.http = http
    self.clock = clock
  }

  package func tileSet() async throws(DataError) -> TileSet {
    let (file, archive) = try current()
    guard let set = try await archive.tileSet() else { throw .tiles(source: file.name, .empty) }
    return TileSet(
      source: file.name, zooms: set.zooms, bounds: set.bounds, attribution: set.attribution)
  }

  package func tile(
    _ id: TileID, of set: TileSet, unless held: TileData?
  ) async throws(DataError) -> TileAnswer {
    let (file, archive) = try current()
    do throws(DataError) {
      return try await tile(id, in: archive, file, unless: held)
    } catch {
      guard error == file.changed else { throw error }
      if opened?.file === file { opened = nil }
      let (file, archive) = try current()
      return try await tile(id, in: archive, file, unless: held)
    }
  }

  private func tile(
    _ id: TileID, in archive: PMTilesArchive, _ file: ServerFile, unless held: TileData?
  ) async throws(DataError) -> TileAnswer {
    if let held, !held.validators.isEmpty {
      // To know which version there is, something of it has to be read.
      if await file.version == nil { _ = try await archive.tileSet() }
      if await file.version == held.validators { return .unchanged }
    }
    let bytes = try await archive.tile(id)?.bytes ?? []
    return .tile(
      TileData(bytes, validators: await file.version ?? Validators(), fetchedAt: clock()))
  }

  /// Returns the archive with its file; it is opened the first time.
  private func current() throws(DataError) -> (file: ServerFile, archive: PMTilesArchive) {
    if let opened { return opened }
    guard let link = WebLink(address.text) else {
      throw .service(service, .badAddress(address.shown))
    }
    let file = ServerFile(link, named: address.machine, of: service, http: http)
    let made = (file, PMTilesArchive(file))
    opened = made
    return made
  }
}
