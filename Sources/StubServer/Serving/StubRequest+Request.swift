import Foundation
import Hummingbird

extension StubRequest {
  /// - Parameter segments: the path's, percent-decoded.
  init(_ request: Request, _ segments: [String]) {
    var headers: [String: String] = [:]
    for field in request.headers {
      headers[field.name.canonicalName, default: ""] +=
        headers[field.name.canonicalName] == nil ? field.value : ", \(field.value)"
    }
    headers["host"] = request.head.authority
    self.init(
      method: request.method.rawValue, path: "/" + segments.joined(separator: "/"),
      target: request.head.path ?? "", query: Self.query(request.uri.query ?? ""),
      headers: headers, endpoint: StubServices.endpoint(of: segments))
  }

  private static func query(_ text: String) -> [String: String] {
    var query: [String: String] = [:]
    for item in text.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts.map {
        let spaced = $0.replacing("+", with: " ")
        return String(spaced).removingPercentEncoding ?? String(spaced)
      }
      query[words[0]] = words.count > 1 ? words[1] : ""
    }
    return query
  }
}
