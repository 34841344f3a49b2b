import Foundation
import Hummingbird

/// The stub's own addresses: `/faults` and `/requests`.
///
/// `GET /faults`, `PUT /faults/{endpoint}` with a fault's written form or
/// `{"fault": "status=500", "times": 2}`, `DELETE /faults/{endpoint}`, `DELETE /faults`;
/// `GET /requests`, `DELETE /requests`. An endpoint may be `all`.
struct StubControls: Sendable {
  let state: StubState

  /// The answer to a control; nil for what is none.
  func response(to request: Request, _ segments: [String]) async throws -> Response? {
    switch (segments.first, segments.count, request.method) {
    case ("faults", 1, .get): return json(faults)
    case ("faults", 1, .delete): return changed { () throws(StubError) in try clear("all") }
    case ("faults", 2, .put), ("faults", 2, .post):
      let body = try await request.body.collect(upTo: 1 << 16)
      return changed { () throws(StubError) in
        try state.set(written(Data(body.readableBytesView)), for: segments[1])
      }
    case ("faults", 2, .delete):
      return changed { () throws(StubError) in try clear(segments[1]) }
    case ("requests", 1, .get): return json(.array(state.requests.map(described)))
    case ("requests", 1, .delete):
      state.forgetRequests()
      return json([])
    case ("faults", _, _), ("requests", _, _):
      return StubResponse.plain(405, "Method Not Allowed\n")
    default: return nil
    }
  }

  private struct Order: Decodable {
    let fault: String
    let times: Int?
  }

  private func written(_ body: Data) throws(StubError) -> String {
    let text = String(decoding: body, as: UTF8.self)
    guard text.hasPrefix("{") else { return text }
    do {
      let order = try JSONDecoder().decode(Order.self, from: body)
      return order.fault + (order.times.map { ",times=\($0)" } ?? "")
    } catch {
      throw .unknownFault(text)
    }
  }

  private func clear(_ name: String) throws(StubError) {
    for endpoint in try StubState.endpoints(name) { state.set(nil, for: endpoint) }
  }

  private func changed(_ change: () throws(StubError) -> Void) -> Response {
    do throws(StubError) {
      try change()
      return json(faults)
    } catch {
      return StubResponse.plain(400, "\(error)\n")
    }
  }

  private var faults: StubJSON {
    let rules = state.rules
    return .object(
      StubEndpoint.allCases.compactMap { endpoint in
        rules[endpoint].map { rule in
          let times = rule.times.map(StubJSON.integer) ?? .null
          return (
            endpoint.rawValue,
            ["fault": .string(StubFaultText.text(rule.fault)), "times": times]
          )
        }
      })
  }

  private func described(_ request: StubRequest) -> StubJSON {
    [
      "method": .string(request.method), "path": .string(request.path),
      "target": .string(request.target), "query": dictionary(request.query),
      "headers": dictionary(request.headers),
      "endpoint": request.endpoint.map { .string($0.rawValue) } ?? .null,
    ]
  }

  private func dictionary(_ values: [String: String]) -> StubJSON {
    .object(values.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  private func json(_ value: StubJSON) -> Response {
    StubResponse.whole(.json(value), [:])
  }
}
