import Hummingbird
import NIOCore

/// A body that does not come as it should.
struct FaultyBody: Sendable {
  let fault: StubFault

  /// Closes the connection.
  private struct Dropped: Error {}

  func response(_ answer: StubAnswer) -> Response {
    var headers = StubResponse.fields(answer)
    let bytes = answer.bytes
    switch fault {
    case .dropMidBody:
      return response(headers, bytes.count) { writer in
        try await writer.write(ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
        throw Dropped()
      }
    case .drip(let size):
      return response(headers, bytes.count) { writer in
        for start in stride(from: 0, to: bytes.count, by: size) {
          let end = min(start + size, bytes.count)
          try await writer.write(ByteBuffer(bytes: bytes[start..<end]))
          try await Task.sleep(for: .milliseconds(50))
        }
        try await writer.finish(nil)
      }
    case .hugeBody: return huge(headers, nil)
    case .hugeDeclaredBody: return huge(headers, Self.hugeBytes)
    case .bomb:
      headers[.contentEncoding] = "gzip"
      return response(headers, nil) { writer in
        try await writer.write(ByteBuffer(bytes: GzipBomb.start))
        let middle = ByteBuffer(bytes: GzipBomb.middle)
        for _ in 0..<GzipBomb.middleCount { try await writer.write(middle) }
        try await writer.write(ByteBuffer(bytes: GzipBomb.end))
        try await writer.finish(nil)
      }
    default:
      return response(headers, bytes.count) { writer in
        try await writer.write(ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
        await Silence.untilCancelled()
        throw Dropped()
      }
    }
  }

  private static let hugeBytes = 72 << 20

  /// An empty array with very much space inside.
  private func huge(_ headers: HTTPFields, _ length: Int?) -> Response {
    response(headers, length) { writer in
      let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 1 << 16)
      try await writer.write(ByteBuffer(string: "["))
      for _ in 0..<(Self.hugeBytes >> 16) - 1 { try await writer.write(piece) }
      try await writer.write(ByteBuffer(repeating: UInt8(ascii: " "), count: (1 << 16) - 2))
      try await writer.write(ByteBuffer(string: "]"))
      try await writer.finish(nil)
    }
  }

  private func response(
    _ headers: HTTPFields, _ length: Int?,
    _ write: @escaping @concurrent @Sendable (inout any ResponseBodyWriter) async throws -> Void
  ) -> Response {
    Response(
      status: .ok, headers: headers, body: ResponseBody(contentLength: length, write))
  }
}
