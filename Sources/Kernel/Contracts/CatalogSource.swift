package import Domain

/// The data managers of one catalog, and the rule that joins them: what is held is good until it is
/// stale, and then until its service has something newer.
package struct CatalogSource<Item: Entity>: Sendable {
  package var local: any LocalDataManager<Item>
  /// Nil for a catalog that no service has.
  package var remote: (any RemoteDataManager<Item>)?
  /// How long an answer may take in all, retries included; nil is as long as it takes.
  package var timeout: Duration?
  /// The facts of an entity that only a detail tells: rows need not be made with them.
  package let details: @Sendable (Item) async -> [Fact]
  private let clock: @Sendable () -> Int

  /// - Parameters:
  ///   - local: what this machine holds.
  ///   - remote: the service; nil where none has the catalog.
  ///   - timeout: how long an answer may take in all; nil is as long as it takes.
  ///   - details: the facts of an entity that only a detail tells.
  ///   - clock: the present, in seconds since 1970.
  package init(
    local: any LocalDataManager<Item>, remote: (any RemoteDataManager<Item>)?,
    timeout: Duration? = nil, details: @escaping @Sendable (Item) async -> [Fact] = { _ in [] },
    clock: @escaping @Sendable () -> Int
  ) {
    self.details = details
    self.local = local
    self.remote = remote
    self.timeout = timeout
    self.clock = clock
  }

  /// When an answer that is begun now has to be there; nil is never.
  package func deadline() -> ContinuousClock.Instant? {
    timeout.map { .now + $0 }
  }

  /// Those of the parts that should be fetched, in their order.
  package func due(_ parts: [PartStatus], _ policy: CachePolicy) -> [PartStatus] {
    guard let remote else { return [] }
    return parts.filter { status in
      guard policy == .ifDue else { return true }
      guard let timeToLive = remote.timeToLive else { return false }
      guard let metadata = status.metadata, !metadata.isPartial else { return true }
      // After the clock was set back, what was fetched seems to come from the future: stale.
      return !(0..<timeToLive).contains(clock() - metadata.fetchedAt)
    }
  }

  /// Fetches parts, one after the other, and stores them in one step: nothing where one of them
  /// fails.
  /// - Returns: how many entries of the answers were left out because they can't be used.
  /// - Throws: what the service and the store throw; `timedOut` at the deadline; `unexpected` for
  ///   an empty first page where rows are held.
  @discardableResult
  package func refresh(
    _ parts: [PartStatus], before deadline: ContinuousClock.Instant? = nil
  ) async throws(DataError) -> Int {
    guard let remote, !parts.isEmpty else { return 0 }
    var results: [FetchResult<Item>] = []
    for status in parts {
      let validators = status.metadata?.validators ?? Validators()
      let timedOut = DataError.service(remote.service, .timedOut)
      let result = try await Deadline.meet(deadline, failing: timedOut, takesRest: true) {
        () async throws(DataError) in try await remote.fetch(status.part, unless: validators)
      }
      if try await hidesWhatIsHeld(result) {
        throw .service(remote.service, .unexpected(detail: status.part.key))
      }
      results.append(result)
    }
    try await local.store(results)
    return results.reduce(0) { $0 + $1.skipped }
  }

  /// Whether it is an empty first page: every row held, on whatever page, would be behind it.
  private func hidesWhatIsHeld(_ result: FetchResult<Item>) async throws(DataError) -> Bool {
    guard result.part == .page(1), result.items?.isEmpty == true else { return false }
    return try await local.page(CatalogQuery(limit: 0)).total > 0
  }
}

/// Ends what takes too long.
package enum Deadline {
  /// Returns what the body returns; at the deadline the body is cancelled.
  ///
  /// The body should end soon when it is cancelled: it is waited for. If it takes the rest, what the body
  /// returns even then is returned.
  /// - Throws: what the body throws; at the deadline the error given.
  package static func meet<Answer: Sendable, Failure: Error>(
    _ deadline: ContinuousClock.Instant?, failing timedOut: Failure, takesRest: Bool = false,
    _ body: @escaping @Sendable () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    guard let deadline else { return try await body() }
    let result = await withTaskGroup(of: Result<Answer, Failure>.self) { group in
      group.addTask { await Result(of: body) }
      group.addTask {
        try? await Task.sleep(until: deadline)
        return .failure(timedOut)
      }
      // The first is the timer's or the body's, and the second the body's where the first is not.
      let first = await group.next() ?? .failure(timedOut)
      group.cancelAll()
      guard takesRest, case .failure = first, case .success(let rest)? = await group.next()
      else { return first }
      return .success(rest)
    }
    return try result.get()
  }
}
