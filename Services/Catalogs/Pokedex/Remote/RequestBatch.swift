import Contracts
import Domain

/// Many requests to PokeAPI, a few at a time, with progress.
struct RequestBatch: Sendable {
  /// The number of requests at a time: as many as the connection takes without making one wait.
  static let width = 4

  let progress: any ProgressReporting

  /// Fetches each of some ids and returns the results in their order.
  ///
  /// - Parameters:
  ///   - ids: the ids.
  ///   - earlier: the number of requests before these, which count for the progress.
  ///   - isFatal: returns whether nothing more should be fetched after an error.
  ///   - fetch: fetches one id.
  /// - Throws: the first fatal error; after a cancellation, the first error of any kind.
  func results<Value: Sendable>(
    _ ids: [Int], after earlier: Int, failingFor isFatal: (DataError) -> Bool,
    _ fetch: @escaping @Sendable (Int) async throws(DataError) -> Value
  ) async throws(DataError) -> [Result<Value, DataError>] {
    let (results, fatal) = await outcome(ids, after: earlier, failingFor: isFatal, fetch)
    if let fatal { throw fatal }
    return results.compactMap(\.self)
  }

  /// Fetches each of some ids until the first fatal error.
  ///
  /// It returns the results, with `nil` for ids that were not fetched any more, and that error.
  func outcome<Value: Sendable>(
    _ ids: [Int], after earlier: Int, failingFor isFatal: (DataError) -> Bool,
    _ fetch: @escaping @Sendable (Int) async throws(DataError) -> Value
  ) async -> (results: [Result<Value, DataError>?], fatal: DataError?) {
    var results = [Result<Value, DataError>?](repeating: nil, count: ids.count)
    var fatal: DataError?
    let total = earlier + ids.count
    progress.report(FetchProgress(PokeAPI.service, .requests, done: earlier, total: total))
    await withTaskGroup(of: (Int, Result<Value, DataError>).self) { group in
      func start(_ index: Int) {
        let id = ids[index]
        group.addTask {
          (index, await Result(of: { () async throws(DataError) in try await fetch(id) }))
        }
      }
      var next = min(Self.width, ids.count)
      for index in 0..<next { start(index) }
      var done = earlier
      while let (index, result) = await group.next() {
        results[index] = result
        done += 1
        progress.report(FetchProgress(PokeAPI.service, .requests, done: done, total: total))
        if case .failure(let error) = result, Task.isCancelled || isFatal(error) {
          // The errors of the other requests from here on only mean that they were cancelled.
          fatal = fatal ?? error
          group.cancelAll()
        }
        if fatal == nil, next < ids.count {
          start(next)
          next += 1
        }
      }
    }
    return (results, fatal)
  }
}
