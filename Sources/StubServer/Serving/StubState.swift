import Synchronization

/// What changes while the stub runs: faults and the record of requests.
final class StubState: Sendable {
  private struct Content {
    var rules: [StubEndpoint: StubFaultRule] = [:]
    var requests: [StubRequest] = []
  }

  private let content = Mutex(Content())

  var requests: [StubRequest] { content.withLock { $0.requests } }
  var rules: [StubEndpoint: StubFaultRule] { content.withLock { $0.rules } }

  func forgetRequests() { content.withLock { $0.requests = [] } }

  func set(_ rule: StubFaultRule?, for endpoint: StubEndpoint) {
    content.withLock { $0.rules[endpoint] = rule }
  }

  /// - Parameter name: an endpoint's, or `all`.
  func set(_ fault: String, for name: String) throws(StubError) {
    let rule = try StubFaultText.rule(fault)
    for endpoint in try Self.endpoints(name) { set(rule, for: endpoint) }
  }

  static func endpoints(_ name: String) throws(StubError) -> [StubEndpoint] {
    if name == "all" { return StubEndpoint.allCases }
    guard let endpoint = StubEndpoint(rawValue: name) else { throw .unknownEndpoint(name) }
    return [endpoint]
  }

  /// Records a request and takes what goes wrong with it.
  func note(_ request: StubRequest) -> StubFault? {
    content.withLock { content in
      content.requests.append(request)
      guard let endpoint = request.endpoint, var rule = content.rules[endpoint] else { return nil }
      if let times = rule.times {
        rule.times = times - 1
        content.rules[endpoint] = times > 1 ? rule : nil
      }
      return rule.fault
    }
  }
}
