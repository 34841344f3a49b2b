package import Domain

/// The connection to the services.
///
/// It knows their addresses and the key: endpoints name neither. Attempts are repeated where that
/// can help; a cancelled call ends at once.
package protocol HTTPDataManager: Sendable {
  /// Gives an answer whole; a large one tells how far it is while it arrives.
  ///
  /// - Parameters:
  ///   - endpoint: what is asked.
  ///   - validators: those of what is held; with them the answer may be `notModified`.
  /// - Throws: `service`. A status that is a failure is `status`, 404 included.
  func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer
}

/// What a service answered: a body, or that the one held is still right.
package enum HTTPAnswer: Hashable, Sendable {
  /// 304
  case notModified
  case body([UInt8], Validators)
}

/// A request to a service, as a value: what is asked, not how.
///
/// Always a GET.
package struct Endpoint: Hashable, Sendable {
  package let service: RemoteService
  /// Below the service's base URL, its segments not yet percent-encoded; empty asks for the base
  /// itself.
  package let path: [String]
  package let query: [QueryItem]
  /// The code that takes the place of `{lang}` in the base URL (`es`); services of one language
  /// need none.
  package let language: String?
  package let limits: Limits
  /// What is asked in the place of the service's address, path and query: something of another server
  /// that the service named.
  ///
  /// No key goes there.
  package let link: WebLink?
  /// The media types that are understood, as the header has them.
  package let accept: String

  package init(
    _ service: RemoteService, _ path: [String] = [], query: [QueryItem] = [],
    language: String? = nil, limits: Limits = .standard, link: WebLink? = nil,
    accept: String = "application/json"
  ) {
    self.service = service
    self.link = link
    self.accept = accept
    self.path = path
    self.query = query
    self.language = language
    self.limits = limits
  }

  package struct QueryItem: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What an answer may cost.
  package struct Limits: Hashable, Sendable {
    /// Bytes, as sent and as unpacked.
    package let bytes: Int
    /// From the first byte sent to the last one received, one attempt.
    package let total: Duration

    package init(bytes: Int, total: Duration) {
      self.bytes = bytes
      self.total = total
    }

    /// Whether an answer may take so long that people want to know how far it is.
    package var areLarge: Bool { bytes > Self.standard.bytes }

    package static let standard = Limits(bytes: 8 << 20, total: .seconds(20))
    package static let cityList = Limits(bytes: 64 << 20, total: .seconds(600))
  }
}
