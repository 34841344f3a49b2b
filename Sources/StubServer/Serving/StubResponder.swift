import Foundation
import Hummingbird
import NIOCore

/// Turns requests into responses: controls, faults, then the services.
struct StubResponder: Sendable {
  let state: StubState
  let services: StubServices

  func response(to request: Request, on channel: any Channel) async throws -> Response {
    let segments = request.uri.path.split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    if let control = try await StubControls(state: state).response(to: request, segments) {
      return control
    }
    let noted = StubRequest(request, segments)
    let fault = state.note(noted)
    let address = StubAddress(
      segments: segments, query: noted.query, base: base(of: request),
      hasUserAgent: noted.headers["user-agent"].map { !$0.isEmpty } ?? false)
    guard request.method == .get else { return StubResponse.plain(405, "Method Not Allowed") }
    guard let fault, let endpoint = noted.endpoint else {
      return StubResponse.whole(services.answer(address), noted)
    }
    return try await FaultyResponse(
      fault: fault, endpoint: endpoint, request: noted, channel: channel
    )
    .response(host: request.head.authority ?? "", base: address.base) {
      services.answer(address)
    }
  }

  private func base(of request: Request) -> String {
    "http://\(request.head.authority ?? "127.0.0.1")"
  }
}
