import Catalog
import Domain

/// PokeAPI, version 2: its endpoints, and what its two catalogs share.
///
/// See https://pokeapi.co/docs/v2.
enum PokeAPI {
  /// Seven days, in seconds.
  static let timeToLive = 7 * 86_400

  /// A list in one page: 20 would come without the limit.
  static func list(_ kind: String, limit: Int = 100_000) -> Endpoint {
    Endpoint(
      .pokeapi, [kind], query: [.init("limit", String(limit)), .init("offset", "0")])
  }

  static func entry(_ kind: String, _ id: Int) -> Endpoint {
    Endpoint(.pokeapi, [kind, String(id)])
  }

  /// No connection, as against an answer that is none.
  static func isOffline(_ error: DataError) -> Bool {
    if case .service(_, .unreachable) = error { true } else { error.isOffline }
  }

  /// The error of an entry that was asked for by its id.
  static func error(_ error: DataError, asking reference: Reference) -> DataError {
    error == .service(.pokeapi, .status(404)) ? .notFound(reference) : error
  }
}
