import Foundation
import StubServer

/// Speaks HTTP/1.1 over a bare socket with a server of its own, so that tests see what is on the wire.
struct RawClient: Sendable {
  let server: StubServer

  /// The server ends with the last client that has it.
  init() async throws { server = try await StubServer.start() }

  /// Sends one request as an ordinary client does, and reads until the connection ends.
  @discardableResult
  func ask(
    _ target: String, method: String = "GET", headers: [String: String] = [:], body: String = ""
  ) async throws -> RawAnswer {
    let connection = try RawConnection(port: server.port)
    let fields = ["Host": "127.0.0.1:\(server.port)", "User-Agent": "tests/1"]
      .merging(headers) { $1 }.map { "\($0.key): \($0.value)\r\n" }.joined()
    try connection.send(
      "\(method) \(target) HTTP/1.1\r\n\(fields)Connection: close\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return RawAnswer(try await connection.rest())
  }
}

/// An answer taken apart.
struct RawAnswer: Sendable {
  /// Nil where nothing came.
  let status: Int?
  /// Names in lower case.
  let headers: [String: String]
  let body: [UInt8]
  /// Whether all that was announced arrived.
  let isComplete: Bool

  init(_ bytes: [UInt8]) {
    let mark = bytes.firstRange(of: "\r\n\r\n".utf8)
    let head = String(decoding: bytes[..<(mark?.lowerBound ?? 0)], as: UTF8.self)
    let lines = head.split(separator: "\r\n").map { $0.split(separator: " ", maxSplits: 1) }
    status = lines.first.flatMap { Int($0[1].prefix(3)) }
    headers = Dictionary(
      lines.dropFirst().map { ($0[0].dropLast().lowercased(), String($0[1])) }
    ) { $1 }
    let content = bytes[(mark?.upperBound ?? 0)...]
    if headers["transfer-encoding"] == "chunked" {
      (body, isComplete) = Self.joined(content)
    } else {
      body = Array(content)
      isComplete = headers["content-length"].map { Int($0) == content.count } ?? false
    }
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The content of chunks (RFC 9112, 7.1), and whether the last one came.
  private static func joined(_ bytes: ArraySlice<UInt8>) -> ([UInt8], Bool) {
    var (rest, body) = (bytes, [UInt8]())
    while let end = rest.firstIndex(of: UInt8(ascii: "\r")) {
      let size = Int(String(decoding: rest[rest.startIndex..<end], as: UTF8.self), radix: 16) ?? 0
      if size == 0 { return (body, true) }
      let chunk = rest[end...].dropFirst(2).prefix(size)
      body.append(contentsOf: chunk)
      rest = rest[chunk.endIndex...].dropFirst(2)
    }
    return (body, false)
  }
}

/// A connection to loopback, closed when nobody holds it.
final class RawConnection: Sendable {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws {
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))
  }

  /// All bytes up to the end of the connection, however it ends.
  func rest() async throws -> [UInt8] {
    await withCheckedContinuation { continuation in
      // Reading blocks, so it must not hold a thread that tasks need.
      Thread { continuation.resume(returning: self.readAll()) }.start()
    }
  }

  private func readAll() -> [UInt8] {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { return all }
      all.append(contentsOf: piece[..<count])
    }
  }
}
