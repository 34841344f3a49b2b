import Domain

/// Why one attempt brought no answer.
struct AttemptFailure: Error, Hashable {
  let error: DataError
  /// Whether another attempt may help.
  var isPassing = false
  /// The patience the service asked for, in seconds.
  var retryAfter: Int?

  /// The service did not even get to see the attempt.
  var isOffline: Bool { error.isOffline }
}
