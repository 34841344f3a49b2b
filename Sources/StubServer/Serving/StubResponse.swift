import Hummingbird
import NIOCore

/// Writes answers as HTTP.
enum StubResponse {
  /// An answer as the client wants it: its ETag, 304 where it has it, gzip where it takes it.
  static func whole(_ answer: StubAnswer, _ request: StubRequest) -> Response {
    guard answer.status == 200 else { return whole(answer, [:]) }
    var headers = fields(answer)
    let body = answer.body
    let zipped = takesGzip(request)
    let tag = body.tag(zipped: zipped)
    headers[.eTag] = tag
    headers[.vary] = "Accept-Encoding"
    if isHeld(tag, request) { return Response(status: .notModified, headers: headers) }
    if zipped { headers[.contentEncoding] = "gzip" }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: zipped ? body.zipped : body.plain))
  }

  static func plain(_ status: Int, _ text: String, _ fields: HTTPFields = [:]) -> Response {
    whole(.text(text, status: status), fields)
  }

  /// An answer as it is, without ETag and encoding.
  static func whole(_ answer: StubAnswer, _ fields: HTTPFields) -> Response {
    var headers = Self.fields(answer)
    headers.append(contentsOf: fields)
    return Response(
      status: .init(code: answer.status), headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.bytes)))
  }

  static func fields(_ answer: StubAnswer) -> HTTPFields {
    var fields: HTTPFields = [.contentType: answer.contentType]
    fields[.lastModified] = answer.lastModified
    return fields
  }

  private static func takesGzip(_ request: StubRequest) -> Bool {
    guard let accepted = request.headers["accept-encoding"] else { return false }
    return accepted.split(separator: ",").contains {
      let coding = $0.drop { $0 == " " }
      return coding.hasPrefix("gzip") && !coding.hasSuffix("q=0")
    }
  }

  private static func isHeld(_ tag: String, _ request: StubRequest) -> Bool {
    guard let held = request.headers["if-none-match"] else { return false }
    return held.split(separator: ",").contains {
      let one = $0.drop { $0 == " " }
      return one == tag || one == "*" || one == "W/\(tag)"
    }
  }
}
