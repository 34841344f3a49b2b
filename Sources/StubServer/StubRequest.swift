import Foundation
import Hummingbird

/// A request as it arrived.
package struct StubRequest: Hashable, Sendable {
  package let method: String
  /// Percent-decoded, without the query.
  package let path: String
  /// Path and query as they were sent.
  package let target: String
  /// Percent-decoded; of a name that was sent twice, the last value.
  package let query: [String: String]
  /// Names in lower case; values sent under one name are joined by a comma.
  package let headers: [String: String]
  /// The group the request belongs to; nil for an address that nothing is at.
  package let endpoint: StubEndpoint?

  init(_ request: Request, _ segments: [String], _ endpoint: StubEndpoint?) {
    method = request.method.rawValue
    path = "/" + segments.joined(separator: "/")
    target = request.head.path ?? ""
    let items = (request.uri.query ?? "").split(separator: "&").map { item in
      let parts = item.replacing("+", with: " ")
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.decoded)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    query = Dictionary(items) { $1 }
    let fields = request.headers.map { ($0.name.canonicalName, $0.value) }
    var headers = Dictionary(fields) { "\($0), \($1)" }
    headers["host"] = request.head.authority
    self.headers = headers
    self.endpoint = endpoint
  }

  /// The parts of a path, percent-decoded.
  static func segments(of request: Request) -> [String] {
    request.uri.path.split(separator: "/").map(decoded)
  }

  private static func decoded(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  /// The name and port the stub was asked by.
  var host: String { headers["host"] ?? "127.0.0.1" }

  /// `http://127.0.0.1:8080`: links lead to the stub under the name it was asked by.
  var base: String { "http://\(host)" }

  func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }

  /// Whether a word is among those of a header, which are separated by commas.
  func lists(_ word: String, in header: String) -> Bool {
    let words = (headers[header] ?? "").split(separator: ",")
    return words.contains { $0.drop { $0 == " " } == word }
  }
}
