import Hummingbird
import NIOCore

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
  func response(to request: StubRequest) -> Response {
    guard status == 200 else { return response() }
    let isZipped = request.lists("gzip", in: "accept-encoding")
    // Strong, and another for each encoding, which is another representation (RFC 9110, 8.8.3.3).
    let tag = "\"\(String(FNV1a.hash(body), radix: 16))\(isZipped ? "-gzip" : "")\""
    let fields: HTTPFields = [.eTag: tag, .vary: "Accept-Encoding"]
    if request.lists(tag, in: "if-none-match") {
      return Response(status: .notModified, headers: headers(fields))
    }
    guard isZipped else { return response(fields) }
    var zipped = self
    zipped.body = Gzip.stored(body)
    return zipped.response(fields + [.contentEncoding: "gzip"])
  }

  /// The answer as it is.
  func response(_ fields: HTTPFields = [:]) -> Response {
    Response(
      status: .init(code: status), headers: headers(fields),
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }

  func headers(_ more: HTTPFields = [:]) -> HTTPFields {
    var fields: HTTPFields = [.contentType: contentType]
    fields[.lastModified] = lastModified
    fields.append(contentsOf: more)
    return fields
  }
}
