package import Contracts
import Decoding
package import Domain

/// Descriptions of places from the Wikipedias.
///
/// A page nearby is used only if its title says that it is about the place: a street or a museum is
/// not the city it is in. In the middle of a large city all nearest pages are of that kind. So the
/// page with the city's name is fetched too, and used if it is near enough.
package struct WikipediaDescriptions: DescriptionDataManager {
  /// The Wikipedias, one for each language.
  package static let service = RemoteService(
    "wikipedia", name: Words("Wikipedia"),
    address: "https://{lang}.wikipedia.org/w/api.php")

  package var service: RemoteService { Self.service }

  /// Thirty days, in seconds.
  package let timeToLive = 30 * 24 * 3600
  private let http: any HTTPDataManager

  package init(http: any HTTPDataManager) {
    self.http = http
  }

  package func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription? {
    let second = "en"
    for code in language == second ? [second] : [language, second] {
      if let description = try await description(of: name, at: position, in: code) {
        return description
      }
    }
    return nil
  }

  private func description(
    of name: String, at position: Coordinate, in language: String
  ) async throws(DataError) -> PlaceDescription? {
    let near = try await pages(until: { $0.isEnough(for: name) }) {
      WikipediaEndpoints.near(position, language: language, continuing: $0)
    }.descriptions(of: name, in: language)
    if let first = near.first, first.match.isCertain { return first.description }
    let titled = try await pages(titled: name, in: language).filter { $0.isNear(position) }
    return titled.lazy.compactMap { $0.description(in: language) }.first
      ?? near.first?.description
  }

  /// Errors of the API (mediawiki.org/wiki/API:Errors_and_warnings) that do not concern the request:
  /// a later one will be answered, so "nothing known" would be wrong.
  private static let passing: Set<String> = [
    "ratelimited", "maxlag", "readonly", "internal_api_error_DBQueryError",
    "internal_api_error_DBConnectionError", "internal_api_error_DBTransactionError",
  ]

  /// Returns the pages of a title; none if the wiki does not understand the request.
  ///
  /// It only supplements the request for the pages nearby, which was answered.
  private func pages(
    titled name: String, in language: String
  ) async throws(DataError) -> [WikipediaPage] {
    do throws(DataError) {
      return try await pages {
        WikipediaEndpoints.titled(name, language: language, continuing: $0)
      }
    } catch .service(_, .unexpected(let code)) where !Self.passing.contains(code) {
      return []
    }
  }

  /// The largest number of requests for one answer; an answer with more pieces is not read to its
  /// end.
  private static let mostRequests = 5

  /// Returns the pages that answer a question, merged from all pieces, in the order of the first
  /// piece.
  ///
  /// - Parameters:
  ///   - isEnough: returns whether the pages so far need no more pieces.
  ///   - endpoint: makes the request for the next piece from the parameters of the piece before.
  /// - Throws: `service`; `unexpected` with the code of the API's own error.
  private func pages(
    until isEnough: ([WikipediaPage]) -> Bool = { _ in false },
    _ endpoint: ([String: String]) -> Endpoint
  ) async throws(DataError) -> [WikipediaPage] {
    var pages: [WikipediaPage] = []
    var continuation: [String: String] = [:]
    for _ in 0..<Self.mostRequests {
      let asked = endpoint(continuation)
      guard let answer = try await http.decoded(WikipediaAnswer.self, from: asked)?.value else {
        // No data are held that could still be right.
        throw .service(service, .status(304))
      }
      if let code = answer.error { throw .service(service, .unexpected(detail: code)) }
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
