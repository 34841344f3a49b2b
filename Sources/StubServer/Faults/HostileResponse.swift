import Hummingbird
import NIOCore
import NIOHTTP1

/// A response with hostile text in it.
struct HostileResponse: Sendable {
  let kind: StubHostility
  let endpoint: StubEndpoint
  let channel: any Channel

  func response(_ answer: StubAnswer) async throws -> Response {
    switch kind {
    case .text where endpoint == .cities: return whole(answer.rewritten(\.withHostileNames))
    case .text: return whole(answer.rewritten { $0.hostile(keeping: kept) })
    case .links: return whole(answer.rewritten { $0.hostile(keeping: nil) })
    case .bytes: return whole(answer.rewritten { $0.broken(by: HostileText.markedBytes) })
    case .surrogates:
      return whole(answer.rewritten { $0.broken(by: Array(HostileText.surrogates.utf8)) })
    case .error:
      var failure = ServiceWords.failure(500, endpoint).rewritten { $0.hostile(keeping: nil) }
      if case .bytes(let bytes, _) = ServiceWords.failure(500, endpoint).content {
        failure.content = .bytes(bytes + Array(HostileText.all.utf8), sample: .null)
      }
      return whole(failure)
    case .reason: return try await raw(answer, header: HostileText.utf8(isField: true))
    case .header: return try await raw(answer, header: HostileText.utf8(isField: false))
    }
  }

  /// What a service tells its entries apart by.
  private var kept: Set<String> {
    switch endpoint {
    // A page is looked for by its title.
    case .wikipedia: ["title", "from", "to"]
    default: []
    }
  }

  private func whole(_ answer: StubAnswer) -> Response { StubResponse.whole(answer, [:]) }

  /// Writes the answer behind the back of the encoder, which lets nothing of this through, and
  /// closes the connection; nobody gets the response.
  private func raw(_ answer: StubAnswer, header: [UInt8]) async throws -> Response {
    let body = answer.bytes
    var buffer = ByteBuffer(string: "HTTP/1.1 200 ")
    buffer.writeBytes(HostileText.utf8(isField: false))
    buffer.writeString("\r\nContent-Type: application/json\r\nX-Hostile: ")
    buffer.writeBytes(header)
    buffer.writeString("\r\nETag: \"")
    buffer.writeBytes(header)
    buffer.writeString("\"\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n")
    buffer.writeBytes(body)
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
    try await channel.close()
    return Response(status: .serviceUnavailable)
  }
}

extension HostileText {
  /// All cases on one line of HTTP.
  ///
  /// - Parameter isField: without what a field's value may not hold (RFC 9110, 5.5): C0 and DEL; those
  ///   of C1 also as single bytes.
  fileprivate static func utf8(isField: Bool) -> [UInt8] {
    let bytes = Array(all.utf8).filter { byte in
      isField ? byte >= 0x20 && byte != 0x7F : byte != 0x0D && byte != 0x0A && byte != 0
    }
    return bytes.filter { $0 != UInt8(ascii: "\"") } + (0x80...0x9F)
  }
}
