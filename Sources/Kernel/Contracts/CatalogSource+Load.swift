package import Domain

/// An answer as the store gives it at one moment, and the parts it was read from.
package struct HeldAnswer<Value: Sendable>: Sendable {
  /// The value; a failure if this machine does not hold the entity.
  package let value: Result<Value, DataError>
  package let parts: [PartStatus]
  /// Whether the value can be shown, even if it is an empty list; `false` before the first fetch.
  package let isCached: Bool
  /// The number of rows in all, which tells whether a fetch added any: if not, the service has no
  /// more.
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
  /// Gives the cached answer first and the fresh one after it: asks the service for the parts that
  /// are due, and reads the answer again.
  ///
  /// Parts are fetched until none is due, because one may lead to another (a page to the next); each
  /// is fetched at most once. Parts that only add to the answer are fetched last, and may fail.
  /// Offline, the cached answer is the final one, unless the policy is `always`.
  ///
  /// - Parameters:
  ///   - policy: says which parts are due.
  ///   - read: reads the answer. Its argument is the number of entries in the service's answers that
  ///     can't be used, and `nil` before the service answered.
  ///   - step: takes each step; the last one is final or a failure, unless the task was cancelled.
  package func load<Value>(
    _ policy: CachePolicy, read: (Int?) async throws(DataError) -> HeldAnswer<Value>,
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
    _ policy: CachePolicy, _ read: (Int?) async throws(DataError) -> HeldAnswer<Value>,
    _ step: (Loaded<Value>) async -> Void
  ) async throws(DataError) -> Value {
    let deadline = deadline()
    var reading = try await read(nil)
    var asked: Set<CatalogPart> = []
    var skipped: Int?
    while true {
      let missing = partsToFetch(reading.parts, asked.isEmpty ? policy : .ifDue)
        .filter { $0.isEssential && !asked.contains($0.part) }
      if missing.isEmpty { break }
      if reading.isCached { await step(.cached(try reading.value.get())) }
      asked.formUnion(missing.map(\.part))
      do throws(DataError) {
        skipped = (skipped ?? 0) + (try await refresh(missing, before: deadline))
      } catch  where error.isOffline && policy == .ifDue && reading.isCached {
        // The banner tells of the lost connection.
        return try reading.value.get()
      }
      let before = reading.count
      reading = try await read(skipped)
      // A service that only repeats cached rows would be asked without end.
      let isNew = missing.allSatisfy { $0.metadata == nil }
      if isNew, asked.count > missing.count, reading.count <= before {
        return try reading.value.get()
      }
    }
    let value = try reading.value.get()
    let additions = partsToFetch(reading.parts, policy).filter { !$0.isEssential }
    if additions.isEmpty { return value }
    await step(.cached(value))
    for addition in additions where !Task.isCancelled {
      _ = try? await refresh([addition], before: deadline)
    }
    return try await read(skipped).value.get()
  }
}
