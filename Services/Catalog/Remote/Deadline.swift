package import Domain

/// Ends what takes too long.
package enum Deadline {
  /// Returns what the body returns; at the deadline the body is cancelled.
  ///
  /// The body should end soon when it is cancelled: it is waited for.
  /// - Throws: what the body throws; `timedOut` of the service at the deadline.
  package static func meet<Answer: Sendable>(
    _ deadline: ContinuousClock.Instant?, failing service: RemoteService,
    _ body: @escaping @Sendable () async throws(DataError) -> Answer
  ) async throws(DataError) -> Answer {
    guard let deadline else { return try await body() }
    let timedOut = DataError.service(service, .timedOut)
    let result = await withTaskGroup(of: Result<Answer, DataError>.self) { group in
      group.addTask {
        do throws(DataError) {
          return .success(try await body())
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        try? await Task.sleep(until: deadline)
        return .failure(timedOut)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(timedOut)
    }
    return try result.get()
  }
}
