/// A service on the network that the program asks.
package struct RemoteService: Hashable, Sendable {
  /// The service's name in settings: `people` gives `CATALEJO_PEOPLE_URL` and `people_url`.
  package let rawValue: String
  /// The service's name for people, as at the start of a sentence.
  package let name: Words
  /// The published address; `{lang}` stands for the language of a request.
  package let address: String
  /// The page that gives out its key; `nil` if it needs none.
  package let keyPage: String?
  /// The setting of its address: `people_url`.
  package let addressSetting: String
  /// Other addresses of the service, with the names that commands have for them.
  package let otherAddresses: [(name: String, address: String)]

  package init(
    _ rawValue: String, name: Words, address: String, addressSetting: String? = nil,
    keyPage: String? = nil,
    otherAddresses: [(name: String, address: String)] = []
  ) {
    self.rawValue = rawValue
    self.name = name
    self.address = address
    self.addressSetting = addressSetting ?? "\(rawValue)_url"
    self.keyPage = keyPage
    self.otherAddresses = otherAddresses
  }

  package static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The names that set the service's address and key, in the environment and in the settings file.
extension RemoteService {
  package var addressVariable: String { "CATALEJO_\(addressSetting.uppercased())" }
  /// The option of commands that names the address, too; `nil` if there is none.
  package var addressOption: String? { addressSetting == rawValue ? "--\(rawValue)" : nil }
  package var keyVariable: String { "CATALEJO_\(rawValue.uppercased())_API_KEY" }
  package var keySetting: String { "\(rawValue)_api_key" }
}

/// The reason why a service failed; `Strings.message(for:)` tells it and a remedy, in the user's
/// language.
///
/// It holds nothing of the request, so no key can be shown with it.
package enum ServiceProblem: Error, Hashable, Sendable {
  /// There is no network, so nothing was tried.
  case offline
  /// The user wants no network, so nothing was tried.
  case switchedOff
  /// No connection was made: the host is unknown, refuses, has no route, or has a bad certificate.
  /// The `reason` is in the system's words; the usual ones are translated.
  case unreachable(reason: String)
  /// The service did not answer in time.
  case timedOut
  /// The connection broke before the answer was whole.
  case interrupted
  /// The HTTP status of a failure (500), or of a refusal of this request (404).
  case status(Int)
  /// The body reports a failure, though the status is that of a success.
  case failed
  /// The service asks to wait (429); the seconds are there if it named them.
  case busy(retryAfter: Int?)
  /// No key is set.
  case keyMissing
  /// The service does not accept the key (401, 403), or the key has white space and can't be one.
  case keyRefused
  /// The answer is a page for people instead of JSON: a login, or a proxy's message.
  case notJSON
  /// The answer is neither a page for people nor complete JSON.
  case garbled
  /// The JSON has another shape; `detail` names the place, such as "results.3.name".
  case unexpected(detail: String)
  /// The answer has more bytes than the program reads, as sent or unpacked.
  case tooLarge(limit: Int)
  /// There were too many redirects, or they go in a circle.
  case tooManyRedirects
  /// The service redirects to another scheme.
  case unsafeRedirect
  /// The address in the settings is invalid, or it is `http` to another machine.
  case badAddress(String)
  /// The address in the settings has a name or a password, and is shown without it.
  case addressWithPassword(String)
  /// The environment's variable does not name a proxy that can be used.
  case badProxy(variable: String)
  /// The library for requests is not installed on this machine.
  case noLibrary(String)

  /// Whether nothing was tried.
  package var isOffline: Bool { self == .offline || self == .switchedOff }

  /// Whether asking again may succeed.
  ///
  /// It can't if the settings, which are read at the start, or another version of the program have to
  /// help.
  package var isWorthRetrying: Bool {
    switch self {
    case .status(let code): !Self.isRefusal(code)
    case .offline, .switchedOff, .unreachable, .timedOut, .interrupted, .failed, .busy, .notJSON,
      .garbled:
      true
    case .keyMissing, .keyRefused, .unexpected, .tooLarge, .tooManyRedirects, .unsafeRedirect,
      .badAddress, .addressWithPassword, .badProxy, .noLibrary:
      false
    }
  }

  /// Returns whether a status says that the answer to the same request will not change.
  ///
  /// The statuses 408, 425 and 429 don't: there the service was too slow, or asks to wait.
  package static func isRefusal(_ status: Int) -> Bool {
    (300..<500).contains(status) && ![408, 425, 429].contains(status)
  }
}
