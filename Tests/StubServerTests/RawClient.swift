import Foundation

/// Speaks HTTP/1.1 over a bare socket, so that tests see what is on the wire.
struct RawClient: Sendable {
  let port: Int

  /// Sends one request, and reads until the connection ends.
  func ask(
    _ target: String, method: String = "GET", headers: [String: String] = [:], body: String = "",
    host: String? = nil
  ) async throws -> RawAnswer {
    let connection = try RawConnection(port: port)
    var lines = ["\(method) \(target) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
    lines += headers.map { "\($0.key): \($0.value)" }
    lines += ["Connection: close", "Content-Length: \(body.utf8.count)"]
    try connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return RawAnswer(try await connection.rest())
  }

  /// Asks as an ordinary client does, and decodes the answer.
  func json<Value: Decodable>(_ type: Value.Type, _ target: String) async throws -> Value {
    let answer = try await ask(target, headers: ["User-Agent": "tests/1"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(answer.body))
  }
}
