import Foundation
import NIOHTTP1

/// A request as it arrived.
package struct StubRequest: Hashable, Sendable {
  package let method: String
  /// The path, percent-decoded, without the query.
  package let path: String
  /// The path and the query as they were sent.
  package let target: String
  /// The values of the query, percent-decoded.
  ///
  /// If a name was sent twice, the last value counts.
  package let query: [String: String]
  /// The headers.
  ///
  /// Names are in lower case; values of the same name are joined by a comma.
  package let headers: [String: String]
  /// The group of answers that the request belongs to; `nil` if nothing is at its address.
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

  /// The host name and the port by which the client reached the stub.
  var host: String { headers["host"] ?? "127.0.0.1" }

  /// The beginning of links, `http://127.0.0.1:8080`: they lead to the stub by the name that the
  /// client used.
  var base: String { "http://\(host)" }

  func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }

  /// Returns the bytes that are asked for, as far as there are any; `nil` if all are.
  func range(of count: Int) -> Range<Int>? {
    let ends = (headers["range"] ?? "").split { "=-".contains($0) }.compactMap { Int($0) }
    guard ends.count == 2, ends[0] < count, ends[0] <= ends[1] else { return nil }
    return ends[0]..<min(count, ends[1] + 1)
  }

  /// Whether a header has a word.
  ///
  /// Words are separated by commas.
  func lists(_ word: String, in header: String) -> Bool {
    let words = (headers[header] ?? "").split(separator: ",")
    return words.contains { $0.drop { $0 == " " } == word }
  }
}
