/// Requests whose answers may overtake each other; only the answer to the latest one counts.
package struct RequestTokens<Query: Sendable>: Sendable {
  /// What was asked last; nil before the first request.
  package private(set) var last: Query?
  /// The latest request until it is answered.
  package private(set) var awaited: Query?
  private var latest = 0

  package init() {}

  /// Takes note of a request and returns its token.
  package mutating func issue(for query: Query) -> Int {
    (last, awaited) = (query, query)
    latest += 1
    return latest
  }

  package func isLatest(_ token: Int) -> Bool { token == latest }

  /// Nothing is awaited any more: it is answered, has failed or was given up.
  package mutating func end() {
    awaited = nil
  }
}
