import CommandLine
package import Components
import Contracts
import Domain
import Geo
import Local
import Localization
import Platform
import Remote
import Session
import Terminal
import TextUI
import Tiles

extension Program {
  /// Makes the tiles that streets are drawn with, as the settings name them.
  ///
  /// Nobody is asked unless a setting names whom, but for a session on a terminal.
  ///
  /// - Parameter timeout: the longest time for an answer; `nil` in a session on a terminal.
  func tiles(_ network: Network, timeout: Duration?) -> TileSwitch {
    let named = settings.holding("tiles")
    let isInSession = timeout == nil
    let size = settings["tiles_cache"].flatMap(TileStoreSize.bytes) ?? TileStore.usualSize
    let store = TileStore(
      path: folders.tiles, size: size, clock: SystemClock.now,
      warn: saying { $0.message(for: $1) })
    let value = named.origin == .standard && !isInSession ? nil : named.value
    let first = value.flatMap(TileSwitch.address)
    let setting = named.setting
    return TileSwitch(first, store: store) { address, oldest, generation in
      TileSource(
        Self.origin(
          of: address, by: address == first ? setting : nil, network, store, notBefore: oldest),
        reader: VectorTileReader(), timeout: isInSession ? nil : Delay.tiles,
        generation: generation)
    }
  }

  /// The reason why `--trace` or `--tiles` can't be followed.
  ///
  /// A map that wants streets tells of a fault in the environment or in the settings file.
  var optionProblem: DataError? {
    get async {
      if let traceProblem { return traceProblem }
      guard let named = options.settings["tiles"] else { return nil }
      return await Result { () async throws(DataError) in try await TileSwitch.check(named) }.error
    }
  }

  /// - Parameter setting: the setting that names the address; `nil` if it was typed.
  private nonisolated static func origin(
    of address: TileAddress, by setting: String?, _ network: Network, _ store: TileStore,
    notBefore oldest: Int
  ) -> TileSource.Origin {
    guard address.isRemote else { return .archive(FileTiles(address.text, of: setting)) }
    let cache = TileCache(of: address.text, in: store, notBefore: oldest)
    let http = network.http.to(TileSwitch.addresses(of: address))
    if case .archive = address {
      return .service(ArchiveService(address, http: http, clock: SystemClock.now), cache: cache)
    }
    return .service(
      TileService(address, http: http, keep: { await cache.keep($0) }, clock: SystemClock.now),
      cache: cache)
  }

  /// Runs `catalejo tiles`: says where streets come from and how much of them is kept, or forgets it.
  package func tiles(areCleared: Bool) async -> ExitStatus {
    let tiles = tiles(network(progress: NoProgress()), timeout: nil)
    let text = TilesText(strings: strings, formats: formats)
    guard areCleared else { return printer.write(await text.lines(of: tiles)) }
    if let problem = await tiles.clear() { return printer.fail(problem) }
    return printer.write([Line(strings("The tiles that were kept are deleted."))])
  }
}

/// The session's command `tiles`.
extension Composition {
  func answer(_ command: TilesAction, on console: any Console) async -> SettingsAnswer {
    let tiles = services.tiles
    switch command {
    case .tell:
      return .told(await TilesText(strings: strings, formats: formats).lines(of: tiles))
    case .turn(let isOn):
      tiles.turn(on: isOn)
      guard isOn else {
        return .changed([]) { strings in
          strings("Maps are drawn without streets now; tiles on ends that.")
        }
      }
      return .changed([], message: Self.origin(tiles))
    case .use(let text):
      do throws(DataError) {
        try await TileSwitch.check(text)
      } catch {
        return .refused(strings.message(for: error), ExitStatus(error))
      }
      if let address = TileSwitch.address(text) { tiles.use(address) }
      return .changed([], message: Self.origin(tiles))
    case .refresh:
      guard tiles.isOn else { return await answer(.tell, on: console) }
      tiles.refresh(at: services.clock())
      return .changed([], message: Self.refreshed(tiles, isOffline: isOffline))
    case .clear:
      if let problem = await tiles.clear() {
        return .refused(strings.message(for: problem), ExitStatus(problem))
      }
      return .changed([]) { strings in strings("The tiles that were kept are deleted.") }
    }
  }

  /// Says who is asked for tiles anew.
  private static func refreshed(
    _ tiles: TileSwitch, isOffline: Bool
  ) -> (Strings) -> String {
    { strings in
      guard let address = tiles.address, address.isRemote else {
        return strings("{0} is read again.", tiles.address?.shown ?? "")
      }
      return strings[
        isOffline
          ? Words("You are offline; the service is asked for tiles again once you are not.")
          : Words("The service is asked again for the tiles of maps, from zoom 9 on.")]
    }
  }

  private static func origin(_ tiles: TileSwitch) -> (Strings) -> String {
    { strings in
      strings("Streets on maps come from {0} now; tiles off ends that.", tiles.address?.shown ?? "")
    }
  }
}

/// Says where streets come from, and how much of them is kept.
struct TilesText {
  let strings: Strings
  let formats: Formats

  /// Returns the parts of a row.
  func parts(of tiles: TileSwitch) async -> [String] {
    let origin = tiles.isOn ? tiles.address?.shown : nil
    let kept = await tiles.store?.usage() ?? (tiles: 0, bytes: 0)
    return [
      origin ?? strings("off"),
      strings(
        "tiles kept: {0} ({1} MB of {2} MB)", formats.number(kept.tiles),
        formats.megabytes(kept.bytes),
        formats.megabytes(await tiles.store?.size ?? TileStore.usualSize)),
    ]
  }

  /// Returns the lines of `tiles`.
  func lines(of tiles: TileSwitch) async -> [Line] {
    let (origin, kept) = (strings("Streets") + strings.colon, await parts(of: tiles))
    return zip([origin, ""], kept).map { Line($0 + $1) }
  }
}
