import NIOCore
import NIOHTTP1

/// The answer to a request when nothing goes wrong.
struct StubAnswer: Sendable {
  var status = 200
  var contentType = "application/json; charset=utf-8"
  /// The time of the last change, as an HTTP date.
  var lastModified: String?
  /// The JSON that faults rewrite.
  ///
  /// If the body is kept as bytes, this is JSON of the same shape.
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

  /// Returns the answer as the client asks for it: with an ETag, as a 304 if the client has it
  /// already, and packed by gzip if the client takes that.
  func reply(to request: StubRequest) -> StubReply {
    guard status == 200 else { return reply() }
    if request.endpoint == .tiles, let range = request.range(of: body.count) {
      return part(range)
    }
    let isZipped = request.lists("gzip", in: "accept-encoding")
    // The tag is a strong one. Each encoding has its own, because it is a representation of its own
    // (RFC 9110, 8.8.3.3).
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

  /// Returns some bytes of the answer, with the tag of the whole.
  func part(_ range: Range<Int>) -> StubReply {
    var part = self
    part.status = 206
    part.body = Array(body[range])
    return part.reply([
      "Content-Range": "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.count)",
      "ETag": "\"\(String(FNV1a.hash(body), radix: 16))\"",
    ])
  }

  /// Returns the answer as it is.
  func reply(_ fields: HTTPHeaders = [:]) -> StubReply {
    streamed([body], announcing: body.count, fields)
  }

  /// Returns the answer with another body.
  ///
  /// - Parameter length: the length that the headers announce; `nil` if they announce none.
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
