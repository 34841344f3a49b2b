package import Contracts
package import Domain
import FoundationEssentials

extension HTTPDataManager {
  /// Fetches and decodes JSON; `nil` for 304.
  /// - Throws: `service`: `notJSON`, `garbled`, `failed` and `unexpected` among others.
  package func decoded<Value: Decodable & Sendable>(
    _ type: Value.Type, from endpoint: Endpoint, unless validators: Validators = Validators()
  ) async throws(DataError) -> (value: Value, validators: Validators)? {
    switch try await get(endpoint, unless: validators) {
    case .notModified: nil
    case .body(let bytes, let validators):
      (try await AnswerDecoder.value(type, from: bytes, of: endpoint.service), validators)
    }
  }

  /// Fetches a part that is one answer; without items where what is held is still right (304).
  ///
  /// The clock, in seconds since 1970, is read when the answer is there.
  /// - Throws: what `decoded(_:from:unless:)` throws.
  package func result<Answer: Decodable & Sendable, Item>(
    _ part: CatalogPart, from endpoint: Endpoint, unless validators: Validators,
    clock: () -> Int, items: (Answer) -> [Item]
  ) async throws(DataError) -> FetchResult<Item> {
    let answer = try await decoded(Answer.self, from: endpoint, unless: validators)
    return FetchResult(
      part, items: answer.map { items($0.value) },
      metadata: CacheMetadata(
        fetchedAt: clock(), validators: answer?.validators ?? validators))
  }
}

/// Decodes the answers of services.
package enum AnswerDecoder {
  /// - Throws: `notJSON`, `garbled`; `failed` where the answer says so itself, else `unexpected` with
  ///   the place that did not fit.
  @concurrent
  package static func value<Value: Decodable & Sendable>(
    _ type: Value.Type, from bytes: [UInt8], of service: RemoteService
  ) async throws(DataError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw .service(service, problem(error, bytes))
    } catch {
      throw .service(service, noJSON(bytes))
    }
  }

  /// A page that is meant for people starts with a tag.
  private static func noJSON(_ bytes: [UInt8]) -> ServiceProblem {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
    let first = text.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    return first == UInt8(ascii: "<") ? .notJSON : .garbled
  }

  /// The members that services send in the place of an answer: randomuser.me and others an `error`,
  /// the gateway of the New York Times a `fault`, the newspaper itself a `status` of its own.
  private struct Apology: Decodable {
    private enum Key: CodingKey { case error, fault, status }

    let isOne: Bool

    init(from decoder: any Decoder) throws {
      let answer = try decoder.container(keyedBy: Key.self)
      isOne =
        answer.holds(.error) || answer.holds(.fault)
        || answer.line(.status)?.uppercased() == "ERROR"
    }
  }

  private static func problem(_ error: DecodingError, _ bytes: [UInt8]) -> ServiceProblem {
    if let apology = try? JSONDecoder().decode(Apology.self, from: Data(bytes)), apology.isOne {
      return .failed
    }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let it), .valueNotFound(_, let it), .keyNotFound(_, let it),
      .dataCorrupted(let it):
      context = it
    @unknown default: return .unexpected(detail: "$")
    }
    var path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    if case .keyNotFound(let key, _) = error { path.append(key.stringValue) }
    // An answer that is no JSON at all fails at its root, with the parser's error below.
    if case .dataCorrupted = error, path.isEmpty { return noJSON(bytes) }
    return .unexpected(detail: path.isEmpty ? "$" : path.joined(separator: "."))
  }
}

/// The data manager of a service that answers each part of its catalog with one JSON document.
package struct JSONDataManager<Item: Entity>: RemoteDataManager {
  package let service: RemoteService
  package let timeToLive: Int?
  private let endpoint: @Sendable (CatalogPart) -> Endpoint?
  /// Not generic by the answer, whose type would be made at each start, and not only to fetch.
  private let result:
    @Sendable (CatalogPart, Endpoint, Validators) async throws(DataError) -> FetchResult<Item>

  /// - Parameters:
  ///   - service: what is asked.
  ///   - timeToLive: how many seconds an answer is good.
  ///   - resources: the connection, and the clock.
  ///   - items: what an answer holds, in the service's order.
  ///   - endpoint: what is asked for a part; `nil` for a part that the catalog does not have.
  package init<Answer: Decodable & Sendable>(
    _ service: RemoteService, timeToLive: Int?, _ resources: CatalogResources,
    items: @escaping @Sendable (Answer) -> [Item],
    endpoint: @escaping @Sendable (CatalogPart) -> Endpoint?
  ) {
    self.service = service
    self.timeToLive = timeToLive
    self.endpoint = endpoint
    result = { part, endpoint, validators async throws(DataError) in
      try await resources.http.result(
        part, from: endpoint, unless: validators, clock: resources.clock, items: items)
    }
  }

  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Item> {
    guard let endpoint = endpoint(part) else {
      throw .service(service, .unexpected(detail: part.key))
    }
    return try await result(part, endpoint, validators)
  }
}
