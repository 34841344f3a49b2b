import Catalog
import Domain

extension HTTPDataManager {
  /// The answer of an endpoint, asked for whatever is held.
  func answer<Value: Decodable & Sendable>(
    _ type: Value.Type, from endpoint: Endpoint
  ) async throws(DataError) -> Value {
    guard let answer = try await decoded(type, from: endpoint) else {
      // "Not modified" is no answer to a question that did not say what is held.
      throw .service(endpoint.service, .status(304))
    }
    return answer.value
  }
}
