import Catalog
import Domain

/// One try at getting what an endpoint has, redirects included.
struct Attempt: Sendable {
  let endpoint: Endpoint
  let key: String?
  let validators: Validators
  let sink: any BodySink
  let address: HTTPAddress
  let proxies: ProxySettings
  let exchanger: Exchanger

  /// - Returns: the answer's validators; nil for 304.
  ///
  /// A repeated one is tried although the one before found the network gone; but not where the user
  /// wants none meanwhile.
  func run(isRetry: Bool) async throws(AttemptFailure) -> Validators? {
    let result: Result<Validators?, AttemptFailure>
    do throws(DataError) {
      result = try await Deadline.meet(
        .now + endpoint.limits.total, failing: endpoint.service
      ) { () async throws(DataError) in await self.result(isRetry) }
    } catch {
      throw AttemptFailure(error: error)
    }
    return try result.get()
  }

  private func result(_ isRetry: Bool) async -> Result<Validators?, AttemptFailure> {
    do throws(AttemptFailure) {
      return .success(try await followed(isRetry))
    } catch {
      return .failure(error)
    }
  }

  /// Not on the caller's actor, where a large body would be in the way.
  @concurrent
  private func followed(_ isRetry: Bool) async throws(AttemptFailure) -> Validators? {
    sink.start()
    var rule = RedirectRule(from: address, key: key)
    var current = address
    while true {
      let exchange = Exchange(
        endpoint: endpoint, validators: validators, sink: sink, address: current,
        proxy: proxies.proxy(for: current.peer), exchanger: exchanger,
        isRetry: isRetry && exchanger.connectivity.status != .forcedOffline)
      switch try await exchange.run() {
      case .fetched(let validators): return validators
      case .notModified: return nil
      case .redirected(let location, let status):
        let next: HTTPAddress?
        do throws(RedirectRule.Refusal) {
          next = try rule.follow(location)
        } catch {
          throw AttemptFailure(error: .service(endpoint.service, error.problem))
        }
        guard let next else {
          throw AttemptFailure(error: .service(endpoint.service, .status(status)))
        }
        current = next
      }
    }
  }
}
