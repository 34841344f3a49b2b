import Contracts
import Domain

/// Many requests to PokeAPI, some at a time, with progress.
struct RequestBatch: Sendable {
  /// How many are under way at once, as many as the connection takes without keeping one waiting.
  static let width = 4

  let progress: any ProgressReporting

  /// Asks for each of the ids and returns the results in their order.
  ///
  /// - Parameters:
  ///   - earlier: the requests that were made before, which count, too.
  ///   - isFatal: whether nothing more should be asked after an error.
  /// - Throws: the first fatal error; when cancelled, the first of any kind.
  func results<Value: Sendable>(
    _ ids: [Int], after earlier: Int, failingFor isFatal: (DataError) -> Bool,
    _ fetch: @escaping @Sendable (Int) async throws(DataError) -> Value
  ) async throws(DataError) -> [Result<Value, DataError>] {
    let (results, fatal) = await outcome(ids, after: earlier, failingFor: isFatal, fetch)
    if let fatal { throw fatal }
    return results.compactMap(\.self)
  }

  /// Asks for each of the ids and returns what came until the first fatal error, and that error; `nil`
  /// is in the place of what was not asked for any more.
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
          // What the others fail with from here on is that they were cancelled.
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
