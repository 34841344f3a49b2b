package import Domain

/// The connection to the services.
///
/// It knows their addresses and the key, which endpoints do not have. A failed attempt is repeated if
/// that can help. A cancelled call ends at once.
package protocol HTTPDataManager: Sendable {
  /// Returns an answer as a whole; a large answer reports its progress while it arrives.
  ///
  /// - Parameters:
  ///   - endpoint: the request.
  ///   - validators: the validators of the data held; with them the answer may be `notModified`.
  /// - Throws: `service`. A status that means a failure is `status`, including 404.
  func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer
}

/// The answer of a service: a body, or the note that the body held is still right.
package enum HTTPAnswer: Hashable, Sendable {
  /// Status 304.
  case notModified
  case body([UInt8], Validators)
}

/// Fetches answers that are too large for memory.
package protocol DownloadDataManager: Sendable {
  /// Hands the body of an answer on while it arrives.
  ///
  /// An attempt that failed is repeated from the first byte on, if that can help. The server is asked
  /// for the bytes as they are, and none that came packed are unpacked.
  ///
  /// - Parameters:
  ///   - endpoint: the request; its limits hold, and its range does not count.
  ///   - receiver: gets the body; what it throws ends the call.
  ///   - validators: as in ``HTTPDataManager/get(_:unless:)``.
  /// - Throws: `service`, and what the receiver throws.
  func download(
    _ endpoint: Endpoint, to receiver: any BodyReceiving, unless validators: Validators
  ) async throws(DataError) -> Download
}

/// Receives the body of an answer, on a thread of the connection that nothing may hold up for long.
package protocol BodyReceiving: Sendable {
  /// Begins a body; what came before was of an attempt that failed.
  ///
  /// - Parameter length: the number of its bytes; `nil` if it was not announced.
  func begin(length: Int?) throws(DataError)

  func receive(_ bytes: RawSpan) throws(DataError)
}

/// The way in which a download ended.
package enum Download: Hashable, Sendable {
  /// Status 304: nothing was sent.
  case notModified
  /// The receiver has the whole body.
  case whole(Validators)
}

extension ServiceProblem {
  /// The server sent other bytes than the range that it was asked for.
  package static let otherBytes = ServiceProblem.unexpected(detail: "Content-Range")
}

/// A request to a service as a value: what to ask for, without the way to do it.
///
/// It is always a GET.
package struct Endpoint: Hashable, Sendable {
  package let service: RemoteService
  /// The path below the service's base URL, in segments that are not percent-encoded yet; empty asks
  /// for the base URL itself.
  package let path: [String]
  package let query: [QueryItem]
  /// The code that replaces `{lang}` in the base URL (`es`); `nil` for a service in one language.
  package let language: String?
  package let limits: Limits
  /// A link to another server, which the service gave; it replaces the service's address, path and
  /// query.
  ///
  /// The key is never sent there.
  package let link: WebLink?
  /// The media types that the caller can read, as the `Accept` header has them.
  package let accept: String
  /// The bytes that are wanted, counted from 0; `nil` asks for all.
  ///
  /// An answer with other bytes is refused (``ServiceProblem/otherBytes``); one may end earlier only where
  /// all ends.
  package let range: Range<Int>?
  /// Whether a body that is packed by gzip is handed on as it was sent.
  package let isKeptPacked: Bool

  package init(
    _ service: RemoteService, _ path: [String] = [], query: [QueryItem] = [],
    language: String? = nil, limits: Limits = .standard, link: WebLink? = nil,
    accept: String = "application/json", range: Range<Int>? = nil, isKeptPacked: Bool = false
  ) {
    self.service = service
    self.link = link
    self.accept = accept
    self.path = path
    self.query = query
    self.language = language
    self.limits = limits
    self.range = range
    self.isKeptPacked = isKeptPacked
  }

  /// A parameter of the query; neither part is percent-encoded yet.
  package struct QueryItem: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The largest size and time of an answer.
  package struct Limits: Hashable, Sendable {
    /// The number of bytes, both as sent and as unpacked.
    package let bytes: Int
    /// The time of one attempt, from the first byte sent to the last byte received.
    package let total: Duration

    package init(bytes: Int, total: Duration) {
      self.bytes = bytes
      self.total = total
    }

    /// Whether an answer may take so long that people want to see its progress.
    package var areLarge: Bool { bytes > Self.standard.bytes }

    /// The limits of most answers: 8 MB and 20 seconds.
    package static let standard = Limits(bytes: 8 << 20, total: .seconds(20))
    /// The limits of the list of cities: 64 MB and ten minutes.
    package static let cityList = Limits(bytes: 64 << 20, total: .seconds(600))
    /// The limits of a dump: 4 GB and six hours.
    package static let dump = Limits(bytes: 4 << 30, total: .seconds(6 * 3600))
  }
}
