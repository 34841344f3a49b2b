package import Contracts
import Decoding
package import Domain

/// An answer of the Action API to a query, in either version of its format.
struct WikipediaAnswer: Decodable, Sendable {
  /// The pages that can be read, the nearest first.
  let pages: [WikipediaPage]
  /// The parameters that ask for the rest; empty if nothing is left.
  let continuation: [String: String]
  /// The code of an error ("invalid-coord"), which also comes with status 200.
  let error: String?

  private enum Key: String, CodingKey {
    case query, error, pages, code
    case isComplete = "batchcomplete"
    case continuation = "continue"
  }

  /// Reads an answer.
  ///
  /// One without pages has no `query`, but JSON without any other member of an answer is none.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    error =
      answer.holds(.error)
      ? answer.members(Key.self, of: .error)?.line(.code) ?? "error" : nil
    // The parameters of the next request are numbers in some answers.
    let next = answer.members(MemberKey.self, of: .continuation)
    continuation = (next?.allKeys ?? []).reduce(into: [:]) { $0[$1.stringValue] = next?.line($1) }
    if answer.contains(.query) {
      let query = try answer.nestedContainer(keyedBy: Key.self, forKey: .query)
      let pages =
        query.contains(.pages)
        ? try query.decode(WikipediaPages.self, forKey: .pages).pages : []
      self.pages = pages.sorted { $0.index < $1.index }
    } else {
      pages = []
      let isAnswer = error != nil || answer.contains(.isComplete) || !continuation.isEmpty
      try answer.check(isAnswer, at: .query)
    }
  }
}

/// The pages, in an array or, in the older format, in an object by their numbers.
private struct WikipediaPages: Decodable {
  let pages: [WikipediaPage]

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: MemberKey.self) else {
      pages = try ReadableElements<WikipediaPage>(from: decoder).elements
      return
    }
    // The order of an object has no meaning; sorted by key, it is the same in every run.
    let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
    let attempts = keys.map { key in
      Result { try container.decode(WikipediaPage.self, forKey: key) }
    }
    pages = attempts.compactMap { try? $0.get() }
    if pages.isEmpty, let first = attempts.first { _ = try first.get() }
  }
}

/// The endpoints of a Wikipedia's Action API.
package enum WikipediaEndpoints {
  /// Asks for the ten pages nearest to a position, within 10 km, which is the largest radius of the
  /// service.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - language: the code of the wiki's language.
  ///   - continuation: the parameters for the rest, from the answer before.
  package static func near(
    _ position: Coordinate, language: String, continuing continuation: [String: String] = [:]
  ) -> Endpoint {
    let parts = [position.latitude, position.longitude].map(plain)
    return endpoint(
      [
        ("generator", "geosearch"), ("ggscoord", parts.joined(separator: "|")),
        ("ggsradius", "10000"), ("ggslimit", "10"), ("prop", "extracts|info"),
      ], language, continuation)
  }

  /// Returns a number with five decimal places: `description` would write 0.00001 with an exponent.
  private static func plain(_ degrees: Double) -> String {
    let (whole, rest) = Int((abs(degrees) * 100_000).rounded()).quotientAndRemainder(
      dividingBy: 100_000)
    return "\(degrees < 0 ? "-" : "")\(whole).\(String(100_000 + rest).dropFirst())"
  }

  /// Asks for the page of a title, with its position; redirects are followed.
  package static func titled(
    _ title: String, language: String, continuing continuation: [String: String] = [:]
  ) -> Endpoint {
    endpoint(
      [("titles", title), ("prop", "extracts|info|coordinates")], language, continuation)
  }

  private static func endpoint(
    _ question: [(String, String)], _ language: String, _ continuation: [String: String]
  ) -> Endpoint {
    let form = [
      ("exintro", "1"), ("explaintext", "1"), ("exlimit", "max"), ("inprop", "url"),
      ("redirects", "1"), ("format", "json"), ("formatversion", "2"), ("uselang", language),
    ]
    let asked = ([("action", "query")] + question + form).filter { continuation[$0.0] == nil }
    let rest = continuation.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return Endpoint(
      WikipediaDescriptions.service, query: (asked + rest).map { Endpoint.QueryItem($0.0, $0.1) },
      language: language)
  }
}
