/// Where a request goes: path, query and what links in its answer start with.
struct StubAddress: Sendable {
  /// Percent-decoded.
  let segments: [String]
  let query: [String: String]
  /// `http://127.0.0.1:8080`: links lead to the stub under the name it was asked by.
  let base: String
  let hasUserAgent: Bool

  func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }
}
