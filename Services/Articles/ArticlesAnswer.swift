package import Catalog
import Domain

/// What can be asked of The New York Times' Most Popular API.
package enum ArticlesEndpoints {
  /// The key comes with the connection.
  package static func list(_ edition: ArticleEdition) -> Endpoint {
    Endpoint(Articles.service, [edition.kind.rawValue, "\(edition.period.rawValue).json"])
  }
}

/// A list of popular articles as the service answers.
struct ArticlesAnswer: Decodable, Sendable {
  /// Those that can be read.
  let articles: [Article]

  private enum Key: String, CodingKey {
    case status, results, fault
    case count = "num_results"
  }

  /// An empty list may be missing, null or `""`, but only beside something else that tells the
  /// service's answer from another JSON.
  /// - Throws: `DecodingError`; at `fault` for a gateway's refusal, at `status` for a failure.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    try answer.check(!answer.holds(.fault), at: .fault)
    let status = answer.line(.status)
    try answer.check((status ?? "OK").uppercased() == "OK", at: .status)
    let isKnown = status != nil || answer.contains(.count)
    let isEmpty =
      !answer.holds(.results) || answer.readable(String.self, .results)?.isEmpty == true
    articles =
      isKnown && isEmpty
      ? []
      : try answer.decode(ReadableElements<ArticleRecord>.self, forKey: .results)
        .elements.map(\.article)
  }
}
