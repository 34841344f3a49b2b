import Catalog
import Domain

/// One try at getting what an endpoint has, redirects included.
struct Attempt: Sendable {
  let endpoint: Endpoint
  let key: String?
  let validators: Validators
  let sink: BodySink
  let address: HTTPAddress
  let connection: HTTPConnection

  /// - Returns: the answer's validators; nil for 304.
  func run(isRetry: Bool) async throws(AttemptFailure) -> Validators? {
    let timedOut = AttemptFailure(error: .service(endpoint.service, .timedOut))
    return try await Deadline.meet(.now + endpoint.limits.total, failing: timedOut) {
      () async throws(AttemptFailure) in try await followed(isRetry)
    }
  }

  /// Not on the caller's actor, where a large body would be in the way.
  @concurrent
  private func followed(_ isRetry: Bool) async throws(AttemptFailure) -> Validators? {
    sink.start()
    var rule = RedirectRule(from: address, key: key)
    var current = address
    while true {
      switch try await Exchange(attempt: self, address: current, isRetry: isRetry).run() {
      case .fetched(let validators): return validators
      case .notModified: return nil
      case .redirected(let location, let status):
        var problem = ServiceProblem.status(status)
        do throws(ServiceProblem) {
          if let next = try rule.follow(location) {
            current = next
            continue
          }
        } catch {
          problem = error
        }
        throw AttemptFailure(error: .service(endpoint.service, problem))
      }
    }
  }
}

/// Why one attempt brought no answer.
struct AttemptFailure: Error, Hashable {
  let error: DataError
  /// Whether another attempt may help.
  var isPassing = false
  /// How long the service asked to wait, in seconds.
  var retryAfter: Int?
}
