import NIOCore
import NIOHTTP1

@testable import StubServer

extension StubServices {
  @discardableResult
  func ask(
    _ target: String, _ method: String = "GET", headers: [String: String] = [:], body: String = ""
  ) -> StubReply {
    let fields = ["Host": "127.0.0.1:1", "User-Agent": "tests/1"].merging(headers) { $1 }
    let head = HTTPRequestHead(
      version: .http1_1, method: HTTPMethod(rawValue: method), uri: target,
      headers: HTTPHeaders(fields.map { ($0.key, $0.value) }))
    return reply(to: head, body)
  }
}

extension StubReply {
  var status: UInt? { head?.status.code }

  subscript(header name: String) -> String? { head?.headers.first(name: name) }

  var body: [UInt8] { pieces.flatMap { Array($0.readableBytesView) } }

  var text: String { String(decoding: body, as: UTF8.self) }
}
