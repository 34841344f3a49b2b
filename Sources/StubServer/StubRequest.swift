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
}
