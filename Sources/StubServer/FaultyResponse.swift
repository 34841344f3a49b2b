import Hummingbird
import NIOCore
import NIOHTTP1

/// A response with a fault in it.
struct FaultyResponse: Sendable {
  let endpoint: StubEndpoint
  let request: StubRequest
  /// The right one.
  let answer: StubAnswer
  let channel: any Channel

  /// Closes the connection.
  private struct Dropped: Error {}

  func response(_ fault: StubFault) async throws -> Response {
    let (body, half) = (answer.body, Array(answer.body.prefix(answer.body.count / 2)))
    switch fault {
    case .latency(let milliseconds):
      try await Task.sleep(for: .milliseconds(milliseconds))
      return answer.response(to: request)
    case .status(let code): return ServiceWords.failure(code, endpoint).response()
    case .tooManyRequests(let seconds):
      return ServiceWords.failure(429, endpoint).response([.retryAfter: String(seconds)])
    case .serviceError: return ServiceWords.error(endpoint).response()
    case .dropMidBody: return streamed([half], announcing: body.count) { throw Dropped() }
    case .stall:
      return streamed([half], announcing: body.count) {
        await silence()
        throw Dropped()
      }
    case .dropAtOnce: return try await dropped()
    case .drip(let size):
      let pieces = stride(from: 0, to: body.count, by: size).map {
        Array(body[$0...].prefix(size))
      }
      return streamed(pieces, announcing: body.count, pausing: .milliseconds(50))
    case .hang:
      await silence()
      return try await dropped()
    case .malformed:
      var malformed = answer
      malformed.body = half
      return malformed.response(to: request)
    case .wrongTypes: return answer.rewritten(\.withWrongTypes).response(to: request)
    case .missingFields: return answer.rewritten(\.withoutIdentity).response(to: request)
    case .html: return ServiceWords.gate.response(to: request)
    case .hugeBody: return streamed(Self.huge)
    case .hugeDeclaredBody: return streamed(Self.huge, announcing: 72 << 20)
    case .bomb: return streamed(GzipBomb.pieces, [.contentEncoding: "gzip"])
    case .redirectLoop: return redirect(request.target)
    case .redirectToScheme: return redirect("https://\(request.host)\(request.target)")
    case .redirectToHost:
      if request.host.hasPrefix("localhost") { return answer.response(to: request) }
      let port = request.host.split(separator: ":").last ?? ""
      return redirect("http://localhost:\(port)\(request.target)")
    case .redirect(let address): return redirect(address)
    case .hostile(let kind): return try await hostile(kind)
    }
  }

  /// Closes the connection; nobody gets the response.
  private func dropped() async throws -> Response {
    try await channel.close()
    return Response(status: .serviceUnavailable)
  }

  private func redirect(_ address: String) -> Response {
    StubAnswer.text("Found", status: 302).response([.location: address])
  }

  // MARK: - Bodies that do not come as they should

  /// An empty array with very much space inside: 72 MB.
  private static let huge: [[UInt8]] = {
    let space = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    let most = [[UInt8]](repeating: space, count: (72 << 4) - 1)
    return [Array("[".utf8)] + most + [space.dropLast(2), Array("]".utf8)]
  }()

  /// - Parameters:
  ///   - length: as the headers announce it; nil where they don't.
  ///   - end: what comes after the pieces.
  private func streamed(
    _ pieces: [[UInt8]], announcing length: Int? = nil, pausing pause: Duration? = nil,
    _ headers: HTTPFields = [:], end: @escaping @Sendable () async throws -> Void = {}
  ) -> Response {
    let body = ResponseBody(contentLength: length) { writer in
      for piece in pieces {
        try await writer.write(ByteBuffer(bytes: piece))
        if let pause { try await Task.sleep(for: pause) }
      }
      try await end()
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: answer.headers(headers), body: body)
  }

  /// Returns when the task is cancelled: when the server stops.
  private func silence() async {
    let (nothing, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in nothing {}
  }

  // MARK: - Hostile text

  private func hostile(_ kind: StubHostility) async throws -> Response {
    switch kind {
    case .text: return answer.rewritten { $0.hostile(endpoint, keepsLinks: true) }.response()
    case .links: return answer.rewritten { $0.hostile(endpoint, keepsLinks: false) }.response()
    case .bytes: return broken(by: HostileText.markedBytes)
    case .surrogates: return broken(by: Array(HostileText.surrogates.utf8))
    case .error:
      var failure = ServiceWords.failure(500, endpoint)
      if case .null = failure.json {
        failure.body += HostileText.all.utf8
        return failure.response()
      }
      return failure.rewritten { $0.hostile(endpoint, keepsLinks: false) }.response()
    case .reason: return try await raw(header: HostileText.utf8(isField: true))
    case .header: return try await raw(header: HostileText.utf8(isField: false))
    }
  }

  /// The answer with bytes at the end of every text that are no valid JSON.
  private func broken(by end: [UInt8]) -> Response {
    let mark = "\u{F8FF}"
    var broken = answer
    broken.style = .plain
    broken = broken.rewritten { $0.withTexts { text, _ in text + mark } }
    broken.body.replace(Array(mark.utf8), with: end)
    return broken.response()
  }

  /// Writes the answer past the encoder, which would refuse it, and closes the connection; nobody
  /// gets the response.
  private func raw(header: [UInt8]) async throws -> Response {
    var buffer = ByteBuffer(string: "HTTP/1.1 200 ")
    buffer.writeBytes(HostileText.utf8(isField: false))
    buffer.writeString("\r\nContent-Type: application/json\r\nX-Hostile: ")
    buffer.writeBytes(header)
    buffer.writeString("\r\nETag: \"")
    buffer.writeBytes(header)
    buffer.writeString("\"\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n")
    buffer.writeBytes(answer.body)
    let (channel, bytes) = (channel, buffer)
    try await channel.eventLoop.flatSubmit {
      let written = channel.eventLoop.makePromise(of: Void.self)
      do {
        try channel.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
          .writeAndFlush(NIOAny(bytes), promise: written)
      } catch {
        written.fail(error)
      }
      return written.futureResult
    }.get()
    return try await dropped()
  }
}
