import NIOCore
import NIOHTTP1

/// An answer with a fault in it.
struct FaultyAnswer: Sendable {
  let endpoint: StubEndpoint
  let request: StubRequest
  /// The right answer, which a fault changes.
  let answer: StubAnswer

  func reply(_ fault: StubFault) -> StubReply {
    let body = answer.body
    let half = Array(body.prefix(body.count / 2))
    var reply = answer.reply(to: request)
    switch fault {
    case .latency(let milliseconds): reply.delay = .milliseconds(Int64(milliseconds))
    case .status(let code): reply = ServiceWords.failure(code, endpoint).reply()
    case .tooManyRequests(let seconds):
      reply = ServiceWords.failure(429, endpoint).reply(["Retry-After": "\(seconds)"])
    case .serviceError: reply = ServiceWords.error(endpoint).reply()
    case .dropMidBody, .stall:
      reply = answer.streamed([half], announcing: body.count)
      reply.end = fault == .stall ? .silence : .closed
    case .dropAtOnce: reply = StubReply(end: .closed)
    case .drip(let size):
      let pieces = stride(from: 0, to: body.count, by: size).map {
        Array(body[$0...].prefix(size))
      }
      reply = answer.streamed(pieces, announcing: body.count)
      reply.pause = .milliseconds(50)
    case .hang: reply = StubReply(end: .silence)
    case .malformed:
      var malformed = answer
      malformed.body = half
      reply = malformed.reply(to: request)
    case .wrongTypes: reply = answer.rewritten(\.withWrongTypes).reply(to: request)
    case .missingFields: reply = answer.rewritten(\.withoutIdentity).reply(to: request)
    case .html: reply = ServiceWords.gate.reply(to: request)
    case .hugeBody, .hugeDeclaredBody:
      reply = answer.streamed([], announcing: fault == .hugeBody ? nil : 1 << 30)
      reply.pieces = Self.huge
    case .bomb: reply = answer.streamed(GzipBomb.pieces, ["Content-Encoding": "gzip"])
    case .manyHeaders:
      for number in 1...10_000 { reply.head?.headers.add(name: "X-\(number)", value: "more") }
    case .redirectLoop: reply = redirect(request.target)
    case .redirectToScheme: reply = redirect("https://\(request.host)\(request.target)")
    case .redirectToHost where request.host.hasPrefix("localhost"): break
    case .redirectToHost:
      let port = request.host.split(separator: ":").last ?? ""
      reply = redirect("http://localhost:\(port)\(request.target)")
    case .redirect(let address): reply = redirect(address)
    case .otherRange:
      guard let range = request.range(of: body.count - 1) else { break }
      reply = answer.part(range.lowerBound + 1..<range.upperBound + 1)
    case .hostile(let kind): reply = hostile(kind)
    }
    return reply
  }

  private func redirect(_ address: String) -> StubReply {
    StubAnswer.text("Found", status: 302).reply(["Location": address])
  }

  /// An empty array with 1 GB of space in it.
  ///
  /// Its pieces share their memory.
  private static let huge: [ByteBuffer] = {
    let space = ByteBuffer(repeating: UInt8(ascii: " "), count: 1 << 16)
    let ends = [ByteBuffer(string: "["), ByteBuffer(string: "]")]
    let rest = ByteBuffer(repeating: UInt8(ascii: " "), count: (1 << 16) - ends.count)
    return [ends[0]] + Array(repeating: space, count: (1 << 14) - 1) + [rest, ends[1]]
  }()

  // MARK: - Hostile text

  private func hostile(_ kind: StubHostility) -> StubReply {
    switch kind {
    case .text: return answer.rewritten { $0.hostile(endpoint, keepsLinks: true) }.reply()
    case .links: return answer.rewritten { $0.hostile(endpoint, keepsLinks: false) }.reply()
    case .bytes: return broken(by: HostileText.markedBytes)
    case .surrogates: return broken(by: Array(HostileText.surrogates.utf8))
    case .error:
      var failure = ServiceWords.failure(500, endpoint)
      if case .null = failure.json {
        failure.body += HostileText.all.utf8
        return failure.reply()
      }
      return failure.rewritten { $0.hostile(endpoint, keepsLinks: false) }.reply()
    case .reason: return raw(header: HostileText.utf8(isField: true))
    case .header: return raw(header: HostileText.utf8(isField: false))
    }
  }

  /// Returns the answer with bytes that are no valid JSON at the end of every text.
  private func broken(by end: [UInt8]) -> StubReply {
    let mark = "\u{F8FF}"
    var broken = answer
    broken.style = .plain
    broken = broken.rewritten { $0.withTexts { text, _ in text + mark } }
    broken.body.replace(Array(mark.utf8), with: end)
    return broken.reply()
  }

  /// Returns the answer as raw bytes: HTTP's encoder would refuse the header.
  private func raw(header: [UInt8]) -> StubReply {
    var buffer = ByteBuffer(string: "HTTP/1.1 200 ")
    buffer.writeBytes(HostileText.utf8(isField: false))
    buffer.writeString("\r\nContent-Type: application/json\r\nX-Hostile: ")
    buffer.writeBytes(header)
    buffer.writeString("\r\nETag: \"")
    buffer.writeBytes(header)
    buffer.writeString("\"\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n")
    buffer.writeBytes(answer.body)
    return StubReply(pieces: [buffer], end: .closed)
  }
}
