import Foundation
import NIOHTTP1

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
  package internal(set) var endpoint: StubEndpoint?

  /// The parts of the path.
  let segments: [String]

  init(_ head: HTTPRequestHead) {
    (method, target) = (head.method.rawValue, head.uri)
    let sent = head.uri.prefix { $0 != "?" }
    segments = sent.split(separator: "/").map(Self.decoded)
    path = "/" + segments.joined(separator: "/")
    let items = head.uri[sent.endIndex...].dropFirst().split(separator: "&").map { item in
      let parts = item.replacing("+", with: " ")
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.decoded)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    query = Dictionary(items) { $1 }
    headers = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
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
