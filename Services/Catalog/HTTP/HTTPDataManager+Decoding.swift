package import Domain
import Foundation

extension HTTPDataManager {
  /// Fetches and decodes JSON; nil for 304.
  /// - Throws: `service`: `notJSON` and `unexpected` among others.
  package func decoded<Value: Decodable & Sendable>(
    _ type: Value.Type, from endpoint: Endpoint, unless validators: Validators = Validators()
  ) async throws(DataError) -> (value: Value, validators: Validators)? {
    switch try await get(endpoint, unless: validators) {
    case .notModified: nil
    case .body(let bytes, let validators):
      (try await JSONReading.value(type, from: bytes, of: endpoint.service), validators)
    }
  }
}

/// Decodes the answers of services.
package enum JSONReading {
  /// - Throws: `notJSON`, or `unexpected` with the place that did not fit.
  @concurrent
  package static func value<Value: Decodable & Sendable>(
    _ type: Value.Type, from bytes: [UInt8], of service: RemoteService
  ) async throws(DataError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw .service(service, problem(error))
    } catch {
      throw .service(service, .notJSON)
    }
  }

  private static func problem(_ error: DecodingError) -> ServiceProblem {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let it), .valueNotFound(_, let it), .keyNotFound(_, let it),
      .dataCorrupted(let it):
      context = it
    @unknown default: return .notJSON
    }
    var path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    if case .keyNotFound(let key, _) = error { path.append(key.stringValue) }
    // What is no JSON at all fails at its root, with the parser's error below.
    if case .dataCorrupted = error, path.isEmpty { return .notJSON }
    return .unexpected(detail: path.joined(separator: "."))
  }
}
