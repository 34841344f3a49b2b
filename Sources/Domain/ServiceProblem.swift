/// What is wrong with a service; `Strings.message(for:)` says it and what to do, in the user's
/// language.
///
/// It holds nothing of the request, so that no key can be shown with it.
package enum ServiceProblem: Hashable, Sendable {
  /// The user wants no network, or there is none: nothing was tried.
  case offline
  /// No connection came about: no such host, refused, no route, a broken certificate; `reason` in
  /// the system's words.
  case unreachable(reason: String)
  /// It did not answer in time.
  case timedOut
  /// The connection broke before the answer was whole.
  case interrupted
  /// An HTTP status that is a failure (500).
  case status(Int)
  /// It asks for patience (429); seconds where it says how much.
  case busy(retryAfter: Int?)
  /// No key is set.
  case keyMissing
  /// The key is not accepted (401, 403), or can't be one: it holds white space.
  case keyRefused
  /// Not JSON at all: a login page, a proxy's words.
  case notJSON
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
}
