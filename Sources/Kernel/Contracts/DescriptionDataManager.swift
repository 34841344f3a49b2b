package import Domain

/// An encyclopedia on the network that knows places.
package protocol DescriptionDataManager: Sendable {
  /// The service it asks.
  var service: RemoteService { get }

  /// How many seconds an answer is good.
  var timeToLive: Int { get }

  /// The description of a place with this name near a position: in the given language, else in
  /// English, else nil.
  /// - Throws: `service`.
  func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription?
}

/// What an encyclopedia says of a place.
package struct PlaceDescription: Hashable, Sendable, Codable {
  package let text: String
  /// The article it is from.
  package let source: WebLink
  /// The code of the language it is in, which need not be the one asked for.
  package let language: String

  package init(text: String, source: WebLink, language: String) {
    self.text = text
    self.source = source
    self.language = language
  }
}

/// A stored description, or the stored answer that there is none.
package struct CachedDescription: Hashable, Sendable {
  /// Nil if the encyclopedia was asked and has no article.
  package let description: PlaceDescription?
  package let fetchedAt: Int

  package init(_ description: PlaceDescription?, fetchedAt: Int) {
    self.description = description
    self.fetchedAt = fetchedAt
  }
}

/// The descriptions of places, in one language: the cache first, the encyclopedia second.
///
/// The answer that there is no article is cached like a description.
package struct DescriptionSource: Sendable {
  package var cache: any DescriptionCacheDataManager
  package var remote: any DescriptionDataManager
  private let language: String
  private let timeout: Duration
  private let clock: @Sendable () -> Int

  /// - Parameters:
  ///   - cache: where descriptions are stored.
  ///   - remote: the service.
  ///   - language: the code of the interface's language.
  ///   - timeout: how long an answer may take, retries included.
  ///   - clock: the present, in seconds since 1970.
  package init(
    cache: any DescriptionCacheDataManager, remote: any DescriptionDataManager,
    language: String, timeout: Duration = .seconds(5), clock: @escaping @Sendable () -> Int
  ) {
    self.cache = cache
    self.remote = remote
    self.language = language
    self.timeout = timeout
    self.clock = clock
  }

  /// The cached description of a place; nil if it was never asked for.
  /// - Throws: what the store throws.
  package func held(of reference: Reference) async throws(DataError) -> CachedDescription? {
    try await cache.description(of: reference, language: language)
  }

  /// The cached description of a place in another of the given languages: better than none.
  /// - Throws: what the store throws.
  package func substitute(
    of reference: Reference, in languages: [String]
  ) async throws(DataError) -> PlaceDescription? {
    for other in languages where other != language {
      if let held = try await cache.description(of: reference, language: other)?.description {
        return held
      }
    }
    return nil
  }

  /// Whether the encyclopedia should be asked.
  package func isDue(_ held: CachedDescription?, _ policy: CachePolicy) -> Bool {
    guard policy == .ifDue, let held else { return true }
    // After the clock was set back, what was fetched seems to come from the future: stale.
    return !(0..<remote.timeToLive).contains(clock() - held.fetchedAt)
  }

  /// Asks the encyclopedia about a place.
  /// - Throws: `service`; `timedOut` after the timeout.
  package func fetch(
    _ name: String, at position: Coordinate
  ) async throws(DataError) -> CachedDescription {
    let timedOut = DataError.service(remote.service, .timedOut)
    let description = try await Deadline.meet(.now + timeout, failing: timedOut) {
      () async throws(DataError) in
      try await remote.description(of: name, at: position, language: language)
    }
    return CachedDescription(description, fetchedAt: clock())
  }

  /// - Throws: what the store throws.
  package func store(
    _ description: CachedDescription, of reference: Reference
  ) async throws(DataError) {
    try await cache.store(description, of: reference, language: language)
  }
}
