import Catalog
import Domain

/// Answers lists, fails where it is told to, and else says nothing until the request is cancelled.
struct SilentHTTP: HTTPDataManager {
  let lists: [Endpoint: String]
  var failures: [Endpoint: DataError] = [:]
  /// Is told of each request that gets no answer.
  let asked: AsyncStream<Endpoint>.Continuation

  func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer {
    if let list = lists[endpoint] { return Answers.body(list) }
    if let failure = failures[endpoint] { throw failure }
    asked.yield(endpoint)
    let (silence, end) = AsyncStream<Never>.makeStream()
    defer { end.finish() }
    for await _ in silence {}
    throw .service(endpoint.service, .interrupted)
  }

  func stream(
    _ endpoint: Endpoint, unless validators: Validators,
    _ consume: @Sendable ([UInt8]) async throws(DataError) -> Void
  ) async throws(DataError) -> Validators? {
    throw .service(endpoint.service, .offline)
  }
}
