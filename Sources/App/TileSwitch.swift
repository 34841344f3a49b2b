import Contracts
import Domain
import Files
import Local
import Platform
import Remote
import Synchronization
import Tiles

/// The tiles that streets are drawn with, as a session may choose them.
///
/// It makes the source of the chosen tiles when a map asks for it first.
final class TileSwitch: Sendable {
  /// Makes the source of tiles.
  ///
  /// Those that were fetched before a time, in seconds since 1970, count as old.
  typealias Maker =
    @Sendable (_ address: TileAddress, _ oldest: Int, _ generation: Int) -> TileSource

  private struct State {
    var address: TileAddress?
    var isOn = true
    var oldest = 0
    var generation = 0
    /// The source, once it was asked for.
    var source: TileSource?

    /// Takes note that other tiles are wanted from now on.
    mutating func change() {
      generation += 1
      source = nil
    }
  }

  /// The word in place of an address that turns streets off.
  static let off = "off"
  /// The word in place of the address of the usual service.
  static let on = "on"

  /// The tiles that were fetched; `nil` if no source is ever asked.
  let store: TileStore?
  private let state: Mutex<State>
  private let make: Maker?

  /// - Parameters:
  ///   - address: where tiles come from; `nil` draws no streets.
  ///   - store: keeps the tiles that were fetched.
  ///   - make: makes the source; without it there is none.
  init(
    _ address: TileAddress? = nil, store: TileStore? = nil, make: Maker? = nil
  ) {
    self.store = store
    self.make = make
    state = Mutex(State(address: address))
  }

  /// The tiles that maps are drawn with now; `nil` if streets are off.
  var current: TileSource? {
    state.withLock { state in
      guard let address = state.address, state.isOn, let make else { return nil }
      if let source = state.source { return source }
      state.source = make(address, state.oldest, state.generation)
      return state.source
    }
  }

  /// Where tiles come from, even while streets are off.
  var address: TileAddress? { state.withLock { $0.address } }

  var isOn: Bool { state.withLock { $0.isOn && $0.address != nil } }

  /// Draws streets, or no longer; those of the usual service if no other was named.
  func turn(on isOn: Bool) {
    state.withLock { state in
      if isOn, state.address == nil { state.address = Self.usual }
      state.isOn = isOn
      state.change()
    }
  }

  /// Draws streets with other tiles.
  func use(_ address: TileAddress) {
    state.withLock { state in
      (state.address, state.isOn) = (address, true)
      state.change()
    }
  }

  /// Takes all tiles that are held for old ones, so that the service is asked for those in view.
  ///
  /// - Parameter now: the present, in seconds since 1970.
  func refresh(at now: Int) {
    state.withLock { state in
      state.oldest = now
      state.change()
    }
  }

  /// Forgets the tiles that are kept.
  ///
  /// - Returns: the error that prevents it.
  func clear() async -> DataError? {
    let problem = await Result { () async throws(DataError) in try await store?.clear() }.error
    state.withLock { $0.change() }
    return problem
  }

  /// Reads where tiles are to come from; `nil` for `off`.
  ///
  /// The word `on` stands for the usual service, and a tilde for a home.
  static func address(_ text: String) -> TileAddress? {
    switch text.lowercased() {
    case off: nil
    case on: usual
    default: TileAddress(HomePath.expanded(text))
    }
  }

  /// The service that is asked if no other was named.
  private static var usual: TileAddress? { TileAddress(TileService.service.address) }

  /// Opens a file, and reads an address without asking it.
  ///
  /// - Throws: `badAddress` and `addressWithPassword` for an address that requests can't go to, `unreadable`
  ///   for a file, and `tiles` for one that is no archive of vector tiles and for a template that can't be
  ///   filled.
  static func check(_ text: String) async throws(DataError) {
    guard let address = address(text) else { return }
    if let problem = address.problem { throw .tiles(source: address.shown, problem) }
    if address.isRemote {
      try addresses(of: address).check(TileService.service)
    } else {
      _ = try await TileArchive.open(address.text).tileSet()
    }
  }

  /// Returns a text that means the same wherever the program is started: a file by its whole path.
  static func kept(_ text: String) -> String {
    guard let address = address(text), !address.isRemote else { return text }
    return (try? FileStatus.resolved(address.text)) ?? text
  }

  /// The address of a service of tiles, for a connection.
  static func addresses(of address: TileAddress) -> ServiceAddresses {
    ServiceAddresses([TileService.service: address.base])
  }
}
