import Catalog
import Decoding
import Domain

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
