package import Catalog
import Domain

/// What can be asked of The New York Times' Most Popular API.
package enum ArticlesEndpoints {
  /// The key comes with the connection.
  package static func list(_ edition: ArticleEdition) -> Endpoint {
    Endpoint(Articles.service, [edition.kind.rawValue, "\(edition.period.rawValue).json"])
  }
}
