package import Catalog
package import Domain

/// The popular articles of The New York Times, list by list.
package struct RemoteArticles: RemoteDataManager {
  package let service = Articles.service
  /// An hour.
  package let timeToLive: Int? = 3600
  private let http: any HTTPDataManager
  private let clock: @Sendable () -> Int

  /// - Parameter clock: the present, in seconds since 1970.
  package init(http: any HTTPDataManager, clock: @escaping @Sendable () -> Int) {
    self.http = http
    self.clock = clock
  }

  /// Fetches an edition ("emailed/7"), the only kind of part there is.
  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Article> {
    guard case .edition(let name) = part, let edition = ArticleEdition(name: name) else {
      throw .service(service, .unexpected(detail: part.key))
    }
    return try await http.delivery(
      part, as: ArticlesAnswer.self, from: ArticlesEndpoints.list(edition), unless: validators,
      clock: clock
    ) { $0.articles }
  }
}

/// What can be asked of The New York Times' Most Popular API.
package enum ArticlesEndpoints {
  /// The key comes with the connection.
  package static func list(_ edition: ArticleEdition) -> Endpoint {
    Endpoint(Articles.service, [edition.kind.rawValue, "\(edition.period.rawValue).json"])
  }
}

/// A list of popular articles as the service answers.
struct ArticlesAnswer: Decodable, Sendable {
  /// Those that can be read, the first of each id.
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
    guard !answer.holds(.fault) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fault, in: answer, debugDescription: "the gateway refused")
    }
    let status = answer.line(.status)
    guard (status ?? "OK").uppercased() == "OK" else {
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: answer, debugDescription: "the service failed")
    }
    let isKnown = status != nil || answer.contains(.count)
    let isEmpty =
      !answer.holds(.results) || answer.readable(String.self, .results)?.isEmpty == true
    if isKnown, isEmpty {
      articles = []
      return
    }
    let records = try answer.decode(ReadableElements<ArticleRecord>.self, forKey: .results)
    var ids: Set<String> = []
    articles = records.elements.map(\.article).filter { ids.insert($0.id).inserted }
  }
}
