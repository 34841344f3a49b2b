package import Domain

/// An encyclopedia on the network that knows places.
package protocol DescriptionDataManager: Sendable {
  /// The service it asks.
  var service: RemoteService { get }

  /// The number of seconds for which an answer is good.
  var timeToLive: Int { get }

  /// Returns the description of a place that has a name near a position: in the given language, or in
  /// English if there is none; `nil` if neither has an article.
  /// - Parameter language: the code of a language (`es`).
  /// - Throws: `service`.
  func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription?
}

/// The text of an encyclopedia on a place.
package struct PlaceDescription: Hashable, Sendable, Codable {
  package let text: String
  /// The article that the text is from.
  package let source: WebLink
  /// The code of the text's language, which need not be the one asked for.
  package let language: String

  package init(text: String, source: WebLink, language: String) {
    self.text = text
    self.source = source
    self.language = language
  }
}

/// A description in the cache, or the note in the cache that the encyclopedia has none.
package struct CachedDescription: Hashable, Sendable {
  /// `nil` if the encyclopedia was asked and has no article.
  package let description: PlaceDescription?
  /// Seconds since 1970.
  package let fetchedAt: Int

  package init(_ description: PlaceDescription?, fetchedAt: Int) {
    self.description = description
    self.fetchedAt = fetchedAt
  }
}

/// The descriptions of places in one language: from the cache first, from the encyclopedia second.
///
/// A missing article is cached like a description, so that it is not asked for again at once.
package struct DescriptionSource: Sendable {
  package var cache: any DescriptionCacheDataManager
  package var remote: any DescriptionDataManager
  private let language: String
  private let timeout: Duration
  private let clock: @Sendable () -> Int

  /// - Parameters:
  ///   - cache: stores the descriptions.
  ///   - remote: the encyclopedia.
  ///   - language: the code of the interface's language.
  ///   - timeout: the time an answer may take, with repeated attempts.
  ///   - clock: returns the present, in seconds since 1970.
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

  /// Returns the cached description of a place; `nil` if the encyclopedia was never asked.
  /// - Throws: the errors of the store.
  package func held(of reference: Reference) async throws(DataError) -> CachedDescription? {
    try await cache.description(of: reference, language: language)
  }

  /// Returns the cached description of a place in one of some other languages, if none can be had in
  /// the interface's.
  /// - Throws: the errors of the store.
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

  /// Returns whether the encyclopedia should be asked.
  package func isDue(_ held: CachedDescription?, _ policy: CachePolicy) -> Bool {
    guard policy == .ifDue, let held else { return true }
    // If the clock was set back, the time of fetching is in the future: the description counts as
    // stale.
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

  /// Stores the description of a place.
  /// - Throws: the errors of the store.
  package func store(
    _ description: CachedDescription, of reference: Reference
  ) async throws(DataError) {
    try await cache.store(description, of: reference, language: language)
  }
}
