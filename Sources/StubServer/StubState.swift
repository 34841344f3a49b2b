import Foundation
import Hummingbird
import Synchronization

/// What changes while the stub runs: faults and the record of requests.
final class StubState: Sendable {
  /// A fault and how often it still occurs: nil for always.
  typealias Rule = (fault: StubFault, times: Int?)

  private struct Content {
    var rules: [StubEndpoint: Rule] = [:]
    var requests: [StubRequest] = []
  }

  private let content = Mutex(Content())

  var requests: [StubRequest] { content.withLock { $0.requests } }

  func forgetRequests() { content.withLock { $0.requests = [] } }

  func set(_ rule: Rule?, for endpoint: StubEndpoint) {
    content.withLock { $0.rules[endpoint] = rule }
  }

  /// - Parameters:
  ///   - fault: its written form; nil for none.
  ///   - name: an endpoint's, or `all`.
  func set(_ fault: String?, for name: String) throws(StubError) {
    var rule: Rule?
    if let fault { rule = try StubFault.rule(fault) }
    let endpoints = StubEndpoint.allCases.filter { name == "all" || name == $0.rawValue }
    guard !endpoints.isEmpty else { throw .unknownEndpoint(name) }
    for endpoint in endpoints { set(rule, for: endpoint) }
  }

  /// Records a request and takes what goes wrong with it.
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

  /// The answer to one of the stub's own addresses; nil for any other.
  ///
  /// `GET /faults`, `PUT /faults/{endpoint}` with a fault's written form or
  /// `{"fault": "status=500", "times": 2}`, `DELETE /faults/{endpoint}`, `DELETE /faults`;
  /// `GET /requests`, `DELETE /requests`. An endpoint may be `all`.
  func control(_ request: Request, _ segments: [String]) async throws -> StubAnswer? {
    do {
      switch (segments.first, segments.count, request.method) {
      case ("faults", 1, .get): break
      case ("faults", 1, .delete): try set(nil, for: "all")
      case ("faults", 2, .delete): try set(nil, for: segments[1])
      case ("faults", 2, .put):
        let body = try await request.body.collect(upTo: 1 << 16)
        try set(Self.fault(String(buffer: body)), for: segments[1])
      case ("requests", 1, .get): return .json(.array(requests.map(Self.described)))
      case ("requests", 1, .delete):
        forgetRequests()
        return .json([])
      case ("faults", _, _), ("requests", _, _):
        return .text("Method Not Allowed\n", status: 405)
      default: return nil
      }
      return .json(faults)
    } catch let error as StubError {
      return .text("\(error)\n", status: 400)
    }
  }

  private struct Order: Decodable {
    let fault: String
    let times: Int?
  }

  private static func fault(_ body: String) throws(StubError) -> String {
    guard body.hasPrefix("{") else { return body }
    do {
      let order = try JSONDecoder().decode(Order.self, from: Data(body.utf8))
      return order.fault + (order.times.map { ",times=\($0)" } ?? "")
    } catch {
      throw .unknownFault(body)
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

  private static func described(_ request: StubRequest) -> StubJSON {
    func sorted(_ values: [String: String]) -> StubJSON {
      .object(values.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }
    return [
      "method": .string(request.method), "path": .string(request.path),
      "target": .string(request.target), "query": sorted(request.query),
      "headers": sorted(request.headers),
      "endpoint": request.endpoint.map { .string($0.rawValue) } ?? .null,
    ]
  }
}
