/// Why a program gave no answer.
enum ProgramFailure: Error, Hashable, Sendable {
  case notStarted
  case timedOut
  case tooMuchOutput
  /// It ended with another status than 0, or by a signal.
  case failed
  case cancelled
}
