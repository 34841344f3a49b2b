package import Domain

/// An answer as it can be read at one moment, and the parts it is read from.
package struct Reading<Value: Sendable>: Sendable {
  /// A failure if this machine knows of no such entity.
  package let value: Result<Value, DataError>
  package let parts: [PartStatus]
  /// Whether there is something to show, even if it is only that there is nothing; false before the
  /// first fetch.
  package let isCached: Bool
  /// The rows in all; a service that adds none has no more.
  package let count: Int

  package init(
    _ value: Result<Value, DataError>, parts: [PartStatus], isCached: Bool, count: Int = 0
  ) {
    self.value = value
    self.parts = parts
    self.isCached = isCached
    self.count = count
  }
}

extension CatalogSource {
  /// Cached first, then fresh: gives what is cached, asks the service for what is due, and gives what
  /// came of it.
  ///
  /// Parts are asked for until none is due, because one may lead to another (a page to the next), each
  /// at most once. What only adds to the answer is asked for last, and may fail. Offline, what is
  /// cached is the final answer, unless the service was asked for explicitly (`always`).
  ///
  /// - Parameters:
  ///   - read: reads the answer. It is given how many entries of the service's answers can't be used;
  ///     nil as long as the service did not answer.
  ///   - step: takes each step; the last is final or a failure, unless the task was cancelled.
  package func load<Value>(
    _ policy: CachePolicy, read: (Int?) async throws(DataError) -> Reading<Value>,
    step: (Loaded<Value>) async -> Void
  ) async {
    do throws(DataError) {
      let value = try await fresh(policy, read, step)
      if !Task.isCancelled { await step(.final(value)) }
    } catch {
      await step(.failed(error))
    }
  }

  private func fresh<Value>(
    _ policy: CachePolicy, _ read: (Int?) async throws(DataError) -> Reading<Value>,
    _ step: (Loaded<Value>) async -> Void
  ) async throws(DataError) -> Value {
    let deadline = deadline()
    var reading = try await read(nil)
    var asked: Set<CatalogPart> = []
    var skipped: Int?
    while true {
      let due = due(reading.parts, asked.isEmpty ? policy : .ifDue)
        .filter { $0.isEssential && !asked.contains($0.part) }
      if due.isEmpty { break }
      if reading.isCached { await step(.cached(try reading.value.get())) }
      asked.formUnion(due.map(\.part))
      do throws(DataError) {
        skipped = (skipped ?? 0) + (try await refresh(due, before: deadline))
      } catch  where error.isOffline && policy == .ifDue && reading.isCached {
        // The banner says that there is no connection.
        return try reading.value.get()
      }
      let before = reading.count
      reading = try await read(skipped)
      // A service that only repeats what is cached has no end.
      let isNew = due.allSatisfy { $0.metadata == nil }
      if isNew, asked.count > due.count, reading.count <= before { return try reading.value.get() }
    }
    let value = try reading.value.get()
    let additions = due(reading.parts, policy).filter { !$0.isEssential }
    if additions.isEmpty { return value }
    await step(.cached(value))
    for addition in additions where !Task.isCancelled {
      _ = try? await refresh([addition], before: deadline)
    }
    return try await read(skipped).value.get()
  }
}
