/// Ends what takes too long.
package enum Deadline {
  /// Returns what the body returns; at the deadline the body is cancelled.
  ///
  /// The body should end soon when it is cancelled: it is waited for.
  /// - Throws: what the body throws; at the deadline the error given.
  package static func meet<Answer: Sendable, Failure: Error>(
    _ deadline: ContinuousClock.Instant?, failing timedOut: Failure,
    _ body: @escaping @Sendable () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    guard let deadline else { return try await body() }
    let result = await withTaskGroup(of: Result<Answer, Failure>.self) { group in
      group.addTask {
        do throws(Failure) {
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
