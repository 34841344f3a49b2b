import NIOCore
import NIOHTTP1

/// What is said to a request when nothing goes wrong.
struct StubAnswer: Sendable {
  var status = 200
  var contentType = "application/json; charset=utf-8"
  /// An HTTP date.
  var lastModified: String?
  /// What faults rewrite; for a body that is kept as bytes, JSON of the same shape.
  var json = StubJSON.null
  var style = StubJSON.Style.plain
  var body: [UInt8]

  static func json(
    _ value: StubJSON, status: Int = 200, style: StubJSON.Style = .plain
  ) -> StubAnswer {
    StubAnswer(status: status, json: value, style: style, body: Array(value.text(style).utf8))
  }

  static func text(_ text: String, status: Int, type: String = "text/plain") -> StubAnswer {
    StubAnswer(status: status, contentType: "\(type); charset=utf-8", body: Array(text.utf8))
  }

  static func page(_ text: String, status: Int = 200) -> StubAnswer {
    .text("<!DOCTYPE html>\(text)", status: status, type: "text/html")
  }

  static let notFound = text("Not Found", status: 404)

  func rewritten(_ change: (StubJSON) -> StubJSON) -> StubAnswer {
    var answer = self
    answer.json = change(json)
    answer.body = Array(answer.json.text(style).utf8)
    return answer
  }

  // MARK: - As HTTP

  /// The answer as the client wants it: its ETag, 304 where it has it, gzip where it takes it.
  func reply(to request: StubRequest) -> StubReply {
    guard status == 200 else { return reply() }
    let isZipped = request.lists("gzip", in: "accept-encoding")
    // Strong, and another for each encoding, which is another representation (RFC 9110, 8.8.3.3).
    let tag = "\"\(String(FNV1a.hash(body), radix: 16))\(isZipped ? "-gzip" : "")\""
    var fields: HTTPHeaders = ["ETag": tag, "Vary": "Accept-Encoding"]
    if request.lists(tag, in: "if-none-match") {
      return StubReply(head: head(304, fields))
    }
    guard isZipped else { return reply(fields) }
    fields.add(name: "Content-Encoding", value: "gzip")
    var zipped = self
    zipped.body = Gzip.stored(body)
    return zipped.reply(fields)
  }

  /// The answer as it is.
  func reply(_ fields: HTTPHeaders = [:]) -> StubReply {
    streamed([body], announcing: body.count, fields)
  }

  /// The answer with another body.
  ///
  /// - Parameter length: as the headers announce it; nil where they don't.
  func streamed(
    _ pieces: [[UInt8]], announcing length: Int? = nil, _ fields: HTTPHeaders = [:]
  ) -> StubReply {
    var head = head(status, fields)
    if let length { head.headers.add(name: "Content-Length", value: "\(length)") }
    return StubReply(head: head, pieces: pieces.map { ByteBuffer(bytes: $0) })
  }

  private func head(_ status: Int, _ fields: HTTPHeaders) -> HTTPResponseHead {
    var headers: HTTPHeaders = ["Content-Type": contentType]
    if let lastModified { headers.add(name: "Last-Modified", value: lastModified) }
    headers.add(contentsOf: fields)
    return HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
  }
}
