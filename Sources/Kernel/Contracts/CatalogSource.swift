package import Domain

/// The data managers of one catalog, and the rule that joins them: the data held are good until they
/// are stale, and from then on until the service has newer ones.
package struct CatalogSource<Item: Entity>: Sendable {
  package var local: any LocalDataManager<Item>
  /// The service; `nil` if none has the catalog.
  package var remote: (any RemoteDataManager<Item>)?
  /// The time an answer may take in all, with repeated attempts; `nil` sets no limit.
  package var timeout: Duration?
  /// Returns the facts of an entity that only its detail shows, so that rows are made without them.
  package let details: @Sendable (Item) async -> [Fact]
  private let clock: @Sendable () -> Int

  /// - Parameters:
  ///   - local: the data held on this machine.
  ///   - remote: the service; `nil` if none has the catalog.
  ///   - timeout: the time an answer may take in all; `nil` sets no limit.
  ///   - details: returns the facts of an entity that only its detail shows.
  ///   - clock: returns the present, in seconds since 1970.
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

  /// Returns the moment by which an answer begun now has to be there; `nil` if there is no limit.
  package func deadline() -> ContinuousClock.Instant? {
    timeout.map { .now + $0 }
  }

  /// Returns those of the parts that should be fetched, in the same order.
  package func partsToFetch(_ parts: [PartStatus], _ policy: CachePolicy) -> [PartStatus] {
    guard let remote else { return [] }
    return parts.filter { status in
      guard policy == .ifDue else { return true }
      guard let timeToLive = remote.timeToLive else { return false }
      guard let metadata = status.metadata, !metadata.isPartial else { return true }
      // If the clock was set back, the time of fetching is in the future: the part counts as stale.
      return !(0..<timeToLive).contains(clock() - metadata.fetchedAt)
    }
  }

  /// Fetches parts, one after the other, and stores all in one step.
  ///
  /// If one fails, none is stored.
  ///
  /// - Returns: the number of entries in the answers that were left out because they can't be used.
  /// - Throws: the errors of the service and the store; `timedOut` at the deadline; `unexpected` for
  ///   an empty first page while rows are held.
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

  /// Returns whether a result is an empty first page, which would hide all rows held on later pages.
  private func hidesWhatIsHeld(_ result: FetchResult<Item>) async throws(DataError) -> Bool {
    guard result.part == .page(1), result.items?.isEmpty == true else { return false }
    return try await local.page(CatalogQuery(pageSize: 0)).total > 0
  }
}

/// A time limit on asynchronous work.
package enum Deadline {
  /// Returns what the body returns, and cancels the body at the deadline.
  ///
  /// The cancelled body is waited for, so it should end soon. With `takesRest`, a value that it
  /// returns even then is returned.
  ///
  /// - Parameters:
  ///   - deadline: the moment to cancel at; `nil` sets no limit.
  ///   - timedOut: the error that is thrown at the deadline.
  ///   - takesRest: whether a value that comes after the deadline is used.
  ///   - body: the work.
  /// - Throws: the error of the body; at the deadline `timedOut`.
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
      // The first result is the timer's or the body's. If it is the timer's, the second is the
      // body's.
      let first = await group.next() ?? .failure(timedOut)
      group.cancelAll()
      guard takesRest, case .failure = first, case .success(let rest)? = await group.next()
      else { return first }
      return .success(rest)
    }
    return try result.get()
  }
}
