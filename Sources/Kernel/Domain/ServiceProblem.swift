/// A service on the network that the program asks.
package struct RemoteService: Hashable, Sendable {
  /// Its name in settings: `people` stands for `CATALEJO_PEOPLE_URL` and `people_url`.
  package let rawValue: String
  /// What people call it, as a sentence begins.
  package let name: Words
  /// Where it is published; `{lang}` stands for the language of a request.
  package let address: String
  /// The page that gives the key it wants; nil where it wants none.
  package let keyPage: String?
  /// Other addresses of it, by the names that commands have for them.
  package let otherAddresses: [(name: String, address: String)]

  package init(
    _ rawValue: String, name: Words, address: String, keyPage: String? = nil,
    otherAddresses: [(name: String, address: String)] = []
  ) {
    self.rawValue = rawValue
    self.name = name
    self.address = address
    self.keyPage = keyPage
    self.otherAddresses = otherAddresses
  }

  package static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// What sets its address and its key, in the environment and in the settings file.
extension RemoteService {
  package var addressVariable: String { "CATALEJO_\(rawValue.uppercased())_URL" }
  package var addressSetting: String { "\(rawValue)_url" }
  package var keyVariable: String { "CATALEJO_\(rawValue.uppercased())_API_KEY" }
  package var keySetting: String { "\(rawValue)_api_key" }
}

/// What is wrong with a service; `Strings.message(for:)` says it and what to do, in the user's
/// language.
///
/// It holds nothing of the request, so that no key can be shown with it.
package enum ServiceProblem: Error, Hashable, Sendable {
  /// There is no network: nothing was tried.
  case offline
  /// The user wants no network: nothing was tried.
  case switchedOff
  /// No connection came about: no such host, refused, no route, a broken certificate; `reason` in
  /// the system's words, of which the usual ones are translated.
  case unreachable(reason: String)
  /// It did not answer in time.
  case timedOut
  /// The connection broke before the answer was whole.
  case interrupted
  /// An HTTP status that is a failure (500), or that refuses what was asked (404).
  case status(Int)
  /// It says itself that it failed, with a status that says the contrary.
  case failed
  /// It asks for patience (429); seconds where it says how much.
  case busy(retryAfter: Int?)
  /// No key is set.
  case keyMissing
  /// The key is not accepted (401, 403), or can't be one: it holds white space.
  case keyRefused
  /// A page for people where there should be JSON: a login, a proxy's words.
  case notJSON
  /// Neither a page for people nor whole JSON.
  case garbled
  /// JSON of another shape; `detail` names the place, such as "results.3.name".
  case unexpected(detail: String)
  /// More bytes than are read, as sent or unpacked.
  case tooLarge(limit: Int)
  /// A redirect too many, or one in a circle.
  case tooManyRedirects
  /// A redirect to another scheme.
  case unsafeRedirect
  /// The address in the settings is none, or `http` to another machine.
  case badAddress(String)
  /// The address in the settings holds a name or a password, and is shown without.
  case addressWithPassword(String)
  /// The environment's variable names no proxy that can be used.
  case badProxy(variable: String)
  /// The library that requests are made with is not on this machine.
  case noLibrary(String)

  /// Whether nothing was tried.
  package var isOffline: Bool { self == .offline || self == .switchedOff }

  /// Whether asking for the same again may turn out otherwise.
  ///
  /// Not so where settings, which are read at the start, or another version have to help.
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

  /// Whether a status says that asking again will be answered the same.
  ///
  /// Not so where the service only was not quick enough, or asks for patience (408, 425, 429).
  package static func isRefusal(_ status: Int) -> Bool {
    (300..<500).contains(status) && ![408, 425, 429].contains(status)
  }
}
