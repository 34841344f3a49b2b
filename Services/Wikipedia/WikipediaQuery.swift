package import Catalog
import Decoding
package import Domain
import Foundation

/// A question whose answer may come in several pieces.
struct WikipediaQuery {
  /// An answer of more pieces is not read to its end.
  static let mostRequests = 5

  let http: any HTTPDataManager
  /// Whether what came needs no more pieces.
  var isEnough: ([WikipediaPage]) -> Bool = { _ in false }

  /// The pages, put together from all pieces, in the first one's order.
  ///
  /// - Parameter endpoint: the question that goes on with what the piece before said.
  /// - Throws: `service`; `unexpected` with the code of the API's own error.
  func pages(
    _ endpoint: ([String: String]) -> Endpoint
  ) async throws(DataError) -> [WikipediaPage] {
    var pages: [WikipediaPage] = []
    var continuation: [String: String] = [:]
    for _ in 0..<Self.mostRequests {
      let asked = endpoint(continuation)
      guard let answer = try await http.decoded(WikipediaAnswer.self, from: asked)?.value else {
        // Nothing is held that could still be right.
        throw .service(WikipediaDescriptions.service, .status(304))
      }
      if let code = answer.error {
        throw .service(WikipediaDescriptions.service, .unexpected(detail: code))
      }
      for page in answer.pages {
        if let index = pages.firstIndex(where: { $0.id == page.id }) {
          pages[index] = pages[index].completed(by: page)
        } else {
          pages.append(page)
        }
      }
      continuation = answer.continuation
      if continuation.isEmpty || isEnough(pages) { break }
    }
    return pages
  }
}

/// What can be asked of a Wikipedia (its Action API).
package enum WikipediaEndpoints {
  /// The ten pages nearest to a position, within 10 km, which is as far as the service looks.
  ///
  /// - Parameter continuation: what the answer before it said to ask for the rest.
  package static func near(
    _ position: Coordinate, language: String, continuing continuation: [String: String] = [:]
  ) -> Endpoint {
    // A plain number: the description of 0.00001 has an exponent.
    let parts = [position.latitude, position.longitude].map { String(format: "%.5f", $0) }
    return endpoint(
      [
        ("generator", "geosearch"), ("ggscoord", parts.joined(separator: "|")),
        ("ggsradius", "10000"), ("ggslimit", "10"), ("prop", "extracts|info"),
      ], language, continuation)
  }

  /// The page of a title, with its position; redirects are followed.
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
