import Synchronization

/// The state that changes while the stub runs: faults, and the record of requests.
final class StubState: Sendable {
  /// A fault, and how often it still occurs; `nil` sets no limit.
  typealias Rule = (fault: StubFault, times: Int?)

  private struct Content {
    var rules: [StubEndpoint: Rule] = [:]
    var requests: [StubRequest] = []
    var connectionCount = 0
  }

  private let content = Mutex(Content())

  var requests: [StubRequest] { content.withLock { $0.requests } }

  var connectionCount: Int { content.withLock { $0.connectionCount } }

  func noteConnection() { content.withLock { $0.connectionCount += 1 } }

  func forgetRequests() { content.withLock { $0.requests = [] } }

  func set(_ rule: Rule?, for endpoint: StubEndpoint) {
    content.withLock { $0.rules[endpoint] = rule }
  }

  /// - Parameters:
  ///   - fault: the written form of the fault; `nil` removes it.
  ///   - name: the name of an endpoint, or `all`.
  func set(_ fault: String?, for name: String) throws(StubError) {
    var rule: Rule?
    if let fault { rule = try StubFault.rule(fault) }
    let endpoints = StubEndpoint.allCases.filter { name == "all" || name == $0.rawValue }
    guard !endpoints.isEmpty else { throw .unknownEndpoint(name) }
    for endpoint in endpoints { set(rule, for: endpoint) }
  }

  /// Records a request, and returns the fault that it meets.
  func note(_ request: StubRequest) -> StubFault? {
    content.withLock { content in
      content.requests.append(request)
      guard let endpoint = request.endpoint, let rule = content.rules[endpoint] else { return nil }
      if let times = rule.times {
        content.rules[endpoint] = times > 1 ? (rule.fault, times - 1) : nil
      }
      return rule.fault
    }
  }

  // MARK: - Over HTTP

  /// Answers a request that reads or sets faults; `nil` for any other request.
  ///
  /// The requests are `GET /faults`, `PUT /faults/{endpoint}` with a fault's written form, `DELETE
  /// /faults/{endpoint}` and `DELETE /faults`. The endpoint may be `all`.
  func control(_ request: StubRequest, _ body: String) -> StubAnswer? {
    let segments = request.segments
    guard segments.first == "faults" else { return nil }
    do throws(StubError) {
      switch (segments.count, request.method) {
      case (1, "GET"): break
      case (1, "DELETE"): try set(nil, for: "all")
      case (2, "DELETE"): try set(nil, for: segments[1])
      case (2, "PUT"): try set(body, for: segments[1])
      default: return .text("Method Not Allowed\n", status: 405)
      }
      return .json(faults)
    } catch {
      return .text("\(error)\n", status: 400)
    }
  }

  private var faults: StubJSON {
    let rules = content.withLock { $0.rules }
    return .object(
      StubEndpoint.allCases.compactMap { endpoint in
        guard let (fault, times) = rules[endpoint] else { return nil }
        return (
          endpoint.rawValue, ["fault": "\(fault)", "times": times.map(StubJSON.integer) ?? .null]
        )
      })
  }
}
