import Hummingbird
import NIOCore

/// A response with a fault in it.
struct FaultyResponse: Sendable {
  let fault: StubFault
  let endpoint: StubEndpoint
  let request: StubRequest
  let channel: any Channel

  /// - Parameters:
  ///   - host: the name and port the stub was asked by.
  ///   - answer: makes the right one.
  func response(
    host: String, base: String, _ answer: @Sendable () -> StubAnswer
  ) async throws -> Response {
    switch fault {
    case .latency(let milliseconds):
      try await Task.sleep(for: .milliseconds(milliseconds))
      return StubResponse.whole(answer(), request)
    case .hang:
      await Silence.untilCancelled()
      return try await dropped()
    case .status(let code): return StubResponse.whole(ServiceWords.failure(code, endpoint), [:])
    case .tooManyRequests(let seconds):
      return StubResponse.whole(
        ServiceWords.failure(429, endpoint), [.retryAfter: String(seconds)])
    case .serviceError: return StubResponse.whole(ServiceWords.error(endpoint), [:])
    case .malformed:
      var damaged = answer()
      damaged.content = .bytes(Array(damaged.bytes.prefix(damaged.bytes.count / 2)), sample: .null)
      return StubResponse.whole(damaged, request)
    case .wrongTypes: return StubResponse.whole(answer().rewritten(\.withWrongTypes), request)
    case .missingFields: return StubResponse.whole(answer().rewritten(\.withoutIdentity), request)
    case .html: return StubResponse.whole(ServiceWords.gate, request)
    case .redirectLoop: return redirect(request.target)
    case .redirectToScheme: return redirect("https://\(host)\(request.target)")
    case .redirectToHost:
      let name = "localhost"
      if host.hasPrefix(name) { return StubResponse.whole(answer(), request) }
      let port = host.split(separator: ":").last.map(String.init) ?? ""
      return redirect("http://\(name):\(port)\(request.target)")
    case .redirect(let address): return redirect(address)
    case .dropAtOnce: return try await dropped()
    case .hostile(let kind):
      return try await HostileResponse(kind: kind, endpoint: endpoint, channel: channel)
        .response(answer())
    case .dropMidBody, .stall, .drip, .hugeBody, .hugeDeclaredBody, .bomb:
      return FaultyBody(fault: fault).response(answer())
    }
  }

  /// Closes the connection; nobody gets the response.
  private func dropped() async throws -> Response {
    try await channel.close()
    return Response(status: .serviceUnavailable)
  }

  private func redirect(_ address: String) -> Response {
    StubResponse.plain(302, "Found", [.location: address])
  }
}
