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
