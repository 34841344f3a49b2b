package import Contracts
package import Domain
package import Geo

/// Vector tiles from a service that describes itself (TileJSON), or whose addresses are known.
///
/// - Four requests at most are under way at once, in the order of the calls; the connection sees to it.
/// - The service is asked for its description once in a run before its first tile, even if one is held:
///   the addresses of many name the day of their data, and go when the next day is there.
/// - A tile that the service does not have is empty.
package actor TileService: RemoteTileDataManager {
  /// The service that is asked if a person names none.
  package static let service = RemoteService(
    "tiles", name: Words("The tile service"), address: "https://tiles.openfreemap.org/planet",
    addressSetting: "tiles")

  /// A packed tile may have 8 MB.
  static let limits = Endpoint.Limits(bytes: 8 << 20, total: .seconds(20))
  private static let mediaTypes =
    "application/vnd.mapbox-vector-tile, application/x-protobuf, */*;q=0.5"

  package nonisolated var service: RemoteService { Self.service }

  private let address: TileAddress
  private let http: any HTTPDataManager
  private let keep: @Sendable (TileSet) async -> Void
  private let clock: @Sendable () -> Int
  /// The description, from when it is asked for.
  private var asked: Task<Result<TileSet, DataError>, Never>?

  /// - Parameters:
  ///   - address: that of a description, or a template.
  ///   - http: a connection to that address.
  ///   - keep: is told each description that was fetched.
  ///   - clock: the present, in seconds since 1970.
  package init(
    _ address: TileAddress, http: any HTTPDataManager,
    keep: @escaping @Sendable (TileSet) async -> Void = { _ in },
    clock: @escaping @Sendable () -> Int
  ) {
    self.address = address
    self.http = http
    self.keep = keep
    self.clock = clock
  }

  package func tileSet() async throws(DataError) -> TileSet {
    try await described(isNeeded: true).get()
  }

  package func tile(
    _ id: TileID, of set: TileSet, unless held: TileData?
  ) async throws(DataError) -> TileAnswer {
    let newest = await described(isNeeded: false)
    let set = (try? newest.get()) ?? set
    guard let template = set.templates.first,
      let link = WebLink(TileTemplate.address(template, of: id))
    else { throw .tiles(source: set.source, .noAddress) }
    let endpoint = Endpoint(
      service, limits: Self.limits, link: link, accept: Self.mediaTypes, isKeptPacked: true)
    do throws(DataError) {
      switch try await http.get(endpoint, unless: held?.validators ?? Validators()) {
      case .notModified: return .unchanged
      case .body(let bytes, let validators):
        try Self.check(bytes, of: set.source)
        return .tile(TileData(bytes, validators: validators, fetchedAt: clock()))
      }
    } catch .service(_, .status(404)) {
      return .tile(TileData([], fetchedAt: clock()))
    }
  }

  /// Fails for a page or a text: the network of a hotel answers so before the guest has signed in.
  private static func check(_ bytes: [UInt8], of source: String) throws(DataError) {
    if let first = bytes.first, "<{".utf8.contains(first) {
      throw .tiles(source: source, .notTiles)
    }
  }

  // MARK: - The description

  /// Returns the description; those who want it at the same time wait for one answer, or until they are
  /// cancelled.
  ///
  /// - Parameter isNeeded: whether it is asked for again if that failed.
  private func described(isNeeded: Bool) async -> Result<TileSet, DataError> {
    var known: Result<TileSet, DataError>?
    if let asked { known = await asked.value(unlessCancelled: Self.interrupted) }
    if let known, !isNeeded || known.error == nil { return known }
    let task = Task { await Result { () async throws(DataError) in try await fetched() } }
    asked = task
    let result = await task.value(unlessCancelled: Self.interrupted)
    // As soon as there is a network, it is asked for.
    if result.error?.isOffline == true { asked = nil }
    return result
  }

  private static let interrupted = Result<TileSet, DataError>.failure(
    .service(service, .interrupted))

  private func fetched() async throws(DataError) -> TileSet {
    let source = address.machine
    if case .template(let template) = address {
      if let problem = address.problem { throw .tiles(source: source, problem) }
      return TileSet(source: source, zooms: TileJSON.usualZooms, templates: [template])
    }
    guard let link = WebLink(address.text) else {
      throw .service(service, .badAddress(address.shown))
    }
    let limits = Endpoint.Limits(bytes: TileJSON.limit, total: .seconds(20))
    let answer = try await http.get(
      Endpoint(service, limits: limits, link: link), unless: Validators())
    guard case .body(let bytes, _) = answer else { throw .tiles(source: source, .notTiles) }
    do throws(TileProblem) {
      let set = try TileJSON.read(bytes, from: address.text, source: source)
      await keep(set)
      return set
    } catch {
      throw .tiles(source: source, error)
    }
  }
}

extension Task where Failure == Never {
  /// Waits for the value; a caller that is cancelled gets another one at once, and the task goes on.
  fileprivate func value(unlessCancelled other: Success) async -> Success {
    let (values, feed) = AsyncStream.makeStream(of: Success.self)
    let relay = Task<Void, Never> {
      feed.yield(await value)
      feed.finish()
    }
    for await value in values { return value }
    relay.cancel()
    return other
  }
}
